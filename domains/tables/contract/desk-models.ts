// Tables and rounds as operators see them: what stands on them, what they brought, what they could cost.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { approvalId } from "#platform/desk/contract";
import { currencies } from "../core/index.ts";
import { tableTicketEvent } from "./events.ts";
import { shoeName, tableCode, tableGame, whole } from "./models.ts";

/** In units of a currency. */
const bounds = { min: z.int().check(z.minimum(1)), max: z.int().check(z.minimum(1)) };

export const unitLimits = z.object({
	...bounds,
	/** Of currencies that have bounds of their own, in their units. */
	by: z.optional(z.partialRecord(z.enum(currencies), z.object(bounds))),
});

/** Of members' tickets that are not void, in one currency. */
export const roundMoney = z.object({
	currency: z.string(),
	stake: amount,
	returned: amount,
	/** The most that its open bets could bring together; null once nothing is open. */
	most: z.nullable(amount),
});

const figures = {
	tickets: whole,
	/** Tickets that are not settled. */
	open: whole,
	money: z.array(roundMoney),
};

/** What a studio said, and what its cards say, where they differ: two people decide. */
export const halt = z.nullable(z.object({ said: z.string(), found: z.nullable(z.string()) }));

export const deskTable = z.object({
	table: tableCode,
	game: tableGame,
	phase: z.enum(["idle", "shuffling", "open", "playing", "dealing", "result", "paused"]),
	shoe: z.nullable(shoeName),
	hands: whole,
	/** Wanted still, however it stands just now. */
	paused: z.boolean(),
	/** Of the next round. */
	limits: unitLimits,
	/** The house's own, where the desk set others. */
	ownLimits: unitLimits,
	/** What the dealer says, by language of the site. */
	says: z.record(z.string(), z.string()),
	/** Where a video studio drives the table. */
	video: z.nullable(
		z.object({
			/** Of the last event that counted. */
			seq: whole,
			heardAt: instant,
			streams: z.array(z.string()),
			halt,
		}),
	),
	/** Wanted of its next round. */
	videoWanted: z.boolean(),
	videoOrigins: z.array(z.string()),
	/** A studio can drive this game. */
	videoFits: z.boolean(),
	/** The round that runs. */
	roundId: z.nullable(z.string()),
	...figures,
});
export type DeskTable = z.infer<typeof deskTable>;

export const deskRoundState = z.enum(["open", "dealt", "settled", "void"]);

export const deskRound = z.object({
	roundId: z.string(),
	table: tableCode,
	shoe: shoeName,
	hand: whole,
	openedAt: instant,
	closesAt: instant,
	state: deskRoundState,
	/** As short text; nothing before its result was shown. */
	outcome: z.nullable(z.string()),
	/** Why operators took it back. */
	voidWhy: z.nullable(z.string()),
	...figures,
});
export type DeskRound = z.infer<typeof deskRound>;

/** Asked for, and nobody has decided yet. */
export const waitingRoundVoid = z.object({
	voidId: approvalId,
	roundId: z.string(),
	table: z.string(),
	shoe: z.string(),
	hand: whole,
	/** How it ended, where that is what is asked. */
	outcome: z.nullable(z.string()),
	reason: z.string(),
	askedBy: z.string(),
	askedAt: instant,
	lapsesAt: instant,
	/** Whoever looks asked for it, and so does not agree to it. */
	own: z.boolean(),
});
export type WaitingRoundVoid = z.infer<typeof waitingRoundVoid>;

export const deskTableTicket = z.object({
	ticketId: z.string(),
	memberId: z.string(),
	state: z.enum(["open", "settled", "void"]),
	currency: z.string(),
	stake: amount,
	returned: amount,
	bets: z.array(z.object({ spot: z.string(), amount })),
	events: z.array(tableTicketEvent),
	placedAt: instant,
});
export type DeskTableTicket = z.infer<typeof deskTableTicket>;

/** What came of members' bets on a spot, against what they return in the long run. */
export const tableReturn = z.object({
	spot: z.string(),
	currency: z.string(),
	bets: whole,
	stake: amount,
	returned: amount,
	/** Per cent of the stake. */
	actual: z.string(),
	theory: z.nullable(z.string()),
});
export type TableReturn = z.infer<typeof tableReturn>;
