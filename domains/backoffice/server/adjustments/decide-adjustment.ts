// The second person agrees to an adjustment, which posts it, or refuses it; whoever asked may take it back. Of all who press
// at once one wins, under the lock of its row.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { decideAdjustment, takeBackAdjustment } from "../../contract/index.ts";
import { atDesk, type DeskCall } from "../desk.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { lockAdjustment, type NamedAdjustment, writeDecision } from "./adjustment-store.ts";
import { actOf, type BalanceChange, postAdjustment, tellAdjustment } from "./post-adjustment.ts";
import { faultOf } from "./proposal.ts";
import { shownNow } from "./shown-adjustments.ts";

export const decideAdjustmentRoute = (office: Office): Route =>
	bind(decideAdjustment, ({ adjustmentId: id, decision }, call) =>
		atDesk(office.db, call, async (tx) => {
			const { merchant, name } = call.staff;
			const row = await lockAdjustment(tx, { merchant, id });
			if (row === undefined) return err(failure("ADJUSTMENT_NOT_FOUND"));
			const approve = decision.kind === "approve";
			const fault = faultOf(row, { call, approve });
			if (fault !== undefined) return err(failure(fault === "DECIDED" ? "ADJUSTMENT_CLOSED" : fault));
			if (decision.kind === "refuse") return close(tx, row, { call, act: "adjustment refused", why: decision.why });
			const posted = await postAdjustment(tx, office, { row, actor: `${row.proposed_name} + ${name}` });
			return posted.ok ? close(tx, row, { call, act: "adjustment agreed", balance: posted.value }) : posted;
		}),
	);

export const takeBackAdjustmentRoute = (office: Office): Route =>
	bind(takeBackAdjustment, ({ adjustmentId: id }, call) =>
		atDesk(office.db, call, async (tx) => {
			const { merchant, staffId } = call.staff;
			const row = await lockAdjustment(tx, { merchant, id });
			if (row === undefined) return err(failure("ADJUSTMENT_NOT_FOUND"));
			if (row.proposed_by !== staffId) return err(failure("NOT_OWN_PROPOSAL"));
			if (faultOf(row, { call, approve: false }) !== undefined) return err(failure("ADJUSTMENT_CLOSED"));
			return close(tx, row, { call, act: "adjustment taken back" });
		}),
	);

type Closing = {
	readonly call: DeskCall;
	readonly act: "adjustment agreed" | "adjustment refused" | "adjustment taken back";
	readonly why?: string;
	/** Of one that was agreed to: what its posting did. */
	readonly balance?: BalanceChange;
};

async function close(tx: Tx, row: NamedAdjustment, { call, act, why, balance }: Closing) {
	const { staffId, name: operator } = call.staff;
	const state = balance === undefined ? "refused" : "approved";
	const at = call.now;
	await writeDecision(tx, row.id, { state, decided_by: staffId, decided_at: at, why: why ?? "" });
	await writeAct(tx, actOf(row, { act, operator, at, from: "proposed", state, why, balance }));
	await tellAdjustment(tx, { ...row, state });
	return ok({ adjustment: await shownNow(tx, row.id) });
}
