-- House accounts: no row of balance, so nothing to queue for. A daily sum made by a worker, and the tail since then.

create table wallet.house_day (
	account text collate "C" not null,
	currency text collate "C" not null,
	-- In UTC.
	day date not null,
	-- What the house gained on that day: the opposite of what members gained.
	amount bigint not null,
	postings bigint not null,
	primary key (account, currency, day)
);

-- Up to which transaction (excluded) the daily sums reach. One row.
create table wallet.house_mark (
	one_row boolean primary key default true check (one_row),
	transaction_id bigint not null,
	rolled_up_at timestamptz not null
);
insert into wallet.house_mark (transaction_id, rolled_up_at) values (0, clock_timestamp());

-- Moves the mark up to the oldest transaction that still runs, so that none is ever skipped, and adds what lies between.
-- Answers how many postings were added; 0 as well when another worker is at it.
create function wallet.roll_up_house() returns bigint language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_from bigint;
	v_to bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
	v_added bigint;
begin
	if not pg_try_advisory_xact_lock(hashtextextended('wallet.roll_up_house', 0)) then
		return 0;
	end if;
	select transaction_id into v_from from wallet.house_mark for update;
	if v_to <= v_from then
		return 0;
	end if;
	with fresh as (
		select p.counter, p.currency, (p.posted_at at time zone 'UTC')::date as day, (-sum(p.delta))::bigint as amount, count(*) as postings
		from wallet.posting p where p.transaction_id >= v_from and p.transaction_id < v_to
		group by 1, 2, 3
	), added as (
		insert into wallet.house_day (account, currency, day, amount, postings)
		select counter, currency, day, amount, postings from fresh order by counter, currency, day
		on conflict (account, currency, day) do update
		set amount = house_day.amount + excluded.amount, postings = house_day.postings + excluded.postings
	)
	select coalesce(sum(postings), 0) into v_added from fresh;
	update wallet.house_mark set transaction_id = v_to, rolled_up_at = clock_timestamp();
	return v_added;
end $$;

-- The balance of one account: the daily sums and the tail, in one snapshot.
create function wallet.house_balance(p_account text, p_currency text) returns bigint language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_mark bigint;
begin
	select transaction_id into v_mark from wallet.house_mark;
	return (select coalesce(sum(d.amount), 0) from wallet.house_day d where d.account = p_account and d.currency = p_currency)
		- (select coalesce(sum(p.delta), 0) from wallet.posting p
			where p.transaction_id >= v_mark and p.counter = p_account and p.currency = p_currency);
end $$;
