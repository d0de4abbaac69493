// Reads where the member stands: the rank as it was given, the turnover behind it, the way to the next.
import * as z from "zod/mini";
import { wishOf } from "#brand/core";
import { category } from "#games/contract";
import { bind, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { readStanding } from "../contract/index.ts";
import { progressOf } from "../core/index.ts";
import { loadLadder, rankText } from "./ladder.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { findStanding, readTurnover } from "./standing-store.ts";

export function readStandingRoute(deps: LoyaltyDeps): Route {
	return bind(readStanding, async (_input, call) => {
		const { memberId, merchant } = call.principal;
		const brand = deps.brand.brand(merchant);
		const { currency } = brand;
		const wish = wishOf(brand, call.language);
		const { ladder, standing, played } = await deps.db.read(async (tx) => ({
			ladder: await loadLadder(tx, merchant),
			standing: await findStanding(tx, memberId),
			played: await readTurnover(tx, { memberId, currency, now: call.now }),
		}));
		const level = standing?.level ?? 0;
		const turnover = played.reduce((sum, { stake }) => sum + stake, 0n);
		const progress = progressOf(ladder, { level, turnover });
		const rank = (wanted: number) => ladder.find((one) => one.level === wanted);
		return ok({
			level,
			name: rankText(rank(level), wish).name,
			since: standing?.since.toISOString() ?? null,
			turnover: formatMinor(turnover, currency),
			currency,
			categories: played.map((line) => ({
				category: z.parse(category, line.category),
				turnover: formatMinor(line.stake, currency),
			})),
			next:
				progress === undefined
					? null
					: {
							level: progress.next,
							name: rankText(rank(progress.next), wish).name,
							missing: formatMinor(progress.missing, currency),
							permille: progress.permille,
						},
		});
	});
}
