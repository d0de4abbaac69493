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
	approved_by text[] not null default '{}',
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
create index withdrawal_queue on cashier.withdrawal (merchant, state, asked_at, id)
	where state in ('pending', 'approved', 'sent', 'paid', 'disputed');
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

-- Withdrawals and the ledger have accounts of their own from here on.
create or replace view cashier.uncovered as
	select coalesce(deposit.member_id, posting.member_id) as member_id, deposit.id as deposit_id,
		posting.key as posting_key, deposit.credited, posting.delta
	from (select * from cashier.deposit where state = 'credited') as deposit
	full join (select * from wallet.posting where counter like 'cashier:%' and counter not like 'cashier:payout:%') as posting
		on posting.member_id = deposit.member_id and posting.key = deposit.posting_key
	where posting.key is null or deposit.id is null
		or posting.delta <> deposit.credited or posting.kind <> 'deposit' or posting.currency <> deposit.currency;

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
