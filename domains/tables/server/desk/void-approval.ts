// A round that is to be void, as two people decide about it; nobody does it alone. What was dealt stays written, every stake goes
// back and every win with it. Of a round whose cards and whose studio differ two people may say how it ended instead.
import * as z from "zod/mini";
import { failure } from "#platform/contract";
import { type Approval, type ApprovalEvent, approvalsOf } from "#platform/desk";
import { enqueue } from "#platform/jobs";
import { err, ok } from "#platform/kernel";
import type { TablesAct } from "../../contract/index.ts";
import { tableCodes } from "../../core/index.ts";
import { lockRound, writeDecided } from "../rows.ts";
import { settleKind } from "../settle-kind.ts";
import { writeAct, writeVoid } from "./round-rows.ts";

/** `stake`: what was staked on it when it was asked for, in minor units. */
const terms = z.object({
	table: z.enum(tableCodes),
	roundId: z.string(),
	shoe: z.string(),
	hand: z.int(),
	currency: z.string(),
	stake: z.string(),
	/** How it ended; else it is to be void. */
	outcome: z.optional(z.string()),
});
export type RoundVoid = Approval<z.infer<typeof terms>>;

const resultActs: Readonly<Record<ApprovalEvent["what"], TablesAct>> = {
	asked: "round result asked for",
	"done alone": "round result agreed",
	agreed: "round result agreed",
	refused: "round result refused",
	"taken back": "round result taken back",
	lapsed: "round result lapsed",
};

const acts: Readonly<Record<ApprovalEvent["what"], TablesAct>> = {
	asked: "round void asked for",
	"done alone": "round voided",
	agreed: "round voided",
	refused: "round void refused",
	"taken back": "round void taken back",
	lapsed: "round void lapsed",
};

export const voidApprovals = approvalsOf({
	name: "table-round-void",
	permission: "tables.rounds:decide",
	says: {
		NOT_FOUND: "PROPOSAL_NOT_FOUND",
		CLOSED: "PROPOSAL_CLOSED",
		OWN: "OWN_PROPOSAL",
		NOT_OWN: "PROPOSAL_NOT_FOUND",
	},
	terms,
	worth: ({ currency, stake }) => ({ size: BigInt(stake), currency }),
	about: ({ roundId }) => roundId,
	single: true,
	carry: async (tx, { terms: { roundId, table, outcome }, reason }, { by: { now } }) => {
		const row = await lockRound(tx, roundId);
		if (row === undefined) return err(failure("ROUND_NOT_FOUND"));
		if (row.state === "void") return err(failure("ROUND_VOID"));
		if (outcome !== undefined) {
			await writeDecided(tx, { id: roundId, outcome });
			return ok({ table, roundId });
		}
		await writeVoid(tx, { id: roundId, now, why: reason });
		await enqueue(tx, settleKind, { roundId });
		return ok({ table, roundId });
	},
	note: async (tx, { id, merchant, terms: told, reason, askedBy }, { what, operator, at, why }) =>
		writeAct(tx, {
			merchant,
			act: (told.outcome === undefined ? acts : resultActs)[what],
			operator,
			at,
			before: { proposal: id },
			after: { ...told, reason, why, ...(what === "agreed" ? { askedBy } : {}) },
		}),
});
