-- Issues of the lotteries with what they are bound to, and where chases stopped. Bets are tickets of the games.
create schema lottery;

-- planned: committed, bets are taken or will be; drawn; void: not drawn, every stake goes back.
create table lottery.issue (
	game text collate "C" not null check (game ~ '^[A-Z0-9]{2,12}$'),
	issue text collate "C" not null check (issue ~ '^[0-9]{11,12}$'),
	opens_at timestamptz not null,
	closes_at timestamptz not null check (closes_at > opens_at),
	draws_at timestamptz not null check (draws_at >= closes_at),
	sealed_seed bytea not null,
	-- SHA-256 of the seed: published as soon as the row is there.
	commit_hash text collate "C" not null check (commit_hash ~ '^[0-9a-f]{64}$'),
	-- The beacon and its round that the public randomness is of; null where it is the SHA-256 of the accepted tickets.
	beacon text,
	beacon_round bigint check (beacon_round > 0),
	state text not null default 'planned' check (state in ('planned', 'drawn', 'void')),
	seed text collate "C" check (seed ~ '^[0-9a-f]{64}$'),
	public_hex text collate "C" check (public_hex ~ '^[0-9a-f]{64}$'),
	digits text collate "C" check (digits ~ '^[0-9]{5}$'),
	-- Ids of the accepted tickets in the order they were hashed.
	accepted jsonb,
	resulted_at timestamptz,
	-- Every ticket on it stands.
	settled_at timestamptz,
	primary key (game, issue),
	check ((beacon is null) = (beacon_round is null)),
	check ((state = 'drawn') = (seed is not null) and (seed is null) = (digits is null) and (seed is null) = (public_hex is null)),
	check ((state = 'planned') = (resulted_at is null)),
	check (settled_at is null or state <> 'planned')
);
create index issue_planned on lottery.issue (game, draws_at) where state = 'planned';
create index issue_resulted on lottery.issue (game, draws_at desc) where state <> 'planned';
create index issue_unsettled on lottery.issue (resulted_at) where state <> 'planned' and settled_at is null;

create function lottery.keep_issue() returns trigger language plpgsql as $$
begin
	if new.commit_hash <> old.commit_hash or new.sealed_seed <> old.sealed_seed or new.draws_at <> old.draws_at
		or new.closes_at <> old.closes_at or new.beacon_round is distinct from old.beacon_round
		or (old.state <> 'planned' and (new.state <> old.state or new.digits is distinct from old.digits
			or new.seed is distinct from old.seed or new.public_hex is distinct from old.public_hex)) then
		raise exception 'what was published of an issue is never changed';
	end if;
	return new;
end $$;
create trigger issue_is_kept before update on lottery.issue for each row execute function lottery.keep_issue();

-- A chase that a hit has stopped: what it still holds is released.
create table lottery.stopped_chase (
	owner text collate "C" not null check (owner ~ '^(m[0-9]{1,19}|p[0-9a-f-]{36})$'),
	chase text collate "C" not null check (chase ~ '^[A-Za-z0-9_-]{8,48}$'),
	game text collate "C" not null,
	-- The issue that hit.
	issue text collate "C" not null,
	-- Its later issues.
	rest jsonb not null,
	stopped_at timestamptz not null,
	primary key (owner, chase),
	foreign key (game, issue) references lottery.issue (game, issue)
);
create index stopped_chase_issue on lottery.stopped_chase (game, issue);
