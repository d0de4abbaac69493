// The second person agrees to vouchers, which makes them, or refuses them; whoever asked may take it back. Of all who press at once
// one wins, under the lock of its row. Who agrees is shown no code.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { decideVouchers, takeBackVouchers } from "../../contract/index.ts";
import { faultOf } from "../adjustments/proposal.ts";
import { atDesk, type DeskCall } from "../desk.ts";
import { type OfficeAct, writeAct } from "../write-act.ts";
import { actOfBatch } from "./make-vouchers.ts";
import { changeBatch, lockBatch, type NamedBatch } from "./voucher-batch-store.ts";
import { makeSealed, type VoucherDesk } from "./voucher-codes.ts";

export const decideVouchersRoute = (desk: VoucherDesk): Route =>
	bind(decideVouchers, ({ batchId: id, decision }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const { merchant, staffId } = call.staff;
			const row = await lockBatch(tx, { merchant, id });
			if (row === undefined) return err(failure("PROPOSAL_NOT_FOUND"));
			const fault = faultOf(row, { call, approve: decision.kind === "approve" });
			if (fault !== undefined) return err(failure(fault === "DECIDED" ? "PROPOSAL_CLOSED" : fault));
			if (decision.kind === "refuse") {
				await giveUp(tx, row, { call, act: "vouchers refused", why: decision.why });
				return ok({ outcome: "refused" as const });
			}
			if (row.ends_at <= call.now) return err(failure("VOUCHER_END_INVALID"));
			const sealed = await makeSealed(tx, desk, { row, call, askedBy: row.proposed_name });
			const decided = { state: "approved", decided_by: staffId, decided_at: call.now } as const;
			await changeBatch(tx, id, { ...decided, sealed_codes: sealed });
			return ok({ outcome: "agreed" as const });
		}),
	);

export const takeBackVouchersRoute = (desk: VoucherDesk): Route =>
	bind(takeBackVouchers, ({ batchId: id }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const { merchant, staffId } = call.staff;
			const row = await lockBatch(tx, { merchant, id });
			if (row === undefined || row.proposed_by !== staffId) return err(failure("PROPOSAL_NOT_FOUND"));
			if (faultOf(row, { call, approve: false }) !== undefined) return err(failure("PROPOSAL_CLOSED"));
			await giveUp(tx, row, { call, act: "vouchers taken back" });
			return ok({});
		}),
	);

type Refusal = { readonly call: DeskCall; readonly act: OfficeAct["act"]; readonly why?: string };

async function giveUp(tx: Tx, row: NamedBatch, { call, act, ...said }: Refusal): Promise<void> {
	const { staffId, name: operator } = call.staff;
	const decided = { state: "refused", decided_by: staffId, decided_at: call.now } as const;
	await changeBatch(tx, row.id, { ...decided, ...said });
	await writeAct(tx, actOfBatch(row, { act, operator, at: call.now, ...said }));
}
