-- Turnover: what counts of what members staked in rounds that are over, by the day they ended (UTC) and category. A void takes off
-- again, on the day that it had counted. It follows play like the other sums, and ranks, bonuses and cashback go by it.
create table games.turnover (
	member_id bigint not null,
	day date not null,
	currency text not null,
	category text not null,
	stake bigint not null,
	rounds bigint not null,
	primary key (member_id, day, currency, category)
) with (fillfactor = 80);
create index turnover_day on games.turnover (day);

create function games.follow_turnover(p_from bigint, p_to bigint) returns void language plpgsql as $$
begin
	insert into games.turnover as sum (member_id, day, currency, category, stake, rounds)
	select l.member_id, (l.slot at time zone 'UTC')::date, l.currency, g.category, sum(l.counted), sum(l.rounds)
	from games.play_line l join games.game g on g.id = l.game_id
	where l.reading > p_from and l.reading <= p_to and not games.stakes_a_win(l.pay_table)
	group by 1, 2, 3, 4
	having (sum(l.counted), sum(l.rounds)) <> (0, 0)
	on conflict (member_id, day, currency, category) do update
		set stake = sum.stake + excluded.stake, rounds = sum.rounds + excluded.rounds;
end $$;

insert into platform.follower_position (follower, reader, position) values ('games.turnover', 'games.plays', 0);

-- Each line is a fault: a member whose turnover is not that of their rounds, as far as it is followed. Reads every round: for an
-- auditor and the simulation, right after a count. Rounds of several commands that changed since differ until the next one.
create view games.turnover_fault as
	with played as (
		select member_id, sum(coalesce(counted, stake)) as stake from games.round
		where status in ('complete', 'resettled') and not games.stakes_a_win(pay_table)
			and transaction_id < (select games.followed('games.turnover'))
		group by member_id
	), counted as (
		select member_id, sum(stake) as stake from games.turnover group by member_id
	)
	select member_id, coalesce(counted.stake, 0) as counted, coalesce(played.stake, 0) as played
	from counted full join played using (member_id)
	where coalesce(counted.stake, 0) <> coalesce(played.stake, 0);

drop function games.ended_rounds(bigint, bigint);
