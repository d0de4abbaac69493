-- free spins that an operator gives (decision 069). An award says what is given to whom; the stakes of all its spins lie on the
-- ledger's account free-spins:<id> from the moment it stands, and each spin takes one of them. What nobody used goes back.

create table games.free_spins_award (
	id bigint generated always as identity primary key,
	merchant text not null,
	-- Made of who asked and the key of their call: whatever is pressed at once makes one award.
	key uuid not null unique,
	currency text not null check (length(currency) between 1 and 8),
	-- Minor units a spin.
	stake bigint not null check (stake > 0),
	-- For each member.
	spins integer not null check (spins between 1 and 500),
	games bigint[] not null check (cardinality(games) between 1 and 20),
	members integer not null check (members between 1 and 200),
	starts_at timestamptz not null,
	ends_at timestamptz not null check (ends_at > starts_at),
	reason text not null check (length(reason) between 3 and 500),
	kept text not null check (kept in ('waiting', 'standing', 'over', 'withdrawn', 'refused', 'lapsed')),
	made_by text not null,
	made_by_id text not null,
	made_at timestamptz not null,
	-- The second person, where one was asked for.
	decided_by text,
	decided_by_id text,
	decided_at timestamptz,
	-- Why it was refused or taken back.
	why text check (length(why) between 3 and 500),
	closed_at timestamptz,
	-- Since when it could be played, and members are told of it; of one that nobody agreed to never.
	stood_at timestamptz,
	check (kept not in ('standing', 'over') or stood_at is not null),
	check (decided_by_id is null or decided_by_id <> made_by_id),
	check ((kept in ('waiting', 'standing')) = (closed_at is null)),
	check (kept not in ('refused', 'withdrawn') or why is not null)
);
create index free_spins_award_listed on games.free_spins_award (merchant, id desc);
create index free_spins_award_ends on games.free_spins_award (ends_at) where kept in ('waiting', 'standing');

create table games.free_spins_grant (
	award_id bigint not null references games.free_spins_award (id),
	member_id bigint not null,
	spins_left integer not null check (spins_left >= 0),
	-- Minor units, all that its spins won.
	won bigint not null default 0 check (won >= 0),
	-- What was left then is nobody's any more.
	closed text check (closed in ('expired', 'withdrawn')),
	closed_at timestamptz,
	primary key (award_id, member_id),
	check ((closed is null) = (closed_at is null))
);
create index free_spins_of_member on games.free_spins_grant (member_id, award_id desc);

-- A spin of it that was played: once by its place, once by the key of its call.
create table games.free_spins_round (
	award_id bigint not null,
	member_id bigint not null,
	place integer not null check (place >= 1),
	key uuid not null,
	round_id uuid not null,
	win bigint not null check (win >= 0),
	primary key (award_id, member_id, place),
	unique (member_id, key),
	foreign key (award_id, member_id) references games.free_spins_grant (award_id, member_id)
);
create trigger only_grows before update or delete on games.free_spins_round
	for each row execute function games.refuse_change();
create trigger no_truncate before truncate on games.free_spins_round
	for each statement execute function games.refuse_change();

-- What the house staked for the member in a round of theirs; their own stake is 0 then, and so are turnover, points, scores and
-- parts of pots, which follow from it.
alter table games.round add column free_stake bigint;

-- A game returns of every stake, whoever paid it.
create or replace function games.sum_hours(p_from timestamptz) returns void language sql as $$
	insert into games.round_hour (hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
	select date_trunc('hour', started_at, 'UTC'), game_id, currency, pay_table, count(*),
		sum(coalesce(free_stake, stake)), sum(win), sum(coalesce(free_stake, stake)::numeric * coalesce(free_stake, stake))
	from games.round
	where started_at >= date_trunc('hour', p_from, 'UTC') and status in ('complete', 'resettled')
	group by 1, 2, 3, 4
	on conflict (hour, game_id, currency, pay_table) do update set rounds = excluded.rounds, stake = excluded.stake,
		win = excluded.win, stake_squares = excluded.stake_squares
$$;

-- Each line is a fault: an award whose account on the ledger does not hold exactly the stakes that can still be played, or a
-- award of free spins whose count is not that of its spins. Reads the ledger's postings of the awards: for an auditor and a daily job.
create view games.free_spins_fault as
	select a.id as award_id, 'ledger' as what, owed.amount as expected, coalesce(ledger.balance, 0) as found
	from games.free_spins_award a
	cross join lateral (
		select a.stake * coalesce(sum(g.spins_left), 0) as amount from games.free_spins_grant g
		where g.award_id = a.id and g.closed is null and a.kept = 'standing'
	) as owed
	left join (
		select counter, sum(-delta) as balance from wallet.posting where counter like 'free-spins:%' group by counter
	) as ledger on ledger.counter = 'free-spins:' || a.id
	where owed.amount <> coalesce(ledger.balance, 0)
	union all
	select g.award_id, 'member ' || g.member_id, a.spins - g.spins_left, played.spins
	from games.free_spins_grant g
	join games.free_spins_award a on a.id = g.award_id
	cross join lateral (
		select count(*) as spins, coalesce(sum(s.win), 0) as won from games.free_spins_round s
		where s.award_id = g.award_id and s.member_id = g.member_id
	) as played
	where a.spins - g.spins_left <> played.spins or g.won <> played.won;
