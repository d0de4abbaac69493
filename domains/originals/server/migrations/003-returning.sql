-- returning: a stake that nobody knows of is being taken back; nothing is drawn anew or opened on it meanwhile.
alter table originals.round drop constraint round_state_check;
alter table originals.round add constraint round_state_check
	check (state in ('drawn', 'returning', 'open', 'closing', 'done', 'refused'));

drop index originals.round_one_open;
create unique index round_one_open on originals.round (owner, game)
	where stepped and state in ('drawn', 'returning', 'open', 'closing');
drop index originals.round_unfinished;
create index round_unfinished on originals.round (seed_pair) where state in ('drawn', 'returning', 'open', 'closing');
-- What the clock looks after: members' rounds alone, each state by its age.
drop index originals.round_left;
create index round_left on originals.round (state, changed_at)
	where stepped and owner like 'm%' and state in ('drawn', 'returning', 'open', 'closing');
