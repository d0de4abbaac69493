-- The most one spin can win, in times of its stake, and how rare it is: once in so many rounds. As the studio's report of
-- the game's mathematics says; null where a studio says nothing.
alter table games.game
	add column top_times numeric(12, 2) check (top_times > 0),
	add column top_one_in bigint check (top_one_in > 0),
	add constraint game_top_award check ((top_times is null) = (top_one_in is null));
