// What crosses the wire of the chat.
import * as z from "zod/mini";
import { defineRoom } from "#platform/contract";

/** Of a brand's language or of its VIPs. */
export const chatRoomName = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}-[a-z]{2,3}$/));

export const winCard = z.object({
	token: z.string(),
	gameId: z.string(),
	gameType: z.string(),
	displayName: z.string(),
	smallIcon: z.string(),
	currency: z.string(),
	stake: z.string(),
	win: z.string(),
});

export const chatLine = z.object({
	id: z.int(),
	/** By whom, as a name that leads nowhere else. */
	author: z.string(),
	name: z.string(),
	level: z.int(),
	text: z.string(),
	/** Milliseconds since 1970. */
	at: z.int(),
	card: z.nullable(winCard),
});
export type ShownLine = z.infer<typeof chatLine>;

export const chatSeen = z.object({
	/** Its lines are read by a call, of who may: it is told only that there are new ones. */
	sealed: z.boolean(),
	last: z.int(),
	/** The oldest first; empty where it is sealed. */
	lines: z.array(chatLine),
	slowSeconds: z.int(),
	closed: z.boolean(),
	pinned: z.string(),
});
export type ChatSeen = z.infer<typeof chatSeen>;

/** What everybody reads of a chat room. Nobody acts in it but by calls. */
export const chatRoom = defineRoom({ name: "chat", seen: chatSeen, command: z.never() });

export const lineNumber = z.int().check(z.minimum(1));
export const authorName = z.string().check(z.regex(/^[A-Za-z0-9_-]{12}$/));
