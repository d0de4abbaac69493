// The shapes of the catalogue at the desk: vendors and games with all that an operator sets, and what games returned.

import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { typedAmount } from "#platform/desk/contract";
import { gameId, vassalage } from "./models.ts";

const version = z.int().check(z.minimum(1), z.maximum(2_000_000_000));
const order = z.int().check(z.minimum(0), z.maximum(100_000));
/** Names by language, English always among them. */
const names = z.record(z.string(), z.string());
/** Null while it is in service; `until` is when it is planned to end. */
const maintenance = z.nullable(z.object({ until: z.nullable(instant) }));

export const vendorSettings = z.object({ open: z.boolean(), order, maintenance });
export type VendorSettings = z.infer<typeof vendorSettings>;

export const deskVendor = z.object({
	code: vassalage,
	names,
	/** Counts up with each edit; an edit names it. */
	version,
	games: z.int(),
	...vendorSettings.shape,
});
export type DeskVendor = z.infer<typeof deskVendor>;

export const gameSettings = z.object({
	...vendorSettings.shape,
	hot: z.boolean(),
	isNew: z.boolean(),
	popular: z.boolean(),
	/** Words of the operator's own, found by a search. */
	tags: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(30))).check(z.maxLength(12)),
	/** What a member is shown instead under maintenance. */
	recommended: z.array(gameId).check(z.maxLength(4)),
	/** The least and greatest stake, in each currency it has. Decimal strings. */
	limits: z
		.array(z.object({ currency: z.string().check(z.maxLength(8)), smallest: typedAmount, largest: typedAmount }))
		.check(z.maxLength(60)),
});
export type GameSettings = z.infer<typeof gameSettings>;

export const deskGame = z.object({
	id: gameId,
	vendor: vassalage,
	code: z.string(),
	names,
	version,
	...gameSettings.shape,
});
export type DeskGame = z.infer<typeof deskGame>;

export const savedVersion = version;

/** Of one game, pay table and currency. Percentages and points of per cent with two decimals. */
export const returnLine = z.object({
	gameId,
	vendor: vassalage,
	code: z.string(),
	names,
	currency: z.string(),
	payTable: z.string(),
	rounds: z.int(),
	stake: amount,
	win: amount,
	actual: z.nullable(z.string()),
	/** Null of a pay table that is not in force any more. */
	theory: z.nullable(z.string()),
	/** How far it may stray to either side by chance. */
	bound: z.nullable(z.string()),
	state: z.enum(["too-few", "within", "off", "unknown"]),
	/** Since when an alarm stands. */
	alarmSince: z.nullable(instant),
});
export type ReturnLine = z.infer<typeof returnLine>;
