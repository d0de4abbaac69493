// The event of a volley in the betting record: who fired what at whom, and the waves that the fish are drawn again from.
import * as z from "zod/mini";
import { clientSeed, digest, shot, wave, whole } from "./models.ts";

export const volleyEvent = z.object({
	type: z.literal("volley"),
	v: z.literal(1),
	sitting: z.uuid(),
	/** The place of the volley in its sitting. */
	n: whole,
	room: z.string(),
	place: whole,
	serverHash: digest,
	clientSeed,
	waves: z.array(wave),
	shots: z.array(shot),
});
export type VolleyEvent = z.infer<typeof volleyEvent>;
