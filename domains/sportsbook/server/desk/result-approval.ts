// Another result of a match, or bets on it that are void, as two people decide about it; nobody does it alone. What it moves is
// settled anew, and the ledger takes the difference.

import * as z from "zod/mini";
import { failure } from "#platform/contract";
import { type Approval, type ApprovalEvent, approvalsOf } from "#platform/desk";
import { enqueue } from "#platform/jobs";
import { err, ok, type Result } from "#platform/kernel";
import { type ResultTerms, resultTerms, type SportsbookAct } from "../../contract/index.ts";
import { corrected, type SportState } from "../../core/index.ts";
import { abandonKind } from "../abandon-kind.ts";
import { correctEvent, type EventRow } from "../event-rows.ts";
import { knownOf } from "../settle-event.ts";
import { settleKind } from "../settle-kind.ts";
import { lockEvent, writeAct, writeCancel } from "./desk-rows.ts";

/** `stake`: what was staked on it when it was asked for, in minor units. */
const terms = z.object({ event: z.string(), result: resultTerms, currency: z.string(), stake: z.string() });
type Terms = z.infer<typeof terms>;
export type ResultWish = Approval<Terms>;

const acts: Readonly<Record<ApprovalEvent["what"], SportsbookAct>> = {
	asked: "result asked for",
	"done alone": "result settled",
	agreed: "result settled",
	refused: "result refused",
	"taken back": "result taken back",
	lapsed: "result lapsed",
};

const longest = 72 * 3_600_000;

type Refused = "MATCH_RUNS" | "RESULT_LATE" | "RESULT_IMPOSSIBLE";

/** The state that it would have ended in; undefined for bets that are void. Refuses what cannot be. */
export function resultOf(
	row: EventRow,
	{ result, now }: { readonly result: ResultTerms; readonly now: Date },
): Result<SportState | undefined, Refused> {
	if (row.ended_at !== null && now.getTime() > row.ended_at.getTime() + longest) return err("RESULT_LATE");
	if (result.kind === "void") return ok(undefined);
	if (result.kind === "abandon") return row.ended_at === null ? ok(undefined) : err("RESULT_IMPOSSIBLE");
	if (row.ended_at === null) return err("MATCH_RUNS");
	const state = corrected(knownOf(row).state, result);
	return state === undefined ? err("RESULT_IMPOSSIBLE") : ok(state);
}

const moment = (text: string | undefined): number | undefined => (text === undefined ? undefined : Date.parse(text));

export const resultApprovals = approvalsOf({
	name: "sportsbook-result",
	permission: "sportsbook.events:decide",
	says: {
		NOT_FOUND: "PROPOSAL_NOT_FOUND",
		CLOSED: "PROPOSAL_CLOSED",
		OWN: "OWN_PROPOSAL",
		NOT_OWN: "PROPOSAL_NOT_FOUND",
	},
	terms,
	worth: ({ currency, stake }) => ({ size: BigInt(stake), currency }),
	about: ({ event }) => event,
	single: true,
	carry: async (tx, { id: wish, terms: { event: id, result } }, { by: { now } }) => {
		const row = await lockEvent(tx, id);
		if (row === undefined) return err(failure("MATCH_NOT_FOUND"));
		const state = resultOf(row, { result, now });
		if (!state.ok) return err(failure(state.error));
		if (state.value !== undefined) await correctEvent(tx, { id, state: JSON.stringify(state.value) });
		if (result.kind === "void") {
			const { market: key, from, to, why } = result;
			await writeCancel(tx, { id, cancel: { key, from: moment(from), to: moment(to), reason: why } });
		}
		// A match that runs is its room's: that ends it, and then its bets are settled.
		if (result.kind === "abandon") await enqueue(tx, abandonKind, { event: id, id: wish });
		else await enqueue(tx, settleKind, { event: id });
		return ok({});
	},
	note: async (tx, { id, merchant, terms: { event, result }, reason, askedBy }, { what, operator, at, why }) =>
		writeAct(tx, {
			merchant,
			act: acts[what],
			operator,
			at,
			before: { proposal: id },
			after: { match: event, result, reason, why, ...(what === "agreed" ? { askedBy } : {}) },
		}),
});
