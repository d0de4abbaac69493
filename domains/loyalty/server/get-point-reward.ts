// Lists what lies on the shelves of the mall.

import { wishOf } from "#brand/core";
import { bind, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { getPointReward } from "../contract/index.ts";
import { itemText, listItems, loadItemTexts } from "./mall-store.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { findStanding } from "./standing-store.ts";

export function getPointRewardRoute(deps: LoyaltyDeps): Route {
	return bind(getPointReward, async (_input, call) => {
		const { memberId, currency, merchant } = call.principal;
		const wish = wishOf(deps.brand.brand(merchant), call.language);
		const { items, texts, standing } = await deps.db.read(async (tx) => {
			const shelf = await listItems(tx, merchant);
			const ids = shelf.map(({ id }) => id);
			return { items: shelf, texts: await loadItemTexts(tx, ids), standing: await findStanding(tx, memberId) };
		});
		return ok({
			level: standing?.level ?? 0,
			rewards: items.map((item) => ({
				rewardId: item.id,
				type: item.type,
				...itemText(texts, item.id, wish),
				art: item.art,
				points: formatMinor(BigInt(item.points), currency),
				amount: formatMinor(BigInt(item.cash), currency),
				currency,
				stock: item.stock,
				minLevel: item.min_level,
			})),
		});
	});
}
