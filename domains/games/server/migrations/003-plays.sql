-- Play is read once (decision 084): a reader keeps lines of what ended, and whoever counts play follows the lines.

-- What ended, summed by member, five minutes, game and pay table: a line a reading. What is settled again comes as minus and plus,
-- each in its own five minutes (one line, the difference, where both are the same). Dropped when all have followed.
create table games.play_line (
	-- The reading that brought it: what transactions below this one wrote, and the reading before did not bring.
	reading bigint not null,
	member_id bigint not null,
	-- The five minutes (UTC) in which the rounds ended, and those in which they began: turnover is of the end, the betting record
	-- and what is summed for it of the beginning. Of a round of one press both are the same.
	slot timestamptz not null,
	began timestamptz not null,
	currency text not null,
	game_id bigint not null,
	pay_table text not null,
	-- Rounds of several commands, which may be settled again.
	several boolean not null,
	-- Not the first time that these rounds are told.
	late boolean not null,
	rounds integer not null,
	-- What members staked, what of it counts as turnover, and the stakes whoever paid them, also squared.
	stake bigint not null,
	counted bigint not null,
	staked bigint not null,
	stake_squares numeric not null,
	won bigint not null,
	-- The largest of them: who looks for large ones looks at single rounds only where there is one.
	most_stake bigint not null,
	most_won bigint not null,
	-- Rounds that were voided or cancelled.
	undone integer not null
);
create index play_line_reading on games.play_line (reading);

-- How a round of several commands stood when it was last read.
create table games.play_stood (
	member_id bigint not null,
	round_id uuid not null,
	-- Whether it counts now: it may have been voided since.
	stands boolean not null,
	slot timestamptz not null,
	began timestamptz not null,
	currency text not null,
	game_id bigint not null,
	pay_table text not null,
	stake bigint not null,
	counted bigint not null,
	staked bigint not null,
	won bigint not null,
	primary key (member_id, round_id)
);

create function games.play_slot(p_at timestamptz) returns timestamptz language sql immutable parallel safe as $$
	select date_bin('5 minutes', p_at, timestamptz '2000-01-01 00:00:00Z')
$$;

-- Keeps the lines of what transactions from p_from (included) to p_to (excluded) wrote; answers how many. Whoever calls holds the
-- reader. Whole rounds never change once they stand.
create function games.read_plays(p_from bigint, p_to bigint) returns integer language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_lines integer;
	v_more integer;
