-- The cashier: ways to pay in and out, deposits, vouchers, transfers, withdrawals, bonuses, what operators did. Every key of a
-- member's table begins with the member.
create schema cashier;

-- Ways to pay in, as data an operator edits. What is said of one stands in method_text, a row a language.
create table cashier.method (
	id bigint generated always as identity primary key,
	merchant text not null,
	code text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
	-- agent-float: through the float of the agent directly above. The agent who is asked decides, and what goes down is a transfer
	-- of the same id.
	kind text not null check (kind in ('bank-transfer', 'voucher', 'provider', 'agent-float')),
	enabled boolean not null default true,
	sort_order integer not null default 0,
	-- How long a deposit waits for its transfer.
	hours integer not null default 24 check (hours between 1 and 720),
	-- Where a transfer goes; empty where nothing is transferred.
	account_holder text not null default '',
	account_number text not null default '',
	-- Whose port takes the payments; empty where no provider does.
	provider text not null default '',
	channel text not null default '' check (channel in ('', 'card', 'wallet', 'crypto')),
	-- What becomes of a payment of another amount than was asked for.
	other_amount text not null default 'review' check (other_amount in ('credit', 'review')),
	unique (merchant, code),
	constraint method_provider_check check ((kind = 'provider') = (provider <> '') and (provider <> '') = (channel <> ''))
);

-- The currencies a method takes, in minor units of each.
create table cashier.method_currency (
	method_id bigint not null references cashier.method on delete cascade,
	currency text not null,
	smallest bigint not null check (smallest > 0),
	largest bigint not null,
	fee_fixed bigint not null default 0 check (fee_fixed >= 0),
	-- Hundredths of a per cent of what arrives.
	fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
	quick bigint[] not null default '{}',
	primary key (method_id, currency),
	check (largest between smallest and 1000000000000000)
);

create table cashier.method_text (
	method_id bigint not null references cashier.method on delete cascade,
	language text not null,
	name text not null,
	summary text not null,
	bank text not null default '',
	steps text[] not null,
	primary key (method_id, language)
);

-- A deposit: it waits, and comes to its end once and for ever. Amounts in minor units.
create table cashier.deposit (
	member_id bigint not null,
	id uuid not null,
	merchant text not null,
	-- The client's own key: the same again is the same deposit.
	request_key text not null,
	method_id bigint not null references cashier.method,
	currency text not null,
	amount bigint not null check (amount > 0),
	-- The fee as it was when it was opened.
	fee_fixed bigint not null check (fee_fixed >= 0),
	fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
	reference text not null,
	-- Where its transfer goes, as it was when it was opened: an operator may send later ones elsewhere. The
	-- bank as it was called in the language of whoever opened it; all empty where nothing is transferred.
	account_bank text not null default '',
	account_holder text not null default '',
	account_number text not null default '',
	-- The agent who decides, and how they were called then; nobody and empty for every other way.
	payee_id bigint,
	payee_account text not null default '',
	state text not null default 'pending' check (state in ('pending', 'credited', 'refused', 'cancelled', 'expired')),
	opened_at timestamptz not null,
	expires_at timestamptz not null,
	closed_at timestamptz,
	closed_by text not null default '',
	reason text not null default '',
	arrived bigint,
	fee bigint,
	credited bigint,
	-- The key of its posting in the ledger.
	posting_key uuid,
	primary key (member_id, id),
	unique (member_id, request_key),
	unique (merchant, reference),
	check ((state = 'pending') = (closed_at is null)),
	check ((state = 'credited') = (credited is not null)),
	check (num_nulls(arrived, fee, credited, posting_key) in (0, 4)),
	check (credited > 0 and fee >= 0 and credited + fee = arrived),
	constraint paid_by_another check (payee_id <> member_id),
	constraint payee_is_named check ((payee_id is null) = (payee_account = ''))
);
create unique index deposit_id on cashier.deposit (id);
create index deposit_of_member on cashier.deposit (member_id, opened_at desc, id desc);
create index deposit_due on cashier.deposit (expires_at) where state = 'pending';

-- Whoever works deposits lists those of every state, those that came to their end too, the oldest or the newest first.
create index deposit_by_state on cashier.deposit (merchant, state, opened_at, id);

-- What waits for an agent is listed along it.
create index deposit_for_payee on cashier.deposit (payee_id, opened_at, id) where state = 'pending' and payee_id is not null;

create function cashier.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'cashier.%: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger stays_closed before update on cashier.deposit
	for each row when (old.state <> 'pending') execute function cashier.refuse_change();
create trigger never_deleted before delete on cashier.deposit
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.deposit
	for each statement execute function cashier.refuse_change();

