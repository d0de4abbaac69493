-- Providers: methods that name one, the payment of each deposit there, and every line of money a provider told of.
alter table cashier.method drop constraint method_kind_check;
alter table cashier.method
	add constraint method_kind_check check (kind in ('bank-transfer', 'voucher', 'provider')),
	-- Whose port takes the payments; empty where no provider does.
	add column provider text not null default '',
	add column channel text not null default '' check (channel in ('', 'card', 'wallet', 'crypto')),
	-- What becomes of a payment of another amount than was asked for.
	add column other_amount text not null default 'review' check (other_amount in ('credit', 'review')),
	add constraint method_provider_check check ((kind = 'provider') = (provider <> '') and (provider <> '') = (channel <> ''));

-- The payment of a deposit at its provider. The deposit's id is its key there, at every attempt.
create table cashier.payment (
	member_id bigint not null,
	deposit_id uuid not null,
	provider text not null,
	channel text not null,
	language text not null,
	-- The rule as it was when the deposit was opened.
	other_amount text not null check (other_amount in ('credit', 'review')),
	-- opening: the provider has not answered yet. started: the member can pay. review: something arrived that an operator judges.
	state text not null default 'opening' check (state in ('opening', 'started', 'review', 'over')),
	pay_address text not null default '',
	-- When the provider is asked again; null when nobody asks any more.
	next_at timestamptz,
	primary key (member_id, deposit_id),
	foreign key (member_id, deposit_id) references cashier.deposit (member_id, id),
	check (state <> 'started' or pay_address <> '')
);
create unique index payment_deposit on cashier.payment (deposit_id);
create index payment_due on cashier.payment (next_at) where next_at is not null;
create trigger never_deleted before delete on cashier.payment
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.payment
	for each statement execute function cashier.refuse_change();

-- Money that a provider told of, each line once, whatever it is: credited, or kept for an operator. Nothing is thrown away.
create table cashier.provider_line (
	id bigint generated always as identity primary key,
	provider text not null,
	-- The provider's own number of it, and which payment it says that it is for.
	line_id text not null,
	payment text not null,
	-- As it was told.
	currency text not null,
	amount text not null,
	paid_at timestamptz not null,
	heard_at timestamptz not null,
	told_by text not null check (told_by in ('webhook', 'poll', 'statement')),
	-- Of the deposit that it names; empty and null where it names none.
	merchant text not null,
	member_id bigint,
	deposit_id uuid,
	fault text not null check (fault in ('', 'unknown', 'unreadable', 'currency', 'closed', 'amount', 'protected', 'changed')),
	state text not null check (state in ('review', 'credited', 'returned')),
	closed_at timestamptz,
	closed_by text not null default '',
	reason text not null default '',
	check ((state = 'review') = (closed_at is null)),
	check (state <> 'credited' or deposit_id is not null),
	unique (provider, line_id, payment, currency, amount),
	foreign key (member_id, deposit_id) references cashier.deposit (member_id, id)
);
-- One line of a provider is one payment: only what was told otherwise later may share its number.
create unique index provider_line_once on cashier.provider_line (provider, line_id) where fault <> 'changed';
-- A deposit is credited by one line.
create unique index provider_line_credit on cashier.provider_line (deposit_id) where state = 'credited';
create index provider_line_waits on cashier.provider_line (merchant, id) where state = 'review';
create index provider_line_time on cashier.provider_line (provider, paid_at);
create trigger stays_closed before update on cashier.provider_line
	for each row when (old.state <> 'review') execute function cashier.refuse_change();
create trigger never_deleted before delete on cashier.provider_line
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.provider_line
	for each statement execute function cashier.refuse_change();
