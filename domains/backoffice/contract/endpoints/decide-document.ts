// The one decision of a document that waits.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { documentRefusal } from "#protection/contract";
import { documentId, queuedDocument } from "../document-models.ts";
import { decideDocumentErrors } from "../queue-errors.ts";

export const decideDocument = defineEndpoint({
	name: "decide-document",
	summary: "Accepts a document, or refuses it with a reason that the member reads; once",
	method: "POST",
	path: "/ops/documents/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "protection.documents:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		documentId,
		decision: z.discriminatedUnion("kind", [
			z.object({ kind: z.literal("accept") }),
			z.object({
				kind: z.literal("refuse"),
				refusal: z._default(documentRefusal, "other"),
				/** In words of one's own, for the member to read. */
				why: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
			}),
		]),
	}),
	example: {
		documentId: "01890a5d-ac96-774b-bcce-b302099a8057",
		decision: { kind: "refuse", why: "No transfer came." },
	},
	output: z.object({ document: queuedDocument }),
	errors: decideDocumentErrors,
});
