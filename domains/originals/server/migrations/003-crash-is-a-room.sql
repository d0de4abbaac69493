-- Crash is a room, and its bets are tickets: what stands of a round in play lies in rooms.room, and stakes in games.round. What
-- is left here are the rounds as they are listed, and bets that are decided. A stake of before that was not settled goes back by
-- the vendor's rule.
drop table originals.crash_watch;
drop table originals.crash_bet;
delete from originals.crash_round where state = 'running';
update originals.crash_round set state = 'done' where state = 'over';
alter table originals.crash_round drop column beat_at;

create table originals.crash_bet (
	-- The ticket's.
	id uuid primary key,
	owner text collate "C" not null check (owner ~ '^(m[0-9]{1,19}|p[0-9a-f-]{36})$'),
	-- Of the press.
	key text collate "C" not null check (key ~ '^[A-Za-z0-9_-]{8,64}$'),
	round uuid not null references originals.crash_round (id),
	currency text not null,
	stake bigint not null check (stake > 0),
	target integer not null check (target >= 0),
	-- Hundredths; 0 for nothing.
	taken integer not null check (taken >= 0),
	ended text not null check (ended in ('lost', 'cashed-out', 'returned')),
	decided_at timestamptz not null,
	unique (owner, key),
	unique (round, owner),
	check ((taken > 0) = (ended = 'cashed-out'))
);
create index crash_bet_age on originals.crash_bet (decided_at);