-- Pictures of transfers, sealed with a key that is not in the database.
create table cashier.proof (
	member_id bigint not null,
	deposit_id uuid not null,
	place integer not null check (place between 1 and 3),
	sent_at timestamptz not null,
	sealed bytea not null,
	primary key (member_id, deposit_id, place),
	foreign key (member_id, deposit_id) references cashier.deposit (member_id, id)
);

-- Whoever opens a deposit or has a voucher credited locks the row of the member first.
create table cashier.payer (
	member_id bigint primary key,
	-- When the member said that they want no deposit limit (RTS 12B).
	no_limit_at timestamptz
);

-- Attempts that failed (GLI-19 A.3.6).
create table cashier.failure (
	member_id bigint not null,
	at timestamptz not null,
	id bigint generated always as identity,
	kind text not null,
	primary key (member_id, at, id)
);

-- What operators did: who, when, before and after. It only grows.
create table cashier.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	-- Where it came from: the address and the id of the call, as the program around it says at the head of its
	-- transaction; nothing for what is done at the machine itself.
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_newest on cashier.operator_act (merchant, at desc, id desc);
create trigger only_grows before update or delete on cashier.operator_act
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.operator_act
	for each statement execute function cashier.refuse_change();

-- Vouchers: play money an operator made, good once. The code itself is nowhere: only a digest of it, with a key of this
-- installation that is not in the database.
create table cashier.voucher (
	digest bytea primary key check (length(digest) = 32),
	id bigint generated always as identity unique,
	merchant text not null,
	currency text not null,
	amount bigint not null check (amount between 1 and 1000000000000000),
	made_at timestamptz not null,
	made_by text not null check (length(made_by) between 1 and 100),
	expires_at timestamptz not null,
	state text not null default 'open' check (state in ('open', 'redeemed', 'withdrawn')),
	closed_at timestamptz,
	-- Of one that was redeemed: whose deposit it became.
	member_id bigint,
	deposit_id uuid,
	check (expires_at > made_at),
	check ((state = 'open') = (closed_at is null)),
	check ((state = 'redeemed') = (member_id is not null and deposit_id is not null)),
	foreign key (member_id, deposit_id) references cashier.deposit (member_id, id)
);
create index voucher_newest on cashier.voucher (merchant, id desc);

-- Whoever looks after vouchers lists those of one state.
create index voucher_by_state on cashier.voucher (merchant, state, id desc);
create unique index voucher_deposit on cashier.voucher (deposit_id);
create trigger stays_closed before update on cashier.voucher
	for each row when (old.state <> 'open') execute function cashier.refuse_change();
create trigger never_deleted before delete on cashier.voucher
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.voucher
	for each statement execute function cashier.refuse_change();

-- Codes of vouchers that somebody had made, sealed with a key that is not in the database, until whoever asked has them or the
-- vouchers are over; then the row is gone.
create table cashier.voucher_codes (
	-- The approval that made them.
	batch_id uuid primary key,
	merchant text not null,
	-- Whose they are: who asked for the vouchers.
	owner_id text not null,
	made_at timestamptz not null,
	-- When the vouchers are over.
	ends_at timestamptz not null,
	sealed bytea not null
);
create index voucher_codes_owned on cashier.voucher_codes (owner_id, made_at, batch_id);
create index voucher_codes_over on cashier.voucher_codes (ends_at);
create trigger never_changed before update on cashier.voucher_codes
	for each row execute function cashier.refuse_change();

-- Providers: methods that name one, the payment of each deposit there, and every line of money a provider told of.
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

-- Reconciliation: each run with what it looked at, and what differed between two books, from when to when.
create table cashier.reconciliation (
	id bigint generated always as identity primary key,
	began_at timestamptz not null,
	ended_at timestamptz not null default clock_timestamp(),
	-- Of each check: how many lines it looked at, how many differ, and whether it came to its end.
	checks jsonb not null,
	raised integer not null,
	vanished integer not null
);
create trigger only_grows before update or delete on cashier.reconciliation
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.reconciliation
	for each statement execute function cashier.refuse_change();

create table cashier.finding (
	id bigint generated always as identity primary key,
	kind text not null,
	subject text not null,
	-- Both figures, as text, as they were when it was last seen.
	ours text not null,
	theirs text not null,
	first_seen_at timestamptz not null,
	last_seen_at timestamptz not null,
	-- When it was no longer so, or an operator said why it is no matter.
	resolved_at timestamptz,
	resolved_by text not null default '',
	reason text not null default '',
	check ((resolved_at is null) = (resolved_by = '')),
	check (last_seen_at >= first_seen_at)
);
create unique index finding_open on cashier.finding (kind, subject) where resolved_at is null;
create index finding_of on cashier.finding (kind, subject, id desc);
create trigger stays_resolved before update on cashier.finding
	for each row when (old.resolved_at is not null) execute function cashier.refuse_change();
