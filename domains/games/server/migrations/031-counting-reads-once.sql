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

drop function if exists games.tournament_came(bigint, bigint);

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
