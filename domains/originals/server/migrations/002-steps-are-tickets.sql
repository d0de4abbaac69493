-- The stake of a round of steps is a ticket of the games: its end is decided and paid in one transaction, and a stake that nobody
-- knows of is found by its ticket. drawn: the stake was not heard of; open: it stands on its ticket (played_id); done; refused.
alter table originals.round
	drop constraint round_state_check,
	add constraint round_state_check check (state in ('drawn', 'open', 'done', 'refused')),
	drop constraint decided_when_closed,
	add constraint decided_when_closed check (not stepped or ((times is not null) = (state = 'done')));

drop index originals.round_one_open;
create unique index round_one_open on originals.round (owner, game) where stepped and state in ('drawn', 'open');
drop index originals.round_unfinished;
create index round_unfinished on originals.round (seed_pair) where state in ('drawn', 'open');
drop index originals.round_left;
create index round_left on originals.round (state, changed_at)
	where stepped and owner like 'm%' and state in ('drawn', 'open');
