-- A bet that is sold by itself: the rest of it, as soon as it is worth this much (minor units). Null where its holder does not want it.
alter table sportsbook.slip add column auto_from bigint check (auto_from > 0);
create index slip_auto on sportsbook.slip (id) where auto_from is not null and state = 'open';
