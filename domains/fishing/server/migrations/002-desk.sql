-- What operators set and look at in the fishing rooms.

-- Of each contact the square of what it paid over its return, in millionths of squared minor units: weapons and crates deviate by what
-- swims near, which no table says.
alter table fishing.species_return add column off_squares numeric not null default 0;

-- Rooms of one game and one stakes class: whether whoever comes may sit down, and how many rooms there may be.
create table fishing.room_setting (
	game text collate "C" not null,
	stakes text collate "C" not null,
	version integer not null check (version > 0),
	open boolean not null,
	most_rooms integer not null check (most_rooms between 1 and 64),
	set_at timestamptz not null,
	set_by text not null,
	primary key (game, stakes)
);

-- A species that strays further than chance explains. Raised once; over when it is back.
create table fishing.species_alarm (
	id bigint generated always as identity primary key,
	pay_table text collate "C" not null,
	species text collate "C" not null,
	currency text not null,
	raised_at timestamptz not null,
	cleared_at timestamptz check (cleared_at >= raised_at)
);
create unique index species_alarm_stands on fishing.species_alarm (pay_table, species, currency) where cleared_at is null;

-- Who did what in the fishing rooms (GLI-19 2.8.8).
create table fishing.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_by_time on fishing.operator_act (merchant, at desc, id desc);

create function fishing.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'what an operator did is never changed';
end $$;
create trigger only_grows before update or delete on fishing.operator_act for each row execute function fishing.refuse_change();
create trigger no_truncate before truncate on fishing.operator_act for each statement execute function fishing.refuse_change();
