// An operator's hand on vouchers: makes them, withdraws one, lists them. A code is answered once and kept nowhere.
import type { Database } from "#platform/db";
import { type Chance, type CurrencyCode, err, formatMinor, ok, type Result } from "#platform/kernel";
import { drawCode, showCode, voucherShape } from "../../core/index.ts";
import { writeAct } from "../operator-act.ts";
import {
	closeVoucher,
	insertVouchers,
	listVouchers,
	lockVoucher,
	type VoucherRow,
	type VouchersAsked,
	voucherDigest,
} from "./voucher-store.ts";

export const mostVouchersAtOnce = 100;

export type VoucherOrder = {
	readonly merchant: string;
	readonly currency: CurrencyCode;
	/** Minor units, of each. */
	readonly amount: bigint;
	readonly count: number;
	readonly expiresAt: Date;
	readonly operator: string;
	readonly now: Date;
	/** Who asked for them, where the operator agreed to what another asked for. */
	readonly askedBy?: string;
	readonly reason?: string;
};

export type MadeVoucher = { readonly id: string; readonly code: string };

/** At most a hundred. The codes as they are shown: "ABCD-EFGH-JKMN-PQRS". */
export function makeVouchers(
	deps: { readonly db: Pick<Database, "tx">; readonly chance: Chance; readonly voucherKey: Buffer },
	order: VoucherOrder,
): Promise<readonly MadeVoucher[]> {
	const { merchant, currency, amount, operator, now, expiresAt, askedBy, reason } = order;
	const count = Math.min(order.count, mostVouchersAtOnce);
	const codes = Array.from({ length: count }, () => drawCode(deps.chance, voucherShape));
	return deps.db.tx(async (tx) => {
		const rows = codes.map((code) => ({
			digest: voucherDigest(code, deps.voucherKey),
			merchant,
			currency,
			amount,
			madeAt: now,
			madeBy: askedBy ?? operator,
			expiresAt,
		}));
		const ids = await insertVouchers(tx, rows);
		const after = {
			vouchers: ids,
			amount: formatMinor(amount, currency),
			currency,
			expiresAt: expiresAt.toISOString(),
			askedBy,
			reason,
		};
		await writeAct(tx, { merchant, act: "vouchers made", operator, at: now, before: {}, after });
		return codes.map((code, index) => ({ id: ids[index] ?? "", code: showCode(code, voucherShape) }));
	});
}

/** Nobody redeems it from then on. Once, and only one that is open. */
export function withdrawVoucher(
	db: Pick<Database, "tx">,
	order: Pick<VoucherOrder, "merchant" | "operator" | "now"> & { readonly id: string },
): Promise<Result<undefined, "VOUCHER_UNKNOWN" | "VOUCHER_USED">> {
	return db.tx(async (tx) => {
		const { merchant, operator, now, id } = order;
		const voucher = await lockVoucher(tx, { merchant, id });
		if (voucher === undefined) return err("VOUCHER_UNKNOWN");
		if (voucher.state !== "open") return err("VOUCHER_USED");
		await closeVoucher(tx, voucher, { at: now });
		const act = { merchant, act: "voucher withdrawn", operator, at: now } as const;
		await writeAct(tx, { ...act, before: { voucher: id, state: "open" }, after: { state: "withdrawn" } });
		return ok(undefined);
	});
}

const mostListed = 200;

/** The newest first, at most 200. */
export function readVouchers(db: Pick<Database, "read">, asked: VouchersAsked): Promise<readonly VoucherRow[]> {
	return db.read((tx) => listVouchers(tx, { ...asked, most: Math.min(asked.most, mostListed) }));
}
