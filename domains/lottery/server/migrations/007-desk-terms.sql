-- What an issue of a game takes where the desk has set less than the house's own, in prices of a bet at fixed odds.
create table lottery.issue_bounds (
	game text collate "C" primary key,
	slip integer not null check (slip between 1 and 10000),
	stake integer not null check (stake between 1 and 10000),
	win integer not null check (win between 1 and 400000),
	exposure integer not null check (exposure between 1 and 20000000),
	set_at timestamptz not null
);

-- Days on which a game of set days draws nothing, in the game's own zone.
create table lottery.free_day (
	game text collate "C" not null,
	day text collate "C" not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	set_at timestamptz not null,
	primary key (game, day)
);
