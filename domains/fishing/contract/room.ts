// A fishing room as it is seen: waves, four cannons, who was caught. The newest is all there is to know.
import * as z from "zod/mini";
import { defineRoom } from "#platform/contract";
import type { SeatCommand } from "../core/index.ts";
import { contact, kill, mine, wave, whole } from "./models.ts";

const seen = z.object({
	waves: z.array(wave),
	/** Fish of these waves that are gone. */
	dead: z.array(whole),
	seats: z.array(
		z.object({
			place: whole,
			/** Null in a demo. */
			name: z.nullable(z.string()),
			/** Thousandths of a turn. */
			aim: whole,
			bet: whole,
			/** How many bullets it has fired. */
			fired: whole,
			idle: z.boolean(),
		}),
	),
	/** The last ones, by their number. */
	kills: z.array(kill),
	/** The seat that looks, where it has one. */
	mine: z.optional(mine),
});
export type FishingSeen = z.infer<typeof seen>;

const mostContacts = 16;

const command: z.ZodMiniType<SeatCommand> = z.discriminatedUnion("type", [
	z.object({
		type: z.literal("fire"),
		aim: whole.check(z.maximum(1_000)),
		bet: whole.check(z.maximum(100)),
		fired: whole,
		contacts: z.array(contact).check(z.maxLength(mostContacts)),
	}),
	/** Somebody still looks. */
	z.object({ type: z.literal("here") }),
	z.object({ type: z.literal("leave") }),
]);

export const fishingRoom = defineRoom({ name: "fishing", seen, command });
