-- The day on which a freed day's draws come instead; null where they come on none.
alter table lottery.free_day
	add column moved_to text collate "C" check (moved_to ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
create unique index free_day_moved_to on lottery.free_day (game, moved_to) where moved_to is not null;
