// Draws as operators see them: what was bet on them by whom, what they brought, what they could cost.
import * as z from "zod/mini";
import { amount, day, instant } from "#platform/contract";
import { approvalId } from "#platform/desk/contract";
import { drawSources, houseBounds, seriesBounds } from "../core/index.ts";
import { digits, drawProof, lotteryGame, numero, orderStatus, prizeMode, whole } from "./models.ts";

/** `planned`: it opens later; `drawn`: its bets are being settled. */
export const deskDrawState = z.enum(["planned", "open", "closed", "drawn", "settled", "void"]);

/** A play's returns in per cent. */
export const payoutLine = z.object({
	family: z.string(),
	playTable: z.string(),
	play: z.string(),
	mode: prizeMode,
	/** Over all results. */
	exact: z.string(),
	/** Of one bet at the least price, its prize cut to the minor unit. */
	least: z.string(),
});
export type PayoutLine = z.infer<typeof payoutLine>;

/** Of members' tickets that are not void, in one currency. */
export const gameReportLine = z.object({
	game: lotteryGame,
	currency: z.string(),
	draws: whole,
	voided: whole,
	tickets: whole,
	stake: amount,
	returned: amount,
});
export type GameReportLine = z.infer<typeof gameReportLine>;

/** Of members' tickets that are not void, in one currency. */
const drawMoney = z.object({
	currency: z.string(),
	stake: amount,
	returned: amount,
	/** The most that its open bets could win together; null once nothing is open. */
	exposure: z.nullable(amount),
});

export const deskDraw = z.object({
	game: lotteryGame,
	numero,
	opensAt: instant,
	closesAt: instant,
	drawsAt: instant,
	state: deskDrawState,
	result: z.nullable(z.string()),
	commit: z.string(),
	tickets: whole,
	/** Tickets that are not settled. */
	open: whole,
	money: z.array(drawMoney),
	/** Why operators voided it. */
	voidReason: z.nullable(z.string()),
});
export type DeskDraw = z.infer<typeof deskDraw>;

/** Asked for, and nobody has decided yet. */
export const waitingDrawVoid = z.object({
	voidId: approvalId,
	game: z.string(),
	numero: z.string(),
	reason: z.string(),
	askedBy: z.string(),
	askedAt: instant,
	lapsesAt: instant,
	/** Whoever looks asked for it, and so does not agree to it. */
	own: z.boolean(),
});
export type WaitingDrawVoid = z.infer<typeof waitingDrawVoid>;

export const deskDrawProof = z.object({
	draw: deskDraw,
	/** What it is checked by, as far as it is published. */
	proof: z.pick(drawProof, { commit: true, source: true, beacon: true, seed: true, publicHex: true }),
});

export const deskTicket = z.object({
	ticketId: z.string(),
	memberId: z.string(),
	mode: prizeMode,
	/** As it was written: numbers~approach~play~unit~series~multiple. */
	slip: z.string(),
	count: whole,
	currency: z.string(),
	stake: amount,
	returned: amount,
	status: orderStatus,
	placedAt: instant,
	chase: z.boolean(),
});
export type DeskTicket = z.infer<typeof deskTicket>;

/** What one voice told of a result. Who has not told theirs yet sees nobody's. */
const toldEntry = z.object({ name: z.string(), digits, source: z.string(), toldAt: instant });

export const officialDraw = z.object({
	game: lotteryGame,
	numero,
	drawsAt: instant,
	/** `waiting`: nobody's result stands yet; `void`: it never came, or two people voided it. */
	state: z.enum(["waiting", "drawn", "void"]),
	result: z.nullable(z.string()),
	/** Of the result that stands; above 1 it was corrected. */
	version: whole,
	/** How many told a result of the next version, and whether they differ. */
	told: whole,
	differs: z.boolean(),
	/** Whoever looks told theirs: then all are shown. */
	own: z.boolean(),
	entries: z.array(toldEntry),
});
export type OfficialDraw = z.infer<typeof officialDraw>;

export const drawSource = z.enum(drawSources);
export const drawSourceOf = z.object({ game: lotteryGame, source: drawSource });
export const prizeGroup = z
	.int()
	.check(z.minimum(seriesBounds.least), z.maximum(seriesBounds.group), z.multipleOf(seriesBounds.step));
/** Of one member, or of all of the brand's that have none of their own. */
export const lotteryGroup = z.object({ memberId: z.nullable(z.string()), group: prizeGroup, setAt: instant });
export type LotteryGroup = z.infer<typeof lotteryGroup>;

const upTo = (most: number) => z.int().check(z.minimum(1), z.maximum(most));
/** In prices of a bet at fixed odds. */
export const issueBounds = z.object({
	/** What one slip may stake. */
	slip: upTo(houseBounds.slip),
	/** What one member may stake, and win. */
	stake: upTo(houseBounds.stake),
	win: upTo(houseBounds.win),
	/** What all of them could win together. */
	exposure: upTo(houseBounds.exposure),
});
export const lotteryBounds = z.object({ game: lotteryGame, ...issueBounds.shape, setAt: instant });
export type LotteryBounds = z.infer<typeof lotteryBounds>;

/** What one member may stake on a play of an issue, in prices of a bet at fixed odds. */
export const playStake = upTo(houseBounds.stake);
export const playLimit = z.object({
	game: lotteryGame,
	playId: whole,
	/** "Last3Straight" */
	play: z.string(),
	stake: playStake,
	setAt: instant,
});
export type PlayLimit = z.infer<typeof playLimit>;

/** A day on which a game draws nothing, in its own zone, and the day on which it does instead. */
export const freeDay = z.object({ game: lotteryGame, day, movedTo: z.optional(day), setAt: instant });
export type FreeDay = z.infer<typeof freeDay>;
