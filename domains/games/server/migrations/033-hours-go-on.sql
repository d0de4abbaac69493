-- The sums by hour and game go on from a mark, as those by member do: each round is read once when it is written, and once more
-- whenever it is changed. Before, the last three hours were read anew every five minutes; a round that ended later than that was
-- never counted, and one that was voided alone in its hour stayed.

-- What rounds of several commands stand with in games.round_hour. They may be settled late, voided and settled again: whoever
-- of a member's hour was touched is counted anew here, and the difference is what the sum of all takes.
create table games.changing_hour (
	member_id bigint not null,
	hour timestamptz not null,
	game_id bigint not null references games.game (id),
	currency text not null,
	pay_table text not null,
	rounds bigint not null check (rounds >= 0),
	stake bigint not null,
	win bigint not null,
	stake_squares numeric not null,
	primary key (member_id, hour, game_id, currency, pay_table)
);

-- How far rounds are counted: those of every transaction before this one. Set to 0 it is the order to count all anew: the next
-- count takes away what it finds from the first round on that is kept, and counts it again, in one transaction.
create table games.round_hour_mark (
	one boolean primary key default true check (one),
	transaction_id bigint not null default 0 check (transaction_id >= 0),
	counted_at timestamptz
);
insert into games.round_hour_mark default values;

drop function games.sum_hours(timestamptz);

-- Counts what was written since the mark, below the oldest transaction that still runs: nothing is skipped, nothing comes
-- twice. Cancelled and open rounds are not played rounds; a game returns of every stake, whoever paid it. Answers whether it
-- counted; another worker may be at it.
create function games.sum_hours(p_now timestamptz) returns boolean language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_from bigint;
	v_to bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
begin
	select transaction_id into v_from from games.round_hour_mark for update skip locked;
	if not found then
		return false;
	end if;

	if v_from = 0 then
		delete from games.changing_hour;
		delete from games.round_hour
			where hour >= (select date_trunc('hour', min(started_at), 'UTC') from games.round where transaction_id < v_to);
	end if;

	insert into games.round_hour as counted (hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
	select date_trunc('hour', r.started_at, 'UTC'), r.game_id, r.currency, r.pay_table, count(*),
		sum(coalesce(r.free_stake, r.stake)), sum(r.win),
		sum(coalesce(r.free_stake, r.stake)::numeric * coalesce(r.free_stake, r.stake))
	from games.round r
	where r.transaction_id >= v_from and r.transaction_id < v_to
		and r.vendor_round_id is null and r.status in ('complete', 'resettled')
	group by 1, 2, 3, 4
	on conflict (hour, game_id, currency, pay_table) do update
		set rounds = counted.rounds + excluded.rounds, stake = counted.stake + excluded.stake,
			win = counted.win + excluded.win, stake_squares = counted.stake_squares + excluded.stake_squares;

	with touched as materialized (
		select distinct member_id, date_trunc('hour', started_at, 'UTC') as hour, game_id, currency
		from games.round
		where transaction_id >= v_from and transaction_id < v_to and vendor_round_id is not null
	), stands as (
		select t.member_id, t.hour, t.game_id, t.currency, s.*
		from touched t
		-- A lookup for each, whatever the planner thinks of how many were touched.
		cross join lateral (
			select r.pay_table, count(*) as rounds, sum(coalesce(r.free_stake, r.stake)) as stake, sum(r.win) as win,
				sum(coalesce(r.free_stake, r.stake)::numeric * coalesce(r.free_stake, r.stake)) as stake_squares
			from games.round r
			where r.member_id = t.member_id and r.started_at >= t.hour and r.started_at < t.hour + interval '1 hour'
				and r.game_id = t.game_id and r.currency = t.currency
				and r.vendor_round_id is not null and r.status in ('complete', 'resettled')
			group by r.pay_table
		) as s
	), stood as (
		select k.*
		from touched t
		cross join lateral (
			select o.* from games.changing_hour o
			where o.member_id = t.member_id and o.hour = t.hour and o.game_id = t.game_id and o.currency = t.currency offset 0
		) as k
	), changed as materialized (
		select member_id, hour, game_id, currency, pay_table, coalesce(n.rounds, 0) as rounds, coalesce(n.stake, 0) as stake,
			coalesce(n.win, 0) as win, coalesce(n.stake_squares, 0) as stake_squares,
			coalesce(n.rounds, 0) - coalesce(b.rounds, 0) as more_rounds, coalesce(n.stake, 0) - coalesce(b.stake, 0) as more_stake,
			coalesce(n.win, 0) - coalesce(b.win, 0) as more_win,
			coalesce(n.stake_squares, 0) - coalesce(b.stake_squares, 0) as more_squares
		from stands n full join stood b using (member_id, hour, game_id, currency, pay_table)
	), kept as (
		insert into games.changing_hour (member_id, hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
		select member_id, hour, game_id, currency, pay_table, rounds, stake, win, stake_squares from changed
		on conflict (member_id, hour, game_id, currency, pay_table) do update set rounds = excluded.rounds,
			stake = excluded.stake, win = excluded.win, stake_squares = excluded.stake_squares
	)
	insert into games.round_hour as counted (hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
	select hour, game_id, currency, pay_table, sum(more_rounds), sum(more_stake), sum(more_win), sum(more_squares)
	from changed group by 1, 2, 3, 4
	on conflict (hour, game_id, currency, pay_table) do update
		set rounds = counted.rounds + excluded.rounds, stake = counted.stake + excluded.stake,
			win = counted.win + excluded.win, stake_squares = counted.stake_squares + excluded.stake_squares;

	update games.round_hour_mark set transaction_id = greatest(v_from, v_to), counted_at = p_now;
	return true;
end $$;

-- Each line is a fault: an hour whose sums are not those of its rounds, as far as they are counted. Reads every round that is
-- kept: for an auditor, right after a count. Rounds of several commands that changed since differ until the next one.
create view games.hour_fault as
	with played as (
		select date_trunc('hour', started_at, 'UTC') as hour, game_id, currency, pay_table, count(*) as rounds,
			sum(coalesce(free_stake, stake)) as stake, sum(win) as win,
			sum(coalesce(free_stake, stake)::numeric * coalesce(free_stake, stake)) as stake_squares
		from games.round
		where status in ('complete', 'resettled') and transaction_id < (select transaction_id from games.round_hour_mark)
		group by 1, 2, 3, 4
	)
	select hour, game_id, currency, pay_table, coalesce(p.rounds, 0) as played, coalesce(c.rounds, 0) as counted
	from played p full join games.round_hour c using (hour, game_id, currency, pay_table)
	where hour >= (select date_trunc('hour', min(started_at), 'UTC') from games.round)
		and (coalesce(p.rounds, 0), coalesce(p.stake, 0), coalesce(p.win, 0), coalesce(p.stake_squares, 0))
			<> (coalesce(c.rounds, 0), coalesce(c.stake, 0), coalesce(c.win, 0), coalesce(c.stake_squares, 0));
