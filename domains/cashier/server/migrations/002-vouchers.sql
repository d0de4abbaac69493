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
create unique index voucher_deposit on cashier.voucher (deposit_id);

create trigger stays_closed before update on cashier.voucher
	for each row when (old.state <> 'open') execute function cashier.refuse_change();
create trigger never_deleted before delete on cashier.voucher
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.voucher
	for each statement execute function cashier.refuse_change();
