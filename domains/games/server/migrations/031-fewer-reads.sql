-- What is counted behind the spins reads each round once, and takes along of it only what the count needs.

-- The same by whole numbers, where the quotient of decimals is not needed: it took the most of a count.
create or replace function games.tournament_value(p_score text, p_stake bigint, p_win bigint) returns bigint
language sql immutable as $$
	select case
		when p_stake <= 0 then 0
		when p_score = 'best-multiple' and p_win < 9000000000000 then p_win * 1000000 / p_stake
		when p_score = 'best-multiple' then least(div(p_win::numeric * 1000000, p_stake), 9223372036854775807)::bigint
		when p_score = 'rounds' then 1
		when p_score = 'staked' then p_stake
		else p_win
	end
$$;

drop function games.tournament_came(bigint, bigint);

-- Brings the scores up to date with what ended in transactions from p_from (included) to p_to (excluded), for each tournament
-- that stands. Whoever calls holds the mark. A round of several commands that was cancelled or voided brings 0. Answers how
-- many scores changed.
create or replace function games.count_tournaments(p_from bigint, p_to bigint) returns integer language plpgsql
-- How many rounds came is never guessed right; the lookups of players and of what was kept stay lookups by their keys.
set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off
as $$
declare
	changed integer;
begin
	with counted as materialized (
		select t.id, t.score, t.entry, t.currency, t.min_stake, t.starts_at, t.ends_at, g.id as game_id
		from games.tournament t join games.game g on games.tournament_counts(t, g)
		where t.kept = 'standing'
	), came as materialized (
		select c.id as tournament_id, c.score as kind, r.member_id, r.id as round, r.ended_at as at,
			r.vendor_round_id is not null as several,
			case when r.status in ('complete', 'resettled') and r.stake >= c.min_stake
				then games.tournament_value(c.score, r.stake, r.win) else 0 end as value
		from games.round r
		join counted c on c.game_id = r.game_id and c.currency = r.currency
			and r.started_at >= c.starts_at and r.started_at < c.ends_at
		where r.transaction_id >= p_from and r.transaction_id < p_to and r.status <> 'open'
			and not games.stakes_a_win(r.pay_table)
			and (c.entry = 'open' or exists (
				select 1 from games.tournament_player p
				where p.tournament_id = c.id and p.member_id = r.member_id and p.joined_at <= r.started_at))
	), touched as (
		select tournament_id, member_id, kind from came group by 1, 2, 3
	), kept as (
		insert into games.tournament_round as o (tournament_id, member_id, round_id, value, ended_at)
			select tournament_id, member_id, round, value, at from came where several
			on conflict (tournament_id, member_id, round_id) do update
				set value = excluded.value, ended_at = excluded.ended_at
	), fresh as (
		-- Of a race what was won together, as of its last round; of a tournament its best, which stands from the first time on.
		select distinct on (tournament_id, member_id) tournament_id, member_id, at, round,
			case when kind = 'best-multiple' then value
				else (sum(value) over (partition by tournament_id, member_id))::bigint end as value
		from came where not several and value > 0
		order by tournament_id, member_id, case when kind = 'best-multiple' then value end desc,
			case when kind = 'best-multiple' then at end, case when kind = 'best-multiple' then round end, at desc, round desc
	), whole as (
		select t.tournament_id, t.member_id, t.kind, w.*
		from touched t
		left join fresh f using (tournament_id, member_id)
		left join lateral (
			select p.whole, p.whole_at, p.whole_round from games.tournament_player p
			where p.tournament_id = t.tournament_id and p.member_id = t.member_id limit 1
		) as p on true
		cross join lateral (
			select coalesce(p.whole, 0) as had, coalesce(f.value, 0) as got
		) as amounts
		cross join lateral (
			-- Of the same best the earlier one stands.
			select case when t.kind <> 'best-multiple' then got > 0
				else got > had or (got = had and got > 0 and (f.at, f.round) < (p.whole_at, p.whole_round)) end as taken
		) as judged
		cross join lateral (
			select case when t.kind = 'best-multiple' then greatest(had, got) else had + got end::bigint as whole,
				case when taken then greatest(f.at, case when t.kind = 'best-multiple' then f.at else p.whole_at end)
					else p.whole_at end as whole_at,
				case when taken then f.round else p.whole_round end as whole_round
		) as w
	), parts as (
		select tournament_id, member_id, kind, whole as value, whole_at as at, whole_round as round from whole where whole > 0
		union all
		select tournament_id, member_id, kind, value, at, round from came where several and value > 0
		union all
		-- This statement does not see what it keeps: what came now stands for what was kept of the same round before.
		select w.tournament_id, w.member_id, w.kind, o.value, o.ended_at, o.round_id
		from whole w
		cross join lateral (
			select k.tournament_id, k.member_id, k.round_id, k.value, k.ended_at from games.tournament_round k
			where k.tournament_id = w.tournament_id and k.member_id = w.member_id and k.value > 0 offset 0
		) as o
		left join came n on n.several and n.tournament_id = o.tournament_id and n.member_id = o.member_id
			and n.round = o.round_id
		where n.round is null
	), scored as (
		select tournament_id, member_id,
			case when kind = 'best-multiple' then max(value) else sum(value) end::bigint as score,
			case when kind = 'best-multiple' then (array_agg(at order by value desc, at, round))[1]
				else (array_agg(at order by at desc, round desc))[1] end as reached_at,
			case when kind = 'best-multiple' then (array_agg(round order by value desc, at, round))[1]
				else (array_agg(round order by at desc, round desc))[1] end as reached_round
		from parts group by tournament_id, member_id, kind
	)
	insert into games.tournament_player as p
			(tournament_id, member_id, whole, whole_at, whole_round, score, reached_at, reached_round)
		select w.tournament_id, w.member_id, w.whole, w.whole_at, w.whole_round, coalesce(s.score, 0), s.reached_at,
			s.reached_round
		from whole w left join scored s using (tournament_id, member_id)
		on conflict (tournament_id, member_id) do update set whole = excluded.whole, whole_at = excluded.whole_at,
			whole_round = excluded.whole_round, score = excluded.score, reached_at = excluded.reached_at,
			reached_round = excluded.reached_round
		where (p.whole, p.score, p.reached_round) is distinct from (excluded.whole, excluded.score, excluded.reached_round);
	get diagnostics changed = row_count;
	return changed;
