-- What one holder may stake on a play of an issue, where the desk has set less than the issue takes; in prices of a bet at fixed odds.
create table lottery.play_limit (
	game text collate "C" not null,
	play integer not null,
	stake integer not null check (stake between 1 and 10000),
	set_at timestamptz not null,
	primary key (game, play)
);

-- What a press stakes by plays, each with its stake as text; what was taken back of it is added below nothing.
alter table lottery.taking add column plays jsonb not null default '[]';
