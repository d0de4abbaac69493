// Money for a jackpot's reserve, as two people decide about it. What somebody puts in alone within 24 hours counts over all jackpots.
import * as z from "zod/mini";
import { type Failure, failure } from "#platform/contract";
import { type Approval, type ApprovalEvent, approvalsOf, within } from "#platform/desk";
import { err, formatMinor, isCurrencyCode } from "#platform/kernel";
import type { GamesAct } from "../../contract/operator-acts.ts";
import { fundPot } from "../jackpots/work-jackpots.ts";
import { writeAct } from "../operator-act.ts";
import type { GamesDesk } from "./ports.ts";

/** `amount` in minor units. */
const terms = z.object({ jackpot: z.string(), currency: z.string(), amount: z.string() });
export type FundingTerms = z.infer<typeof terms>;
export type Funding = Approval<FundingTerms>;

/** So many of a brand wait at once. */
const mostWaiting = 30;

/** What moves is written down by the games. */
const acts: Readonly<Partial<Record<ApprovalEvent["what"], GamesAct>>> = {
	asked: "jackpot funding asked for",
	refused: "jackpot funding refused",
	"taken back": "jackpot funding taken back",
	lapsed: "jackpot funding lapsed",
};

export const amountOf = ({ amount, currency }: Pick<FundingTerms, "amount" | "currency">): string => {
	if (!isCurrencyCode(currency)) throw new Error(`a funding in an unknown currency: ${currency}`);
	return formatMinor(BigInt(amount), currency);
};

export const fundingApprovals = ({ wallet }: Pick<GamesDesk, "wallet">) =>
	approvalsOf({
		name: "jackpot-funding",
		permission: "games.jackpots:decide",
		says: {
			NOT_FOUND: "PROPOSAL_NOT_FOUND",
			CLOSED: "PROPOSAL_CLOSED",
			OWN: "OWN_PROPOSAL",
			NOT_OWN: "PROPOSAL_NOT_FOUND",
		},
		waits: { most: mostWaiting, full: "FUNDINGS_WAIT" },
		terms,
		worth: ({ amount, currency }) => ({ size: BigInt(amount), currency }),
		about: ({ jackpot }) => jackpot,
		carry: async (tx, { id, merchant, terms: asked, reason }, { by, askedBy }) => {
			const who = { merchant, operator: by.operator, now: by.now, ...(askedBy === undefined ? {} : { askedBy }) };
			const order = { ...who, code: asked.jackpot, amount: amountOf(asked), reason, id };
			const funded = await fundPot({ db: within(tx), wallet }, order);
			return funded.ok ? funded : err(failureOf(funded.error));
		},
		note: async (tx, { id, merchant, terms: asked, reason }, { what, operator, at, why }) => {
			const act = acts[what];
			if (act === undefined) return;
			const { jackpot, currency } = asked;
			const after = { jackpot, amount: amountOf(asked), currency, reason, why };
			await writeAct(tx, { merchant, act, operator, now: at, before: { funding: id }, after });
		},
	});

const failureOf = <Code extends string>({ code }: { readonly code: Code }): Failure<Code> => failure(code);
