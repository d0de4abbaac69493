-- A win that is staked again is no new play, and was never counted as such: the audit says so too now.
create or replace view loyalty.miscounted as
	with played as (
		select member_id, sum(stake) as stake from games.round
		where vendor_round_id is null and status in ('complete', 'resettled') and not games.stakes_a_win(pay_table)
			and transaction_id < (select transaction_id from loyalty.play_mark)
		group by member_id
	), settled as (
		select member_id, sum(stake) as stake from loyalty.counted_round group by member_id
	), counted as (
		select member_id, sum(stake) as stake from loyalty.turnover group by member_id
	)
	select member_id, coalesce(counted.stake, 0) as counted, coalesce(played.stake, 0) + coalesce(settled.stake, 0) as played
	from counted
	full join played using (member_id)
	full join settled using (member_id)
	where coalesce(counted.stake, 0) <> coalesce(played.stake, 0) + coalesce(settled.stake, 0);
