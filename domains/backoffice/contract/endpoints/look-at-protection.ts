// What protects one member, and what they play: for whoever answers them.
import * as z from "zod/mini";
import { amount, defineEndpoint, instant } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { documentKind, documentState, readProtection } from "#protection/contract";
import { memberErrors } from "../reading-errors.ts";
import { memberId } from "../reading-models.ts";

const { currency, limits, played } = readProtection.output.shape;

export const lookAtProtection = defineEndpoint({
	name: "look-at-protection",
	summary:
		"One member's limits, break or exclusion, accepted documents, and play, net position, deposits and withdrawals of late",
	method: "GET",
	path: "/ops/members/protection",
	moduleIds: opsModules,
	access: "staff",
	permission: "members:read",
	limit: { max: 600, seconds: 60, by: "session" },
	input: z.object({ memberId }),
	example: { memberId: "1" },
	output: z.object({
		currency,
		/** The break or the exclusion that runs. */
		exclusion: z.nullable(z.object({ kind: z.enum(["break", "exclusion"]), until: instant })),
		/** Kinds of documents that were accepted. */
		documents: z.array(z.string()),
		/** All that were sent and are kept, the newest first. */
		sent: z.array(z.object({ documentId: z.string(), kind: documentKind, state: documentState, sentAt: instant })),
		/** Those that hold. */
		limits,
		/** With what was paid out to them in each period, less what was given back. */
		played: z.array(z.extend(played.def.element, { withdrawn: amount })),
	}),
	errors: memberErrors,
});
