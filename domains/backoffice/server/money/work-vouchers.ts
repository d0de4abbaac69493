// Vouchers at the desk: made, listed, cancelled. The cashier keeps digests and writes down; a code is answered once.
import { makeVouchers as make, readVouchers, type VoucherRow, withdrawVoucher } from "#cashier/api";
import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok, parseMinor } from "#platform/kernel";
import { cancelVoucher, listVouchers, makeVouchers, type Voucher } from "../../contract/index.ts";
import { deskOf, within } from "../desk.ts";
import type { Office } from "../office.ts";
import { pageOf, pageSize } from "../reading/reading-page.ts";

export const listVouchersRoute = ({ db }: Office): Route =>
	bind(listVouchers, async ({ cursor: before, state }, { staff: { merchant }, now }) => {
		if (before !== undefined && !/^[1-9][0-9]{0,17}$/.test(before)) return err(failure("INVALID_CURSOR"));
		return db.read(async (tx) => {
			const rows = await readVouchers(within(tx), { merchant, state, before, most: pageSize + 1 });
			const { shown, last } = pageOf(rows);
			return ok({ vouchers: await showVouchers(tx, { rows: shown, now }), next: last?.id ?? null });
		});
	});

async function showVouchers(
	tx: Tx,
	{ rows, now }: { readonly rows: readonly VoucherRow[]; readonly now: Date },
): Promise<Voucher[]> {
	const redeemers = rows.flatMap(({ member_id: member }) => (member === null ? [] : [member]));
	const names = await accountNames(tx, redeemers);
	return rows.map((row) => ({
		number: row.id,
		currency: row.currency,
		madeBy: row.made_by,
		madeAt: row.made_at.toISOString(),
		amount: isCurrencyCode(row.currency) ? formatMinor(BigInt(row.amount), row.currency) : row.amount,
		state: row.state === "open" && row.expires_at <= now ? ("expired" as const) : row.state,
		expiresAt: row.expires_at.toISOString(),
		closedAt: row.closed_at?.toISOString() ?? null,
		account: names.get(row.member_id ?? "") ?? "",
	}));
}

/** As the table keeps it, in minor units. */
const mostMinor = 1_000_000_000_000_000n;
const longestMilliseconds = 2 * 366 * 86_400_000;

export const makeVouchersRoute = ({ db, chance, voucherKey, brand }: Office): Route =>
	bind(makeVouchers, async ({ amount: typed, count, expiresAt: ends }, call) => {
		const { merchant, name: operator } = call.staff;
		const { currency } = brand.brand(merchant);
		const amount = parseMinor(typed, currency);
		if (!amount.ok || amount.value <= 0n || amount.value > mostMinor) return err(failure("AMOUNT_INVALID"));
		const expiresAt = new Date(ends);
		const left = expiresAt.getTime() - call.now.getTime();
		if (left <= 0 || left > longestMilliseconds) return err(failure("VOUCHER_END_INVALID"));
		const order = { merchant, currency, amount: amount.value, count, expiresAt, operator, now: call.now };
		const made = await make({ db: deskOf(db, call), chance, voucherKey }, order);
		return ok({ currency, vouchers: made.map(({ id: number, code }) => ({ number, code })) });
	});

export const cancelVoucherRoute = ({ db }: Office): Route =>
	bind(cancelVoucher, async ({ number: id }, call) => {
		const { merchant, name: operator } = call.staff;
		const done = await withdrawVoucher(deskOf(db, call), { merchant, operator, now: call.now, id });
		return done.ok ? ok({}) : err(failure(done.error));
	});
