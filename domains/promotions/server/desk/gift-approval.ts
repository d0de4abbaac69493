// What of promotions two people decide about: an opening or a version that promises more than one may promise alone within a day, an
// application or a free bet by hand that brings more than that. All of what somebody promised alone within a day is one sum.
import * as z from "zod/mini";
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Actor, type Approval, type ApprovalEvent, approvalsOf } from "#platform/desk";
import { err, isCurrencyCode, ok, type Result } from "#platform/kernel";
import { offerDraft, type PromotionsAct } from "../../contract/index.ts";
import { mostOfTurn, move } from "../../core/index.ts";
import { decideApplication as keepDecision } from "../application-store.ts";
import { issue } from "../issue.ts";
import { post } from "../ledger.ts";
import { viewerAt } from "../look.ts";
import { writeAct } from "../operator-act.ts";
import type { PromotionsDeps } from "../ports.ts";
import { findPromotion, inVersion, lockEntry } from "../promotion-store.ts";
import { termsOf } from "../standing.ts";
import { writePromotion } from "../write-promotion.ts";
import { setState } from "./desk-store.ts";
import { freeBetAbout, type HandFault, handOver } from "./hand-over.ts";
import { draftOf, faultCodes } from "./offer-draft.ts";

/** `worth`: what it promises, in minor units. */
const worth = { code: z.string(), currency: z.string(), worth: z.string() };
const terms = z.discriminatedUnion("what", [
	z.object({ ...worth, what: z.literal("opening") }),
	z.object({ ...worth, what: z.literal("version"), was: z.int(), draft: offerDraft }),
	z.object({ ...worth, what: z.literal("application"), entryId: z.string(), memberId: z.string() }),
	/** Of no promotion: its code is empty. */
	z.object({ ...worth, what: z.literal("free-bet"), memberId: z.string(), odds: z.int(), days: z.int() }),
]);
export type GiftTerms = z.infer<typeof terms>;
export type Gift = Approval<GiftTerms>;

type Asked<What extends GiftTerms["what"]> = {
	readonly terms: Extract<GiftTerms, { what: What }>;
	readonly merchant: string;
	readonly by: Actor;
};
type Code =
	| "OFFER_NOT_FOUND"
	| "OFFER_ENDED"
	| "OFFER_CHANGED"
	| (typeof faultCodes)[keyof typeof faultCodes]
	| "APPLICATION_NOT_FOUND"
	| "APPLICATION_CLOSED"
	| "APPLICATION_SPENT"
	| "APPLICATION_TAKEN"
	| HandFault;
type Carried = Result<object, Failure<Code>>;

const done = {
	opening: "promotion opened",
	version: "promotion changed",
	application: "application accepted",
	"free-bet": "free bet given",
} as const;
const acts = {
	asked: "gift asked for",
	refused: "gift refused",
	"taken back": "gift taken back",
	lapsed: "gift lapsed",
} as const;

const actOf = ({ what }: GiftTerms, event: ApprovalEvent["what"]): PromotionsAct =>
	event === "done alone" || event === "agreed" ? done[what] : acts[event];

export const giftApprovals = (deps: PromotionsDeps) =>
	approvalsOf({
		name: "promotion-gift",
		permission: "promotions.offers:decide",
		says: {
			NOT_FOUND: "PROPOSAL_NOT_FOUND",
			CLOSED: "PROPOSAL_CLOSED",
			OWN: "OWN_PROPOSAL",
			NOT_OWN: "PROPOSAL_NOT_FOUND",
		},
		terms,
		worth: ({ worth: size, currency }) => ({ size: BigInt(size), currency }),
		about: (said) => {
			if (said.what === "free-bet") return freeBetAbout(said.memberId);
			return said.what === "application" ? said.entryId : said.code;
		},
		single: true,
		carry: (tx, { id, terms: said, merchant }, { by }): Promise<Carried> => {
			if (said.what === "free-bet") return handOver(tx, deps, { id, terms: said, merchant, by });
			if (said.what === "opening") return open(tx, { terms: said, merchant, by });
			if (said.what === "version") return write(tx, deps, { terms: said, merchant, by });
			return accept(tx, deps, { terms: said, merchant, by });
		},
		note: async (tx, { id, merchant, terms: said, askedBy, reason }, { what, operator, at, why }) => {
			const { worth: size, currency, ...about } = said;
			const shown = "draft" in about ? { code: about.code, was: about.was } : about;
			const given = said.what === "free-bet" ? { amount: size, currency, reason } : {};
			const after = { ...shown, ...given, proposal: id, why, ...(what === "agreed" ? { askedBy } : {}) };
			await writeAct(tx, { merchant, operator, act: actOf(said, what), at, before: {}, after });
		},
	});
export type GiftApprovals = ReturnType<typeof giftApprovals>;

async function open(tx: Tx, { terms: { code }, merchant, by }: Asked<"opening">): Promise<Carried> {
	const promotion = await findPromotion(tx, { merchant, code });
	if (promotion === undefined) return err(failure("OFFER_NOT_FOUND"));
	if (promotion.state !== "draft") return err(failure("OFFER_ENDED"));
	await setState(tx, { id: promotion.id, state: "live", now: by.now });
	return ok({});
}

async function write(
	tx: Tx,
	deps: PromotionsDeps,
	{ terms: { code, was, draft }, merchant, by }: Asked<"version">,
): Promise<Carried> {
	const before = await findPromotion(tx, { merchant, code });
	if (before === undefined) return err(failure("OFFER_NOT_FOUND"));
	if (before.state === "ended") return err(failure("OFFER_ENDED"));
	if (before.version !== was) return err(failure("OFFER_CHANGED"));
	const { currency, state } = before;
	const order = { merchant, currency, draft: draftOf(draft, { code, state }), by: by.operator, now: by.now };
	const written = await writePromotion(tx, deps, order);
	return written.ok ? ok({}) : err(failure(faultCodes[written.error]));
}

async function accept(
	tx: Tx,
	deps: PromotionsDeps,
	{ terms: { code, entryId }, merchant, by }: Asked<"application">,
): Promise<Carried> {
	const entry = await lockEntry(tx, entryId);
	const found = await findPromotion(tx, { merchant, code });
	if (entry === undefined || found === undefined) return err(failure("APPLICATION_NOT_FOUND"));
	const promotion = await inVersion(tx, found, entry.version);
	if (!move(entry.state, "operator.issues", termsOf(promotion.rule, false)).ok)
		return err(failure("APPLICATION_CLOSED"));
	const { zone } = await viewerAt(deps, { merchant, now: by.now });
	const amount = mostOfTurn(promotion.rule.reward);
	const issued = await issue(tx, deps, { promotion, entry: { ...entry, amount }, now: by.now, zone });
	if (!issued.ok) return err(failure(issued.error === "ACTIVITY_SPENT" ? "APPLICATION_SPENT" : "APPLICATION_TAKEN"));
	await keepDecision(tx, { entryId, decision: "issued", reason: "", by: `staff:${by.operatorId}`, now: by.now });
	await post(tx, deps, issued.value.moves);
	return ok({});
}

/** What somebody may promise alone: thresholds are in the brand's own currency. */
export const aloneIn = (
	{ brand }: Pick<PromotionsDeps, "brand">,
	{ merchant, aloneUpTo, currency }: { merchant: string; aloneUpTo: bigint | undefined; currency: string },
): bigint | undefined =>
	isCurrencyCode(currency) && brand.brand(merchant).currency === currency ? aloneUpTo : undefined;
