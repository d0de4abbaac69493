-- Tournaments and races: who competes by which score between two moments, and for what. Scores are counted behind the spins,
-- from rounds between two marks of transactions, each once. The prizes of one that stands lie on the ledger's account
-- tournaments:<code>, whole; what nobody won goes back to where it came from.

create table games.tournament (
	id bigint generated always as identity primary key,
	code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
	names jsonb not null check (names ? 'en'),
	rules jsonb not null check (rules ? 'en'),
	score text not null check (score in ('best-multiple', 'staked', 'won', 'rounds')),
	entry text not null check (entry in ('join', 'open')),
	currency text not null check (length(currency) between 1 and 8),
	-- Minor units; rounds of a smaller stake do not count.
	min_stake bigint not null check (min_stake >= 0 and (score <> 'best-multiple' or min_stake > 0)),
	starts_at timestamptz not null,
	ends_at timestamptz not null check (ends_at > starts_at),
	-- Games that count, by row or by tag; all where neither is said.
	games bigint[] not null default '{}' check (cardinality(games) <= 200),
	tag text check (length(tag) between 1 and 30),
	-- Minor units by place, the first place first.
	prizes bigint[] not null check (cardinality(prizes) between 1 and 100),
	version integer not null default 1 check (version >= 1),
	kept text not null default 'standing' check (kept in ('standing', 'settled', 'cancelled')),
	-- Once it is over and no round that began before its end runs: no transaction from here on can bring it a score.
	closing_mark bigint,
	closed_at timestamptz,
	check ((kept = 'standing') = (closed_at is null))
);
create index tournament_standing on games.tournament (starts_at) where kept = 'standing';
create index tournament_by_end on games.tournament (ends_at desc, id);

-- What it said from when on: what somebody agreed to can be read again.
create table games.tournament_version (
	tournament_id bigint not null references games.tournament (id),
	version integer not null,
	said jsonb not null,
	at timestamptz not null,
	primary key (tournament_id, version)
);

-- Who competes. `whole` is what rounds of one command brought, which never change; score adds those of several commands.
create table games.tournament_player (
	tournament_id bigint not null references games.tournament (id),
	member_id bigint not null,
	-- When and to which version they agreed; null of one that is open to all.
	joined_at timestamptz,
	agreed_version integer,
	whole bigint not null default 0 check (whole >= 0),
	whole_at timestamptz,
	whole_round uuid,
	score bigint not null default 0 check (score >= 0),
	-- Of two with the same score the one who reached it first stands before the other.
	reached_at timestamptz,
	reached_round uuid,
	score_down bigint not null generated always as (-score) stored,
	-- Might not win when it was settled.
	excluded boolean not null default false,
	primary key (tournament_id, member_id),
	check ((joined_at is null) = (agreed_version is null)),
	check ((score > 0) <= (reached_at is not null and reached_round is not null))
);
create index tournament_standing_of on games.tournament_player (tournament_id, score_down, reached_at, reached_round)
	where score > 0 and not excluded;
create index tournament_of_member on games.tournament_player (member_id, tournament_id desc);

-- Rounds of several commands with what they bring as they stand: a vendor may void and settle them again.
create table games.tournament_round (
	tournament_id bigint not null references games.tournament (id),
	member_id bigint not null,
	round_id uuid not null,
	value bigint not null check (value >= 0),
	ended_at timestamptz not null,
	primary key (tournament_id, member_id, round_id)
);

create table games.tournament_prize (
	tournament_id bigint not null references games.tournament (id),
	place integer not null check (place between 1 and 100),
	member_id bigint not null,
	score bigint not null check (score > 0),
	amount bigint not null check (amount > 0),
	paid_at timestamptz not null,
	primary key (tournament_id, place),
	unique (tournament_id, member_id)
);

-- How far rounds are counted, and a version that is raised whenever anything that is shown has changed.
create table games.tournament_mark (
	one boolean primary key default true check (one),
	transaction_id bigint not null default 0,
	version bigint not null default 1
);
insert into games.tournament_mark (transaction_id) values (pg_snapshot_xmin(pg_current_snapshot())::text::bigint);

-- What one round brings, in millionths of its stake, minor units or rounds. Mirrors scoreOf of the games' core.
create function games.tournament_value(p_score text, p_stake bigint, p_win bigint) returns bigint language sql immutable as $$
	select case
		when p_stake <= 0 then 0
		when p_score = 'best-multiple' then least(div(p_win::numeric * 1000000, p_stake), 9223372036854775807)::bigint
		when p_score = 'rounds' then 1
		when p_score = 'staked' then p_stake
		else p_win
	end
$$;

create function games.tournament_counts(p_tournament games.tournament, p_game games.game) returns boolean
language sql immutable as $$
	select (cardinality(p_tournament.games) = 0 and p_tournament.tag is null)
		or p_game.id = any (p_tournament.games) or p_tournament.tag = any (p_game.tags)
$$;

