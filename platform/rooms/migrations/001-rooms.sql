-- Shared rooms: where each stands, and what happened in it. The log is kept for a while; the snapshot never goes behind it.
create schema rooms;

create table rooms.room (
	kind text collate "C" not null check (kind ~ '^[a-z][a-z0-9-]{0,31}$'),
	id text collate "C" not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
	-- Grows by one with every move that had events.
	seq bigint not null default 0 check (seq >= 0),
	snapshot jsonb not null,
	snapshot_seq bigint not null default 0 check (snapshot_seq between 0 and seq),
	-- When to look next; null: nothing is due until somebody acts, or watches.
	wake_at timestamptz,
	-- Somebody has looked, and may look again, until then.
	watched_until timestamptz not null,
	-- Of owned rooms: the process that holds it, for how long, and how often it has been taken. A hand of an older epoch writes nothing.
	owner text collate "C",
	epoch integer not null default 0 check (epoch >= 0),
	until timestamptz,
	opened_at timestamptz not null,
	moved_at timestamptz not null,
	primary key (kind, id),
	check ((owner is null) = (until is null))
);
create index room_wake on rooms.room (wake_at) where owner is null and wake_at is not null;
create index room_held on rooms.room (until) where owner is not null;

create table rooms.room_event (
	kind text collate "C" not null,
	id text collate "C" not null,
	seq bigint not null,
	-- What one move told, in order.
	events jsonb not null check (jsonb_typeof(events) = 'array'),
	at timestamptz not null,
	primary key (kind, id, seq),
	foreign key (kind, id) references rooms.room (kind, id)
);
create index room_event_age on rooms.room_event (at);

-- A hand that lost its room is told so by the database, whatever it believes.
create function rooms.keep_room() returns trigger language plpgsql as $$
begin
	if new.epoch < old.epoch or new.seq < old.seq or new.snapshot_seq < old.snapshot_seq then
		raise exception 'a room never goes back';
	end if;
	return new;
end $$;
create trigger room_is_kept before update on rooms.room for each row execute function rooms.keep_room();
