-- A vendor that is the house itself: its frame is the house's own, so the site shows its sessions and replays there.
alter table games.vendor add column house boolean not null default false;
update games.vendor set house = true where code in ('TESSERA', 'TESSERA_INSTANT', 'SALTLAMP', 'NOONGLASS');

-- A game of bets on events has no return of its own, no lines and no volatility.
alter table games.game alter column rtp drop not null;
alter table games.game alter column lines drop not null;
alter table games.game alter column volatility drop not null;
