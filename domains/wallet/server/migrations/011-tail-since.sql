-- Since when what is not rolled up yet may have been posted: whoever reads it looks through the month or two of that time,
-- not through the blocks of every month. Read by transaction alone, it cost more the longer the past was.
--
-- Every transaction from `next_id` on got its number after `next_at`, for at that moment `next_id` was the next to be given.
-- So when the mark has reached `next_id`, nothing that it leaves out was begun before `next_at`; a day more is left for one
-- that took its time before it took its number. What is posted as of an earlier day (an imported past) counts from the
-- next roll-up on, for both sides alike.
alter table wallet.house_mark
	add column tail_since timestamptz not null default '-infinity',
	add column next_id bigint not null default 0,
	add column next_at timestamptz not null default '-infinity';

create or replace function wallet.roll_up_house() returns bigint language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_now timestamptz := clock_timestamp();
	v_snapshot pg_snapshot := pg_current_snapshot();
	v_from bigint;
	v_to bigint := pg_snapshot_xmin(v_snapshot)::text::bigint;
	v_added bigint;
begin
	if not pg_try_advisory_xact_lock(hashtextextended('wallet.roll_up_house', 0)) then
		return 0;
	end if;
	select transaction_id into v_from from wallet.house_mark for update;
	if v_to <= v_from then
		return 0;
	end if;
	with fresh as materialized (
		select p.counter, p.purse, p.currency, (p.posted_at at time zone 'UTC')::date as day, sum(p.delta)::bigint as amount,
			count(*) as postings, count(*) filter (where p.kind in ('bet', 'win')) as plays
		from wallet.posting p where p.transaction_id >= v_from and p.transaction_id < v_to
		group by 1, 2, 3, 4
	), house as (
		insert into wallet.house_day (account, currency, day, amount, postings, plays)
		select counter, currency, day, -sum(amount), sum(postings), sum(plays) from fresh
		group by counter, currency, day order by counter, currency, day
		on conflict (account, currency, day) do update
		set amount = house_day.amount + excluded.amount, postings = house_day.postings + excluded.postings,
			plays = house_day.plays + excluded.plays
	), members as (
		insert into wallet.purse_day (purse, currency, day, amount, postings)
		select purse, currency, day, sum(amount), sum(postings) from fresh
		group by purse, currency, day order by purse, currency, day
		on conflict (purse, currency, day) do update
		set amount = purse_day.amount + excluded.amount, postings = purse_day.postings + excluded.postings
	)
	select coalesce(sum(postings), 0) into v_added from fresh;
	update wallet.house_mark set transaction_id = v_to, rolled_up_at = clock_timestamp();
	-- What was noted stands until the mark has reached it, however long a transaction takes; then the next is noted.
	update wallet.house_mark set tail_since = next_at - interval '1 day',
		next_id = pg_snapshot_xmax(v_snapshot)::text::bigint, next_at = v_now
	where v_to >= next_id;
	return v_added;
end $$;

create or replace function wallet.house_balance(p_account text, p_currency text) returns bigint language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_mark bigint;
	v_since timestamptz;
begin
	select transaction_id, tail_since into v_mark, v_since from wallet.house_mark;
	return (select coalesce(sum(d.amount), 0) from wallet.house_day d where d.account = p_account and d.currency = p_currency)
		- (select coalesce(sum(p.delta), 0) from wallet.posting p
			where p.transaction_id >= v_mark and p.posted_at >= v_since and p.counter = p_account and p.currency = p_currency);
end $$;

create or replace function wallet.trial_balance(p_day date)
returns table (account text, currency text, amount numeric, postings numeric) language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_mark bigint;
	v_since timestamptz;
	v_end timestamptz := (p_day + 1)::timestamp at time zone 'UTC';
begin
	select transaction_id, tail_since into v_mark, v_since from wallet.house_mark;
	return query
	with tail as materialized (
		select p.counter, p.purse, p.currency, sum(p.delta) as amount, count(*) as postings
		from wallet.posting p where p.transaction_id >= v_mark and p.posted_at >= v_since and p.posted_at < v_end group by 1, 2, 3
	), side as (
		select d.account, d.currency, d.amount::numeric, d.postings::numeric from wallet.house_day d where d.day <= p_day
		union all select t.counter, t.currency, -t.amount, t.postings from tail t
		union all select 'members:' || d.purse, d.currency, d.amount, d.postings from wallet.purse_day d where d.day <= p_day
		union all select 'members:' || t.purse, t.currency, t.amount, t.postings from tail t
	)
	select s.account, s.currency, sum(s.amount), sum(s.postings) from side s group by 1, 2 order by 2, 1;
end $$;

create or replace function wallet.house_plays(
	p_account text, p_currency text, p_kinds text[], p_from timestamptz,
	p_at timestamptz, p_member bigint, p_purse text, p_version bigint, p_limit int
) returns setof wallet.posting language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_day record;
	v_end timestamptz;
	v_begin timestamptz;
	v_step interval;
	v_mark bigint;
	v_since timestamptz;
	v_tail timestamp;
	v_left int := p_limit;
	v_found int;
begin
	-- What is not rolled up yet.
	select transaction_id, tail_since into v_mark, v_since from wallet.house_mark;
	select min(p.posted_at at time zone 'UTC') into v_tail from wallet.posting p
	where p.transaction_id >= v_mark and p.posted_at >= greatest(v_since, p_from) and p.posted_at <= p_at
		and p.counter = p_account and p.currency = p_currency and p.kind in ('bet', 'win');
	for v_day in
		select days.day, max(days.plays) as plays from (
			select d.day, d.plays from wallet.house_day d
			where d.account = p_account and d.currency = p_currency and d.plays > 0
			union all select tail.day::date, 1
			from generate_series(date_trunc('day', v_tail), clock_timestamp() at time zone 'UTC', '1 day') as tail (day)
		) as days
		where days.day between (p_from at time zone 'UTC')::date and (p_at at time zone 'UTC')::date
		group by days.day order by days.day desc
	loop
		v_end := least(p_at + interval '1 microsecond', (v_day.day + 1)::timestamp at time zone 'UTC');
		v_step := greatest(interval '10 seconds', interval '1 day' * least(1, 4.0 * p_limit / v_day.plays));
		while v_end > greatest(p_from, v_day.day::timestamp at time zone 'UTC') loop
			v_begin := greatest(p_from, v_day.day::timestamp at time zone 'UTC', v_end - v_step);
			return query select p.* from wallet.posting p
				where p.posted_at >= v_begin and p.posted_at < v_end and p.counter = p_account and p.currency = p_currency
					and p.kind = any (p_kinds) and p.kind in ('bet', 'win')
					and (p.posted_at, p.member_id, p.purse, p.version) < (p_at, p_member, p_purse, p_version)
				order by p.posted_at desc, p.member_id desc, p.purse desc, p.version desc limit v_left;
			get diagnostics v_found = row_count;
			v_left := v_left - v_found;
			if v_left <= 0 then
				return;
			end if;
			v_end := v_begin;
			v_step := v_step * 4;
		end loop;
	end loop;
end $$;
