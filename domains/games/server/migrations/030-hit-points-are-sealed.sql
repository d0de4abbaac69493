-- The hit point of an open cycle and the salt of its digest are sealed with a key that the database does not have. Once it
-- is hit both stand in the clear, beside the digest that was told before. What an earlier version left in the clear is
-- sealed by the first count.
alter table games.jackpot_cycle
	alter column hit_units drop not null,
	alter column salt drop not null,
	add column sealed_point bytea,
	-- No hit point lies above it: how far an open cycle may grow, for who cannot read its point. Whole minor units.
	add column most_units bigint not null default 10000000000000 check (most_units >= 1),
	add check ((hit_units is null) = (salt is null) and (hit_units is null) = (sealed_point is not null)),
	add check (hit_at is null or sealed_point is null),
	add check (hit_at is not null or accrued < most_units::numeric * 1000000),
	add check (hit_units is null or hit_units <= most_units);
