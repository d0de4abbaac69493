// The second person agrees to an adjustment, which posts it, or refuses it; whoever asked may take it back.
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { decideAdjustment, takeBackAdjustment } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { adjustmentApprovals } from "./adjustment-approval.ts";
import { shownNow } from "./shown-adjustments.ts";

export const decideAdjustmentRoute = (office: Office): Route =>
	bind(decideAdjustment, ({ adjustmentId: id, decision: word }, call) =>
		atDesk(office.db, call, async (tx) => {
			const decided = await adjustmentApprovals(office).decide(tx, { id, by: actorOf(call), word });
			return decided.ok ? ok({ adjustment: await shownNow(tx, decided.value.approval) }) : decided;
		}),
	);

export const takeBackAdjustmentRoute = (office: Office): Route =>
	bind(takeBackAdjustment, ({ adjustmentId: id }, call) =>
		atDesk(office.db, call, async (tx) => {
			const taken = await adjustmentApprovals(office).takeBack(tx, { id, by: actorOf(call) });
			return taken.ok ? ok({ adjustment: await shownNow(tx, taken.value) }) : taken;
		}),
	);
