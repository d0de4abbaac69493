// The codes of a batch of vouchers: shown to whoever asked for it until they say that they have them, and
// erased then. Nobody else is ever shown one, not even who agreed; the trail says each look and holds no code.
import * as z from "zod/mini";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { atDesk, type DeskCall } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import { revealVoucherCodes, takeVoucherCodes } from "../../contract/index.ts";
import { type OperatorAct, writeAct } from "../operator-act.ts";
import { eraseCodes, lockCodes, type SealedCodes } from "../vouchers/voucher-codes-store.ts";
import type { MadeVoucher } from "../vouchers/work-vouchers.ts";
import type { VoucherDesk } from "./seal-codes.ts";
import { voucherApprovals } from "./voucher-approval.ts";

const madeCodes = z.array(z.object({ id: z.string(), code: z.string() }));

export const revealVoucherCodesRoute = (desk: VoucherDesk): Route =>
	bind(revealVoucherCodes, ({ batchId: id }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const kept = await ownCodes(tx, { id, call });
			const made = kept === undefined || kept.endsAt <= call.now ? undefined : codesOf(desk, kept);
			if (made === undefined) return err(failure("VOUCHER_CODES_GONE"));
			await note(tx, { id, call, act: "voucher codes shown" });
			return ok({ vouchers: made.map(({ id: number, code }) => ({ number, code })) });
		}),
	);

/** Again when they are taken already: whoever lost the answer has them all the same. */
export const takeVoucherCodesRoute = (desk: VoucherDesk): Route =>
	bind(takeVoucherCodes, ({ batchId: id }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const batch = await voucherApprovals(desk).lock(tx, { id, merchant: call.staff.merchant });
			if (batch?.state !== "approved" || batch.askedById !== call.staff.staffId)
				return err(failure("VOUCHER_CODES_GONE"));
			if ((await ownCodes(tx, { id, call })) === undefined) return ok({});
			await eraseCodes(tx, id);
			await note(tx, { id, call, act: "voucher codes taken" });
			return ok({});
		}),
	);

type Asked = { readonly id: string; readonly call: DeskCall };

const ownCodes = (tx: Tx, { id: batchId, call }: Asked): Promise<SealedCodes | undefined> =>
	lockCodes(tx, { batchId, ownerId: call.staff.staffId });

function codesOf(
	{ voucherCodesKey }: VoucherDesk,
	{ batchId, sealed }: SealedCodes,
): readonly MadeVoucher[] | undefined {
	const opened = sealerWith(voucherCodesKey).open(batchId, sealed);
	return opened === undefined ? undefined : z.parse(madeCodes, JSON.parse(opened.toString()));
}

async function note(tx: Tx, { id, call, act }: Asked & { readonly act: OperatorAct["act"] }): Promise<void> {
	const { merchant, name: operator } = call.staff;
	await writeAct(tx, { merchant, act, operator, at: call.now, before: { batch: id }, after: {} });
}
