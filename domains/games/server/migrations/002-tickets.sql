-- Tickets: bets that stay open, as rounds that say where they stand (decision 081).

alter table games.round
	-- The part of the stake that counts as turnover, where that is not all of it.
	add column counted bigint,
	-- The settlement by which a ticket stands, 0 before the first; null of what is no ticket.
	add column ticket_version integer,
	-- Digest of what was bet, bound to its key.
	add column ticket_content uuid,
	-- When the vendor's rule ends it.
	add column due_at timestamptz,
	add constraint counted_is_staked check (counted between 0 and stake),
	-- What decides a ticket stands as the vendor's own name of the round.
	add constraint ticket_is_whole check ((ticket_version is null) = (due_at is null)
		and (ticket_version is null or (ticket_content is not null and vendor_round_id is not null)));

-- Tickets of a draw, an event, a round of a table, by their holders: a page of them is whole members.
create index round_about on games.round (vendor_round_id, member_id, id) where ticket_version is not null;

-- Open rounds of vendors' commands by their beginning (they have no due_at), tickets by when they are due.
drop index games.round_open;
create index round_open on games.round (due_at, started_at) where status = 'open';

-- Tickets of trials, in their session's purse; gone with it.
create table games.trial_ticket (
	play_id uuid not null references games.play_session (id) on delete cascade,
	id uuid not null,
	key text not null,
	content uuid not null,
	game_id bigint not null references games.game (id),
	currency text not null,
	status text not null check (status in ('open', 'complete', 'void', 'resettled')),
	stake bigint not null check (stake >= 0),
	free_stake bigint check (free_stake >= 0),
	win bigint not null check (win >= 0),
	counted bigint check (counted between 0 and stake),
	version integer not null,
	about text not null,
	due_at timestamptz not null,
	pay_table text not null,
	events json not null,
	-- What was staked more, by the key of each time.
	raises jsonb not null default '{}',
	placed_at timestamptz not null,
	ended_at timestamptz,
	balance_before bigint not null,
	balance_after bigint not null,
	primary key (play_id, id),
	unique (play_id, key),
	check ((status = 'open') = (ended_at is null))
);
create index trial_ticket_about on games.trial_ticket (about, play_id, id);
create index trial_ticket_due on games.trial_ticket (due_at) where status = 'open';

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
	p_since timestamptz
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

	return query select * from unnest(v_statuses, v_balances, v_helds);
end $$;

create function games.refuse_reopening(p_id uuid) returns text language plpgsql as $$
begin
	raise exception 'ticket % has ended and is not opened again', p_id using errcode = 'restrict_violation';
end $$;

-- From now on these tickets stand so, whoever of them stands by an older version: one posting of the ledger for what all of a
-- member's in a currency moved, and the rows, in one statement. With p_due those that are still open by the same version end.
-- Tickets are locked in the order of their key before any wallet is. Its time grows with the tickets, not with their square.
-- Answers the postings.
create function games.stand_tickets(
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

-- Rounds of several members that stand or fall together (a pot), as games.play_batch writes single ones: all of them stand,
-- or nothing of any does and `posted` is in no answer. Who stakes nothing leaves the key as a win of nothing.
create function games.play_together(
	p_ids uuid[], p_started timestamptz[], p_members bigint[], p_currencies text[], p_games bigint[], p_counters text[],
	p_stakes bigint[], p_wins bigint[], p_keys uuid[], p_win_keys uuid[], p_pay_tables text[], p_events text[],
	p_since timestamptz
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
			array_agg('cash'::text) as purses, array_agg(kind order by ordinal) as kinds, array_agg(delta order by ordinal) as deltas,
			array_agg(counter order by ordinal) as counters, array_agg(key order by ordinal) as keys,
			array_agg(null::uuid) as none, array_agg(id order by ordinal) as groups, array_agg(1) as atomics
		from leg
	), answer as (
		select a.* from asked q cross join lateral wallet.post_batch(q.members, q.currencies, q.purses, q.kinds, q.deltas,
			q.counters, q.keys, q.none, q.groups, q.none, q.atomics, p_since) as a
	), told as (
		-- Of a round whatever was not simply posted; its balance is the one that its last leg left.
		select leg.place, coalesce(
				min(case a.status when 'replayed' then 'conflict' else a.status end) filter (where a.status not in ('posted', 'aborted')),
				min(a.status) filter (where a.status = 'aborted')) as refused,
			(array_agg(a.balance order by leg.step desc))[1] as balance, (array_agg(a.held order by leg.step desc))[1] as held
		from answer a join leg using (ordinal) group by leg.place
	)
	select array_agg(coalesce(refused, 'posted') order by place), array_agg(t.balance order by place), array_agg(t.held order by place)
	into v_statuses, v_balances, v_helds from told t;

	if 'posted' = all (v_statuses) then
		insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
			balance_after, pay_table, events, ended_at)
		select r.member_id, r.started_at, r.id, r.game_id, r.currency, 'complete', r.stake, r.win, r.balance - r.win + r.stake,
			r.balance, r.pay_table, r.events::json, r.started_at
		from unnest(p_members, p_started, p_ids, p_games, p_currencies, p_stakes, p_wins, p_pay_tables, p_events, v_balances)
			as r (member_id, started_at, id, game_id, currency, stake, win, pay_table, events, balance);
	end if;
	return query select * from unnest(v_statuses, v_balances, v_helds);
end $$;
