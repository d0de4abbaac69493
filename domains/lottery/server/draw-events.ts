// What the rows of a lottery's room hold: how it stands, and what is told of it.
import * as z from "zod/mini";
import { lotteryGames } from "../core/index.ts";

const committed = z.object({
	commit: z.string(),
	source: z.enum(["beacon", "tickets", "official"]),
	beacon: z.optional(z.object({ name: z.string(), round: z.int() })),
});
const result = z.object({
	issue: z.string(),
	drawsAt: z.int(),
	state: z.enum(["drawn", "void"]),
	digits: z.optional(z.string()),
});
export const drawState = z.object({
	game: z.enum(lotteryGames),
	issue: z.string(),
	phase: z.enum(["open", "closed"]),
	committed: z.optional(committed),
	/** The draw of the last issue that has a result; those before it have one too. */
	doneUntil: z.int(),
	/** The newest first. */
	last: z.array(result),
});
export type DrawState = z.infer<typeof drawState>;

export const drawEvent = z.discriminatedUnion("type", [
	z.object({ type: z.literal("opened"), issue: z.string(), committed }),
	z.object({ type: z.literal("closed"), issue: z.string() }),
	z.object({
		type: z.literal("resulted"),
		result,
		seed: z.optional(z.string()),
		publicHex: z.optional(z.string()),
		accepted: z.optional(z.array(z.string())),
	}),
	/** A result from outside that was told anew. */
	z.object({ type: z.literal("corrected"), result }),
]);
export type DrawEvent = z.infer<typeof drawEvent>;
