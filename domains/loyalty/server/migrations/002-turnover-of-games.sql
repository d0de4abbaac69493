-- Turnover is kept by the games, and points follow play as others do (decision 084): the sums move there, and the mark goes on as
-- the position of both. What was written between it and where the reader begins is read again, rounds of several commands with the
-- stake that they counted with.
insert into games.turnover (member_id, day, currency, category, stake, rounds)
	select member_id, day, currency, category, stake, rounds from loyalty.turnover;

do $$
declare
	v_mark bigint := (select transaction_id from loyalty.play_mark);
begin
	update platform.follower_position set position = v_mark where follower = 'games.turnover';
	insert into platform.follower_position (follower, reader, position) values ('loyalty.points', 'games.plays', v_mark);
	delete from games.play_stood s using games.round r
		where r.member_id = s.member_id and r.id = s.round_id and r.transaction_id >= v_mark;
	insert into games.play_stood (member_id, round_id, stands, slot, began, currency, game_id, pay_table, stake, counted, staked, won)
	select r.member_id, r.id, true, games.play_slot(coalesce(r.ended_at, r.started_at)), games.play_slot(r.started_at), r.currency,
		r.game_id, r.pay_table, c.stake, c.stake, c.stake, r.win
	from loyalty.counted_round c join games.round r on r.member_id = c.member_id and r.id = c.round_id
	where r.transaction_id >= v_mark and c.stake > 0
	on conflict do nothing;
	delete from games.play_line where reading > v_mark;
	update platform.reader set position = v_mark where reader = 'games.plays' and position > v_mark;
end $$;

drop view loyalty.miscounted;
drop table loyalty.turnover;
drop table loyalty.counted_round;
drop table loyalty.play_mark;