create trigger never_deleted before delete on cashier.finding
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.finding
	for each statement execute function cashier.refuse_change();

-- Transfers: money that went from one purse to another, in one transaction with its two postings. It only grows.
create table cashier.transfer (
	-- Whose purse it left.
	member_id bigint not null,
	id uuid not null,
	merchant text not null,
	-- The client's own key, with the purse where one press empties several: the same again is the same transfer.
	request_key text not null,
	kind text not null,
	currency text not null,
	amount bigint not null check (amount between 1 and 1000000000000000),
	from_purse text not null,
	to_member_id bigint not null,
	to_purse text not null,
	-- As they were called then; empty where money stayed with its member.
	from_account text not null default '',
	to_account text not null default '',
	remark text not null default '' check (length(remark) <= 140),
	done_at timestamptz not null,
	-- The group of its two postings.
	movement uuid not null,
	primary key (member_id, id),
	unique (member_id, request_key),
	constraint between_purses check ((member_id, from_purse) <> (to_member_id, to_purse)),
	constraint known_kind check (kind in ('move', 'return', 'down', 'up')),
	constraint purses_of_kind check (case kind
		when 'down' then member_id <> to_member_id and from_purse = 'float' and to_purse = 'cash'
		when 'up' then member_id <> to_member_id and from_purse = 'cash' and to_purse = 'float'
		else member_id = to_member_id and (from_purse = 'cash') <> (to_purse = 'cash')
			and (from_purse like 'vendor:%') <> (to_purse like 'vendor:%')
	end)
);
create index transfer_given on cashier.transfer (member_id, done_at desc, id desc);
create index transfer_taken on cashier.transfer (to_member_id, done_at desc, id desc) where to_member_id <> member_id;

-- What a member handed on lately is summed along it.
create index transfer_handed on cashier.transfer (member_id, kind, done_at) include (amount, currency)
	where kind in ('down', 'up');
create trigger only_grows before update or delete on cashier.transfer
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.transfer
	for each statement execute function cashier.refuse_change();

-- Agents' floats: what an agent hands down to members below and what members hand up, within limits that an operator edits.
-- In minor units. Without a row nothing goes that way in that currency.
create table cashier.float_limit (
	merchant text not null,
	currency text not null,
	kind text not null check (kind in ('down', 'up')),
	smallest bigint not null check (smallest > 0),
	largest bigint not null,
	-- The most that one member hands on in twenty-four hours.
	a_day bigint not null,
	primary key (merchant, currency, kind),
	check (smallest <= largest and largest <= a_day and a_day <= 1000000000000000)
);

-- What operators put into agents' floats and took out of them: below zero is taken out. It only grows.
create table cashier.float_issue (
	member_id bigint not null,
	id uuid not null,
	merchant text not null,
	currency text not null,
	amount bigint not null check (amount <> 0),
	operator text not null check (length(operator) between 1 and 100),
	done_at timestamptz not null,
	posting_key uuid not null,
	primary key (member_id, id)
);
create trigger only_grows before update or delete on cashier.float_issue
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.float_issue
	for each statement execute function cashier.refuse_change();

-- Transfers and the ledger side by side: each line is a fault. Every transfer has exactly its two postings, and the clearing
-- accounts have no posting without its transfer. What comes down from a float is a deposit to whoever gets it, so that deposit
-- limits count it gross. Reads everything: for an auditor and the simulation.
create view cashier.unmoved as
	with leg as (
		select member_id, group_key, purse, currency, sum(delta) as delta, count(*) as postings, min(kind) as kind
		from wallet.posting where counter in ('clearing:movements', 'clearing:floats')
		group by member_id, group_key, purse, currency
	), told as (
		select id, member_id, movement, from_purse as purse, currency, -amount as delta, 'transfer-out' as kind
		from cashier.transfer
		union all
		select id, to_member_id, movement, to_purse, currency, amount,
			case kind when 'down' then 'deposit' else 'transfer-in' end
		from cashier.transfer
	)
	select coalesce(told.member_id, leg.member_id) as member_id, told.id as transfer_id, leg.group_key as movement,
		told.delta as told, leg.delta as posted
	from told
	full join leg on leg.member_id = told.member_id and leg.group_key = told.movement and leg.purse = told.purse
		and leg.currency = told.currency
	where told.id is null or leg.group_key is null or leg.delta <> told.delta or leg.kind <> told.kind or leg.postings <> 1
	union all
	select coalesce(issue.member_id, posting.member_id), issue.id, posting.key, issue.amount, posting.delta
	from cashier.float_issue as issue
	full join (select * from wallet.posting where counter = 'float:issued') as posting
		on posting.member_id = issue.member_id and posting.key = issue.posting_key
	where issue.id is null or posting.key is null or posting.delta <> issue.amount or posting.purse <> 'float'
		or posting.currency <> issue.currency;

