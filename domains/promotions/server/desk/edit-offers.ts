// Promotions as an operator writes them: read, tried on yesterday's play, saved as a version. A draft costs nobody anything; of one
// that was opened a version that promises more waits for another where that is beyond what one may promise alone.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { actorOf, atDesk } from "#platform/desk";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { type OfferDraft, readOffer, saveOffer } from "../../contract/index.ts";
import { costBound } from "../../core/index.ts";
import { writeAct } from "../operator-act.ts";
import type { PromotionsDeps } from "../ports.ts";
import { findPromotion, type Promotion } from "../promotion-store.ts";
import { readRule } from "../rule-words.ts";
import { draftFault, keepCoupons, writePromotion } from "../write-promotion.ts";
import { versionsOf } from "./desk-store.ts";
import { aloneIn, type GiftApprovals } from "./gift-approval.ts";
import { draftOf, faultCodes, showDraft } from "./offer-draft.ts";

type Call = CallContext<"staff">;

export const editRoutes = (deps: PromotionsDeps, gifts: GiftApprovals): readonly Route[] => [
	bind(readOffer, ({ id: code }, { staff: { merchant } }) =>
		deps.db.read(async (tx) => {
			const promotion = await findPromotion(tx, { merchant, code });
			if (promotion === undefined) return err(failure("OFFER_NOT_FOUND"));
			const versions = (await versionsOf(tx, promotion)).map(({ madeAt, ...one }) => ({
				...one,
				madeAt: madeAt.toISOString(),
			}));
			return ok({ id: code, version: promotion.version, draft: showDraft(promotion), versions });
		}),
	),
	bind(saveOffer, (input, call) => atDesk(deps.db, call, (tx) => save(tx, deps, { ...input, call, gifts }))),
];

type Saving = {
	readonly id: string;
	readonly was: number;
	readonly draft: OfferDraft;
	readonly coupons: readonly string[];
	readonly call: Call;
	readonly gifts: GiftApprovals;
};

async function save(tx: Tx, deps: PromotionsDeps, saving: Saving): Promise<Answer<typeof saveOffer>> {
	const { id: code, was, draft, coupons, call, gifts } = saving;
	const { merchant, name: operator } = call.staff;
	const before = await findPromotion(tx, { merchant, code });
	if (before === undefined && was > 0) return err(failure("OFFER_NOT_FOUND"));
	if (before?.state === "ended") return err(failure("OFFER_ENDED"));
	if ((before?.version ?? 0) !== was) return err(failure("OFFER_CHANGED"));
	const currency = before?.currency ?? deps.brand.brand(merchant).currency;
	const state = before?.state ?? "draft";
	const written = draftOf(draft, { code, state, coupons });
	const fault = draftFault(written, before === undefined ? { currency } : { kind: before.kind, currency });
	if (fault !== undefined) return err(failure(faultCodes[fault]));
	if (before !== undefined && before.state !== "draft") {
		const asked = await askFor(tx, deps, { before, draft, call, gifts });
		if (!asked.ok) return asked;
		if (asked.value !== undefined) {
			if (asked.value === "done") await keepCoupons(tx, deps, { id: before.id, coupons });
			return ok({ version: asked.value === "done" ? was + 1 : was, waits: asked.value === "waits" });
		}
	}
	const saved = await writePromotion(tx, deps, { merchant, currency, draft: written, by: operator, now: call.now });
	if (!saved.ok) return err(failure(faultCodes[saved.error]));
	const { version } = saved.value;
	const act = state === "draft" ? "promotion drafted" : "promotion changed";
	await writeAct(tx, {
		merchant,
		operator,
		act,
		at: call.now,
		before: { code, version: was },
		after: { code, version },
	});
	return ok({ version, waits: false });
}

type Asked = Pick<Saving, "draft" | "call" | "gifts"> & { readonly before: Promotion };

/** Undefined where the version promises no more than what is in force. */
async function askFor(tx: Tx, deps: PromotionsDeps, { before, draft, call, gifts }: Asked) {
	const { merchant, aloneUpTo, staffId } = call.staff;
	const { code, currency, version: was } = before;
	const rule = readRule(draft.rule, currency);
	const more = costBound(rule.reward, rule.budget).all - costBound(before.rule.reward, before.rule.budget).all;
	if (more <= 0n) return ok(undefined);
	if (await waitsFor(tx, gifts, { merchant, about: code, now: call.now })) return err(failure("OFFER_WAITS"));
	const asked = await gifts.ask(tx, {
		by: actorOf(call),
		id: commandKey("promotions:version", `${staffId} ${call.idempotencyKey ?? ""}`),
		terms: { what: "version", code, currency, worth: `${more}`, was, draft },
		reason: formatMinor(more, currency),
		alone: aloneIn(deps, { merchant, aloneUpTo, currency }),
	});
	// All else was looked at in this transaction: somebody was faster.
	if (!asked.ok) return err(failure("OFFER_CHANGED"));
	return ok(asked.value.approval.state === "proposed" ? "waits" : "done");
}

type Waiting = { readonly merchant: string; readonly about: string; readonly now: Date };

/** Of one thing one waits at a time; what nobody decided in time waits no more. */
export async function waitsFor(tx: Tx, gifts: GiftApprovals, { merchant, about, now }: Waiting): Promise<boolean> {
	await gifts.lapseIn(tx, now);
	return (await gifts.list(tx, { merchant, about, waiting: true, limit: 1 })).length > 0;
}
