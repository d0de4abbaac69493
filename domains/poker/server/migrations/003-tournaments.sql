-- Tournaments that somebody entered or looked at: which of their kind, and whether they are over. What they are stands in their rooms,
-- what was paid for them in tickets; their hands are hands like others, with points instead of money (no currency).
create table poker.tournament (
	id text collate "C" primary key,
	prefix text collate "C" not null,
	-- Of its kind: a count, or the minutes since 1970 at which it begins.
	number bigint not null check (number > 0),
	mode text not null check (mode in ('real', 'demo')),
	currency text not null,
	-- Entries so far, and whether it still takes the first of them.
	entries integer not null default 0 check (entries >= 0),
	registering boolean not null default true,
	opened_at timestamptz not null,
	ended_at timestamptz,
	unique (prefix, number)
);
create index tournament_open on poker.tournament (currency, mode) where ended_at is null;
create index tournament_ended on poker.tournament (currency, mode, ended_at) where ended_at is not null;
