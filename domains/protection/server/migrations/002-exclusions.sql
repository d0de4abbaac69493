-- What excludes a member from playing and logging in, by their own will: a break, or an exclusion. Nothing lifts one before
-- its end: rows are only added, and the database refuses to change or delete them.
create table protection.exclusion (
	member_id bigint not null,
	id bigint generated always as identity,
	kind text not null check (kind in ('break', 'exclusion')),
	began_at timestamptz not null,
	ends_at timestamptz not null,
	primary key (member_id, id),
	check (ends_at > began_at)
);

-- Who must not register again while an exclusion runs: digests of what identifies a person, with a key of this house.
create table protection.excluded_identity (
	digest bytea not null check (length(digest) = 32),
	member_id bigint not null,
	merchant text not null,
	ends_at timestamptz not null,
	primary key (digest, member_id, ends_at)
);

create table protection.identity_key (
	one_row boolean primary key default true check (one_row),
	secret bytea not null
);
insert into protection.identity_key (secret)
	values (sha256((gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text)::bytea));

create function protection.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'protection.% only grows: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger only_grows before update or delete on protection.exclusion
	for each row execute function protection.refuse_change();
create trigger only_grows before update or delete on protection.excluded_identity
	for each row execute function protection.refuse_change();
create trigger no_truncate before truncate on protection.exclusion
	for each statement execute function protection.refuse_change();
create trigger no_truncate before truncate on protection.excluded_identity
	for each statement execute function protection.refuse_change();
