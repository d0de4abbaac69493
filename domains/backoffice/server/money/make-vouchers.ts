// Makes vouchers at the desk. What those are worth that somebody made alone within 24 hours is bounded by what they may adjust
// alone; above it the batch waits for another, and until then no voucher and no code exists.
import { failure } from "#platform/contract";
import type { Database, Tx } from "#platform/db";
import { aloneSince } from "#platform/desk/core";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok, parseMinor } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { makeVouchers } from "../../contract/index.ts";
import { needsSecond } from "../../core/index.ts";
import { aloneOfStaff } from "../adjustments/alone.ts";
import { askedNow } from "../adjustments/proposal.ts";
import { atDesk, type DeskCall } from "../desk.ts";
import { type OfficeAct, writeAct, writeActs } from "../write-act.ts";
import {
	type BatchRow,
	claimBatch,
	eraseOldCodes,
	expireBatches,
	insertBatch,
	madeAlone,
	mostBatches,
	waitingBatches,
} from "./voucher-batch-store.ts";
import { makeSealed, type VoucherDesk } from "./voucher-codes.ts";

/** As the table keeps it, in minor units. */
const mostMinor = 1_000_000_000_000_000n;
const longestMilliseconds = 2 * 366 * 86_400_000;

export const makeVouchersRoute = (desk: VoucherDesk): Route =>
	bind(makeVouchers, ({ amount: typed, count, expiresAt: ends, reason }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const { merchant, staffId, name: operator } = call.staff;
			const { currency } = desk.brand.brand(merchant);
			const amount = parseMinor(typed, currency);
			if (!amount.ok || amount.value <= 0n || amount.value > mostMinor) return err(failure("AMOUNT_INVALID"));
			const endsAt = new Date(ends);
			const left = endsAt.getTime() - call.now.getTime();
			if (left <= 0 || left > longestMilliseconds) return err(failure("VOUCHER_END_INVALID"));
			const id = commandKey("backoffice:vouchers", `${staffId} ${call.idempotencyKey ?? ""}`);
			const before = await claimBatch(tx, { id, staffId });
			if (before !== undefined) return ok({ waits: before.state === "proposed", batchId: id });
			const wish = { id, call, currency, amount: amount.value, count, endsAt, reason };
			const row = await rowOf(tx, wish);
			if (row.alone) {
				await insertBatch(tx, { ...row, sealed_codes: await makeSealed(tx, desk, { row, call }) });
				return ok({ waits: false, batchId: id });
			}
			if ((await waitingBatches(tx, merchant)).length >= mostBatches) return err(failure("VOUCHERS_WAIT"));
			await insertBatch(tx, row);
			await writeAct(tx, actOfBatch(row, { act: "vouchers asked for", operator, at: call.now }));
			return ok({ waits: true, batchId: id });
		}),
	);

type Wish = {
	readonly id: string;
	readonly call: DeskCall;
	readonly currency: string;
	/** Minor units, of each. */
	readonly amount: bigint;
	readonly count: number;
	readonly endsAt: Date;
	readonly reason: string;
};

/** As it will stand, without a code. */
async function rowOf(tx: Tx, { id, call, currency, amount, count, endsAt, reason }: Wish): Promise<BatchRow> {
	const { staffId } = call.staff;
	const given = await madeAlone(tx, { staffId, currency, since: aloneSince(call.now) });
	const aloneUpTo = await aloneOfStaff(tx, call.staff);
	const alone = !needsSecond({ delta: amount * BigInt(count), given, aloneUpTo });
	const asked = { id, currency, amount: `${amount}`, count, ends_at: endsAt, reason, sealed_codes: null };
	return { ...asked, ...askedNow(call, alone) };
}

type BatchAct = { readonly act: OfficeAct["act"]; readonly operator: string; readonly at: Date; readonly why?: string };

/** As it is written down. What is made is written by the cashier. */
export function actOfBatch(row: BatchRow, { why, ...act }: BatchAct) {
	const { id, merchant, currency, count, reason } = row;
	const amount = isCurrencyCode(currency) ? formatMinor(BigInt(row.amount), currency) : row.amount;
	const expiresAt = row.ends_at.toISOString();
	return { merchant, ...act, before: { batch: id }, after: { amount, count, currency, expiresAt, reason, why } };
}

/** Ends what nobody agreed to in time, and erases codes of vouchers that are over. */
export function lapseVouchers({ db }: { readonly db: Pick<Database, "tx"> }, now: Date): Promise<void> {
	return db.tx(async (tx) => {
		await eraseOldCodes(tx, now);
		const lapsed = await expireBatches(tx, now);
		if (lapsed.length === 0) return;
		const act = { act: "vouchers lapsed", operator: "the clock", at: now } as const;
		await writeActs(
			tx,
			lapsed.map((row) => actOfBatch(row, act)),
		);
	});
}