begin
	insert into games.play_line (reading, member_id, slot, began, currency, game_id, pay_table, several, late, rounds, stake,
		counted, staked, stake_squares, won, most_stake, most_won, undone)
	select p_to, r.member_id, games.play_slot(r.ended_at), games.play_slot(r.started_at), r.currency, r.game_id, r.pay_table,
		false, false, count(*) filter (where r.status in ('complete', 'resettled')),
		coalesce(sum(r.stake) filter (where r.status in ('complete', 'resettled')), 0),
		case when games.stakes_a_win(r.pay_table) then 0
			else coalesce(sum(coalesce(r.counted, r.stake)) filter (where r.status in ('complete', 'resettled')), 0) end,
		coalesce(sum(coalesce(r.free_stake, r.stake)) filter (where r.status in ('complete', 'resettled')), 0),
		coalesce(sum(coalesce(r.free_stake, r.stake)::numeric * coalesce(r.free_stake, r.stake))
			filter (where r.status in ('complete', 'resettled')), 0),
		coalesce(sum(r.win) filter (where r.status in ('complete', 'resettled')), 0),
		max(r.stake), max(r.win), count(*) filter (where r.status in ('void', 'cancelled'))
	from games.round r
	where r.transaction_id >= p_from and r.transaction_id < p_to and r.vendor_round_id is null and r.status <> 'open'
	group by 2, 3, 4, 5, 6, 7;
	get diagnostics v_lines = row_count;

	with came as materialized (
		select r.member_id, r.id as round_id, r.status in ('complete', 'resettled') as stands,
			r.status in ('void', 'cancelled') as undone, games.play_slot(coalesce(r.ended_at, r.started_at)) as slot,
			games.play_slot(r.started_at) as began, r.currency, r.game_id, r.pay_table, r.stake,
			case when games.stakes_a_win(r.pay_table) then 0 else coalesce(r.counted, r.stake) end as counted,
			coalesce(r.free_stake, r.stake) as staked, r.win as won
		from games.round r
		where r.transaction_id >= p_from and r.transaction_id < p_to and r.vendor_round_id is not null
	), stood as materialized (
		select s.* from came c
		-- A lookup for each, whatever the planner thinks of how many came.
		cross join lateral (
			select o.* from games.play_stood o where o.member_id = c.member_id and o.round_id = c.round_id offset 0
		) as s
	), kept as (
		insert into games.play_stood as k (member_id, round_id, stands, slot, began, currency, game_id, pay_table, stake, counted,
			staked, won)
		select c.member_id, c.round_id, c.stands, c.slot, c.began, c.currency, c.game_id, c.pay_table, c.stake, c.counted, c.staked,
			c.won
		from came c left join stood s using (member_id, round_id)
		where c.stands or s.stands
		on conflict (member_id, round_id) do update set stands = excluded.stands, slot = excluded.slot, began = excluded.began,
			currency = excluded.currency, game_id = excluded.game_id, pay_table = excluded.pay_table, stake = excluded.stake,
			counted = excluded.counted, staked = excluded.staked, won = excluded.won
	), parts as (
		select s.member_id, s.slot, s.began, s.currency, s.game_id, s.pay_table, true as late, -1 as sign, s.stake, s.counted,
			s.staked, s.won, 0 as most_stake, 0 as most_won, 0 as undone
		from stood s where s.stands
		union all
		select c.member_id, c.slot, c.began, c.currency, c.game_id, c.pay_table, s.round_id is not null, 1, c.stake, c.counted,
			c.staked, c.won, c.stake, c.won, 0
		from came c left join stood s using (member_id, round_id) where c.stands
		union all
		select c.member_id, c.slot, c.began, c.currency, c.game_id, c.pay_table, s.round_id is not null, 0, 0, 0, 0, 0, 0, 0, 1
		from came c left join stood s using (member_id, round_id) where c.undone
	)
	insert into games.play_line (reading, member_id, slot, began, currency, game_id, pay_table, several, late, rounds, stake,
		counted, staked, stake_squares, won, most_stake, most_won, undone)
	select p_to, member_id, slot, began, currency, game_id, pay_table, true, late, sum(sign), sum(sign * stake),
		sum(sign * counted), sum(sign * staked), sum(sign * staked::numeric * staked), sum(sign * won), max(most_stake),
		max(most_won), sum(undone)
	from parts group by 2, 3, 4, 5, 6, 7, late
	-- What was written again and stands as it stood is not told.
	having (sum(sign), sum(sign * stake), sum(sign * counted), sum(sign * staked), sum(sign * won), sum(undone))
		<> (0, 0, 0, 0, 0, 0);
	get diagnostics v_more = row_count;
	return v_lines + v_more;
end $$;

-- How far a follower has followed: as far as is read, where no line lies beyond where it stands.
create function games.followed(p_follower text) returns bigint language sql stable as $$
	select case when exists (select from games.play_line l where l.reading > f.position)
		then f.position else greatest(f.position, r.position) end
	from platform.follower_position f join platform.reader r using (reader) where f.follower = p_follower
$$;

-- Every round that counts, of transactions below p_to, as followers know them when all below p_to is read.
create function games.plays_below(p_to bigint)
returns table (member_id bigint, slot timestamptz, began timestamptz, currency text, game_id bigint, pay_table text,
	several boolean, stake bigint, counted bigint, staked bigint, won bigint) language sql stable as $$
	select r.member_id, games.play_slot(r.ended_at), games.play_slot(r.started_at), r.currency, r.game_id, r.pay_table, false,
		r.stake, case when games.stakes_a_win(r.pay_table) then 0 else coalesce(r.counted, r.stake) end, coalesce(r.free_stake, r.stake), r.win
	from games.round r
	where r.transaction_id < p_to and r.vendor_round_id is null and r.status in ('complete', 'resettled')
	union all
	select member_id, slot, began, currency, game_id, pay_table, true, stake, counted, staked, won
	from games.play_stood where stands
$$;

