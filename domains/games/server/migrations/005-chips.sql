-- Chips on a table: money that lies in a purse of its own while its holder sits at a table of the house (decision 098).

-- Hands of several members that stand or fall together, staked and won in the purse of a table. As games.play_together, with the
-- purse named and with the part of each stake that counts as turnover. Each key is new: who plays has locked the table.
create function games.play_chips(
	p_purse text, p_ids uuid[], p_started timestamptz[], p_members bigint[], p_currencies text[], p_games bigint[],
	p_counters text[], p_stakes bigint[], p_wins bigint[], p_counted bigint[], p_keys uuid[], p_win_keys uuid[],
	p_pay_tables text[], p_events text[], p_since timestamptz
) returns table (status text, balance bigint, held bigint) language plpgsql as $$
declare
	v_statuses text[];
	v_balances bigint[];
	v_helds bigint[];
begin
	with leg as (
		select row_number() over (order by r.place, l.step)::int as ordinal, r.place, r.member_id, r.currency, r.counter, r.id,
			l.step, l.kind, l.delta, l.key
		from unnest(p_members, p_currencies, p_counters, p_ids, p_stakes, p_wins, p_keys, p_win_keys) with ordinality
			as r (member_id, currency, counter, id, stake, win, key, win_key, place)
		cross join lateral (values
			(1, case r.stake when 0 then 'win' else 'bet' end, -r.stake, r.key), (2, 'win', r.win, r.win_key)
		) as l (step, kind, delta, key)
		where l.step = 1 or r.win > 0
	), asked as (
		select array_agg(member_id order by ordinal) as members, array_agg(currency order by ordinal) as currencies,
			array_agg(p_purse) as purses, array_agg(kind order by ordinal) as kinds, array_agg(delta order by ordinal) as deltas,
			array_agg(counter order by ordinal) as counters, array_agg(key order by ordinal) as keys,
			array_agg(null::uuid) as none, array_agg(id order by ordinal) as groups, array_agg(1) as atomics
		from leg
	), answer as (
		select a.* from asked q cross join lateral wallet.post_batch(q.members, q.currencies, q.purses, q.kinds, q.deltas,
			q.counters, q.keys, q.none, q.groups, q.none, q.atomics, p_since) as a
	), told as (
		select leg.place, coalesce(
				min(case a.status when 'replayed' then 'conflict' else a.status end) filter (where a.status not in ('posted', 'aborted')),
				min(a.status) filter (where a.status = 'aborted')) as refused,
			(array_agg(a.balance order by leg.step desc))[1] as balance, (array_agg(a.held order by leg.step desc))[1] as held
		from answer a join leg using (ordinal) group by leg.place
	)
	select array_agg(coalesce(refused, 'posted') order by place), array_agg(t.balance order by place), array_agg(t.held order by place)
	into v_statuses, v_balances, v_helds from told t;

	if 'posted' = all (v_statuses) then
		insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, counted, balance_before,
			balance_after, pay_table, events, ended_at)
		select r.member_id, r.started_at, r.id, r.game_id, r.currency, 'complete', r.stake, r.win, r.counted,
			r.balance - r.win + r.stake, r.balance, r.pay_table, r.events::json, r.started_at
		from unnest(p_members, p_started, p_ids, p_games, p_currencies, p_stakes, p_wins, p_counted, p_pay_tables, p_events, v_balances)
			as r (member_id, started_at, id, game_id, currency, stake, win, counted, pay_table, events, balance);
	end if;
	return query select * from unnest(v_statuses, v_balances, v_helds);
end $$;
