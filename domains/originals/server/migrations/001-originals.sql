-- Seeds and rounds of the instant games. An owner is a member ("m7") or a trial ("p" and its play session).
create schema originals;

-- One pair in use for an owner and a game. The server seed is sealed; its hash is what the player was shown.
create table originals.seed_pair (
	owner text collate "C" not null check (owner ~ '^(m[0-9]{1,19}|p[0-9a-f-]{36})$'),
	game text collate "C" not null check (game ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
	id uuid not null,
	sealed_seed bytea not null,
	server_hash text collate "C" not null unique check (server_hash ~ '^[0-9a-f]{64}$'),
	client_seed text collate "C" not null check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
	-- Only ever raised: see the trigger.
	next_nonce integer not null default 0 check (next_nonce >= 0),
	created_at timestamptz not null,
	retired_at timestamptz check (retired_at >= created_at),
	primary key (owner, game, id)
);
create unique index seed_pair_in_use on originals.seed_pair (owner, game) where retired_at is null;
create index seed_pair_retired on originals.seed_pair (owner, game, retired_at desc) where retired_at is not null;
create index seed_pair_age on originals.seed_pair (created_at) where owner like 'p%';

create function originals.keep_nonces() returns trigger language plpgsql as $$
begin
	if new.next_nonce < old.next_nonce or new.sealed_seed <> old.sealed_seed or new.server_hash <> old.server_hash
		or new.client_seed <> old.client_seed or (old.retired_at is not null and new is distinct from old) then
		raise exception 'seeds that were shown are never changed, and a nonce is used once';
	end if;
	return new;
end $$;
create trigger seed_pair_is_kept before update on originals.seed_pair
	for each row execute function originals.keep_nonces();

-- The server seed that comes after the one in use, fixed and shown by its hash before the player chooses the client seed
-- that it will be drawn with. It becomes the pair in use, under its own id, when the one before is retired.
create table originals.next_seed (
	owner text collate "C" not null check (owner ~ '^(m[0-9]{1,19}|p[0-9a-f-]{36})$'),
	game text collate "C" not null check (game ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
	id uuid not null,
	sealed_seed bytea not null,
	server_hash text collate "C" not null unique check (server_hash ~ '^[0-9a-f]{64}$'),
	created_at timestamptz not null,
	primary key (owner, game)
);
create index next_seed_age on originals.next_seed (created_at) where owner like 'p%';

create function originals.keep_next_seed() returns trigger language plpgsql as $$
begin
	raise exception 'a seed whose hash was shown is never changed';
end $$;
create trigger next_seed_is_kept before update on originals.next_seed
	for each row execute function originals.keep_next_seed();

-- What was drawn for a press. drawn: the money has not been heard of; returning: a stake that nobody knows of is being taken
-- back, and nothing is drawn anew or opened on it meanwhile; open: staked, it goes on; closing: its win is decided and not paid
-- yet; done; refused: no stake was taken.
create table originals.round (
	owner text collate "C" not null,
	game text collate "C" not null,
	key text collate "C" not null check (key ~ '^[A-Za-z0-9_-]{8,64}$'),
	id uuid not null unique,
	seed_pair uuid not null,
	nonce integer not null check (nonce >= 0),
	currency text not null,
	stake bigint not null check (stake > 0),
	picked jsonb not null,
	state text not null check (state in ('drawn', 'returning', 'open', 'closing', 'done', 'refused')),
	stepped boolean not null,
	steps jsonb not null default '[]',
	-- Ten-thousandths of the stake, from the moment it is decided.
	times bigint check (times >= 0),
	ended text check (ended in ('lost', 'cashed-out', 'returned')),
	drawn_at timestamptz not null,
	changed_at timestamptz not null,
	-- The games' own id of a whole round, once it is played: with it a press that comes again is answered from the record,
	-- however old its key has become in the ledger.
	played_id uuid,
	primary key (owner, game, key),
	foreign key (owner, game, seed_pair) references originals.seed_pair (owner, game, id),
	constraint decided_when_closed check (not stepped or ((times is not null) = (state in ('closing', 'done'))))
);
create unique index round_nonce_once on originals.round (seed_pair, nonce);
create index round_age on originals.round (drawn_at);
create unique index round_one_open on originals.round (owner, game)
	where stepped and state in ('drawn', 'returning', 'open', 'closing');
create index round_unfinished on originals.round (seed_pair) where state in ('drawn', 'returning', 'open', 'closing');

-- What the clock looks after: members' rounds alone, each state by its age.
create index round_left on originals.round (state, changed_at)
	where stepped and owner like 'm%' and state in ('drawn', 'returning', 'open', 'closing');

-- Crash: one round for everybody, drawn from a chain of seeds whose end is published before its first round.
create table originals.crash_chain (
	id uuid primary key,
	-- The last link, from which all others follow by hashing.
	sealed_seed bytea not null,
	end_hash text collate "C" not null unique check (end_hash ~ '^[0-9a-f]{64}$'),
	-- Drawn once the end stands here, in a transaction of its own; never changed.
	salt text collate "C" check (salt ~ '^[0-9a-f]{64}$'),
	-- The round of a public beacon that the salt is taken from, named when the chain's end is written and before that round
	-- exists. Null: the salt is the house's own.
	salt_round bigint check (salt_round > 0),
	length integer not null check (length > 0),
	taken integer not null default 0 check (taken between 0 and length),
	created_at timestamptz not null
);
create unique index crash_chain_in_use on originals.crash_chain ((true)) where taken < length;

create function originals.keep_chain() returns trigger language plpgsql as $$
begin
	if new.taken < old.taken or new.sealed_seed <> old.sealed_seed or new.end_hash <> old.end_hash
		or new.length <> old.length or (old.salt is not null and new.salt is distinct from old.salt) then
		raise exception 'a chain that was published is never changed, and a link is used once';
	end if;
	-- A beacon that does not answer is given up as the house's salt is drawn, and at no other moment.
	if new.salt_round is distinct from old.salt_round
		and (old.salt is not null or new.salt is null or new.salt_round is not null) then
		raise exception 'the round that a salt is taken from is named once';
	end if;
	return new;
end $$;
create trigger crash_chain_is_kept before update on originals.crash_chain
	for each row execute function originals.keep_chain();

-- running: bets, then the flight, by the clock; over: revealed; done: every bet on it is decided.
create table originals.crash_round (
	id uuid primary key,
	chain uuid not null references originals.crash_chain (id),
	number integer not null check (number > 0),
	state text not null default 'running' check (state in ('running', 'over', 'done')),
	opened_at timestamptz not null,
	flies_at timestamptz not null check (flies_at > opened_at),
	-- Last seen by a server: after a longer silence in flight the round is cut short.
	beat_at timestamptz not null,
	interrupted boolean not null default false,
	point integer check (point >= 0),
	seed text collate "C" check (seed ~ '^[0-9a-f]{64}$'),
	ended_at timestamptz,
	unique (chain, number),
	check ((state = 'running') = (seed is null) and (seed is null) = (point is null) and (seed is null) = (ended_at is null))
);
create unique index crash_round_one on originals.crash_round ((true)) where state <> 'done';
create index crash_round_age on originals.crash_round (opened_at desc, id desc);

-- drawn: the money has not been heard of; open: staked; returning: a stake is being taken back; closing: what it pays is
-- decided and not paid; paid; done: its round is closed in the betting record too; refused: no stake was kept.
create table originals.crash_bet (
	id uuid primary key,
	owner text collate "C" not null check (owner ~ '^(m[0-9]{1,19}|p[0-9a-f-]{36})$'),
	key text collate "C" not null check (key ~ '^[A-Za-z0-9_-]{8,64}$'),
	round uuid not null references originals.crash_round (id),
	-- As others see it; null in a trial, which nobody else sees.
	name text,
	currency text not null,
	stake bigint not null check (stake > 0),
	-- The stake in levels of its currency: what is great in any.
	weight integer not null check (weight > 0),
	target integer not null check (target >= 0),
	state text not null check (state in ('drawn', 'open', 'returning', 'closing', 'paid', 'done', 'refused')),
	-- Hundredths; 0 for nothing.
	taken integer not null default 0 check (taken >= 0),
	ended text check (ended in ('lost', 'cashed-out', 'returned')),
	drawn_at timestamptz not null,
	changed_at timestamptz not null,
	unique (owner, key),
	check ((ended is not null) = (state in ('closing', 'paid', 'done')))
);
create unique index crash_bet_one on originals.crash_bet (round, owner) where state <> 'refused';
create index crash_bet_open on originals.crash_bet (round, target) where state in ('drawn', 'open');
create index crash_bet_table on originals.crash_bet (round, weight desc, id)
	where name is not null and state in ('open', 'closing', 'paid', 'done');
create index crash_bet_left on originals.crash_bet (changed_at)
	where owner like 'm%' and state in ('drawn', 'returning', 'closing', 'paid');
create index crash_bet_trial on originals.crash_bet (owner) where owner like 'p%' and state in ('drawn', 'open', 'closing', 'paid');
create index crash_bet_age on originals.crash_bet (drawn_at);

-- Until when somebody watches: rounds are opened as long as somebody does.
create table originals.crash_watch (
	one boolean primary key default true check (one),
	until timestamptz not null
);
insert into originals.crash_watch (until) values ('1970-01-01');