end $$;

-- What is large is looked for first: hardly any round is.
create or replace function games.note_significant() returns bigint language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_from bigint;
	v_to bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
	v_noted bigint;
begin
	select transaction_id into v_from from games.significant_mark for update skip locked;
	if not found or v_to <= v_from then
		return 0;
	end if;
	with large as materialized (
		select r.ended_at, r.member_id, r.id, r.game_id, r.currency, r.stake, r.win, 'round-' || r.status as ended,
			r.status in ('void', 'cancelled') as undone, r.stake >= l.stake as wager, r.win >= l.win as won
		from games.round r left join games.large_amount l on l.currency = r.currency
		where r.transaction_id >= v_from and r.transaction_id < v_to and case r.status
			when 'open' then false
			when 'void' then true
			when 'cancelled' then true
			else r.stake >= l.stake or r.win >= l.win end
	)
	insert into games.significant_event (at, kind, member_id, round_id, game_id, currency, stake, win)
	select r.ended_at, noted.kind, r.member_id, r.id, r.game_id, r.currency, r.stake, r.win
	from large r
	cross join lateral (values
		('large-wager', not r.undone and r.wager), ('large-win', not r.undone and r.won), (r.ended, r.undone)
	) as noted (kind, holds)
	where noted.holds
	order by r.ended_at
	on conflict (member_id, round_id, kind) do nothing;
	get diagnostics v_noted = row_count;
	update games.significant_mark set transaction_id = v_to;
	return v_noted;
end $$;

-- What is known of commands: what was answered under each name before, and how the round stands that it belongs to. A row
-- each, in their order; of a round at most ten thousand moves. Planned once: planned for each call, the parts of the rounds
-- alone took longer than the reading.
create function games.known_commands(p_members bigint[], p_vendors text[], p_transactions text[], p_rounds text[])
returns table (kind text, content uuid, balance_after bigint, id uuid, started_at timestamptz, status text,
	balance_before bigint, events json, moves json)
