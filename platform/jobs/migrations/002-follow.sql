-- What was written is read once: a reader keeps lines of it, and followers go by the lines (decision 084). Both stand at a
-- transaction: everything below it is read, or followed.
create table platform.reader (
	reader text primary key,
	-- Transactions below this one are read.
	position bigint not null default 0 check (position >= 0),
	read_at timestamptz
);

-- Where each follower stands. Its row is locked by the one node that serves it.
create table platform.follower_position (
	follower text primary key,
	reader text not null references platform.reader (reader),
	-- Lines of transactions below this one are followed.
	position bigint not null check (position >= 0),
	failures integer not null default 0 check (failures >= 0),
	retry_at timestamptz,
	moved_at timestamptz not null default clock_timestamp()
);
