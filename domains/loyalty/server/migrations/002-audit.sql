-- Members whose sums are not what was played up to the mark: must be empty at any moment. Reads everything: for the
-- simulation and for an auditor, not for a hot path.
create view loyalty.miscounted as
	with played as (
		select member_id, sum(stake) as stake from games.round
		where vendor_round_id is null and status in ('complete', 'resettled')
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
