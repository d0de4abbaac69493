// Answers the members' question for the rank in the header.

import { wishOf } from "#brand/core";
import type { ClubLabelOf } from "#members/api";
import { loadLadder, rankText } from "./ladder.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { findStanding } from "./standing-store.ts";

/** Undefined for a brand without ranks. */
export function clubLabels(deps: Pick<LoyaltyDeps, "db" | "brand">): ClubLabelOf {
	return async (member, call) => {
		const { ladder, standing } = await deps.db.read(async (tx) => ({
			ladder: await loadLadder(tx, call.merchant),
			standing: await findStanding(tx, member),
		}));
		const rankLevel = standing?.level ?? 0;
		const rank = ladder.find(({ level }) => level === rankLevel);
		if (rank === undefined) return undefined;
		const wish = wishOf(deps.brand.brand(call.merchant), call.language);
		return { labelName: rankText(rank, wish).name, rankLevel };
	};
}
