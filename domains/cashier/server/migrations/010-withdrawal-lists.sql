-- Whoever works withdrawals lists those of every state, those that came to their end too.
create index withdrawal_by_state on cashier.withdrawal (merchant, state, asked_at, id);
drop index cashier.withdrawal_queue;
