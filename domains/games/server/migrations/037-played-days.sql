-- What each member played by day, currency and game: reports by day and by member are answered from it. It is the sum of
-- member_hour, counted in the same pass from the same mark; a day is one of the house's zone, and an hour belongs to the day in
-- which it begins.

-- How far the days of the house are ahead of UTC. Set by `sum_member_hours`, which counts every day anew when it changes.
create table games.played_zone (
	one boolean primary key default true check (one),
	offset_minutes integer not null default 0 check (offset_minutes between -720 and 840)
);
insert into games.played_zone default values;

create table games.played_day (
	member_id bigint not null,
	day date not null,
	currency text not null,
	game_id bigint not null references games.game (id),
	rounds bigint not null check (rounds >= 0),
	stake bigint not null,
	won bigint not null,
	primary key (member_id, day, currency, game_id)
) with (fillfactor = 80);
create index played_day_by_day on games.played_day (day, currency);

-- Today and yesterday, hour by hour, of all members.
create index member_hour_by_hour on games.member_hour (hour);

create function games.played_on(p_hour timestamptz, p_offset integer) returns date language sql immutable parallel safe as $$
	select ((p_hour at time zone 'UTC') + make_interval(mins => p_offset))::date
$$;

insert into games.played_day (member_id, day, currency, game_id, rounds, stake, won)
select member_id, games.played_on(hour, 0), currency, game_id, sum(rounds), sum(stake), sum(win)
from games.member_hour group by 1, 2, 3, 4;

drop function games.sum_member_hours(timestamptz);

-- As before, and the days of what was counted: each is summed anew from its hours, so that whatever is settled late, voided and
-- settled again stands in them as it stands in the hours.
create function games.sum_member_hours(p_now timestamptz, p_offset integer) returns boolean language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_from bigint;
	v_to bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
begin
	select transaction_id into v_from from games.member_hour_mark for update skip locked;
	if not found then
		return false;
	end if;

	insert into games.member_hour as counted (member_id, hour, currency, game_id, whole, rounds, stake, win)
	select r.member_id, date_trunc('hour', r.started_at, 'UTC'), r.currency, r.game_id, true, count(*), sum(r.stake), sum(r.win)
	from games.round r
	where r.transaction_id >= v_from and r.transaction_id < v_to
		and r.vendor_round_id is null and r.status in ('complete', 'resettled')
	group by 1, 2, 3, 4
	on conflict (member_id, hour, currency, game_id, whole) do update
		set rounds = counted.rounds + excluded.rounds, stake = counted.stake + excluded.stake, win = counted.win + excluded.win;

	insert into games.member_hour as counted (member_id, hour, currency, game_id, whole, rounds, stake, win)
	select t.member_id, t.hour, t.currency, t.game_id, false, count(r.id), coalesce(sum(r.stake), 0), coalesce(sum(r.win), 0)
	from (
		select distinct member_id, date_trunc('hour', started_at, 'UTC') as hour, currency, game_id
		from games.round
		where transaction_id >= v_from and transaction_id < v_to and vendor_round_id is not null
	) t
	left join games.round r on r.member_id = t.member_id
		and r.started_at >= t.hour and r.started_at < t.hour + interval '1 hour'
		and r.game_id = t.game_id and r.currency = t.currency
		and r.vendor_round_id is not null and r.status in ('complete', 'resettled')
	group by 1, 2, 3, 4
	on conflict (member_id, hour, currency, game_id, whole) do update
		set rounds = excluded.rounds, stake = excluded.stake, win = excluded.win;

	if p_offset <> (select offset_minutes from games.played_zone) then
		update games.played_zone set offset_minutes = p_offset;
		delete from games.played_day;
		insert into games.played_day (member_id, day, currency, game_id, rounds, stake, won)
		select member_id, games.played_on(hour, p_offset), currency, game_id, sum(rounds), sum(stake), sum(win)
		from games.member_hour group by 1, 2, 3, 4;
	else
		insert into games.played_day as counted (member_id, day, currency, game_id, rounds, stake, won)
		select t.member_id, t.day, t.currency, t.game_id, h.rounds, h.stake, h.won
		from (
			select distinct member_id, games.played_on(date_trunc('hour', started_at, 'UTC'), p_offset) as day, currency, game_id
			from games.round where transaction_id >= v_from and transaction_id < v_to
		) t
		-- A lookup for each, whatever the planner thinks of how many were touched.
		cross join lateral (
			select sum(m.rounds) as rounds, sum(m.stake) as stake, sum(m.win) as won
			from games.member_hour m
			where m.member_id = t.member_id and m.currency = t.currency and m.game_id = t.game_id
				and m.hour >= (t.day::timestamp - make_interval(mins => p_offset)) at time zone 'UTC'
				and m.hour < ((t.day + 1)::timestamp - make_interval(mins => p_offset)) at time zone 'UTC'
			offset 0
		) h
		where h.rounds is not null
		on conflict (member_id, day, currency, game_id) do update
			set rounds = excluded.rounds, stake = excluded.stake, won = excluded.won
			where (counted.rounds, counted.stake, counted.won) is distinct from (excluded.rounds, excluded.stake, excluded.won);
	end if;

	update games.member_hour_mark set transaction_id = greatest(v_from, v_to), counted_at = p_now;
	return true;
end $$;

-- Each line is a fault: a day whose sums are not those of its rounds, as far as they are counted. Reads every round that is
-- kept: for an auditor, right after a count. Rounds of several commands that changed since differ until the next one.
create view games.played_fault as
	with zone as (select offset_minutes from games.played_zone), played as (
		select member_id, games.played_on(date_trunc('hour', started_at, 'UTC'), (select offset_minutes from zone)) as day, currency,
			game_id, count(*) as rounds, sum(stake) as stake, sum(win) as won
		from games.round
		where status in ('complete', 'resettled') and transaction_id < (select transaction_id from games.member_hour_mark)
		group by 1, 2, 3, 4
	)
	select member_id, day, currency, game_id, coalesce(p.rounds, 0) as played, coalesce(c.rounds, 0) as counted
	from played p full join games.played_day c using (member_id, day, currency, game_id)
	where day >= (select games.played_on(min(started_at), (select offset_minutes from zone)) from games.round)
		and (coalesce(p.rounds, 0), coalesce(p.stake, 0), coalesce(p.won, 0))
			<> (coalesce(c.rounds, 0), coalesce(c.stake, 0), coalesce(c.won, 0));
