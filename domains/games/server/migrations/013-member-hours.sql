-- What each member played, by hour and game: profit and loss is answered from these sums, so that a question for three
-- months costs a busy member what it costs a quiet one. An hour is that of a round's beginning, as in the betting record.
create table games.member_hour (
	member_id bigint not null,
	hour timestamptz not null,
	currency text not null,
	game_id bigint not null references games.game (id),
	-- Rounds written whole never change and are added; those of several commands may be, and their hours are counted anew.
	whole boolean not null,
	rounds bigint not null,
	stake bigint not null,
	win bigint not null,
	primary key (member_id, hour, currency, game_id, whole)
);

-- How far rounds are counted: those of every transaction before this one.
create table games.member_hour_mark (
	one boolean primary key default true check (one),
	transaction_id bigint not null default 0,
	counted_at timestamptz
);
insert into games.member_hour_mark default values;

-- Counts what was written since the mark, below the oldest transaction that still runs: nothing is skipped, nothing comes
-- twice. Answers whether it counted; another worker may be at it.
create function games.sum_member_hours(p_now timestamptz) returns boolean language plpgsql
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

	update games.member_hour_mark set transaction_id = greatest(v_from, v_to), counted_at = p_now;
	return true;
end $$;
