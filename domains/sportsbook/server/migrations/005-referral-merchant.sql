-- Whose member asks: an operator sees and decides those of the own brand alone. What waited before is over within a minute.
alter table sportsbook.referral add column merchant text collate "C" not null default '';
alter table sportsbook.referral alter column merchant drop default;
drop index sportsbook.referral_waiting;
create index referral_waiting on sportsbook.referral (merchant, asked_at, id) where state = 'waiting';
