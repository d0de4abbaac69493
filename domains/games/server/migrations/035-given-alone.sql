-- What one person gives without a second person is summed over 24 hours (decisions 067 and 069). Of a tournament stands who promised
-- it alone, what that is worth in a day and when; none of one that another agreed to. The next of a series takes it along. What
-- stood before nobody is held to.
alter table games.tournament
	add column alone_by text,
	-- Minor units of its currency; of points, what they cost as cash.
	add column alone_worth bigint check (alone_worth >= 0),
	add column alone_at timestamptz,
	add constraint alone_is_said_whole check (num_nulls(alone_by, alone_worth, alone_at) in (0, 3));
create index tournament_alone on games.tournament (alone_by, alone_at) where next_id is null and alone_by is not null;

-- What somebody gave alone lately, without reading what they ever gave.
create index free_spins_award_alone on games.free_spins_award (made_by_id, made_at)
	where stood_at is not null and decided_by_id is null;
