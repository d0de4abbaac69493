-- A tournament may be one of a series: when it begins, the next one is made, which is the same so many hours later.

alter table games.tournament
	add column repeats_hours integer check (repeats_hours between 1 and 2208),
	-- The brand in whose trail the next ones stand.
	add column repeats_for text,
	add column next_id bigint references games.tournament (id),
	add constraint tournament_repeats_for check ((repeats_hours is null) = (repeats_for is null));
create index tournament_without_next on games.tournament (starts_at)
	where repeats_hours is not null and next_id is null and kept <> 'cancelled';
create index tournament_next on games.tournament (next_id) where next_id is not null;
