// A shared room as data: the name of its kind, what it shows, what a seat may send it. Server and browser derive from it.
import type { core } from "zod/mini";
import * as z from "zod/mini";
import { defineLiveEvent } from "./live.ts";

export type RoomFace<Seen extends core.$ZodType = core.$ZodType, Command extends core.$ZodType = core.$ZodType> = {
	/** Unique in the product, in kebab-case: `crash`. */
	readonly name: string;
	/** What is shown of it: to everybody, or to one seat. Plain JSON. */
	readonly seen: Seen;
	/** What a seat may send it. Plain JSON. */
	readonly command: Command;
};

/** @__NO_SIDE_EFFECTS__ */
export function defineRoom<Seen extends core.$ZodType, Command extends core.$ZodType>(
	face: RoomFace<Seen, Command>,
): RoomFace<Seen, Command> {
	return face;
}

export type SeenOf<Face extends RoomFace> = core.output<Face["seen"]>;
export type CommandOf<Face extends RoomFace> = core.output<Face["command"]>;

/** The id of a room within its kind: a game, a table, a hand. */
export const roomId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** The live room that everybody hears of a room in. */
export const liveRoomOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
	`room:${kind}:${id}`;

/** How a room stands, for whoever asks and for whoever is told. */
export const roomSnapshot = z.object({
	/** Grows by one with every change. */
	seq: z.int().check(z.minimum(0)),
	/** The server's clock, in milliseconds since 1970. */
	now: z.int(),
	/** Of the shape that the kind's face says. */
	seen: z.unknown(),
});
export type RoomSnapshot = z.infer<typeof roomSnapshot>;

/** A room has changed. Pushes are whole; who has missed one, because `before` is not what they heard last, asks again. */
export const roomPush = defineLiveEvent({
	name: "room",
	payload: z.object({
		kind: z.string(),
		id: roomId,
		...roomSnapshot.shape,
		/** The number of the push before this one from the same server; 0 where it pushed none. */
		before: z.int().check(z.minimum(0)),
	}),
});
