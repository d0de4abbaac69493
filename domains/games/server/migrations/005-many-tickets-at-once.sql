-- As before, in time that grows with the tickets and not with their square: from now on these tickets stand so, whoever of them
-- stands by an older version; one posting of the ledger for what all of a member's in a currency moved, and the rows, in one
-- statement. With p_due those that are still open by the same version end. Tickets are locked in the order of their key before
-- any wallet is. Answers the postings.
create or replace function games.stand_tickets(
	p_now timestamptz, p_due boolean,
	p_members bigint[], p_started timestamptz[], p_ids uuid[], p_versions int[], p_states text[],
	-- Of a void ticket nothing is asked; counted -1 is all of the stake; no events are ''.
	p_returned bigint[], p_counted bigint[], p_events text[],
	-- The weeks that they can lie in.
	p_first timestamptz, p_last timestamptz
) returns table (member_id bigint, currency text, key uuid, delta bigint, balance bigint, held bigint, reason text, actor text)
language plpgsql
-- A lookup for each line, whatever the planner thinks of how many there are.
set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
	perform 1 from (
		select * from unnest(p_members, p_started, p_ids) as u (member_id, started_at, id) order by 1, 2, 3
	) as a
	cross join lateral (
		select from games.round r
		where r.member_id = a.member_id and r.started_at = a.started_at and r.id = a.id
			and r.started_at between p_first and p_last for no key update
	) as locked;

	return query
	with line as materialized (
		select distinct on (r.member_id, r.started_at, r.id) r.member_id, r.started_at, r.id, a.version, a.state, a.counted, a.events,
			case a.state when 'void' then r.stake else a.returned end as returned,
			case a.state when 'void' then r.stake else a.returned end - r.win as delta,
			r.currency, r.vendor_round_id as about, v.counter, v.code as vendor
		from unnest(p_members, p_started, p_ids, p_versions, p_states, p_returned, p_counted, p_events)
			as a (member_id, started_at, id, version, state, returned, counted, events)
		cross join lateral (
			select * from games.round o
			where o.member_id = a.member_id and o.started_at = a.started_at and o.id = a.id
				and o.started_at between p_first and p_last offset 0
		) as r
		join games.game g on g.id = r.game_id
		join games.vendor v on v.code = g.vendor
		where a.version > r.ticket_version or (p_due and a.version = r.ticket_version and r.status = 'open')
		order by r.member_id, r.started_at, r.id, a.version desc
	), held as materialized (
		select *, dense_rank() over (order by member_id, currency, counter) as holder from line
	), owed as materialized (
		select *, row_number() over (order by holder)::int as place from (
			select holder, min(member_id) as member_id, min(currency) as currency, min(counter) as counter,
				sum(delta)::bigint as delta, min(vendor) as vendor, min(about) as about, count(*) as tickets,
				(array_agg(id order by id))[1] as id, (array_agg(version order by id))[1] as version
			from held where delta <> 0 group by holder
		) as sums where delta <> 0
	), told as materialized (
		select o.*, md5('ticket:' || id || ':' || version || case when p_due then ':due' else '' end)::uuid as key,
			case tickets when 1 then id else md5('about:' || vendor || ':' || about)::uuid end as group_key,
			left('settlement of ' || case tickets when 1 then 'ticket ' || id else tickets || ' tickets' end || ' of ' || about, 500) as reason,
			'vendor:' || vendor as actor
		from owed o
	), posted as materialized (
		select t.*, a.balance, a.held
		from wallet.settle_batch(
			array(select member_id from told order by place), array(select currency from told order by place),
			array(select delta from told order by place), array(select counter from told order by place),
			array(select key from told order by place), array(select group_key from told order by place),
			array(select reason from told order by place), array(select actor from told order by place), p_first) as a
		join told t on t.place = a.place
	), left_with as materialized (
		-- By holder, so that a ticket finds its own without a search through all of them.
		select array_agg(p.balance order by n) as balances
		from generate_series(1, (select max(holder) from held)) as n left join posted p on p.holder = n
	), stood as (
		update games.round as r
		set status = case
				when l.state = 'void' then 'void'
				when l.state = 'open' and r.status <> 'open' then games.refuse_reopening(r.id)
				when l.state = 'open' then 'open'
				when r.status = 'open' then 'complete'
				else 'resettled' end,
			win = l.returned,
			counted = case when l.state = 'void' then 0 when l.counted >= 0 then l.counted end,
			ticket_version = l.version,
			events = case
				when l.events = '' then r.events
				when r.events::text = '[]' then l.events::json
				else (left(r.events::text, -1) || ',' || substr(l.events, 2))::json end,
			balance_after = coalesce((select balances from left_with)[l.holder], r.balance_after),
			ended_at = case l.state when 'open' then null else p_now end,
			transaction_id = txid_current()
		from held l
		where r.member_id = l.member_id and r.started_at = l.started_at and r.id = l.id
			and r.started_at between p_first and p_last
	)
	select p.member_id, p.currency, p.key, p.delta, p.balance, p.held, p.reason, p.actor from posted p;
end $$;
