// Draws as operators see them: what was bet on them by whom, what they brought, what they could cost.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { approvalId } from "#platform/desk/contract";
import { drawProof, lotteryGame, numero, orderStatus, prizeMode, whole } from "./models.ts";

/** `planned`: it opens later; `drawn`: its bets are being settled. */
export const deskDrawState = z.enum(["planned", "open", "closed", "drawn", "settled", "void"]);

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
