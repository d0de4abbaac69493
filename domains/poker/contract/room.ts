// A table as a room: what is seen of it, and what is sent to it. Players send acts from their connection; where money moves the
// server sends, from a seat that no connection has.
import * as z from "zod/mini";
import { defineRoom } from "#platform/contract";
import type { TableCommand } from "../core/index.ts";
import { handAct, seenTable, tableConfig, whole } from "./models.ts";

const named = { owner: z.string(), name: z.string() };

const command: z.ZodMiniType<TableCommand> = z.discriminatedUnion("type", [
	z.object({ type: z.literal("act"), hand: z.string(), turn: whole, act: handAct }),
	z.object({ type: z.enum(["away", "leave", "unwait"]) }),
	z.object({ type: z.literal("back"), posts: z.boolean() }),
	z.object({ type: z.literal("twice"), twice: z.boolean() }),
	z.object({ type: z.literal("open"), config: tableConfig }),
	z.object({ type: z.literal("close") }),
	z.object({
		type: z.literal("seat"),
		buyIn: z.string(),
		...named,
		merchant: z.string(),
		seat: whole,
		amount: whole,
		posts: z.boolean(),
	}),
	z.object({ type: z.literal("add"), buyIn: z.string(), owner: z.string(), amount: whole }),
	z.object({ type: z.literal("queue"), ...named }),
]);

export const pokerRoom = defineRoom({ name: "poker", seen: seenTable, command });
