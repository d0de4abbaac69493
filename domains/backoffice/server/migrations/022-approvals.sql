-- What two people decide about stands in one table for every kind (desk.approval). What stands here moves there as it is; the
-- sealed codes of vouchers become the cashier's.
insert into desk.approval (id, kind, merchant, about, terms, currency, worth, reason, state, alone, asked_by, asked_by_id,
		asked_at, expires_at, decided_by, decided_by_id, decided_at, why)
	select a.id, 'adjustment', a.merchant, a.member_id::text,
		jsonb_build_object('memberId', a.member_id::text, 'currency', a.currency, 'delta', a.delta::text),
		a.currency, abs(a.delta), a.reason, a.state, a.alone, p.username, p.id::text, a.proposed_at, a.expires_at, d.username,
		d.id::text, a.decided_at, a.why
	from backoffice.adjustment a
	join backoffice.staff p on p.id = a.proposed_by left join backoffice.staff d on d.id = a.decided_by
	union all
	select f.id, 'jackpot-funding', f.merchant, f.jackpot,
		jsonb_build_object('jackpot', f.jackpot, 'currency', f.currency, 'amount', f.amount::text),
		f.currency, f.amount, f.reason, f.state, f.alone, p.username, p.id::text, f.proposed_at, f.expires_at, d.username,
		d.id::text, f.decided_at, f.why
	from backoffice.jackpot_funding f
	join backoffice.staff p on p.id = f.proposed_by left join backoffice.staff d on d.id = f.decided_by
	union all
	select b.id, 'vouchers', b.merchant, b.currency,
		jsonb_build_object('currency', b.currency, 'amount', b.amount::text, 'count', b.count,
			'endsAt', to_char(b.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
		b.currency, b.amount * b.count, b.reason, b.state, b.alone, p.username, p.id::text, b.proposed_at, b.expires_at,
		d.username, d.id::text, b.decided_at, b.why
	from backoffice.voucher_batch b
	join backoffice.staff p on p.id = b.proposed_by left join backoffice.staff d on d.id = b.decided_by;

insert into cashier.voucher_codes (batch_id, merchant, owner_id, made_at, ends_at, sealed)
	select id, merchant, proposed_by::text, coalesce(decided_at, proposed_at), ends_at, sealed_codes
	from backoffice.voucher_batch where sealed_codes is not null;

drop table backoffice.adjustment, backoffice.jackpot_funding, backoffice.voucher_batch;
drop function backoffice.guard_adjustment(), backoffice.guard_jackpot_funding(), backoffice.guard_voucher_batch();
