// The shapes of adjustments: a correction of a member's main purse that one person asks for.

import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { approvalId } from "#platform/desk/contract";
import { approvalStates } from "#platform/desk/core";

export const adjustmentId = approvalId;

export const adjustment = z.object({
	adjustmentId,
	memberId: z.string(),
	/** The member's user name. */
	account: z.string(),
	currency: z.string(),
	/** Below zero is taken. */
	amount,
	reason: z.string(),
	state: z.enum(approvalStates),
	/** Small enough for one person: posted at once. */
	alone: z.boolean(),
	/** User names of staff; whoever took their own back decided it themselves. */
	proposedBy: z.string(),
	proposedAt: instant,
	expiresAt: instant,
	decidedBy: z.nullable(z.string()),
	decidedAt: z.nullable(instant),
	/** Why it was refused. */
	why: z.string(),
});
export type Adjustment = z.infer<typeof adjustment>;
