// What the calls of staff share, whichever domain they are of, and what is pushed to the console.
import * as z from "zod/mini";
import { defineLiveEvent, type ErrorTable } from "#platform/contract";

/** What every call of the console belongs to. */
export const opsModules = ["OPS"] as const;

/** Why somebody acts, for the trail. */
export const reason = z.string().check(z.minLength(3), z.maxLength(500));

/** The second person's word on what somebody asked for. */
export const decision = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("approve") }),
	z.object({ kind: z.literal("refuse"), why: reason }),
]);

/** Of an approval, whichever kind it is of. */
export const approvalId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** A decimal string, as somebody types it. */
export const typedAmount = z.string().check(z.regex(/^[0-9]{1,15}(\.[0-9]{1,4})?$/));

/** A member by number. */
export const memberNumber = z.string().check(z.regex(/^[1-9][0-9]{0,18}$/));

export const listErrors = {
	/** The cursor is of another list. */
	INVALID_CURSOR: { status: 400 },
} as const satisfies ErrorTable;

/** A hint where to look, never what is there: something in a queue changed. */
export const deskQueueEvent = defineLiveEvent({ name: "money-queue", payload: z.object({}) });
