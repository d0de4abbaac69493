// The room of an event: what everybody sees of it, prices included. Bets are calls; the house alone suspends.
import * as z from "zod/mini";
import { defineRoom } from "#platform/contract";
import { eventSeen } from "./models.ts";

export const traderCommand = z.discriminatedUnion("type", [
	z.object({ type: z.literal("suspend"), id: z.string() }),
	z.object({ type: z.literal("resume"), id: z.string() }),
	z.object({ type: z.literal("abandon"), id: z.string() }),
]);

export const eventRoom = defineRoom({ name: "sports-event", seen: eventSeen, command: traderCommand });
