-- The least time between two stakes is of the kind of game that was staked at: minimum_cycle_ms is that of slots.
alter table protection.profile
	add column minimum_cycle_others_ms integer not null default 0 check (minimum_cycle_others_ms between 0 and 60000);

update protection.profile
set minimum_cycle_others_ms = case when code = 'great-britain' then greatest(5000, minimum_cycle_ms) else minimum_cycle_ms end;