-- Withdrawals: ways to pay out, accounts of members in their own name, what they asked for, who decided, what they confirmed.

-- Ways to pay out, as data an operator edits.
create table cashier.payout_method (
	id bigint generated always as identity primary key,
	merchant text not null,
	code text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
	kind text not null check (kind in ('bank-account')),
	enabled boolean not null default true,
	sort_order integer not null default 0,
	-- How long it usually takes once it is decided.
	hours integer not null default 24 check (hours between 1 and 720),
	unique (merchant, code)
);

-- The currencies a way pays in, in minor units of each.
create table cashier.payout_method_currency (
	method_id bigint not null references cashier.payout_method on delete cascade,
	currency text not null,
	smallest bigint not null check (smallest > 0),
	largest bigint not null,
	fee_fixed bigint not null default 0 check (fee_fixed >= 0),
	fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
	quick bigint[] not null default '{}',
	primary key (method_id, currency),
	check (largest between smallest and 1000000000000000)
);

create table cashier.payout_method_text (
	method_id bigint not null references cashier.payout_method on delete cascade,
	language text not null,
	name text not null,
	summary text not null,
	primary key (method_id, language)
);

-- What a brand asks of withdrawals; one that says nothing takes what the house takes.
create table cashier.payout_rule (
	merchant text primary key,
	-- A withdrawal is asked for by whoever logged in at most so long ago.
	login_minutes integer not null check (login_minutes between 1 and 1440),
	-- Each credited deposit asks for wagers of so many hundredths of itself.
	turnover_percent integer not null check (turnover_percent between 0 and 10000),
	-- So long after it was paid a withdrawal counts as received.
	confirm_minutes integer not null check (confirm_minutes between 1 and 43200),
	-- So many in a day are looked at more closely, and so many may be open at once.
	many_a_day integer not null check (many_a_day between 2 and 100),
	most_open integer not null check (most_open between 1 and 20)
);

-- From more than so much on two operators decide, and from so much on an amount is large. In minor units.
create table cashier.payout_threshold (
	merchant text not null,
	currency text not null,
	second_above bigint not null check (second_above >= 0),
	large_from bigint not null check (large_from > 0),
	primary key (merchant, currency)
);

-- Accounts that members are paid to, in their own name. The number is sealed with a key that is not in the database; its mark
-- is a digest under another, so that the same number is known again.
create table cashier.payout_account (
	member_id bigint not null,
	id uuid not null,
	merchant text not null,
	kind text not null check (kind in ('bank-account')),
	bank text not null check (length(bank) between 1 and 80),
	holder text not null check (length(holder) between 1 and 256),
	sealed bytea not null,
	-- The last signs, to know it by.
	tail text not null check (length(tail) between 1 and 4),
	mark bytea not null check (length(mark) = 32),
	added_at timestamptz not null,
	removed_at timestamptz,
	primary key (member_id, id)
);
create unique index payout_account_once on cashier.payout_account (member_id, mark) where removed_at is null;
create index payout_account_mark on cashier.payout_account (merchant, mark);

-- What is left to wager, and how much the member had wagered when that was last added to. In minor units.
create table cashier.turnover (
	member_id bigint not null,
	currency text not null,
	asked bigint not null check (asked >= 0),
	missing bigint not null check (missing between 0 and asked),
	wagered bigint not null check (wagered >= 0),
	primary key (member_id, currency)
);

create table cashier.withdrawal (
	member_id bigint not null,
	id uuid not null,
	merchant text not null,
	-- The client's own key: the same again is the same withdrawal.
	request_key text not null,
	account_id uuid not null,
	method_id bigint not null references cashier.payout_method,
	currency text not null,
	-- What leaves the balance, and what of it the house keeps.
	amount bigint not null check (amount > 0),
	fee bigint not null check (fee >= 0 and fee < amount),
	reference text not null,
	-- How much the member had ever wagered when it was asked for.
	wagered bigint not null,
	-- Why it is looked at more closely, and how many operators decide.
	reasons text[] not null,
	levels integer not null check (levels between 1 and 2),
	-- Who approved it is told apart by the account, which no name changes: `staff:<id>`, or `name:<name>` for who works
	-- at the machine itself. The names stand beside them, to be read.
	approved_by text[] not null default '{}',
	approved_names text[] not null default '{}',
	state text not null default 'pending' check (state in
		('pending', 'approved', 'sent', 'paid', 'disputed', 'received', 'reversed', 'refused', 'cancelled')),
	asked_at timestamptz not null,
	-- When it came to the state it is in.
	changed_at timestamptz not null,
	paid_at timestamptz,
	-- When it counts as received.
	confirm_by timestamptz,
	closed_at timestamptz,
	closed_by text not null default '',
	reason text not null default '',
	disputes integer not null default 0,
	-- Keys of its hold, its posting, and the posting that took it back.
	hold_key uuid not null,
	posting_key uuid,
	return_key uuid,
	primary key (member_id, id),
	unique (member_id, request_key),
	unique (merchant, reference),
	foreign key (member_id, account_id) references cashier.payout_account (member_id, id),
	check (cardinality(approved_by) <= levels),
	constraint decided_by_different_people check (cardinality(approved_by) < 2 or approved_by[1] <> approved_by[2]),
	constraint decided_before_it_leaves check (state not in ('approved', 'sent', 'paid', 'disputed', 'received', 'reversed')
		or cardinality(approved_by) = levels),
	check ((state in ('received', 'reversed', 'refused', 'cancelled')) = (closed_at is not null)),
	check ((state in ('paid', 'disputed', 'received', 'reversed')) = (posting_key is not null)),
	check ((posting_key is null) = (paid_at is null)),
	check ((state = 'paid') = (confirm_by is not null)),
	check ((state = 'reversed') = (return_key is not null))
);
create unique index withdrawal_id on cashier.withdrawal (id);
create index withdrawal_of_member on cashier.withdrawal (member_id, asked_at desc, id desc);

