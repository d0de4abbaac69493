// Documents that members sent, in one state. Their pictures are another call.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { documentState } from "#protection/contract";
import { documentCounts, queuedDocument } from "../document-models.ts";

export const listDocuments = defineEndpoint({
	name: "list-documents",
	summary:
		"Documents of members in one state, with how many are in each: what waits the oldest first, the rest the newest first",
	method: "GET",
	path: "/ops/documents",
	moduleIds: opsModules,
	access: "staff",
	permission: "protection.documents:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		/** `waiting` when it is not said. */
		state: z.optional(documentState),
	}),
	example: { state: "waiting" },
	output: z.object({
		documents: z.array(queuedDocument),
		/** Counted to a thousand. */
		counts: documentCounts,
		next: z.nullable(z.string()),
	}),
	errors: listErrors,
});
