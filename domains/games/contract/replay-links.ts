// Links to past rounds, and what whoever opens one is shown: the round, and nothing of whose it was.
import * as z from "zod/mini";
import type { ErrorTable } from "#platform/contract";
import { instant } from "#platform/contract";
import { recalledRound, roundId } from "./models.ts";

/** Stands for the currency of a round whose amounts are not told: stake and win are multiples of the stake. */
export const timesMark = "×";

/** A round without its member, number, time and balances. `currency` may be the mark above. */
export const sharedRound = z.pick(recalledRound, {
	replay: true,
	gameCode: true,
	vassalage: true,
	vendorName: true,
	gameType: true,
	displayName: true,
	smallIcon: true,
	hue: true,
	currency: true,
	stake: true,
	freeStake: true,
	win: true,
	payTable: true,
	events: true,
});
export type SharedRound = z.infer<typeof sharedRound>;

/** What a frame shows again: of one's own rounds all is known, of a shared one only that. */
export type ShownRound = SharedRound &
	Partial<Pick<z.infer<typeof recalledRound>, "roundId" | "mode" | "startedAt" | "balanceBefore" | "balanceAfter">>;

/** 256 random bits as 43 characters. */
export const replayToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const linkId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

/** One of a member's links, as the record lists it. Its token was told once and is not known any more. */
export const replayLink = z.object({
	linkId,
	roundId,
	displayName: z.string(),
	/** Whether stake and win are shown. */
	amounts: z.boolean(),
	madeAt: instant,
	endsAt: instant,
});
export type ReplayLink = z.infer<typeof replayLink>;

export const replayLinkErrors = {
	/** Unknown, taken back and ended are one answer. */
	REPLAY_LINK_NOT_FOUND: { status: 404 },
} as const satisfies ErrorTable;
