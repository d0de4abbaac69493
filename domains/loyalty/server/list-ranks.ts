// Lists the brand's ranks for anybody.

import { wishOf } from "#brand/core";
import { bind, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { listRanks } from "../contract/index.ts";
import { windowDays } from "../core/index.ts";
import { loadLadder, rankText } from "./ladder.ts";
import type { LoyaltyDeps } from "./ports.ts";

export function listRanksRoute(deps: LoyaltyDeps): Route {
	return bind(listRanks, async (_input, call) => {
		const brand = deps.brand.brand(call.merchant);
		const ladder = await deps.db.read((tx) => loadLadder(tx, call.merchant));
		const wish = wishOf(brand, call.language);
		return ok({
			currency: brand.currency,
			windowDays,
			ranks: ladder.map((rank) => {
				const { name, summary, brings } = rankText(rank, wish);
				return {
					level: rank.level,
					code: rank.code,
					name,
					summary,
					brings: [...brings],
					turnover: formatMinor(rank.needed, brand.currency),
					pointPercent: rank.pointPercent,
				};
			}),
		});
	});
}
