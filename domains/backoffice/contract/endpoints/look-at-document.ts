// One document with its pictures, for whoever decides. Who looks is written down.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { documentId, queuedDocument } from "../document-models.ts";
import { lookAtDocumentErrors } from "../queue-errors.ts";

export const lookAtDocument = defineEndpoint({
	name: "look-at-document",
	summary: "One document with its pictures, opened for whoever decides; the look is written down",
	method: "GET",
	path: "/ops/documents/one",
	moduleIds: opsModules,
	access: "staff",
	permission: "protection.documents:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ documentId }),
	example: { documentId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: z.object({
		document: queuedDocument,
		/** Base64 of each, a JPEG. */
		pictures: z.array(z.string()),
	}),
	errors: lookAtDocumentErrors,
});
