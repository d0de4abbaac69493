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
