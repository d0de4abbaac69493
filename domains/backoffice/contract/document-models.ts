// The shapes of members' documents at the desk.
import * as z from "zod/mini";
import { instant } from "#platform/contract";
import { documentKind, documentRefusal, documentState } from "#protection/contract";

export const documentId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
export const documentCounts = z.record(documentState, z.int());

export const queuedDocument = z.object({
	documentId,
	memberId: z.string(),
	/** The member's user name. */
	account: z.string(),
	kind: documentKind,
	state: documentState,
	/** What the member wrote to it. */
	remark: z.string(),
	pictures: z.int(),
	sentAt: instant,
	decidedAt: z.nullable(instant),
	decidedBy: z.string(),
	/** Why it was refused: a word of the house, and the words of whoever decided. */
	refusal: z.nullable(documentRefusal),
	reason: z.string(),
});
export type QueuedDocument = z.infer<typeof queuedDocument>;
