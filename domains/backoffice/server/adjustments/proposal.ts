// What two people decide about: how a wish stands that was judged just now, done at once or waiting for another.
import { proposalHours } from "../../core/index.ts";
import type { DeskCall } from "../desk.ts";

/** The columns that every such row has. */
export const askedNow = ({ staff, now }: Pick<DeskCall, "staff" | "now">, alone: boolean) => ({
	merchant: staff.merchant,
	alone,
	why: "",
	state: alone ? ("approved" as const) : ("proposed" as const),
	decided_by: null,
	decided_at: alone ? now : null,
	proposed_by: staff.staffId,
	proposed_at: now,
	expires_at: new Date(now.getTime() + proposalHours * 3_600_000),
});
