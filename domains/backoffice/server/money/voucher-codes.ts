// The codes of a batch of vouchers: sealed when it is made, shown to whoever asked for it until they say that they have them, and
// erased then. Nobody else is ever shown one, not even who agreed; the trail says each look and holds no code.
import * as z from "zod/mini";
import { type MadeVoucher, makeVouchers } from "#cashier/api";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, isCurrencyCode, ok } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import { revealVoucherCodes, takeVoucherCodes } from "../../contract/index.ts";
import { atDesk, type DeskCall, within } from "../desk.ts";
import type { Office } from "../office.ts";
import { type OfficeAct, writeAct } from "../write-act.ts";
import { type BatchRow, changeBatch, lockBatch, type NamedBatch } from "./voucher-batch-store.ts";

export type VoucherDesk = Pick<Office, "db" | "brand" | "chance" | "voucherKey" | "voucherCodesKey">;

const madeCodes = z.array(z.object({ id: z.string(), code: z.string() }));

export type Making = { readonly row: BatchRow; readonly call: DeskCall; readonly askedBy?: string };

/** Makes what the row says, within its transaction; answers its codes, sealed for this batch alone. */
export async function makeSealed(tx: Tx, desk: VoucherDesk, { row, call, askedBy }: Making): Promise<Buffer> {
	const { merchant, currency, count, reason, ends_at: expiresAt } = row;
	if (!isCurrencyCode(currency)) throw new Error(`vouchers in an unknown currency: ${currency}`);
	const { chance, voucherKey, voucherCodesKey } = desk;
	const who = { merchant, operator: call.staff.name, now: call.now, ...(askedBy === undefined ? {} : { askedBy }) };
	const order = { ...who, currency, amount: BigInt(row.amount), count, expiresAt, reason };
	const made = await makeVouchers({ db: within(tx), chance, voucherKey }, order);
	return sealerWith(voucherCodesKey).seal(row.id, Buffer.from(JSON.stringify(made)));
}

export const revealVoucherCodesRoute = (desk: VoucherDesk): Route =>
	bind(revealVoucherCodes, ({ batchId: id }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const row = await ownUntaken(tx, { id, call });
			const made = row === undefined ? undefined : codesOf(desk, row);
			if (made === undefined) return err(failure("VOUCHER_CODES_GONE"));
			await note(tx, { id, call, act: "voucher codes shown" });
			return ok({ vouchers: made.map(({ id: number, code }) => ({ number, code })) });
		}),
	);

/** Again when they are taken already: whoever lost the answer has them all the same. */
export const takeVoucherCodesRoute = (desk: VoucherDesk): Route =>
	bind(takeVoucherCodes, ({ batchId: id }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const row = await lockOwn(tx, { id, call });
			if (row?.state !== "approved") return err(failure("VOUCHER_CODES_GONE"));
			if (row.sealed_codes === null) return ok({});
			await changeBatch(tx, id, { sealed_codes: null });
			await note(tx, { id, call, act: "voucher codes taken" });
			return ok({});
		}),
	);

type Asked = { readonly id: string; readonly call: DeskCall };

async function lockOwn(tx: Tx, { id, call }: Asked): Promise<NamedBatch | undefined> {
	const { merchant, staffId } = call.staff;
	const row = await lockBatch(tx, { merchant, id });
	return row?.proposed_by === staffId ? row : undefined;
}

async function ownUntaken(tx: Tx, asked: Asked): Promise<NamedBatch | undefined> {
	const row = await lockOwn(tx, asked);
	return row !== undefined && row.ends_at > asked.call.now ? row : undefined;
}

function codesOf(
	{ voucherCodesKey }: VoucherDesk,
	{ id, sealed_codes: sealed }: BatchRow,
): readonly MadeVoucher[] | undefined {
	const opened = sealed === null ? undefined : sealerWith(voucherCodesKey).open(id, sealed);
	return opened === undefined ? undefined : z.parse(madeCodes, JSON.parse(opened.toString()));
}

async function note(tx: Tx, { id, call, act }: Asked & { readonly act: OfficeAct["act"] }): Promise<void> {
	const { merchant, name: operator } = call.staff;
	await writeAct(tx, { merchant, act, operator, at: call.now, before: { batch: id }, after: {} });
}
