-- What came to members and went from them beside the play, by minute: deposits, withdrawals, what the house gave, corrections.
-- Reports of an operator are answered from it. Counted with the sums of the house, from the same mark; few postings are not play,
-- so a minute costs no more rows than an hour would, and days of every zone are sums of minutes.
create table wallet.member_flow (
	member_id bigint not null,
	-- In which it was posted; a rollback counts in that of what it takes back.
	minute timestamptz not null,
	currency text collate "C" not null,
	flow text collate "C" not null check (flow in ('deposit', 'withdrawal', 'bonus', 'adjustment')),
	-- Minor units. A withdrawal is positive; an adjustment has the sign of the member's side.
	amount bigint not null,
	postings bigint not null,
	primary key (member_id, minute, currency, flow)
);
create index member_flow_by_time on wallet.member_flow (minute);

-- What a posting is in a report; null for play, for what only moves between purses, for points and for an agent's float. A
-- promotion from a vendor's account counts as given by the house, but for the win of a free spin, which is a round's.
create function wallet.flow_of(p_kind text, p_purse text, p_counter text) returns text language sql immutable parallel safe as $$
	select case
		when p_purse not in ('cash', 'bonus') then null
		when p_kind = 'deposit' then 'deposit'
		when p_kind = 'withdraw' then 'withdrawal'
		when p_kind = 'adjust' then 'adjustment'
		when p_kind in ('promo', 'grant') then 'bonus'
		when p_kind = 'transfer-in' and starts_with(p_counter, 'loyalty:') then 'bonus'
	end
$$;

-- The flows of the postings of these transactions. The largest id there is is the house's own purse, through which money moves
-- between its accounts. A round's money, which rounds say, is left out: the win of a free spin (its group moves through that
-- purse) and what took back a win that was spent (a correction in the name of its vendor that names what it rolls back).
create function wallet.flows_between(p_from bigint, p_to bigint)
returns table (member_id bigint, minute timestamptz, currency text, flow text, amount bigint, postings bigint) language sql stable as $$
	select p.member_id, date_trunc('minute', coalesce(o.posted_at, p.posted_at), 'UTC'), p.currency, f.flow,
		sum(case f.flow when 'withdrawal' then -p.delta else p.delta end)::bigint, count(*)
	from wallet.posting p
	left join lateral (
		select origin.kind, origin.posted_at from wallet.posting origin
		where p.kind = 'rollback' and origin.member_id = p.member_id and origin.key = p.reference limit 1
	) as o on true
	cross join lateral (select wallet.flow_of(coalesce(o.kind, p.kind), p.purse, p.counter) as flow) as f
	where p.transaction_id >= p_from and p.transaction_id < p_to and p.kind not in ('bet', 'win')
		and p.member_id <> 9223372036854775807 and f.flow is not null
		and not (p.kind = 'promo' and starts_with(p.counter, 'games:') and exists (
			select from wallet.posting moved
			where moved.member_id = 9223372036854775807 and moved.group_key = p.group_key
				and moved.posted_at between p.posted_at - interval '1 minute' and p.posted_at + interval '1 minute'))
		and not (p.kind = 'adjust' and starts_with(p.counter, 'games:') and exists (
			select from wallet.significant_event said
			where said.member_id = p.member_id and said.key = p.key and starts_with(said.reason, 'rollback of ')))
	group by 1, 2, 3, 4
$$;

insert into wallet.member_flow (member_id, minute, currency, flow, amount, postings)
select * from wallet.flows_between(0, (select transaction_id from wallet.house_mark));

-- As before, and what came and went of each member.
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
	), flows as (
		insert into wallet.member_flow (member_id, minute, currency, flow, amount, postings)
		select * from wallet.flows_between(v_from, v_to)
		on conflict (member_id, minute, currency, flow) do update
		set amount = member_flow.amount + excluded.amount, postings = member_flow.postings + excluded.postings
	)
	select coalesce(sum(postings), 0) into v_added from fresh;
	update wallet.house_mark set transaction_id = v_to, rolled_up_at = clock_timestamp();
	-- What was noted stands until the mark has reached it, however long a transaction takes; then the next is noted.
	update wallet.house_mark set tail_since = next_at - interval '1 day',
		next_id = pg_snapshot_xmax(v_snapshot)::text::bigint, next_at = v_now
	where v_to >= next_id;
	return v_added;
end $$;

-- The flows as they are kept against all postings, as far as they are rolled up.
create view wallet.audit_flow as
	select member_id, minute, currency, flow, sum(amount) as amount, sum(postings) as postings from (
		select member_id, minute, currency, flow, amount, postings from wallet.member_flow
			where minute >= (select coalesce(date_trunc('minute', min(posted_at)), '-infinity') from wallet.posting)
		union all select member_id, minute, currency, flow, -amount, -postings
			from wallet.flows_between(0, (select transaction_id from wallet.house_mark))
	) as side group by 1, 2, 3, 4 having sum(amount) <> 0 or sum(postings) <> 0;

create or replace view wallet.audit as
	select 'wallet' as "check", count(*) as violations from wallet.audit_wallet
	union all select 'chain', count(*) from wallet.audit_chain
	union all select 'orphan', count(*) from wallet.audit_orphan
	union all select 'hold', count(*) from wallet.audit_hold
	union all select 'duplicate', count(*) from wallet.audit_duplicate
	union all select 'sum', count(*) from wallet.audit_sum
	union all select 'house', count(*) from wallet.audit_house
	union all select 'purse', count(*) from wallet.audit_purse
	union all select 'flow', count(*) from wallet.audit_flow
	union all select 'adjustment', count(*) from wallet.audit_adjustment
	union all select 'reversal', count(*) from wallet.audit_reversal;
