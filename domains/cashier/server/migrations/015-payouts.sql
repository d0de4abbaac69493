-- Withdrawals that a provider pays out: each time one is handed over, and every line of money that a provider says it paid.

create table cashier.payout (
	member_id bigint not null,
	withdrawal_id uuid not null,
	-- The first, the second, ... time that it was handed over: with the withdrawal's id it is the key at the provider.
	attempt integer not null check (attempt between 1 and 9999),
	provider text not null,
	sent_at timestamptz not null,
	-- opening: the provider has not answered yet. accepted: it has it. review: what it says is in question.
	state text not null default 'opening' check (state in ('opening', 'accepted', 'review', 'paid', 'failed')),
	-- Why it failed, as the provider says.
	reason text not null default '' check (length(reason) <= 500),
	-- When the provider is asked again; null when nobody asks any more.
	next_at timestamptz,
	primary key (member_id, withdrawal_id, attempt),
	foreign key (member_id, withdrawal_id) references cashier.withdrawal (member_id, id),
	check (next_at is null or state in ('opening', 'accepted'))
);
create unique index payout_key on cashier.payout (withdrawal_id, attempt);
-- Handed over once at a time: the next only when the provider said no.
create unique index payout_open on cashier.payout (withdrawal_id) where state in ('opening', 'accepted');
create index payout_due on cashier.payout (next_at) where next_at is not null;
create index payout_waits on cashier.payout (sent_at) where state in ('opening', 'accepted');
create trigger never_deleted before delete on cashier.payout
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.payout
	for each statement execute function cashier.refuse_change();

-- Money that a provider says it paid out, each line once, whatever it is: it settled its withdrawal, or an operator judges it.
create table cashier.payout_line (
	id bigint generated always as identity primary key,
	provider text not null,
	-- The provider's own number of it, and which pay-out it says that it is.
	line_id text not null,
	payout text not null,
	-- As it was told; of the account its last signs.
	currency text not null,
	amount text not null,
	account text not null,
	paid_at timestamptz not null,
	heard_at timestamptz not null,
	told_by text not null check (told_by in ('webhook', 'poll', 'statement')),
	-- Of the withdrawal that it names; empty and null where it names none.
	merchant text not null,
	member_id bigint,
	withdrawal_id uuid,
	attempt integer,
	fault text not null check (fault in ('', 'unknown', 'currency', 'unreadable', 'amount', 'account', 'closed', 'changed')),
	-- dismissed: it was not paid, or came back, as an operator says.
	state text not null check (state in ('review', 'settled', 'dismissed')),
	closed_at timestamptz,
	closed_by text not null default '',
	reason text not null default '',
	check ((state = 'review') = (closed_at is null)),
	check (state <> 'settled' or withdrawal_id is not null),
	unique (provider, line_id, payout, currency, amount, account),
	foreign key (member_id, withdrawal_id, attempt) references cashier.payout (member_id, withdrawal_id, attempt)
);
create unique index payout_line_once on cashier.payout_line (provider, line_id) where fault <> 'changed';
-- A withdrawal is settled by one line.
create unique index payout_line_settles on cashier.payout_line (withdrawal_id) where state = 'settled';
create index payout_line_of on cashier.payout_line (withdrawal_id, id);
create index payout_line_waits on cashier.payout_line (merchant, id) where state = 'review';
create index payout_line_time on cashier.payout_line (provider, paid_at);
create trigger stays_closed before update on cashier.payout_line
	for each row when (old.state <> 'review') execute function cashier.refuse_change();
create trigger never_deleted before delete on cashier.payout_line
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.payout_line
	for each statement execute function cashier.refuse_change();
