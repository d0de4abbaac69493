-- Plays: a stake whose outcome is known when it is taken. Stake and win of each are two postings of one chain, and
-- stand or fall together; many plays are one durable write. What post_batch answers to the same commands is answered
-- here too (post-plays.db.test.ts), at two thirds of its cost: a play touches one purse, and answers nothing else.
-- Three arrays come back, in the order of the plays: what the ledger said to the stake, the balance that the stake left
-- (of a refusal the true one), and what is held of it. A key that was used is a `conflict`, whatever it was used for.
create function wallet.post_plays(
	p_members bigint[], p_currencies text[], p_counters text[], p_stakes bigint[], p_wins bigint[], p_keys uuid[],
	p_win_keys uuid[], p_groups uuid[], p_since timestamptz, out statuses text[], out balances bigint[], out helds bigint[]
) language plpgsql
-- As in post_batch: always by index, from the batch outwards.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
	v_transaction bigint := pg_current_xact_id()::text::bigint;
	v_at timestamptz;
	v_until timestamptz;
	v_odd boolean;
	v_count int := cardinality(p_keys);
	v_locked int;
begin
	perform 1 from wallet.wallet w
	where (w.member_id, w.currency, w.purse) in (
		select u.member_id, u.currency, 'cash' from unnest(p_members, p_currencies) as u (member_id, currency))
	order by w.member_id, w.currency, w.purse for no key update;
	get diagnostics v_locked = row_count;
	v_at := clock_timestamp();
	v_until := v_at + interval '1 day';
	-- Met rarely, and then the whole batch goes the long way: a member who plays twice in it ...
	v_odd := v_locked < v_count and v_count > (select count(distinct member_id) from unnest(p_members) as member_id);

	with command as materialized (
		select u.*, w.balance, w.held, w.version, greatest(v_at, w.touched_at) as posted_at,
			case
				when w.member_id is null then 'no-wallet'
				when exists (
					select 1 from wallet.posting p
					where p.member_id = u.member_id and p.key = u.key and p.posted_at >= p_since and p.posted_at < v_until)
					then 'conflict'
				when w.balance - u.stake < w.held then 'insufficient'
				else 'posted'
			end as status,
			-- ... a purse below zero, a stake that was taken back before it came, a win whose key is known.
			(w.overdrawn_by is not null
				or reversal.key is not null
				or u.stake not between 1 and 1000000000000000
				or u.win not between 0 and 1000000000000000
				or length(u.counter) not between 3 and 80
				or u.win > 0 and (u.win_key = u.key or exists (
					select 1 from wallet.posting p
					where p.member_id = u.member_id and p.key = u.win_key and p.posted_at >= p_since and p.posted_at < v_until))
			) is not false as odd
		from unnest(p_members, p_currencies, p_counters, p_stakes, p_wins, p_keys, p_win_keys, p_groups) with ordinality
			as u (member_id, currency, counter, stake, win, key, win_key, group_key, place)
		left join wallet.wallet w on w.member_id = u.member_id and w.currency = u.currency and w.purse = 'cash'
		left join wallet.reversal on reversal.member_id = u.member_id and reversal.key = u.key
		where not v_odd
	), verdict as materialized (
		select coalesce(bool_or(odd), true) as odd, array_agg(status order by place) as statuses,
			array_agg(case status when 'posted' then balance - stake else balance end order by place) as balances,
			array_agg(held order by place) as helds
		from command
	), written as (
		insert into wallet.posting (member_id, version, posted_at, transaction_id, delta, balance_after, key, group_key,
			currency, purse, kind, counter)
		select c.member_id, c.version + leg.step, c.posted_at, v_transaction, leg.delta, leg.balance_after, leg.key,
			c.group_key, c.currency, 'cash', leg.kind, c.counter
		from command c
		cross join lateral (values
			(1, 'bet', -c.stake, c.balance - c.stake, c.key),
			(2, 'win', c.win, c.balance - c.stake + c.win, c.win_key)
		) as leg (step, kind, delta, balance_after, key)
		where not (select odd from verdict) and c.status = 'posted' and (leg.step = 1 or c.win > 0)
	), moved as (
		update wallet.wallet w
		set balance = c.balance - c.stake + c.win, version = c.version + case when c.win > 0 then 2 else 1 end,
			touched_at = c.posted_at
		from command c
		where not (select odd from verdict) and c.status = 'posted'
			and w.member_id = c.member_id and w.currency = c.currency and w.purse = 'cash' and w.version = c.version
	)
	select v.odd, v.statuses, v.balances, v.helds into v_odd, statuses, balances, helds from verdict v;

	if v_odd then
		select r.statuses, r.balances, r.helds into statuses, balances, helds
		from wallet.post_plays_one_by_one(p_members, p_currencies, p_counters, p_stakes, p_wins, p_keys, p_win_keys,
			p_groups, p_since) as r;
	end if;
end $$;

-- The long way: each play as an atomic group of the general batch.
create function wallet.post_plays_one_by_one(
	p_members bigint[], p_currencies text[], p_counters text[], p_stakes bigint[], p_wins bigint[], p_keys uuid[],
	p_win_keys uuid[], p_groups uuid[], p_since timestamptz, out statuses text[], out balances bigint[], out helds bigint[]
) language plpgsql as $$
declare
	v_members bigint[];
	v_currencies text[];
	v_kinds text[];
	v_deltas bigint[];
	v_counters text[];
	v_keys uuid[];
	v_groups uuid[];
	v_atomics integer[];
	v_none uuid[];
begin
	select array_agg(leg.member_id), array_agg(leg.currency), array_agg(leg.kind), array_agg(leg.delta),
		array_agg(leg.counter), array_agg(leg.key), array_agg(leg.group_key), array_agg(leg.atomic)
	into v_members, v_currencies, v_kinds, v_deltas, v_counters, v_keys, v_groups, v_atomics
	from (
		select u.member_id, u.currency, u.counter, u.group_key, l.kind, l.delta, l.key,
			case when u.win <> 0 then u.place::integer end as atomic
		from unnest(p_members, p_currencies, p_counters, p_groups, p_stakes, p_wins, p_keys, p_win_keys)
			with ordinality as u (member_id, currency, counter, group_key, stake, win, key, win_key, place)
		cross join lateral (values (1, 'bet', -u.stake, u.key), (2, 'win', u.win, u.win_key)) as l (leg, kind, delta, key)
		where l.leg = 1 or u.win <> 0
		order by u.place, l.leg
	) as leg;
	v_none := array_fill(null::uuid, array[cardinality(v_keys)]);

	select array_agg(case a.status when 'replayed' then 'conflict' else a.status end),
		array_agg(a.balance), array_agg(a.held)
	into statuses, balances, helds
	from rows from (
		wallet.post_batch(v_members, v_currencies, array_fill('cash'::text, array[cardinality(v_keys)]), v_kinds,
			v_deltas, v_counters, v_keys, v_none, v_groups, v_none, v_atomics, p_since),
		unnest(v_kinds)
	) as a (ordinal, status, balance, held, version, delta, posted_at, kind)
	where a.kind = 'bet';
end $$;
