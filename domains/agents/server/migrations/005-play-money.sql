-- The play money that a brand gives at registration is no bonus: it is nothing that an agent's team cost.
create or replace function agents.kind_of(p_kind text, p_counter text, p_purse text, p_delta bigint) returns text language sql immutable as $$
	select case
		when p_purse = 'points' or p_delta = 0 then null
		when p_kind in ('bet', 'win') then null
		when p_kind in ('rollback', 'adjust') and starts_with(p_counter, 'games:') then null
		when p_counter = 'house:starting-balances' then 'correction'
		when p_kind = 'deposit' then 'deposit'
		when starts_with(p_counter, 'bonus:') then 'bonus'
		when p_kind = 'withdraw' then 'withdrawal'
		when p_kind = 'rollback' and starts_with(p_counter, 'cashier:') then case when p_delta < 0 then 'deposit' else 'withdrawal' end
		when starts_with(p_counter, 'agents:') then 'salary'
		when starts_with(p_counter, 'loyalty:') then 'rebate'
		when p_kind in ('promo', 'grant') then 'bonus'
		when p_kind in ('transfer-in', 'transfer-out') then 'transfer'
		else 'correction'
	end
$$;

-- What the books say against what they are of: sums of members against lines of play, and of teams against their members.
create view agents.miscounted as
	with lines as (
		select member_id, currency, category, sum(rounds) as rounds, sum(stake) as stake, sum(counted) as counted, sum(won) as won
		from agents.played group by 1, 2, 3
	), own as (
		select owner_id as member_id, currency, category, sum(rounds) as rounds, sum(stake) as stake, sum(counted) as counted,
			sum(won) as won
		from agents.play_day where own group by 1, 2, 3
	), team as (
		select owner_id, currency, category, sum(rounds) as rounds, sum(stake) as stake, sum(counted) as counted, sum(won) as won
		from agents.play_day where not own group by 1, 2, 3
	), below as (
		select b.ancestor_id as owner_id, o.currency, o.category, sum(o.rounds) as rounds, sum(o.stake) as stake,
			sum(o.counted) as counted, sum(o.won) as won
		from own o join agents.below b using (member_id) group by 1, 2, 3
	)
	select 'own' as book, coalesce(l.member_id, o.member_id) as owner_id, currency, category
	from lines l full join own o using (member_id, currency, category)
	where (l.rounds, l.stake, l.counted, l.won) is distinct from (o.rounds, o.stake, o.counted, o.won)
	union all
	select 'team', coalesce(t.owner_id, b.owner_id), currency, category
	from team t full join below b using (owner_id, currency, category)
	where (t.rounds, t.stake, t.counted, t.won) is distinct from (b.rounds, b.stake, b.counted, b.won);
