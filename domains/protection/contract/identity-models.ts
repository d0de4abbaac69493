// The shapes of identity levels and documents as they cross the wire.
import * as z from "zod/mini";
import { instant } from "#platform/contract";
import { documentKinds, documentRefusals, documentStates, identityActs } from "../core/index.ts";

export const documentKind = z.enum(documentKinds);
export const documentState = z.enum(documentStates);
export const documentRefusal = z.enum(documentRefusals);

/** As many pictures as an upload of the product may hold. */
export const mostDocumentImages = 3;

export const identity = z.object({
	/** The member's own level; 0 for none. */
	level: z.int(),
	levels: z.array(z.object({ level: z.int(), needs: z.array(documentKind), allows: z.array(z.enum(identityActs)) })),
	/** The newest first. */
	documents: z.array(
		z.object({
			document: documentKind,
			state: documentState,
			/** Why it was refused, by a word of the house where the operator chose one. */
			refusal: z.nullable(documentRefusal),
			/** Why, in the operator's own words; may be empty beside a word of the house. */
			reason: z.string(),
			images: z.int(),
			sentAt: instant,
			decidedAt: z.nullable(instant),
		}),
	),
});
export type Identity = z.infer<typeof identity>;