-- Whoever works withdrawals lists those of every state, those that came to their end too.
create index withdrawal_by_state on cashier.withdrawal (merchant, state, asked_at, id);
create index withdrawal_due on cashier.withdrawal (confirm_by) where state = 'paid';
create trigger stays_closed before update on cashier.withdrawal
	for each row when (old.closed_at is not null) execute function cashier.refuse_change();
create trigger never_deleted before delete on cashier.withdrawal
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.withdrawal
	for each statement execute function cashier.refuse_change();

-- What happened to one, by whom. It only grows.
create table cashier.withdrawal_step (
	member_id bigint not null,
	withdrawal_id uuid not null,
	id bigint generated always as identity,
	at timestamptz not null,
	kind text not null,
	-- "member", "clock", "provider", or an operator's name.
	by text not null check (length(by) between 1 and 100),
	remark text not null default '',
	primary key (member_id, withdrawal_id, id),
	foreign key (member_id, withdrawal_id) references cashier.withdrawal (member_id, id)
);
create trigger only_grows before update or delete on cashier.withdrawal_step
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.withdrawal_step
	for each statement execute function cashier.refuse_change();

-- Pictures: an operator's of the transfer, a member's of an account that nothing came to. Sealed.
create table cashier.withdrawal_picture (
	member_id bigint not null,
	withdrawal_id uuid not null,
	place integer not null check (place between 1 and 1000),
	by text not null check (by in ('operator', 'member')),
	sent_at timestamptz not null,
	sealed bytea not null,
	primary key (member_id, withdrawal_id, place),
	foreign key (member_id, withdrawal_id) references cashier.withdrawal (member_id, id)
);

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

-- Withdrawals and the ledger side by side: each line is a fault. One that is open has its hold and no posting; one that was
-- paid has its one posting of the same amount; one that was reversed has that taken back; every other has its hold released.
-- No hold and no posting of withdrawals stands without its withdrawal. Reads everything: for an auditor and the simulation.
create view cashier.unmatched_withdrawals as
	select withdrawal.member_id, withdrawal.id as withdrawal_id, withdrawal.state, 'hold' as fault
	from cashier.withdrawal
	left join wallet.hold on hold.member_id = withdrawal.member_id and hold.key = withdrawal.hold_key
	where hold.key is null or hold.amount <> withdrawal.amount or hold.currency <> withdrawal.currency
		or hold.state <> case
			when withdrawal.state in ('pending', 'approved', 'sent') then 'open'
			when withdrawal.state in ('refused', 'cancelled') then 'released'
			else 'captured' end
		or hold.captured_by is distinct from withdrawal.posting_key
	union all
	select coalesce(withdrawal.member_id, posting.member_id), withdrawal.id, withdrawal.state, 'posting'
	from (
		select member_id, id, state, currency, posting_key as key, -amount as delta, 'withdraw' as kind
		from cashier.withdrawal where posting_key is not null
		union all
		select member_id, id, state, currency, return_key, amount, 'rollback' from cashier.withdrawal where return_key is not null
	) as withdrawal
	full join (select * from wallet.posting where counter like 'cashier:payout:%') as posting
		on posting.member_id = withdrawal.member_id and posting.key = withdrawal.key
	where posting.key is null or withdrawal.id is null
		or (posting.delta, posting.kind, posting.currency) is distinct from (withdrawal.delta, withdrawal.kind, withdrawal.currency)
	union all
	select hold.member_id, null, null, 'hold without its withdrawal'
	from wallet.hold
	where hold.purpose = 'withdrawal' and not exists (
		select from cashier.withdrawal where withdrawal.member_id = hold.member_id and withdrawal.hold_key = hold.key);

