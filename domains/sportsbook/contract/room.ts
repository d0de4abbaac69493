// The room of an event: what everybody sees of it, prices included. Bets are calls; the house alone suspends.
import * as z from "zod/mini";
import { defineRoom } from "#platform/contract";
import { eventSeen, whole } from "./models.ts";

export const traderCommand = z.discriminatedUnion("type", [
	z.object({ type: z.literal("suspend"), id: z.string() }),
	z.object({ type: z.literal("resume"), id: z.string() }),
	z.object({ type: z.literal("abandon"), id: z.string() }),
	/** Margin and limit in hundredths of the house's own, markets that take no bets. */
	z.object({
		type: z.literal("terms"),
		id: z.string(),
		margin: whole,
		limit: whole,
		closed: z.readonly(z.array(z.string())),
	}),
	/** Somebody has bet: it is played on time from now on, whoever looks. */
	z.object({ type: z.literal("book") }),
	/** Somebody is about to read it: what was due is played first. */
	z.object({ type: z.literal("look") }),
]);

export const eventRoom = defineRoom({ name: "sports-event", seen: eventSeen, command: traderCommand });
