-- A win that is staked again on an even chance is no new play: the stake that brought it has been counted. Counted once
-- more it would bring points, cashback, turnover of a bonus, a place in a race and parts of pots for nothing that the house
-- keeps. Such rounds say so by the name of their pay table (doublingTable of the games' core).
create function games.stakes_a_win(p_pay_table text) returns boolean language sql immutable as $$
	select p_pay_table like '%/double-up'
$$;

create or replace function games.ended_rounds(p_from bigint, p_to bigint)
returns table (member_id bigint, day date, currency text, category text, round_id uuid, stake bigint, rounds bigint)
language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
begin
	return query
		select r.member_id, (r.ended_at at time zone 'UTC')::date, r.currency, g.category, null::uuid,
			sum(r.stake)::bigint, count(*)
		from games.round r join games.game g on g.id = r.game_id
		where r.transaction_id >= p_from and r.transaction_id < p_to
			and r.vendor_round_id is null and r.status in ('complete', 'resettled') and not games.stakes_a_win(r.pay_table)
		group by 1, 2, 3, 4;
	return query
		select r.member_id, (r.ended_at at time zone 'UTC')::date, r.currency, g.category, r.id,
			case when r.status in ('complete', 'resettled') then r.stake else 0 end, 1::bigint
		from games.round r join games.game g on g.id = r.game_id
		where r.transaction_id >= p_from and r.transaction_id < p_to
			and r.vendor_round_id is not null and r.status <> 'open';
end $$;

create or replace function games.jackpot_rounds(p_from bigint, p_to bigint)
returns table (transaction_id bigint, round_id uuid, member_id bigint, game_id bigint, currency text, stake bigint)
language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
begin
	return query
		select r.transaction_id, r.id, r.member_id, r.game_id, r.currency, r.stake from games.round r
		where r.transaction_id >= p_from and r.transaction_id < p_to and r.vendor_round_id is null
			and r.status in ('complete', 'resettled') and r.stake > 0 and not games.stakes_a_win(r.pay_table)
		union all
		select c.transaction_id, c.round_id, c.member_id, c.game_id, c.currency, c.stake from games.jackpot_counted c
		where c.transaction_id >= p_from and c.transaction_id < p_to;
end $$;

create or replace function games.tournament_came(p_from bigint, p_to bigint)
returns table (tournament_id bigint, score text, member_id bigint, round_id uuid, ended_at timestamptz, several boolean, value bigint)
language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
begin
	return query
		select t.id, t.score, r.member_id, r.id, r.ended_at, r.vendor_round_id is not null,
			case when r.status in ('complete', 'resettled') and r.stake >= t.min_stake
				then games.tournament_value(t.score, r.stake, r.win) else 0 end
		from games.round r
		join games.game g on g.id = r.game_id
		join games.tournament t on t.kept = 'standing' and t.currency = r.currency
			and r.started_at >= t.starts_at and r.started_at < t.ends_at and games.tournament_counts(t, g)
		left join games.tournament_player p on p.tournament_id = t.id and p.member_id = r.member_id
		where r.transaction_id >= p_from and r.transaction_id < p_to and r.status <> 'open'
			and not games.stakes_a_win(r.pay_table) and (t.entry = 'open' or r.started_at >= p.joined_at);
end $$;
