-- Whole rounds, many at once: the plays in the ledger, then the rounds of those that stand, in one durable statement.
-- One row a round comes back, in order: what the ledger said to the stake, and the balance the stake left (of a refusal
-- the true balance); the balance after the round is that plus the win. A key that was used before is always a
-- `conflict`: the caller compares and hands out the stored round. So no repeat pays a second outcome.
create or replace function games.play_batch(
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
	v_statuses text[];
	v_balances bigint[];
	v_helds bigint[];
begin
	select p.statuses, p.balances, p.helds into v_statuses, v_balances, v_helds
	from wallet.post_plays(p_members, p_currencies, p_counters, p_stakes, p_wins, p_keys, p_win_keys, p_ids, p_since) as p;

	insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
		balance_after, pay_table, events, ended_at)
	select r.member_id, r.started_at, r.id, r.game_id, r.currency, 'complete', r.stake, r.win, r.balance + r.stake,
		r.balance + r.win, r.pay_table, r.events::json, r.started_at
	from unnest(p_members, p_started, p_ids, p_games, p_currencies, p_stakes, p_wins, p_pay_tables, p_events,
		v_statuses, v_balances)
		as r (member_id, started_at, id, game_id, currency, stake, win, pay_table, events, status, balance)
	where r.status = 'posted';

	return query select * from unnest(v_statuses, v_balances, v_helds);
end $$;