-- Deposits and the ledger side by side: each line is a fault. Each that was credited has its one posting of the same amount, and
-- no posting of deposits stands without its deposit; withdrawals have accounts of their own. One through a float has its one
-- posting out of the clearing account of floats, in the group of the transfer of its own id; none that ended otherwise has such
-- a transfer. `cashier.unmoved` proves the rest. Reads everything: for an auditor and the simulation.
create view cashier.uncovered as
	select coalesce(deposit.member_id, posting.member_id) as member_id, deposit.id as deposit_id,
		posting.key as posting_key, deposit.credited, posting.delta
	from (select * from cashier.deposit where state = 'credited' and payee_id is null) as deposit
	full join (select * from wallet.posting where counter like 'cashier:%' and counter not like 'cashier:payout:%') as posting
		on posting.member_id = deposit.member_id and posting.key = deposit.posting_key
	where posting.key is null or deposit.id is null
		or posting.delta <> deposit.credited or posting.kind <> 'deposit' or posting.currency <> deposit.currency
	union all
	select deposit.member_id, deposit.id, posting.key, deposit.credited, posting.delta
	from cashier.deposit
	left join wallet.posting on posting.member_id = deposit.member_id and posting.key = deposit.posting_key
	left join cashier.transfer on transfer.member_id = deposit.payee_id and transfer.id = deposit.id
	where deposit.payee_id is not null and deposit.state = 'credited' and (
		posting.key is null or transfer.id is null
		or (posting.delta, posting.kind, posting.currency, posting.counter, posting.group_key, transfer.to_member_id, transfer.amount)
			is distinct from (deposit.credited, 'deposit', deposit.currency, 'clearing:floats', transfer.movement, deposit.member_id,
				deposit.credited))
	union all
	select deposit.member_id, deposit.id, transfer.movement, deposit.credited, transfer.amount
	from cashier.deposit join cashier.transfer on transfer.member_id = deposit.payee_id and transfer.id = deposit.id
	where deposit.payee_id is not null and deposit.state <> 'credited';

-- Promotions that a member may choose at a deposit, and the bonuses that came of them. Amounts in minor units.
create table cashier.promotion (
	id bigint generated always as identity primary key,
	merchant text not null,
	code text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
	enabled boolean not null default true,
	sort_order integer not null default 0,
	-- Each edit is a new one, and a bonus keeps the one that it was chosen with.
	version integer not null default 1 check (version >= 1),
	-- Hundredths of what is credited, and hundredths of the bonus that are wagered before it is released.
	percent integer not null check (percent between 1 and 1000),
	turnover_percent integer not null check (turnover_percent between 0 and 10000),
	-- Games that count towards the turnover, by category: none named is all of them.
	games text[] not null default '{}',
	days integer not null check (days between 1 and 365),
	first_only boolean not null default false,
	once boolean not null default true,
	opens_at timestamptz,
	closes_at timestamptz,
	check (closes_at > opens_at),
	unique (merchant, code)
);

-- The currencies it is offered in: from how much on, and how much at most.
create table cashier.promotion_currency (
	promotion_id bigint not null references cashier.promotion on delete cascade,
	currency text not null,
	smallest bigint not null check (smallest > 0),
	most bigint not null check (most between 1 and 1000000000000000),
	primary key (promotion_id, currency)
);

create table cashier.promotion_text (
	promotion_id bigint not null references cashier.promotion on delete cascade,
	language text not null,
	name text not null,
	primary key (promotion_id, language)
);

-- A bonus: chosen with its deposit, granted with its credit, and ended once. Its terms are those it was chosen with.
create table cashier.bonus (
	member_id bigint not null,
	deposit_id uuid not null,
	merchant text not null,
	promotion_id bigint not null references cashier.promotion,
	version integer not null default 1,
	-- As it was called when it was chosen.
	name text not null,
	currency text not null,
	percent integer not null,
	smallest bigint not null,
	most bigint not null,
	turnover_percent integer not null,
	games text[] not null default '{}',
	days integer not null,
	first_only boolean not null,
	once boolean not null,
	state text not null default 'chosen'
		check (state in ('chosen', 'running', 'released', 'forfeited', 'expired', 'void')),
	chosen_at timestamptz not null,
	-- From when it was granted on: how much, what is to be wagered, and how much the member had ever wagered then.
	amount bigint check (amount > 0),
	asked bigint check (asked >= 0),
	wagered bigint,
	granted_at timestamptz,
	ends_at timestamptz,
	closed_at timestamptz,
	-- Of one that nothing came of.
	reason text not null default '',
	-- The groups of its postings.
	grant_group uuid,
	end_group uuid,
	primary key (member_id, deposit_id),
	foreign key (member_id, deposit_id) references cashier.deposit (member_id, id),
	check (num_nulls(amount, asked, wagered, granted_at, ends_at, grant_group) = case when state in ('chosen', 'void') then 6 else 0 end),
	check ((state in ('chosen', 'running')) = (closed_at is null)),
	check ((state in ('released', 'forfeited', 'expired')) = (end_group is not null))
);

