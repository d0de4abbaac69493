// What crosses the wire of the moderators' desk.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { mostSlowSeconds, reportReasons } from "../core/index.ts";
import { chatRoomName, winCard } from "./chat-models.ts";

export const deskLine = z.object({
	room: chatRoomName,
	id: z.int(),
	memberId: z.string(),
	account: z.string(),
	name: z.string(),
	text: z.string(),
	card: z.nullable(winCard),
	at: instant,
	reports: z.int(),
	reasons: z.array(z.enum(reportReasons)),
	/** The filter asks for a look. */
	flagged: z.boolean(),
	hidden: z.boolean(),
	judgedBy: z.string(),
});
export type DeskLine = z.infer<typeof deskLine>;

export const roomSettings = z.object({
	slowSeconds: z.int().check(z.minimum(0), z.maximum(mostSlowSeconds)),
	closed: z.boolean(),
	/** Stands at the top of the room; empty for none. */
	pinned: z.string().check(z.maxLength(300)),
});

export const chatRule = z.object({ proven: z.boolean(), turnover: amount });

export const chatBar = z.object({
	id: z.string(),
	memberId: z.string(),
	account: z.string(),
	/** Null without an end. */
	until: z.nullable(instant),
	reason: z.string(),
	by: z.string(),
	at: instant,
	liftedBy: z.string(),
	/** Holds now. */
	holds: z.boolean(),
});
export type ChatBar = z.infer<typeof chatBar>;