-- Sums by hour, game, currency and pay table.
drop function games.sum_hours(timestamptz);
create function games.follow_hours(p_from bigint, p_to bigint) returns void language plpgsql as $$
begin
	insert into games.round_hour as counted (hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
	select date_trunc('hour', began, 'UTC'), game_id, currency, pay_table, sum(rounds), sum(staked), sum(won), sum(stake_squares)
	from games.play_line where reading > p_from and reading <= p_to
	group by 1, 2, 3, 4
	on conflict (hour, game_id, currency, pay_table) do update
		set rounds = counted.rounds + excluded.rounds, stake = counted.stake + excluded.stake,
			win = counted.win + excluded.win, stake_squares = counted.stake_squares + excluded.stake_squares;
end $$;

-- The same anew from the first round on that is kept; older sums stay.
create function games.hours_anew(p_to bigint) returns void language plpgsql as $$
begin
	delete from games.round_hour
		where hour >= (select date_trunc('hour', min(started_at), 'UTC') from games.round where transaction_id < p_to);
	insert into games.round_hour (hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
	select date_trunc('hour', began, 'UTC'), game_id, currency, pay_table, count(*), sum(staked), sum(won),
		sum(staked::numeric * staked)
	from games.plays_below(p_to) group by 1, 2, 3, 4;
end $$;

create or replace view games.hour_fault as
	with played as (
		select date_trunc('hour', started_at, 'UTC') as hour, game_id, currency, pay_table, count(*) as rounds,
			sum(coalesce(free_stake, stake)) as stake, sum(win) as win,
			sum(coalesce(free_stake, stake)::numeric * coalesce(free_stake, stake)) as stake_squares
		from games.round
		where status in ('complete', 'resettled') and transaction_id < (select games.followed('games.hours'))
		group by 1, 2, 3, 4
	)
	select hour, game_id, currency, pay_table, coalesce(p.rounds, 0) as played, coalesce(c.rounds, 0) as counted
	from played p full join games.round_hour c using (hour, game_id, currency, pay_table)
	where hour >= (select date_trunc('hour', min(started_at), 'UTC') from games.round)
		and (coalesce(p.rounds, 0), coalesce(p.stake, 0), coalesce(p.win, 0), coalesce(p.stake_squares, 0))
			<> (coalesce(c.rounds, 0), coalesce(c.stake, 0), coalesce(c.win, 0), coalesce(c.stake_squares, 0));

drop table games.round_hour_mark;
drop table games.changing_hour;

-- What each member played, by hour and by day of the house's zone.
drop function games.sum_member_hours(timestamptz, integer);
create function games.follow_member_hours(p_from bigint, p_to bigint) returns void language plpgsql as $$
declare
	v_offset integer := (select offset_minutes from games.played_zone);
begin
	insert into games.member_hour as counted (member_id, hour, currency, game_id, whole, rounds, stake, win)
	select member_id, date_trunc('hour', began, 'UTC'), currency, game_id, not several, sum(rounds), sum(stake), sum(won)
	from games.play_line where reading > p_from and reading <= p_to
	group by 1, 2, 3, 4, 5
	on conflict (member_id, hour, currency, game_id, whole) do update
		set rounds = counted.rounds + excluded.rounds, stake = counted.stake + excluded.stake, win = counted.win + excluded.win;

	insert into games.played_day as counted (member_id, day, currency, game_id, rounds, stake, won)
	select member_id, games.played_on(date_trunc('hour', began, 'UTC'), v_offset), currency, game_id, sum(rounds), sum(stake),
		sum(won)
	from games.play_line where reading > p_from and reading <= p_to
	group by 1, 2, 3, 4
	having (sum(rounds), sum(stake), sum(won)) <> (0, 0, 0)
	on conflict (member_id, day, currency, game_id) do update
		set rounds = counted.rounds + excluded.rounds, stake = counted.stake + excluded.stake, won = counted.won + excluded.won;
end $$;

-- Days of a zone, summed from the hours that are kept, from the day of p_since on; of all with '-infinity'. Whoever calls holds the
-- follower.
create function games.days_anew(p_offset integer, p_since timestamptz) returns void language plpgsql as $$
declare
	v_day date := games.played_on(p_since, p_offset);
begin
	update games.played_zone set offset_minutes = p_offset;
	delete from games.played_day where day >= v_day;
	insert into games.played_day (member_id, day, currency, game_id, rounds, stake, won)
	select member_id, games.played_on(hour, p_offset), currency, game_id, sum(rounds), sum(stake), sum(win)
	from games.member_hour where games.played_on(hour, p_offset) >= v_day
	group by 1, 2, 3, 4;
end $$;

-- Hours and days anew from the first round on that is kept; older sums stay.
create function games.member_hours_anew(p_to bigint) returns void language plpgsql as $$
declare
	v_since timestamptz := (select date_trunc('hour', min(started_at), 'UTC') from games.round where transaction_id < p_to);
begin
	if v_since is null then
		return;
	end if;
	delete from games.member_hour where hour >= v_since;
	insert into games.member_hour (member_id, hour, currency, game_id, whole, rounds, stake, win)
	select member_id, date_trunc('hour', began, 'UTC'), currency, game_id, not several, count(*), sum(stake), sum(won)
	from games.plays_below(p_to) group by 1, 2, 3, 4, 5;
	perform games.days_anew((select offset_minutes from games.played_zone), v_since);
end $$;

create or replace view games.played_fault as
	with zone as (select offset_minutes from games.played_zone), played as (
		select member_id, games.played_on(date_trunc('hour', started_at, 'UTC'), (select offset_minutes from zone)) as day, currency,
			game_id, count(*) as rounds, sum(stake) as stake, sum(win) as won
		from games.round
		where status in ('complete', 'resettled') and transaction_id < (select games.followed('games.member-hours'))
		group by 1, 2, 3, 4
	)
	select member_id, day, currency, game_id, coalesce(p.rounds, 0) as played, coalesce(c.rounds, 0) as counted
	from played p full join games.played_day c using (member_id, day, currency, game_id)
	where day >= (select games.played_on(min(started_at), (select offset_minutes from zone)) from games.round)
		and (coalesce(p.rounds, 0), coalesce(p.stake, 0), coalesce(p.won, 0))
			<> (coalesce(c.rounds, 0), coalesce(c.stake, 0), coalesce(c.won, 0));

-- A minus comes as a row of its own before it meets what stands; games.played_fault says what is below zero.
alter table games.played_day drop constraint played_day_rounds_check;

drop table games.member_hour_mark;
-- How far what members played is counted, for who counts on from it.
create view games.member_hour_mark as
	select games.followed('games.member-hours') as transaction_id,
		case when exists (select from games.play_line l where l.reading > f.position) then f.moved_at else r.read_at end as counted_at
	from platform.follower_position f join platform.reader r using (reader) where f.follower = 'games.member-hours';

-- Significant events: single rounds are looked at only where a line says that one is large or was undone.
create function games.follow_significant(p_from bigint, p_to bigint) returns bigint language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_noted bigint;
begin
	if not exists (
		select from games.play_line p left join games.large_amount l on l.currency = p.currency
		where p.reading > p_from and p.reading <= p_to
			and (p.undone > 0 or p.most_stake >= l.stake or p.most_won >= l.win)
	) then
		return 0;
	end if;
	with large as materialized (
		select r.ended_at, r.member_id, r.id, r.game_id, r.currency, r.stake, r.win, 'round-' || r.status as ended,
			r.status in ('void', 'cancelled') as undone, r.stake >= l.stake as wager, r.win >= l.win as won
		from games.round r left join games.large_amount l on l.currency = r.currency
		where r.transaction_id >= p_from and r.transaction_id < p_to and case r.status
			when 'open' then false
			when 'void' then true
			when 'cancelled' then true
			else r.stake >= l.stake or r.win >= l.win end
	)
	insert into games.significant_event (at, kind, member_id, round_id, game_id, currency, stake, win)
	select r.ended_at, noted.kind, r.member_id, r.id, r.game_id, r.currency, r.stake, r.win
	from large r
	cross join lateral (values
		('large-wager', not r.undone and r.wager), ('large-win', not r.undone and r.won), (r.ended, r.undone)
	) as noted (kind, holds)
	where noted.holds
	order by r.ended_at
	on conflict (member_id, round_id, kind) do nothing;
	get diagnostics v_noted = row_count;
	return v_noted;
end $$;

-- Contributions to pots: those of whole rounds by the lines, of rounds of several commands once, when they are first complete.
-- Single rounds are looked at when a pot is hit (games.jackpot_rounds).
create function games.count_jackpot_rounds(p_from bigint, p_to bigint) returns void language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
begin
	if not exists (select from games.play_line where reading > p_from and reading <= p_to and several) then
		return;
	end if;
	insert into games.jackpot_counted (member_id, round_id, transaction_id, game_id, currency, stake)
		select r.member_id, r.id, r.transaction_id, r.game_id, r.currency, r.stake from games.round r
		where r.transaction_id >= p_from and r.transaction_id < p_to
			and r.vendor_round_id is not null and r.status in ('complete', 'resettled') and r.stake > 0
		on conflict do nothing;
end $$;

create function games.jackpot_stakes(p_from bigint, p_to bigint) returns table (game_id bigint, currency text, stake numeric)
language sql stable as $$
	select game_id, currency, sum(stake) from (
		select l.game_id, l.currency, l.stake from games.play_line l
		where l.reading > p_from and l.reading <= p_to and not l.several and not games.stakes_a_win(l.pay_table)
		union all
		select c.game_id, c.currency, c.stake from games.jackpot_counted c
		where c.transaction_id >= p_from and c.transaction_id < p_to
	) as played
	group by 1, 2 having sum(stake) > 0
$$;

-- Whether anything was played that a tournament which stands counts.
create function games.tournament_played(p_from bigint, p_to bigint) returns boolean language sql stable as $$
	select exists (
		select from (
			select distinct game_id, currency from games.play_line where reading > p_from and reading <= p_to
		) as l
		join games.game g on g.id = l.game_id
		join games.tournament t on t.kept = 'standing' and t.currency = l.currency and games.tournament_counts(t, g)
	)
$$;

-- By hand, in one transaction: reads what is over and brings one of the sums up to it, as right before an audit of its view.
create function games.count_now(p_follower text) returns void language plpgsql as $$
declare
	v_from bigint;
	v_to bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
begin
	if p_follower not in ('games.hours', 'games.member-hours') then
		raise exception '% is not counted by hand', p_follower;
	end if;
	select position into v_from from platform.reader where reader = 'games.plays' for update;
	-- From where one follower stands to where the next does, as the reader does by itself.
	for v_to in
		select position from platform.follower_position where reader = 'games.plays' and position > v_from and position < v_to
		union select v_to order by 1
	loop
		if v_to > v_from then
			perform games.read_plays(v_from, v_to);
			update platform.reader set position = v_to, read_at = clock_timestamp() where reader = 'games.plays';
			v_from := v_to;
		end if;
	end loop;
	select position into v_from from platform.follower_position where follower = p_follower for update;
	select position into v_to from platform.reader where reader = 'games.plays';
	if v_to <= v_from then
		return;
	end if;
	case
		when p_follower = 'games.hours' and v_from = 0 then perform games.hours_anew(v_to);
		when p_follower = 'games.hours' then perform games.follow_hours(v_from, v_to);
		when v_from = 0 then perform games.member_hours_anew(v_to);
		else perform games.follow_member_hours(v_from, v_to);
	end case;
	update platform.follower_position set position = v_to, failures = 0, retry_at = null, moved_at = clock_timestamp()
		where follower = p_follower;
end $$;

-- Where everybody stood goes on as positions. Sums by hour and by member are counted anew once, from the rounds that are kept; the
-- others go on from their marks, below which the reader begins. Rounds of several commands stand as they were counted below it;
-- those that changed since are told as new, which pots (jackpot_counted) and tournaments (tournament_round) know better.
do $$
declare
	v_begins bigint := (select least(s.transaction_id, j.transaction_id, t.transaction_id)
		from games.significant_mark s, games.jackpot_mark j, games.tournament_mark t);
begin
	insert into platform.reader (reader, position) values ('games.plays', v_begins);
	insert into platform.follower_position (follower, reader, position) values
		('games.hours', 'games.plays', 0),
		('games.member-hours', 'games.plays', 0),
		('games.significant', 'games.plays', (select transaction_id from games.significant_mark)),
		('games.jackpots', 'games.plays', (select transaction_id from games.jackpot_mark)),
		('games.tournaments', 'games.plays', (select transaction_id from games.tournament_mark));
	insert into games.play_stood (member_id, round_id, stands, slot, began, currency, game_id, pay_table, stake, counted, staked, won)
	select r.member_id, r.id, true, games.play_slot(r.ended_at), games.play_slot(r.started_at), r.currency, r.game_id, r.pay_table,
		r.stake, coalesce(r.counted, r.stake), coalesce(r.free_stake, r.stake), r.win
	from games.round r
	where r.transaction_id < v_begins and r.vendor_round_id is not null and r.status in ('complete', 'resettled');
end $$;

drop function games.note_significant();
drop table games.significant_mark;
alter table games.jackpot_mark drop column transaction_id;
alter table games.tournament_mark drop column transaction_id;