-- One at a time, and of a promotion that is once, one.
create unique index bonus_at_a_time on cashier.bonus (member_id, currency) where state in ('chosen', 'running');
create unique index bonus_once on cashier.bonus (member_id, promotion_id) where once and state <> 'void';
create index bonus_running on cashier.bonus (currency, member_id) where state = 'running';
create trigger stays_closed before update on cashier.bonus
	for each row when (old.closed_at is not null) execute function cashier.refuse_change();
create trigger never_deleted before delete on cashier.bonus
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.bonus
	for each statement execute function cashier.refuse_change();

-- Bonuses and the ledger side by side: each line is a fault. A grant is one posting into the bonus purse; a release takes it
-- out there and brings it to the main purse in one group; any other end takes it back. Nothing of these accounts stands
-- without its bonus, and none is granted but with a deposit that was credited. Reads everything: for an auditor and the simulation.
create view cashier.unmatched_bonuses as
	with told as (
		select member_id, deposit_id, grant_group as group_key, 'bonus' as purse, currency, amount as delta, 'grant' as kind
		from cashier.bonus where amount is not null
		union all
		select member_id, deposit_id, end_group, 'bonus', currency, -amount, 'transfer-out'
		from cashier.bonus where end_group is not null
		union all
		select member_id, deposit_id, end_group, 'cash', currency, amount, 'transfer-in'
		from cashier.bonus where state = 'released'
	), leg as (
		select member_id, group_key, purse, currency, kind, sum(delta) as delta, count(*) as postings
		from wallet.posting where counter in ('bonus:deposits', 'clearing:bonuses')
		group by member_id, group_key, purse, currency, kind
	)
	select coalesce(told.member_id, leg.member_id) as member_id, told.deposit_id, told.delta as told, leg.delta as posted
	from told
	full join leg on leg.member_id = told.member_id and leg.group_key = told.group_key and leg.purse = told.purse
		and leg.currency = told.currency and leg.kind = told.kind
	where told.deposit_id is null or leg.group_key is null or leg.delta <> told.delta or leg.postings <> 1
	union all
	select bonus.member_id, bonus.deposit_id, bonus.amount, deposit.credited
	from cashier.bonus join cashier.deposit on deposit.member_id = bonus.member_id and deposit.id = bonus.deposit_id
	where deposit.state <> case when bonus.state = 'chosen' then 'pending' else 'credited' end
		and not (bonus.state = 'void' and deposit.state <> 'pending');

-- Money on its way to a vendor that keeps books of its own, or home from there. While nobody knows what became of it, it is
-- held in the purse that it leaves. Its id is the vendor's name for it and, when it was done, the transfer's.
create table cashier.vendor_transfer (
	member_id bigint not null,
	id uuid not null,
	merchant text not null,
	-- The client's own key: the same again is the same transfer.
	request_key text not null,
	kind text not null check (kind in ('move', 'return')),
	vendor text not null,
	way text not null check (way in ('out', 'home')),
	currency text not null,
	amount bigint not null check (amount between 1 and 1000000000000000),
	hold_key uuid not null,
	state text not null default 'open' check (state in ('open', 'done', 'refused')),
	begun_at timestamptz not null,
	-- When the vendor is asked again; whoever asks has put it off first.
	next_at timestamptz,
	asked integer not null default 0,
	ended_at timestamptz,
	primary key (member_id, id),
	unique (member_id, request_key),
	constraint ended_has_its_time check ((state = 'open') = (ended_at is null)),
	constraint open_is_asked check ((state = 'open') = (next_at is not null))
);

-- One at a time: what lies there is the vendor's word, and two would not know of each other.
create unique index vendor_transfer_open on cashier.vendor_transfer (member_id, vendor, currency) where state = 'open';
create index vendor_transfer_due on cashier.vendor_transfer (next_at) where state = 'open';

create function cashier.guard_vendor_transfer() returns trigger language plpgsql as $$
begin
	if old.state <> 'open' or (new.member_id, new.id, new.vendor, new.way, new.currency, new.amount, new.hold_key)
		is distinct from (old.member_id, old.id, old.vendor, old.way, old.currency, old.amount, old.hold_key) then
		raise exception 'a vendor transfer ends once and is not changed otherwise' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger ends_once before update on cashier.vendor_transfer for each row execute function cashier.guard_vendor_transfer();
create trigger no_delete before delete on cashier.vendor_transfer
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.vendor_transfer
	for each statement execute function cashier.refuse_change();

