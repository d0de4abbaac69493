-- Jackpots: pots that a part of each stake feeds. A contribution is whole micro-units: the stake in minor units times the
-- rate in parts per million, so nothing is ever rounded. What a pot holds is seed + accrued; of that the whole minor units
-- lie on the ledger's account jackpots:<code>, together with the reserve that later seeds come from.

create table games.jackpot (
	id bigint generated always as identity primary key,
	code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
	names jsonb not null check (names ? 'en'),
	kind text not null check (kind in ('progressive', 'mystery', 'must-hit-by')),
	currency text not null check (length(currency) between 1 and 8),
	-- Of each stake, in parts per million.
	rate_ppm integer not null check (rate_ppm between 1 and 200000),
	-- What a cycle begins with, where the reserve covers it. Minor units.
	seed bigint not null check (seed >= 0),
	-- The most it grows to; of a progressive pot how much it grows by on average. Minor units.
	most bigint not null check (most between 1 and 1000000000000),
	-- Games that feed it and may win it, by row or by tag; all where neither is said.
	games bigint[] not null default '{}' check (cardinality(games) <= 200),
	tag text check (length(tag) between 1 and 30),
	paused boolean not null,
	version integer not null default 1 check (version >= 1),
	-- Funded by an operator and in no cycle yet. Minor units.
	reserve bigint not null default 0 check (reserve >= 0),
	-- All contributions ever, in micro-units, and the whole minor units of them that were moved on the ledger.
	contributed numeric(40, 0) not null default 0 check (contributed >= 0),
	moved bigint not null default 0,
	check (moved = trunc(contributed / 1000000)),
	check (kind = 'progressive' or most > seed)
);

-- What held from which mark on, so that what was won can be counted again.
create table games.jackpot_version (
	jackpot_id bigint not null references games.jackpot (id),
	version integer not null,
	since bigint not null,
	rate_ppm integer not null,
	games bigint[] not null,
	tag text,
	paused boolean not null,
	primary key (jackpot_id, version)
);

-- From one win to the next. The hit point is drawn when the cycle opens and told only by its digest until it is hit.
create table games.jackpot_cycle (
	jackpot_id bigint not null references games.jackpot (id),
	number integer not null check (number >= 1),
	seed bigint not null check (seed >= 0),
	-- Contributions of this cycle, in micro-units: never as much as the hit point while it is open.
	accrued numeric(40, 0) not null check (accrued >= 0),
	-- The pot is won when contributions reach it. Whole minor units above the seed.
	hit_units bigint not null check (hit_units >= 1),
	salt text not null,
	digest text not null check (digest ~ '^[0-9a-f]{64}$'),
	opened_at timestamptz not null,
	-- Rounds of transactions from here on count, and of the one that won the cycle before what lay above its hit point.
	opened_mark bigint not null,
	hit_at timestamptz,
	round_id uuid,
	member_id bigint,
	game_id bigint references games.game (id),
	amount bigint,
	primary key (jackpot_id, number),
	check ((hit_at is null) = (round_id is null) and (hit_at is null) = (member_id is null)
		and (hit_at is null) = (game_id is null) and (hit_at is null) = (amount is null)),
	check (hit_at is not null or accrued < hit_units::numeric * 1000000),
	check (hit_at is null or (amount = seed + hit_units and accrued = hit_units::numeric * 1000000))
);
create unique index jackpot_open_cycle on games.jackpot_cycle (jackpot_id) where hit_at is null;
create index jackpot_hits on games.jackpot_cycle (hit_at desc, jackpot_id) where hit_at is not null;

-- What an operator put into a pot's reserve.
create table games.jackpot_funding (
	id uuid primary key,
	jackpot_id bigint not null references games.jackpot (id),
	amount bigint not null check (amount > 0),
	operator text not null,
	reason text not null check (length(reason) between 3 and 500),
	done_at timestamptz not null
);
create index jackpot_funding_of on games.jackpot_funding (jackpot_id, done_at);

-- A round of several commands counts once, when it is first complete: what becomes of it later changes no pot.
create table games.jackpot_counted (
	member_id bigint not null,
	round_id uuid not null,
	transaction_id bigint not null,
	game_id bigint not null,
	currency text not null,
	stake bigint not null check (stake > 0),
	primary key (member_id, round_id)
);
create index jackpot_counted_by on games.jackpot_counted (transaction_id);

-- How far rounds are counted, and a version that is raised whenever anything of a pot changed.
create table games.jackpot_mark (
	one boolean primary key default true check (one),
	transaction_id bigint not null default 0,
	version bigint not null default 1
);
insert into games.jackpot_mark (transaction_id) values (pg_snapshot_xmin(pg_current_snapshot())::text::bigint);

-- The rounds that count, of transactions from p_from (included) to p_to (excluded). Their total order: transaction, round.
create function games.jackpot_rounds(p_from bigint, p_to bigint)
returns table (transaction_id bigint, round_id uuid, member_id bigint, game_id bigint, currency text, stake bigint)
language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
begin
	return query
		select r.transaction_id, r.id, r.member_id, r.game_id, r.currency, r.stake from games.round r
		where r.transaction_id >= p_from and r.transaction_id < p_to and r.vendor_round_id is null
			and r.status in ('complete', 'resettled') and r.stake > 0
		union all
		select c.transaction_id, c.round_id, c.member_id, c.game_id, c.currency, c.stake from games.jackpot_counted c
		where c.transaction_id >= p_from and c.transaction_id < p_to;
end $$;

-- Pots that a game feeds.
create view games.jackpot_game as
	select j.id as jackpot_id, j.rate_ppm, j.currency, g.id as game_id, v.counter
	from games.jackpot j cross join games.game g join games.vendor v on v.code = g.vendor
	where not j.paused
		and ((cardinality(j.games) = 0 and j.tag is null) or g.id = any (j.games) or j.tag = any (g.tags));

-- Each line is a fault: a pot whose contributions are not those of its cycles, or whose money on the ledger is not its
-- reserve, the seed and the whole part of what accrued. Reads the ledger's postings of the pots: for an auditor and a daily job.
create view games.jackpot_fault as
	select j.code, j.contributed, cycles.accrued, cycles.held + j.reserve as held, coalesce(ledger.balance, 0) as ledger
	from games.jackpot j
	cross join lateral (
		select coalesce(sum(c.accrued), 0) as accrued,
			coalesce(sum(c.seed + trunc(c.accrued / 1000000)) filter (where c.hit_at is null), 0) as held
		from games.jackpot_cycle c where c.jackpot_id = j.id
	) as cycles
	left join (
		select counter, sum(-delta) as balance from wallet.posting where counter like 'jackpots:%' group by counter
	) as ledger on ledger.counter = 'jackpots:' || j.code
	where j.contributed <> cycles.accrued or cycles.held + j.reserve <> coalesce(ledger.balance, 0);

-- Large jackpots are significant (GLI-19 2.9): each that is won.
alter table games.significant_event
	drop constraint significant_event_kind_check,
	add constraint significant_event_kind_check
		check (kind in ('large-win', 'large-wager', 'round-void', 'round-cancelled', 'return-off', 'jackpot-won'));
