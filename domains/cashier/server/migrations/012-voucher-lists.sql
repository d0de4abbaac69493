-- Whoever looks after vouchers lists those of one state.
create index voucher_by_state on cashier.voucher (merchant, state, id desc);
