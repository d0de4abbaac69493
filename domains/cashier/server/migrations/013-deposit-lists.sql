-- Whoever works deposits lists those of every state, those that came to their end too, the oldest or the newest first.
create index deposit_by_state on cashier.deposit (merchant, state, opened_at, id);
drop index cashier.deposit_pending;
