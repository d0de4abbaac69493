-- Terms that the desk sets: prize groups of a brand and of single members.
create table lottery.prize_group (
	merchant text not null,
	-- Empty: of all members that have none of their own.
	holder text collate "C" not null check (holder ~ '^(m[0-9]{1,19})?$'),
	prize_group integer not null check (prize_group between 1800 and 1950 and prize_group % 2 = 0),
	set_at timestamptz not null,
	primary key (merchant, holder)
);

-- How a game's coming issues are drawn; without a row by the house itself.
create table lottery.draw_source (
	game text collate "C" primary key,
	source text not null check (source in ('house', 'people', 'feed')),
	set_at timestamptz not null
);

-- The result comes from outside; the house's own seed is not used, and never revealed.
alter table lottery.issue add column official boolean not null default false;
-- Above 1: it was corrected, and its tickets stand by this version.
alter table lottery.issue add column result_version integer not null default 1 check (result_version >= 1);
do $$
declare
	v_name text;
begin
	select conname into strict v_name from pg_constraint
	where conrelid = 'lottery.issue'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%public_hex IS NULL%';
	execute format('alter table lottery.issue drop constraint %I', v_name);
end $$;
alter table lottery.issue add constraint drawn_has_its_proof check ((state = 'drawn') = (digits is not null)
	and (seed is null) = (public_hex is null) and (seed is not null) = (state = 'drawn' and not official));
alter table lottery.issue add constraint corrected_is_official check (result_version = 1 or official);

-- What was told of a result, each told by one voice: a member of staff, or the feed.
create table lottery.result_entry (
	game text collate "C" not null,
	issue text collate "C" not null,
	version integer not null check (version >= 1),
	told_by text not null check (length(told_by) between 1 and 100),
	name text not null check (length(name) between 1 and 100),
	digits text collate "C" not null,
	-- Where it was seen: an address, a paper, a picture's address.
	source text not null check (length(source) between 3 and 500),
	told_at timestamptz not null,
	primary key (game, issue, version, told_by),
	foreign key (game, issue) references lottery.issue (game, issue)
);

-- Results that stand, by version: never changed.
create table lottery.official_result (
	game text collate "C" not null,
	issue text collate "C" not null,
	version integer not null check (version >= 1),
	digits text collate "C" not null,
	confirmed_at timestamptz not null,
	primary key (game, issue, version),
	foreign key (game, issue) references lottery.issue (game, issue)
);
create trigger only_grows before update or delete on lottery.official_result
	for each row execute function lottery.refuse_change();
create trigger only_grows before update or delete on lottery.result_entry
	for each row execute function lottery.refuse_change();

create or replace function lottery.keep_issue() returns trigger language plpgsql as $$
begin
	if new.commit_hash <> old.commit_hash or new.sealed_seed <> old.sealed_seed or new.draws_at <> old.draws_at
		or new.closes_at <> old.closes_at or new.beacon_round is distinct from old.beacon_round or new.official <> old.official
		or (old.voided_at is not null and (new.voided_at is distinct from old.voided_at or new.void_reason <> old.void_reason))
		or (old.state <> 'planned' and (new.state <> old.state
			or new.seed is distinct from old.seed or new.public_hex is distinct from old.public_hex
			or (new.digits is distinct from old.digits) and not (old.official and new.result_version = old.result_version + 1)))
	then
		raise exception 'what was published of an issue is never changed';
	end if;
	return new;
end $$;
