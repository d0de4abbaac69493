-- The outbox: what happened, in the order of its number. A reader takes only rows whose transaction is older than
-- every transaction still running (pg_snapshot_xmin), so a lower number can never appear behind its back.
create schema if not exists platform;

create table platform.outbox (
	id bigint generated always as identity primary key,
	transaction_id xid8 not null default pg_current_xact_id(),
	name text not null check (name ~ '^[a-z]+\.[a-z][a-z-]*$'),
	payload jsonb not null,
	told_at timestamptz not null default clock_timestamp()
);

-- The id orders events of one transaction; readers go by (transaction_id, id), which later commits can only extend.
create index outbox_reading on platform.outbox (transaction_id, id);

-- Where each listener stands. Its row is locked by the one node that serves it.
create table platform.listener_position (
	listener text primary key,
	transaction_id xid8 not null,
	event_id bigint not null,
	failures integer not null default 0 check (failures >= 0),
	retry_at timestamptz,
	moved_at timestamptz not null default clock_timestamp()
);
