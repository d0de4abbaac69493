-- What an operator reads of the ledger: entries of any account by time, a transfer with all its legs, the trial balance.
-- Nothing here adds an index entry to a bet or a win: they are nearly all postings, and each would cost a fifth more WAL.

-- Entries of a house account by kind and time; the play of it is found through its days, see house_plays.
create index posting_house on wallet.posting (counter, currency, kind, posted_at, member_id, purse, version)
	where kind not in ('bet', 'win');
create index posting_rollback on wallet.posting (member_id, posted_at, currency, purse, version) where kind = 'rollback';
create index posting_time on wallet.posting using brin (posted_at) with (pages_per_range = 32, autosummarize = on);

create index significant_event_time on wallet.significant_event (happened_at, member_id, key);
-- What is held now, the oldest first; sums of it are read from the index alone.
create index hold_open on wallet.hold (placed_at, member_id, key) include (currency, purse, purpose, amount) where state = 'open';

-- The members' side by day, beside the house's: the trial balance sets one against the other.
create table wallet.purse_day (
	purse text collate "C" not null,
	currency text collate "C" not null,
	-- In UTC.
	day date not null,
	-- What members gained on that day.
	amount bigint not null,
	postings bigint not null,
	primary key (purse, currency, day)
);
insert into wallet.purse_day (purse, currency, day, amount, postings)
select purse, currency, (posted_at at time zone 'UTC')::date, sum(delta)::bigint, count(*)
from wallet.posting where transaction_id < (select transaction_id from wallet.house_mark) group by 1, 2, 3;

-- Bets and wins among the postings of a day: where an account's play is to be looked for.
alter table wallet.house_day add column plays bigint not null default 0 check (plays between 0 and postings);
update wallet.house_day d set plays = counted.plays
from (
	select counter, currency, (posted_at at time zone 'UTC')::date as day, count(*) as plays
	from wallet.posting
	where kind in ('bet', 'win') and transaction_id < (select transaction_id from wallet.house_mark) group by 1, 2, 3
) as counted
where d.account = counted.counter and d.currency = counted.currency and d.day = counted.day;

-- As before, and both sides at once: what is added to one is read from the same postings as what is added to the other.
create or replace function wallet.roll_up_house() returns bigint language plpgsql
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
	return v_added;
end $$;

-- Every account as it stood at the end of a day (UTC), members' purses as `members:<purse>`: the daily sums and the tail,
-- in one snapshot. Each amount is what that side holds; over a currency they add up to nothing.
create function wallet.trial_balance(p_day date)
returns table (account text, currency text, amount numeric, postings numeric) language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_mark bigint;
	v_end timestamptz := (p_day + 1)::timestamp at time zone 'UTC';
begin
	select transaction_id into v_mark from wallet.house_mark;
	return query
	with tail as materialized (
		select p.counter, p.purse, p.currency, sum(p.delta) as amount, count(*) as postings
		from wallet.posting p where p.transaction_id >= v_mark and p.posted_at < v_end group by 1, 2, 3
	), side as (
		select d.account, d.currency, d.amount::numeric, d.postings::numeric from wallet.house_day d where d.day <= p_day
		union all select t.counter, t.currency, -t.amount, t.postings from tail t
		union all select 'members:' || d.purse, d.currency, d.amount, d.postings from wallet.purse_day d where d.day <= p_day
		union all select 'members:' || t.purse, t.currency, t.amount, t.postings from tail t
	)
	select s.account, s.currency, sum(s.amount), sum(s.postings) from side s group by 1, 2 order by 2, 1;
end $$;

-- The play of a house account before a place in time, newest first. It has no index of its own: its days are known, and
-- what a page holds is looked for from the end of the latest, in steps that grow while too little is found.
create function wallet.house_plays(
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
	v_tail timestamp;
	v_left int := p_limit;
	v_found int;
begin
	-- What is not rolled up yet.
	select min(p.posted_at at time zone 'UTC') into v_tail from wallet.posting p
	where p.transaction_id >= (select m.transaction_id from wallet.house_mark m)
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

-- A posting and what belongs to it: what it answers to, what answers it, and every leg of its group that lies in the
-- given time or was written in the same transaction (the other side of a movement between members).
create function wallet.legs_of(p_member bigint, p_key uuid, p_from timestamptz, p_to timestamptz, p_limit int)
returns setof wallet.posting language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_line wallet.posting;
begin
	select * into v_line from wallet.posting p where p.member_id = p_member and p.key = p_key limit 1;
	if not found then
		return;
	end if;
	return query
	select distinct leg.* from (
		select v_line.*
		union all select p.* from wallet.posting p where p.member_id = p_member and p.key = v_line.reference
		union all select p.* from wallet.reversal r
			join wallet.posting p on p.member_id = p_member and p.key = r.by_key
			where r.member_id = p_member and r.key = p_key
		union all select p.* from wallet.posting p
			where v_line.group_key is not null and p.member_id = p_member and p.group_key = v_line.group_key
				and p.posted_at >= p_from and p.posted_at <= p_to
		union all select p.* from wallet.posting p
			where v_line.group_key is not null and p.group_key = v_line.group_key
				and p.transaction_id = v_line.transaction_id
				and p.posted_at between v_line.posted_at - interval '1 minute' and v_line.posted_at + interval '1 minute'
	) as leg
	order by leg.posted_at, leg.member_id, leg.purse, leg.version limit p_limit;
end $$;

-- The daily sums of the members' side and the tail against a full sum, as audit_house does for the other.
create view wallet.audit_purse as
	select purse, currency, sum(amount) as amount from (
		select purse, currency, amount from wallet.purse_day
			where day >= (select coalesce(min((posted_at at time zone 'UTC')::date), '-infinity') from wallet.posting)
		union all select p.purse, p.currency, p.delta from wallet.posting p where p.transaction_id >= (select transaction_id from wallet.house_mark)
		union all select purse, currency, -delta from wallet.posting
	) as side group by purse, currency having sum(amount) <> 0;

create or replace view wallet.audit as
	select 'wallet' as "check", count(*) as violations from wallet.audit_wallet
	union all select 'chain', count(*) from wallet.audit_chain
	union all select 'orphan', count(*) from wallet.audit_orphan
	union all select 'hold', count(*) from wallet.audit_hold
	union all select 'duplicate', count(*) from wallet.audit_duplicate
	union all select 'sum', count(*) from wallet.audit_sum
	union all select 'house', count(*) from wallet.audit_house
	union all select 'purse', count(*) from wallet.audit_purse
	union all select 'adjustment', count(*) from wallet.audit_adjustment
	union all select 'reversal', count(*) from wallet.audit_reversal;
