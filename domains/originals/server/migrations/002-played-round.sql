-- The games' own id of a whole round, once it is played: with it a press that comes again is answered from the record,
-- however old its key has become in the ledger.
alter table originals.round add column played_id uuid;
