-- The released pay tables. A row is what was in force for the rounds that name it: it is never removed, and the table in it
-- never changed. The figures are computed from it: a proof that is made better may correct them.
create schema slots;

create table slots.pay_table (
	game text collate "C" not null check (game ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
	version integer not null check (version > 0),
	-- In force from then on, until a higher version is.
	live_from timestamptz not null,
	released_at timestamptz not null default clock_timestamp(),
	-- The whole table as canonical JSON, and its SHA-256 in hex: a critical component (GLI-19 2.3.2).
	body text not null,
	digest text not null,
	-- What the return gate found when it let the table pass.
	figures jsonb not null,
	primary key (game, version),
	constraint body_is_what_was_released check (digest = encode(sha256(convert_to(body, 'UTF8')), 'hex'))
);

create function slots.refuse_another_table() returns trigger language plpgsql as $$
begin
	if (new.game, new.version, new.live_from, new.released_at, new.body, new.digest)
		is distinct from (old.game, old.version, old.live_from, old.released_at, old.body, old.digest) then
		raise exception 'a released pay table is never changed: release a new version';
	end if;
	return new;
end $$;
create trigger pay_table_is_immutable before update on slots.pay_table
	for each row execute function slots.refuse_another_table();

create function slots.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'a released pay table is never changed: release a new version';
end $$;
create trigger pay_table_is_kept before delete or truncate on slots.pay_table
	for each statement execute function slots.refuse_change();
