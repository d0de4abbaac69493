-- Matches that a feed from outside tells of: the feed's name for one, and what it calls the league and both sides. Null for a match
-- of the house's simulated leagues.
alter table sportsbook.event add column fed jsonb;
create unique index event_fed on sportsbook.event ((fed->>'id')) where fed is not null;

-- The league that all of them are in. How good their sides are the house does not know.
insert into sportsbook.season (league, season, strengths) values ('UOF', 0, '[]') on conflict do nothing;

-- How far each producer of the feed was followed: by its own clock, and when it was last heard by the house's. Bets are taken on the
-- markets of those alone that are up and were heard just now.
create table sportsbook.feed_line (
	product integer primary key,
	taken bigint not null,
	heard_at timestamptz not null,
	up boolean not null
);

-- Which process follows the feed: one at a time.
create table sportsbook.feed_holder (
	alone boolean primary key default true check (alone),
	node text not null,
	until timestamptz not null
);
