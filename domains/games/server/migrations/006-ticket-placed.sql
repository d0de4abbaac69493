-- Tickets are told of in the transaction that places them, where their studio asks: an event of the outbox beside the row.
drop function games.place_tickets(uuid[], timestamptz[], bigint[], text[], bigint[], text[], bigint[], bigint[], uuid[], text[], text[],
	timestamptz[], uuid[], text[], int[], timestamptz);

-- Tickets, many at once: their stakes in the ledger, then the rows of those that stand, in one durable statement. Answers as
-- games.play_batch does; a key that was used is always a `conflict`. A stake of zero, which the house pays, leaves its key in
-- the ledger as a win of nothing. Orders with one number in p_atomics, side by side, stand or fall together.
create function games.place_tickets(
	p_ids uuid[], p_started timestamptz[], p_members bigint[], p_currencies text[], p_games bigint[], p_counters text[],
	p_stakes bigint[], p_house_stakes bigint[], p_keys uuid[], p_pay_tables text[], p_abouts text[], p_dues timestamptz[],
	p_contents uuid[], p_events text[],
	-- Or null for the whole array.
	p_atomics int[],
	-- Keys are looked for from here on.
	p_since timestamptz,
	-- What is told of each that stands; null of those of which nothing is, and for the whole array.
	p_told text[] default null
) returns table (status text, balance bigint, held bigint) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
	v_statuses text[];
	v_balances bigint[];
	v_helds bigint[];
	v_none uuid[];
begin
	if p_atomics is null and not 0 = any (p_stakes) then
		select p.statuses, p.balances, p.helds into v_statuses, v_balances, v_helds
		from wallet.post_plays(p_members, p_currencies, p_counters, p_stakes, array_fill(0::bigint, array[cardinality(p_keys)]),
			p_keys, p_keys, p_ids, p_since) as p;
	else
		v_none := array_fill(null::uuid, array[cardinality(p_keys)]);
		select array_agg(case a.status when 'replayed' then 'conflict' else a.status end order by a.ordinal),
			array_agg(a.balance order by a.ordinal), array_agg(a.held order by a.ordinal)
		into v_statuses, v_balances, v_helds
		from wallet.post_batch(p_members, p_currencies, array_fill('cash'::text, array[cardinality(p_keys)]),
			array(select case s.stake when 0 then 'win' else 'bet' end from unnest(p_stakes) with ordinality as s (stake, place)
				order by s.place),
			array(select -s.stake from unnest(p_stakes) with ordinality as s (stake, place) order by s.place),
			p_counters, p_keys, v_none, p_ids, v_none, p_atomics, p_since) as a;
	end if;

	insert into games.round (member_id, started_at, id, game_id, currency, status, stake, free_stake, win, balance_before,
		balance_after, pay_table, events, vendor_round_id, ticket_version, ticket_content, due_at)
	select r.member_id, r.started_at, r.id, r.game_id, r.currency, 'open', r.stake, r.house_stake, 0, r.balance + r.stake,
		r.balance, r.pay_table, r.events::json, r.about, 0, r.content, r.due_at
	from unnest(p_members, p_started, p_ids, p_games, p_currencies, p_stakes, p_house_stakes, p_pay_tables, p_events, p_abouts,
		p_contents, p_dues, v_statuses, v_balances)
		as r (member_id, started_at, id, game_id, currency, stake, house_stake, pay_table, events, about, content, due_at,
			status, balance)
	where r.status = 'posted';

	if p_told is not null then
		-- Without a notification, which would make commits queue up: listeners find it when they next look (platform/jobs/tell.ts).
		insert into platform.outbox (name, payload)
		select 'ticket.placed', t.payload::jsonb
		from unnest(p_told, v_statuses) with ordinality as t (payload, status, place)
		where t.payload is not null and t.status = 'posted'
		order by t.place;
	end if;

	return query select * from unnest(v_statuses, v_balances, v_helds);
end $$;
