-- Vendors with a purse of their own: what a member stakes there was moved there before, and what is won stays until it is
-- moved back.
alter table games.vendor add column transfer boolean not null default false;

-- Whether a round of a member runs; whole rounds are never open and never enter it.
create index round_open_of_member on games.round (member_id) where status = 'open';
