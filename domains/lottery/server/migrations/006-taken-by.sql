-- What a holder bet on lately is asked for by the holder.
create index taking_by_owner on lottery.taking (owner);
