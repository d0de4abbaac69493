-- Whole rounds, many at once: the stake, the win and the round's row of each in one durable statement.
-- One row a round comes back, in order: what the ledger said to the stake, and the balance the stake left (of a refusal
-- the true balance). A win follows its stake on the same wallet and stands or falls with it, so the balance after the
-- round is the balance after the stake plus the win. A key that was used before is always a `conflict` here, because a
-- round's id is new each time: the caller compares and hands out the stored round. So no repeat pays a second outcome.
create function games.play_batch(
	p_ids uuid[],
	p_started timestamptz[],
	p_members bigint[],
	p_currencies text[],
	p_games bigint[],
	p_counters text[],
	p_stakes bigint[],
	p_wins bigint[],
	p_keys uuid[],
	p_win_keys uuid[],
	p_pay_tables text[],
	p_events text[],
	-- Keys are looked for from here on.
	p_since timestamptz
) returns table (status text, balance bigint, held bigint) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
	v_members bigint[];
	v_currencies text[];
	v_kinds text[];
	v_deltas bigint[];
	v_counters text[];
	v_keys uuid[];
	v_groups uuid[];
	v_atomics integer[];
	v_stakes wallet.answer[];
begin
	select array_agg(leg.member_id), array_agg(leg.currency), array_agg(leg.kind), array_agg(leg.delta),
		array_agg(leg.counter), array_agg(leg.key), array_agg(leg.id), array_agg(leg.atomic)
	into v_members, v_currencies, v_kinds, v_deltas, v_counters, v_keys, v_groups, v_atomics
	from (
		select r.member_id, r.currency, r.counter, r.id, l.kind, l.delta, l.key,
			case when r.win > 0 then r.place::integer end as atomic
		from unnest(p_members, p_currencies, p_counters, p_ids, p_stakes, p_wins, p_keys, p_win_keys)
			with ordinality as r (member_id, currency, counter, id, stake, win, key, win_key, place)
		cross join lateral (values (1, 'bet', -r.stake, r.key), (2, 'win', r.win, r.win_key)) as l (leg, kind, delta, key)
		where l.leg = 1 or r.win > 0
		order by r.place, l.leg
	) as leg;

	select array_agg(row(a.ordinal, a.status, a.balance, a.held, a.version, a.delta, a.posted_at)::wallet.answer)
	into v_stakes
	from rows from (
		wallet.post_batch(v_members, v_currencies, array_fill('cash'::text, array[cardinality(v_keys)]), v_kinds,
			v_deltas, v_counters, v_keys, array_fill(null::uuid, array[cardinality(v_keys)]), v_groups,
			array_fill(null::uuid, array[cardinality(v_keys)]), v_atomics, p_since),
		unnest(v_kinds)
	) as a (ordinal, status, balance, held, version, delta, posted_at, kind)
	where a.kind = 'bet';

	insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
		balance_after, pay_table, events, ended_at)
	select r.member_id, r.started_at, r.id, r.game_id, r.currency, 'complete', r.stake, r.win, r.balance + r.stake,
		r.balance + r.win, r.pay_table, r.events::json, r.started_at
	from rows from (
		unnest(p_members, p_started, p_ids, p_games, p_currencies, p_stakes, p_wins, p_pay_tables, p_events),
		unnest(v_stakes)
	) as r (member_id, started_at, id, game_id, currency, stake, win, pay_table, events,
		ordinal, status, balance, held, version, delta, posted_at)
	where r.status = 'posted';

	return query select (s).status, (s).balance, (s).held from unnest(v_stakes) as s;
end $$;
