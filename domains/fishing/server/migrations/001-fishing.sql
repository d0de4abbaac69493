-- Seeds and sittings of the fishing games. An owner is a member ("m7") or a trial ("p" and its play session).
create schema fishing;

-- One pair in use for an owner and a game; the one that follows it is fixed with it, before its client seed is chosen.
create table fishing.seed_pair (
	id uuid primary key,
	owner text collate "C" not null check (owner ~ '^(m[0-9]{1,19}|p[0-9a-f-]{36})$'),
	game text collate "C" not null check (game ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
	sealed_seed bytea not null,
	server_hash text collate "C" not null unique check (server_hash ~ '^[0-9a-f]{64}$'),
	client_seed text collate "C" not null check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
	-- Only ever raised: see the trigger.
	next_nonce integer not null default 0 check (next_nonce >= 0),
	next_id uuid not null unique,
	next_sealed bytea not null,
	next_hash text collate "C" not null unique check (next_hash ~ '^[0-9a-f]{64}$'),
	created_at timestamptz not null,
	retired_at timestamptz check (retired_at >= created_at)
);
create unique index seed_pair_in_use on fishing.seed_pair (owner, game) where retired_at is null;
create index seed_pair_retired on fishing.seed_pair (owner, game, retired_at desc) where retired_at is not null;
create index seed_pair_age on fishing.seed_pair (created_at) where owner like 'p%';

create function fishing.keep_seeds() returns trigger language plpgsql as $$
begin
	if new.next_nonce < old.next_nonce or new.sealed_seed <> old.sealed_seed or new.server_hash <> old.server_hash
		or new.client_seed <> old.client_seed or new.next_hash <> old.next_hash or new.next_sealed <> old.next_sealed
		or new.next_id <> old.next_id or (old.retired_at is not null and new is distinct from old) then
		raise exception 'seeds that were shown are never changed, and a nonce is used once';
	end if;
	return new;
end $$;
create trigger seed_pair_is_kept before update on fishing.seed_pair
	for each row execute function fishing.keep_seeds();

-- From sitting down to getting up; at most one open for an owner and a game, so that a pair is drawn from in one room.
create table fishing.sitting (
	id uuid primary key,
	owner text collate "C" not null,
	game text collate "C" not null,
	room text collate "C" not null,
	currency text not null,
	sat_at timestamptz not null,
	left_at timestamptz,
	volleys integer not null default 0,
	shots integer not null default 0,
	staked numeric not null default 0 check (staked >= 0),
	won numeric not null default 0 check (won >= 0)
);
create unique index sitting_open on fishing.sitting (owner, game) where left_at is null;
create index sitting_age on fishing.sitting (sat_at);

-- What was shot at each species for money, and what it paid: the returns report and its alarm.
create table fishing.species_return (
	day date not null,
	pay_table text collate "C" not null,
	species text collate "C" not null,
	currency text not null,
	contacts bigint not null,
	stake numeric not null,
	-- Of each contact's stake its square: what the deviation is reckoned from.
	squares numeric not null,
	prize numeric not null,
	primary key (day, pay_table, species, currency)
);
