// Promotions at the desk: how they stand and what they cost, paused, gone on with, ended. What was issued stays issued.
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { changeOffer, listOffers } from "../../contract/index.ts";
import { costBound } from "../../core/index.ts";
import { textOf, wishAt } from "../list-activities.ts";
import { writeAct } from "../operator-act.ts";
import type { PromotionsDeps } from "../ports.ts";
import { allPromotions, findPromotion } from "../promotion-store.ts";
import { offerSums, setState } from "./desk-store.ts";

const acts = { live: "promotion resumed", paused: "promotion paused", ended: "promotion ended" } as const;

export const offerRoutes = (deps: PromotionsDeps): readonly Route[] => [
	bind(listOffers, async (_input, { staff: { merchant }, language }) => {
		const wish = wishAt(deps, { merchant, language });
		const { currency } = deps.brand.brand(merchant);
		return deps.db.read(async (tx) => {
			const sums = await offerSums(tx, merchant);
			const offers = (await allPromotions(tx, merchant)).map((promotion) => {
				const { code: id, kind, state, version, opensAt, closesAt, rule } = promotion;
				const show = (minor: bigint) => formatMinor(minor, promotion.currency);
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
	bind(changeOffer, ({ id: code, state, reason }, call) =>
		atDesk(deps.db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const promotion = await findPromotion(tx, { merchant, code });
			if (promotion === undefined) return err(failure("OFFER_NOT_FOUND"));
			if (promotion.state === "ended") return err(failure("OFFER_ENDED"));
			await setState(tx, { id: promotion.id, state, now: call.now });
			const [before, after] = [
				{ code, state: promotion.state },
				{ code, state, reason },
			];
			await writeAct(tx, { merchant, operator, act: acts[state], at: call.now, before, after });
			return ok({ state });
		}),
	),
];
