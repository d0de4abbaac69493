// Promotions at the desk: how they stand and what they cost, paused, gone on with, ended. What was issued stays issued.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { actorOf, atDesk } from "#platform/desk";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { changeOffer, listOffers } from "../../contract/index.ts";
import { costBound, isElsewhere } from "../../core/index.ts";
import { textOf, wishAt } from "../list-activities.ts";
import { writeAct } from "../operator-act.ts";
import type { PromotionsDeps } from "../ports.ts";
import { allPromotions, findPromotion, type Promotion } from "../promotion-store.ts";
import { offerSums, setState } from "./desk-store.ts";
import { waitsFor } from "./edit-offers.ts";
import { aloneIn, type GiftApprovals } from "./gift-approval.ts";

const acts = { live: "promotion resumed", paused: "promotion paused", ended: "promotion ended" } as const;

export const offerRoutes = (deps: PromotionsDeps, gifts: GiftApprovals): readonly Route[] => [
	bind(listOffers, async (_input, { staff: { merchant }, language }) => {
		const wish = wishAt(deps, { merchant, language });
		const { currency } = deps.brand.brand(merchant);
		return deps.db.read(async (tx) => {
			const sums = await offerSums(tx, merchant);
			const offers = (await allPromotions(tx, merchant)).map((promotion) => {
				const { code: id, kind, state, version, opensAt, closesAt, rule } = promotion;
				const elsewhere = isElsewhere(rule.reward);
				const show = (minor: bigint) => (elsewhere ? null : formatMinor(minor, promotion.currency));
				const bound = costBound(rule.reward, rule.budget);
				const own = sums.get(id);
				return {
					id,
					kind,
					state,
					version,
					title: textOf(promotion, wish).title,
					opensAt: opensAt.toISOString(),
					closesAt: closesAt?.toISOString() ?? null,
					budget: show(rule.budget.all),
					spent: show(BigInt(own?.spent ?? 0)),
					mostOfMember: show(bound.member),
					mostOfAll: show(bound.all),
					joined: own?.joined ?? 0,
					claimed: own?.claimed ?? 0,
					waiting: own?.waiting ?? 0,
				};
			});
			return ok({ currency, offers });
		});
	}),
	bind(changeOffer, (input, call) => atDesk(deps.db, call, (tx) => change(tx, deps, { ...input, call, gifts }))),
];

type Changing = {
	readonly id: string;
	readonly state: "live" | "paused" | "ended";
	readonly reason: string;
	readonly call: CallContext<"staff">;
	readonly gifts: GiftApprovals;
};

async function change(tx: Tx, deps: PromotionsDeps, changing: Changing): Promise<Answer<typeof changeOffer>> {
	const { id: code, state, reason, call, gifts } = changing;
	const { merchant, name: operator } = call.staff;
	const promotion = await findPromotion(tx, { merchant, code });
	if (promotion === undefined) return err(failure("OFFER_NOT_FOUND"));
	if (promotion.state === "ended") return err(failure("OFFER_ENDED"));
	if (promotion.state === "draft" && state === "live") return open(tx, deps, { promotion, reason, call, gifts });
	await setState(tx, { id: promotion.id, state, now: call.now });
	const [before, after] = [
		{ code, state: promotion.state },
		{ code, state, reason },
	];
	await writeAct(tx, { merchant, operator, act: acts[state], at: call.now, before, after });
	return ok({ state, waits: false });
}

type Opening = Pick<Changing, "reason" | "call" | "gifts"> & { readonly promotion: Promotion };

/** What it can cost at most is promised by whoever opens it. */
async function open(
	tx: Tx,
	deps: PromotionsDeps,
	{ promotion, reason, call, gifts }: Opening,
): Promise<Answer<typeof changeOffer>> {
	const { merchant, aloneUpTo } = call.staff;
	const { code, currency, rule } = promotion;
	if (await waitsFor(tx, gifts, { merchant, about: code, now: call.now })) return err(failure("OFFER_WAITS"));
	const elsewhere = isElsewhere(rule.reward);
	const worth = elsewhere ? 0n : costBound(rule.reward, rule.budget).all;
	const asked = await gifts.ask(tx, {
		by: actorOf(call),
		id: deps.newId(),
		terms: { what: "opening", code, currency, worth: `${worth}` },
		reason,
		// What another domain pays was promised there.
		alone: elsewhere ? 0n : aloneIn(deps, { merchant, aloneUpTo, currency }),
	});
	if (!asked.ok) return err(failure(asked.error.code === "OFFER_NOT_FOUND" ? "OFFER_NOT_FOUND" : "OFFER_ENDED"));
	const waits = asked.value.approval.state === "proposed";
	return ok({ state: waits ? "draft" : "live", waits });
}
