// A draw that is to be void, as two people decide about it; nobody does it alone. What was published of the draw stays, every stake
// goes back and every prize with it.
import * as z from "zod/mini";
import { failure } from "#platform/contract";
import { type Approval, type ApprovalEvent, approvalsOf } from "#platform/desk";
import { enqueue } from "#platform/jobs";
import { err, ok } from "#platform/kernel";
import type { LotteryAct } from "../../contract/index.ts";
import { lotteryGames } from "../../core/index.ts";
import { settleKind } from "../settle-kind.ts";
import { lockIssue, writeAct, writeVoid } from "./draw-rows.ts";

/** `stake`: what was staked on it when it was asked for, in minor units. */
const terms = z.object({
	game: z.enum(lotteryGames),
	issue: z.string(),
	currency: z.string(),
	stake: z.string(),
});
type VoidTerms = z.infer<typeof terms>;
export type DrawVoid = Approval<VoidTerms>;

const acts: Readonly<Record<ApprovalEvent["what"], LotteryAct>> = {
	asked: "draw void asked for",
	"done alone": "draw voided",
	agreed: "draw voided",
	refused: "draw void refused",
	"taken back": "draw void taken back",
	lapsed: "draw void lapsed",
};

export const voidApprovals = approvalsOf({
	name: "lottery-draw-void",
	permission: "lottery.draws:decide",
	says: {
		NOT_FOUND: "PROPOSAL_NOT_FOUND",
		CLOSED: "PROPOSAL_CLOSED",
		OWN: "OWN_PROPOSAL",
		NOT_OWN: "PROPOSAL_NOT_FOUND",
	},
	terms,
	worth: ({ currency, stake }) => ({ size: BigInt(stake), currency }),
	about: ({ game, issue }) => `${game}|${issue}`,
	single: true,
	carry: async (tx, { terms: { game, issue }, reason }, { by: { now } }) => {
		const row = await lockIssue(tx, { game, issue });
		if (row === undefined) return err(failure("DRAW_NOT_FOUND"));
		if (row.voided_at !== null || row.state === "void") return err(failure("DRAW_VOID"));
		await writeVoid(tx, { game, issue, now, reason });
		await enqueue(tx, settleKind, { game, issue });
		return ok({});
	},
	note: async (tx, { id, merchant, terms: { game, issue }, reason, askedBy }, { what, operator, at, why }) =>
		writeAct(tx, {
			merchant,
			act: acts[what],
			operator,
			at,
			before: { proposal: id },
			after: { game, issue, reason, why, ...(what === "agreed" ? { askedBy } : {}) },
		}),
});