-- Vendor transfers and the ledger side by side: each line is a fault. An open one has its open hold, an ended one a released
-- hold; one that was done has its transfer, and no other has; no hold of this purpose stands alone. Reads everything.
create view cashier.unmatched_vendor_transfers as
	select vendor_transfer.member_id, vendor_transfer.id as vendor_transfer_id, 'hold' as fault
	from cashier.vendor_transfer
	left join wallet.hold on hold.member_id = vendor_transfer.member_id and hold.key = vendor_transfer.hold_key
	where hold.key is null or hold.amount <> vendor_transfer.amount or hold.currency <> vendor_transfer.currency
		or hold.purse <> case vendor_transfer.way when 'out' then 'cash' else 'vendor:' || vendor_transfer.vendor end
		or hold.state <> case vendor_transfer.state when 'open' then 'open' else 'released' end
	union all
	select vendor_transfer.member_id, vendor_transfer.id, 'transfer'
	from cashier.vendor_transfer
	left join cashier.transfer on transfer.member_id = vendor_transfer.member_id and transfer.id = vendor_transfer.id
	where (vendor_transfer.state = 'done') <> (transfer.id is not null)
		or (transfer.id is not null and (transfer.amount <> vendor_transfer.amount or transfer.currency <> vendor_transfer.currency
			or transfer.to_purse <> case vendor_transfer.way when 'home' then 'cash' else 'vendor:' || vendor_transfer.vendor end))
	union all
	select hold.member_id, null, 'hold without its vendor transfer'
	from wallet.hold
	where hold.purpose = 'vendor-transfer' and not exists (
		select from cashier.vendor_transfer
		where vendor_transfer.member_id = hold.member_id and vendor_transfer.hold_key = hold.key);

-- An operator has all that members have in the purses of one vendor brought home (decision 061). What each member has there is a
-- row of its own, claimed, tried and ended by itself, so that a run that dies anywhere goes on where it was.
create table cashier.vendor_transfer_out (
	id bigint generated always as identity primary key,
	merchant text not null,
	vendor text not null,
	reason text not null check (length(reason) between 3 and 500),
	asked_by text not null,
	asked_at timestamptz not null,
	-- Who had something there when it was asked for.
	members integer not null check (members > 0),
	-- The last one who was written down; all are once it is listed.
	listed_member bigint,
	listed_currency text collate "C",
	listed boolean not null default false,
	state text not null default 'running' check (state in ('running', 'done', 'stopped')),
	ended_at timestamptz,
	check ((state = 'running') = (ended_at is null)),
	check ((listed_member is null) = (listed_currency is null))
);
create unique index vendor_transfer_out_runs on cashier.vendor_transfer_out (vendor) where state = 'running';
create index vendor_transfer_out_of_vendor on cashier.vendor_transfer_out (vendor, id desc);

create table cashier.vendor_transfer_out_member (
	vendor_transfer_out_id bigint not null references cashier.vendor_transfer_out (id),
	member_id bigint not null,
	currency text collate "C" not null,
	-- `empty`: nothing lay there any more. `left`: the vendor is in service again.
	state text not null default 'waiting' check (state in ('waiting', 'home', 'empty', 'left')),
	-- Minor units that came home, and in how many transfers: the number names the next one.
	brought bigint not null default 0 check (brought >= 0),
	times integer not null default 0 check (times >= 0),
	tries integer not null default 0 check (tries >= 0),
	-- Why something is there still.
	why text,
	-- When it is tried again; whoever tries it has put it off first.
	next_at timestamptz,
	primary key (vendor_transfer_out_id, member_id, currency),
	check ((state = 'waiting') = (next_at is not null)),
	check (state <> 'home' or brought > 0)
);
create index vendor_transfer_out_due on cashier.vendor_transfer_out_member (next_at) where state = 'waiting';
create index vendor_transfer_out_waits on cashier.vendor_transfer_out_member (vendor_transfer_out_id, member_id, currency) where state = 'waiting';

create function cashier.guard_vendor_transfer_out() returns trigger language plpgsql as $$
begin
	if old.state <> 'running' then
		raise exception 'a transfer-out ends once' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger ends_once before update on cashier.vendor_transfer_out for each row execute function cashier.guard_vendor_transfer_out();
create trigger no_delete before delete on cashier.vendor_transfer_out for each row execute function cashier.refuse_change();

create function cashier.guard_vendor_transfer_out_member() returns trigger language plpgsql as $$
begin
	if old.state <> 'waiting' or new.brought < old.brought or new.times < old.times then
		raise exception 'what came home stays as it is written' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger ends_once before update on cashier.vendor_transfer_out_member
	for each row execute function cashier.guard_vendor_transfer_out_member();
create trigger no_delete before delete on cashier.vendor_transfer_out_member
	for each row execute function cashier.refuse_change();
