-- Tables that an operator's video studio drives: its key, its shoes, which have no seed, and what two people decide of a round whose
-- cards and result do not agree.
alter table tables.setting
	-- A studio drives the table from its next round on; else the house draws.
	add column video boolean not null default false,
	-- Where its pictures may come from: "https://studio.example".
	add column video_origins text[] not null default '{}';

alter table tables.shoe
	add column drawn_by text not null default 'house' check (drawn_by in ('house', 'studio')),
	alter column sealed_seed drop not null,
	alter column commit_hash drop not null,
	add constraint shoe_drawn_by_seed_check check ((drawn_by = 'house') = (sealed_seed is not null and commit_hash is not null));

alter table tables.round
	drop constraint round_void_reason_check,
	add constraint round_void_reason_check check (void_reason in ('seed', 'operator', 'studio')),
	-- As two people say that it ended, short text; its table takes it up.
	add column decided text;

-- What a studio signs its events with; a new one makes the one before worthless.
create table tables.video_key (
	table_code text collate "C" primary key check (table_code ~ '^[A-Z0-9]{3,8}$'),
	sealed bytea not null,
	made_at timestamptz not null
);