-- What ended in transactions from p_from (included) to p_to (excluded), for each tournament that stands. A round of several
-- commands that was cancelled or voided brings 0.
create function games.tournament_came(p_from bigint, p_to bigint)
returns table (tournament_id bigint, score text, member_id bigint, round_id uuid, ended_at timestamptz, several boolean, value bigint)
language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
begin
	return query
		select t.id, t.score, r.member_id, r.id, r.ended_at, r.vendor_round_id is not null,
			case when r.status in ('complete', 'resettled') and r.stake >= t.min_stake
				then games.tournament_value(t.score, r.stake, r.win) else 0 end
		from games.round r
		join games.game g on g.id = r.game_id
		join games.tournament t on t.kept = 'standing' and t.currency = r.currency
			and r.started_at >= t.starts_at and r.started_at < t.ends_at and games.tournament_counts(t, g)
		left join games.tournament_player p on p.tournament_id = t.id and p.member_id = r.member_id
		where r.transaction_id >= p_from and r.transaction_id < p_to and r.status <> 'open'
			and (t.entry = 'open' or r.started_at >= p.joined_at);
end $$;

-- Brings the scores up to date with what ended between two marks. Whoever calls holds the mark. Answers how many changed.
create function games.count_tournaments(p_from bigint, p_to bigint) returns integer language plpgsql as $$
declare
	changed integer;
begin
	insert into games.tournament_round as o (tournament_id, member_id, round_id, value, ended_at)
		select c.tournament_id, c.member_id, c.round_id, c.value, c.ended_at
		from games.tournament_came(p_from, p_to) c where c.several
		on conflict (tournament_id, member_id, round_id) do update set value = excluded.value, ended_at = excluded.ended_at;
	with came as (
		select * from games.tournament_came(p_from, p_to)
	), touched as (
		select tournament_id, member_id, score as kind from came group by 1, 2, 3
	), sums as (
		select tournament_id, member_id, sum(value) as value, max(ended_at) as at,
			(array_agg(round_id order by ended_at desc, round_id desc))[1] as round
		from came where not several and value > 0 and score <> 'best-multiple' group by 1, 2
	), bests as (
		select distinct on (tournament_id, member_id) tournament_id, member_id, value, ended_at as at, round_id as round
		from came where not several and value > 0 and score = 'best-multiple'
		order by tournament_id, member_id, value desc, ended_at, round_id
	), fresh as (
		select * from sums union all select * from bests
	), whole as (
		select t.tournament_id, t.member_id, t.kind, p.joined_at, w.*
		from touched t
		left join games.tournament_player p using (tournament_id, member_id)
		left join fresh f using (tournament_id, member_id)
		cross join lateral (
			select coalesce(p.whole, 0) as had, coalesce(f.value, 0) as got
		) as amounts
		cross join lateral (
			-- Of the same best the earlier one stands.
			select case when t.kind <> 'best-multiple' then got > 0
				else got > had or (got = had and got > 0 and (f.at, f.round) < (p.whole_at, p.whole_round)) end as taken
		) as judged
		cross join lateral (
			select case when t.kind = 'best-multiple' then greatest(had, got) else had + got end::bigint as whole,
				case when taken then greatest(f.at, case when t.kind = 'best-multiple' then f.at else p.whole_at end)
					else p.whole_at end as whole_at,
				case when taken then f.round else p.whole_round end as whole_round
		) as w
	), scored as (
		select w.*, s.*
		from whole w
		cross join lateral (
			select case when w.kind = 'best-multiple' then max(one.value) else sum(one.value) end::bigint as score,
				case when w.kind = 'best-multiple'
					then (array_agg(one.at order by one.value desc, one.at, one.round))[1]
					else (array_agg(one.at order by one.at desc, one.round desc))[1] end as reached_at,
				case when w.kind = 'best-multiple'
					then (array_agg(one.round order by one.value desc, one.at, one.round))[1]
					else (array_agg(one.round order by one.at desc, one.round desc))[1] end as reached_round
			from (
				select w.whole as value, w.whole_at as at, w.whole_round as round where w.whole > 0
				union all
				select o.value, o.ended_at, o.round_id from games.tournament_round o
				where o.tournament_id = w.tournament_id and o.member_id = w.member_id and o.value > 0
			) as one
		) as s
	)
	insert into games.tournament_player as p
			(tournament_id, member_id, whole, whole_at, whole_round, score, reached_at, reached_round)
		select tournament_id, member_id, whole, whole_at, whole_round, coalesce(score, 0), reached_at, reached_round
		from scored
		on conflict (tournament_id, member_id) do update set whole = excluded.whole, whole_at = excluded.whole_at,
			whole_round = excluded.whole_round, score = excluded.score, reached_at = excluded.reached_at,
			reached_round = excluded.reached_round
		where (p.whole, p.score, p.reached_round) is distinct from (excluded.whole, excluded.score, excluded.reached_round);
	get diagnostics changed = row_count;
	return changed;
end $$;

-- Each line is a fault: a tournament whose account on the ledger does not hold exactly what it still has to pay. Reads the
-- ledger's postings of the tournaments: for an auditor and a daily job.
create view games.tournament_fault as
	select t.code, owed.amount as owed, coalesce(ledger.balance, 0) as ledger
	from games.tournament t
	cross join lateral (
		select case when t.kept = 'standing' then (select sum(prize) from unnest(t.prizes) as prize) else 0 end as amount
	) as owed
	left join (
		select counter, sum(-delta) as balance from wallet.posting where counter like 'tournaments:%' group by counter
	) as ledger on ledger.counter = 'tournaments:' || t.code
	where owed.amount <> coalesce(ledger.balance, 0);
