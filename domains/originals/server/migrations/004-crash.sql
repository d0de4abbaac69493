-- Crash: one round for everybody, drawn from a chain of seeds whose end is published before its first round.
create table originals.crash_chain (
	id uuid primary key,
	-- The last link, from which all others follow by hashing.
	sealed_seed bytea not null,
	end_hash text collate "C" not null unique check (end_hash ~ '^[0-9a-f]{64}$'),
	-- Drawn once the end stands here, in a transaction of its own; never changed.
	salt text collate "C" check (salt ~ '^[0-9a-f]{64}$'),
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
