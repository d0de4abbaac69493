// The fishing rooms as operators see them: what each species returned, rooms by their stakes, tables by version.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { mostRooms } from "../core/index.ts";
import { stakes, whole } from "./models.ts";

export const fishingGame = z.enum(["haenyeo-sea", "night-river"]);

export const speciesReturn = z.object({
	payTable: z.string(),
	species: z.string(),
	currency: z.string(),
	contacts: whole,
	stake: amount,
	prize: amount,
	/** Per cent, two decimals. */
	actual: z.string(),
	theory: z.string(),
	/** Standard deviations from what it should return, two decimals. */
	strays: z.string(),
	state: z.enum(["within", "off", "too-few"]),
	/** Since when an alarm stands. */
	alarmSince: z.nullable(instant),
});
export type SpeciesReturn = z.infer<typeof speciesReturn>;

export const roomSettings = z.object({
	/** Whoever comes may sit down; who sits plays on. */
	open: z.boolean(),
	mostRooms: z.int().check(z.minimum(1), z.maximum(mostRooms)),
});

export const deskRooms = z.object({
	game: fishingGame,
	stakes,
	/** Grows by one with every change; 0: as the house was built. */
	version: whole,
	...roomSettings.shape,
	setAt: z.nullable(instant),
	setBy: z.nullable(z.string()),
	/** Rooms in which somebody sits. */
	rooms: z.array(z.object({ roomId: z.string(), mode: z.enum(["real", "demo"]), number: whole, taken: whole })),
});
export type DeskRooms = z.infer<typeof deskRooms>;

export const fishTableRow = z.object({
	species: z.string(),
	kind: z.enum(["plain", "boss", "wheel", "crate", "bomb", "lightning", "drill"]),
	/** What a kill pays in the mean, in bets, two decimals. */
	mean: z.string(),
	/** Killed when a draw below `of` is less than `win`. */
	win: whole,
	of: whole,
	/** Exactly what a bullet returns, per cent with four decimals. */
	returns: z.string(),
});

export const deskFishTable = z.object({
	version: z.string(),
	game: fishingGame,
	/** Rooms play by it now. */
	inForce: z.boolean(),
	rtp: z.string(),
	topAward: z.object({ times: whole, oneIn: whole }),
	/** What the return gate says against it; empty for a table that may be played. */
	reasons: z.array(z.string()),
	rows: z.array(fishTableRow),
});
export type DeskFishTable = z.infer<typeof deskFishTable>;
