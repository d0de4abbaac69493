// What the server pushes about a member's documents.
import * as z from "zod/mini";
import { defineLiveEvent } from "#platform/contract";
import { documentKind, documentState } from "./identity-models.ts";

/** One of the member's documents came or was decided. A hint: the calls hold the truth. */
export const documentEvent = defineLiveEvent({
	name: "document",
	payload: z.object({ document: documentKind, state: documentState }),
});
