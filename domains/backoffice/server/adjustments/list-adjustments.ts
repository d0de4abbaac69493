// The queue of adjustments that wait for a second person, how many they are, and every adjustment there was.
import { failure } from "#platform/contract";
import { type ApprovalPlace, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { countAdjustmentQueue, listAdjustments } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { adjustmentApprovals } from "./adjustment-approval.ts";
import { showAdjustments } from "./shown-adjustments.ts";

export const listAdjustmentsRoute = (office: Office): Route =>
	bind(listAdjustments, async ({ cursor, show, memberId: about }, { staff: { merchant } }) => {
		const after = cursor === undefined ? undefined : placeOf(cursor);
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		return office.db.read(async (tx) => {
			const asked = { merchant, waiting: show === "waiting", about, after, limit: pageSize + 1 };
			const { shown, last } = pageOf(await adjustmentApprovals(office).list(tx, asked));
			const next = last === undefined ? null : `${last.micros}_${last.id}`;
			return ok({ adjustments: await showAdjustments(tx, shown), next });
		});
	});

/** Undefined for what the list has not written. */
function placeOf(cursor: string): ApprovalPlace | undefined {
	const [, micros, id = ""] = /^([0-9]{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
	return micros === undefined ? undefined : { micros, id };
}

export const countAdjustmentQueueRoute = (office: Office): Route =>
	bind(countAdjustmentQueue, async (_input, { staff: { merchant }, now }) => {
		const { count, since } = await office.db.read((tx) => adjustmentApprovals(office).count(tx, { merchant, now }));
		return ok({ count, since: since?.toISOString() ?? null });
	});
