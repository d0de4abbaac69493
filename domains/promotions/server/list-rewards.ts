// The reward centre: what can be claimed or taken, what is on its way, what was given of late.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listRewards } from "../contract/index.ts";
import { isElsewhere } from "../core/index.ts";
import { textOf, wishAt } from "./list-activities.ts";
import { lookAt } from "./look.ts";
import type { PromotionsDeps } from "./ports.ts";
import type { Promotion } from "./promotion-store.ts";
import { showEntry, showStanding } from "./standing.ts";

/** States that only a row has: they are shown of turns that are over, too. */
const kept: ReadonlySet<string> = new Set(["applying", "rejected", "issued", "claimed", "signed"]);

export function listRewardsRoute(deps: PromotionsDeps): Route {
	return bind(listRewards, async (_input, call) => {
		const { memberId, merchant, currency } = call.principal;
		const wish = wishAt(deps, call);
		const { promotions, entries, standings } = await lookAt(deps, { memberId, merchant, now: call.now });
		const named = (promotion: Promotion) => ({
			id: promotion.code,
			kind: promotion.kind,
			title: textOf(promotion, wish).title,
		});
		const rows = entries.flatMap((entry) => {
			const promotion = promotions.find(({ id }) => id === entry.promotionId);
			if (promotion === undefined || !kept.has(entry.state)) return [];
			return [{ ...showEntry(entry, currency), ...named(promotion), at: entry.movedAt.toISOString() }];
		});
		const open = standings.flatMap((standing) => {
			// What is chosen at a deposit or played for in a tournament is nothing that could be taken here.
			if (isElsewhere(standing.promotion.rule.reward)) return [];
			const shown = standing.state === "claim" || (standing.state === "process" && standing.value !== undefined);
			return shown ? [{ ...showStanding(standing), ...named(standing.promotion), at: null }] : [];
		});
		return ok({ currency, rewards: [...open, ...rows].slice(0, 200) });
	});
}