language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
	return query
		select t.kind, t.content, t.balance_after, r.id, r.started_at, r.status, r.balance_before, r.events, moved.moves
		from unnest(p_members, p_vendors, p_transactions, p_rounds) with ordinality
			as a (member_id, vendor, transaction_id, round_id, place)
		left join lateral (
			select c.kind, c.content, c.balance_after from games.vendor_transaction c
			where c.member_id = a.member_id and c.vendor = a.vendor and c.transaction_id = a.transaction_id limit 1
		) as t on true
		left join lateral (
			select round.id, round.started_at, round.status, round.balance_before, round.events
			from games.vendor_round as name
			join games.round as round on round.member_id = name.member_id and round.started_at = name.started_at
				and round.id = name.round_id
			where name.member_id = a.member_id and name.vendor = a.vendor and name.vendor_round_id = a.round_id limit 1
		) as r on true
		left join lateral (
			select json_agg(json_build_array(m.transaction_id, m.kind, m.amount::text, m.rolled_back) order by m.done_at) as moves
			from (
				select c.transaction_id, c.kind, c.amount, c.rolled_back, c.done_at from games.vendor_transaction c
				where r.id is not null and c.member_id = a.member_id and c.vendor = a.vendor
					and c.vendor_round_id = a.round_id and c.kind in ('bet', 'win')
				order by c.done_at limit 10000
			) as m
		) as moved on true
		order by a.place;
end $$;

-- One command of a member and vendor at a time: those of one round come from several connections of the vendor, and a first
-- bet has no row yet that could be locked. Always in one order, so that transactions of many commands never wait for each
-- other in a circle.
create function games.lock_commands(p_members bigint[], p_vendors text[]) returns void language plpgsql as $$
begin
	perform pg_advisory_xact_lock(lock) from (
		select distinct hashtextextended('games:' || vendor || ':' || member_id, 0) as lock
		from unnest(p_members, p_vendors) as u (member_id, vendor) order by 1
	) as locks;
end $$;

-- The same once nobody else drives a command of these members and vendors: until the transaction ends they wait.
create function games.open_commands(p_members bigint[], p_vendors text[], p_transactions text[], p_rounds text[])
returns table (kind text, content uuid, balance_after bigint, id uuid, started_at timestamptz, status text,
	balance_before bigint, events json, moves json)
language plpgsql as $$
begin
	perform games.lock_commands(p_members, p_vendors);
	return query select * from games.known_commands(p_members, p_vendors, p_transactions, p_rounds);
end $$;

-- Keeps commands with their answers, and the rounds that they begin, under the name that their vendor gave them too.
create function games.keep_commands(
	p_now timestamptz,
	p_members bigint[], p_vendors text[], p_transactions text[], p_kinds text[], p_contents uuid[], p_currencies text[],
	p_amounts bigint[], p_rounds text[], p_references text[], p_balances bigint[],
	-- Of rounds that begin: which of the commands begins it, and what the command does not say.
	p_begun int[], p_ids uuid[], p_started timestamptz[], p_games bigint[], p_statuses text[], p_stakes bigint[],
	p_wins bigint[], p_before bigint[], p_pay_tables text[], p_events text[]
) returns void language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
	insert into games.vendor_transaction (member_id, vendor, transaction_id, kind, content, currency, amount,
			vendor_round_id, reference, balance_after, done_at)
		select member_id, vendor, transaction_id, kind, content, currency, amount, round_id, nullif(reference, ''),
			balance_after, p_now
		from unnest(p_members, p_vendors, p_transactions, p_kinds, p_contents, p_currencies, p_amounts, p_rounds,
			p_references, p_balances) as u (member_id, vendor, transaction_id, kind, content, currency, amount, round_id,
			reference, balance_after);
	if cardinality(p_begun) = 0 then
		return;
	end if;
	insert into games.vendor_round (member_id, vendor, vendor_round_id, round_id, started_at, last_command_at)
		select p_members[begun], p_vendors[begun], p_rounds[begun], id, started_at, p_now
		from unnest(p_begun, p_ids, p_started) as u (begun, id, started_at);
	insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
			balance_after, pay_table, events, vendor_round_id, ended_at)
		select p_members[begun], started_at, id, game_id, p_currencies[begun], status, stake, win, balance_before,
			p_balances[begun], pay_table, events::json, p_rounds[begun], case status when 'open' then null else p_now end
		from unnest(p_begun, p_ids, p_started, p_games, p_statuses, p_stakes, p_wins, p_before, p_pay_tables, p_events)
			as u (begun, id, started_at, game_id, status, stake, win, balance_before, pay_table, events);
end $$;
