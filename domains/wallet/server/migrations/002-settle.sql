-- What settlements move: more is a win, less is a logged adjustment, for what was paid may be spent already (the only posting
-- that may leave a balance below zero). All wallets are locked in the order of their key before one of them moves. A movement
-- that is refused fails the whole call: what is owed and cannot be posted is a fault, and nothing of it stands.
create function wallet.settle_batch(
	p_members bigint[], p_currencies text[], p_deltas bigint[], p_counters text[], p_keys uuid[], p_groups uuid[],
	-- Of what is taken back, for the auditor.
	p_reasons text[], p_actors text[],
	-- No key of this batch can have been posted before then.
	p_since timestamptz
) returns table (place int, balance bigint, held bigint) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
	v_wins int[];
	v_none uuid[];
	v_less record;
	v_answer wallet.answer;
begin
	perform 1 from wallet.wallet w
	where (w.member_id, w.currency, w.purse) in (
		select u.member_id, u.currency, 'cash' from unnest(p_members, p_currencies) as u (member_id, currency))
	order by w.member_id, w.currency, w.purse for no key update;

	v_wins := array(select u.place from unnest(p_deltas) with ordinality as u (delta, place) where u.delta > 0 order by u.place);
	if cardinality(v_wins) > 0 then
		v_none := array_fill(null::uuid, array[cardinality(v_wins)]);
		return query
			select v_wins[a.ordinal], a.balance, a.held
			from (
				select array_agg(u.member_id order by u.place) as members, array_agg(u.currency order by u.place) as currencies,
					array_agg(u.delta order by u.place) as deltas, array_agg(u.counter order by u.place) as counters,
					array_agg(u.key order by u.place) as keys, array_agg(u.group_key order by u.place) as groups
				from unnest(p_members, p_currencies, p_deltas, p_counters, p_keys, p_groups) with ordinality
					as u (member_id, currency, delta, counter, key, group_key, place)
				where u.delta > 0
			) as won
			cross join lateral wallet.post_batch(won.members, won.currencies,
				array_fill('cash'::text, array[cardinality(v_wins)]), array_fill('win'::text, array[cardinality(v_wins)]),
				won.deltas, won.counters, won.keys, v_none, won.groups, v_none, null, p_since) as a
			where wallet.is_settled(a.status);
	end if;

	for v_less in
		select * from unnest(p_members, p_currencies, p_deltas, p_counters, p_keys, p_reasons, p_actors) with ordinality
			as u (member_id, currency, delta, counter, key, reason, actor, place)
		where u.delta < 0 order by u.place
	loop
		v_answer := wallet.adjust(v_less.member_id, v_less.currency, 'cash', v_less.delta, v_less.counter, v_less.key,
			v_less.reason, v_less.actor);
		perform wallet.is_settled(v_answer.status);
		place := v_less.place;
		balance := v_answer.balance;
		held := v_answer.held;
		return next;
	end loop;
end $$;

-- True, or it raises.
create function wallet.is_settled(p_status text) returns boolean language plpgsql as $$
begin
	if p_status <> 'posted' then
		raise exception 'the ledger answered % to a settlement', p_status using errcode = 'data_exception';
	end if;
	return true;
end $$;
