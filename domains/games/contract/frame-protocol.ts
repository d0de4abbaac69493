// What the site and a game frame say to each other by postMessage. Both sides check the origin and parse what they
// hear; an unknown message or another version is dropped. No token and no outcome of a live round travels here.
import * as z from "zod/mini";
import { amount } from "#platform/contract";
import { recalledRound } from "./models.ts";
import { sharedRound } from "./replay-links.ts";

/** Raised when a message changes its meaning or loses a field. Adding a message or an optional field keeps it. */
export const frameProtocol = 1;

const envelope = { tessera: z.literal(frameProtocol) };
const id = z.string().check(z.minLength(1), z.maxLength(80));

/** The frame tells the site. */
export const fromFrame = z.discriminatedUnion("type", [
	/** The frame listens: now the site sends theme, language, mute and, in replay mode, the round. */
	z.object({
		...envelope,
		type: z.literal("ready"),
		mode: z.enum(["play", "replay"]),
		clientVersion: z.string(),
	}),
	/** The balance the player sees, after a round has been shown. */
	z.object({ ...envelope, type: z.literal("balance"), amount, currency: z.string() }),
	/** A wager was sent; the site keeps its own popups away until the round has ended. */
	z.object({ ...envelope, type: z.literal("round-start") }),
	z.object({ ...envelope, type: z.literal("round-end"), roundId: id, stake: amount, win: amount }),
	/** The play token is no longer taken: the site asks for a login or launches again. */
	z.object({ ...envelope, type: z.literal("session-lost"), errorCode: z.string() }),
	/** The player changed the sound in the frame. */
	z.object({ ...envelope, type: z.literal("muted"), muted: z.boolean() }),
	z.object({ ...envelope, type: z.literal("open-history") }),
	z.object({ ...envelope, type: z.literal("close") }),
]);
export type FromFrame = z.infer<typeof fromFrame>;

/** The site tells the frame. */
export const toFrame = z.discriminatedUnion("type", [
	z.object({ ...envelope, type: z.literal("theme"), theme: z.enum(["dark", "light"]) }),
	/** BCP 47 language, such as `en` or `ko`. */
	z.object({ ...envelope, type: z.literal("language"), language: z.string().check(z.minLength(2), z.maxLength(16)) }),
	z.object({ ...envelope, type: z.literal("mute"), muted: z.boolean() }),
	/** The site's own connection is back: what waits in the frame for the server may ask again. */
	z.object({ ...envelope, type: z.literal("link-back") }),
	/** Money of the member moved and this frame did not say so: it asks what its balance is. */
	z.object({ ...envelope, type: z.literal("balance-moved") }),
	z.object({ ...envelope, type: z.literal("replay"), round: recalledRound }),
	/** The round of a link: nothing says whose it was. */
	z.object({ ...envelope, type: z.literal("shared-replay"), round: sharedRound }),
]);
export type ToFrame = z.infer<typeof toFrame>;

type Said<Message> = Message extends unknown ? Omit<Message, "tessera"> : never;

/** A message with the version put on it, ready for `postMessage(message, origin)`. */
export const frameMessage = <Message extends Said<FromFrame> | Said<ToFrame>>(message: Message) => ({
	...message,
	tessera: frameProtocol,
});

/** What the site hears from a frame at `origin`; undefined when it is not of this protocol or from elsewhere. */
export function readFromFrame(event: { origin: string; data: unknown }, origin: string): FromFrame | undefined {
	return event.origin === origin ? z.safeParse(fromFrame, event.data).data : undefined;
}

/** What the frame hears from a site at `origin`; undefined when it is not of this protocol or from elsewhere. */
export function readToFrame(event: { origin: string; data: unknown }, origin: string): ToFrame | undefined {
	return event.origin === origin ? z.safeParse(toFrame, event.data).data : undefined;
}
