// Writes the default brand's promotions where they are not there yet.

import type { Database } from "#platform/db";
import type { Chance, Clock } from "#platform/kernel";
import type { PromotionsDeps } from "./ports.ts";
import { findPromotion } from "./promotion-store.ts";
import { seeded, seededWords } from "./seed-data.ts";
import { writePromotion } from "./write-promotion.ts";

const merchant = "tessera";
const dayLength = 86_400_000;

export type PromotionsSeedDeps = Pick<PromotionsDeps, "brand" | "seedKey" | "digestKey"> & {
	readonly db: Database;
	readonly clock: Clock;
	readonly chance: Chance;
};

/** What it says, in each language of the house. */
const textsOf = (code: (typeof seeded)[number]["code"]) => {
	const { EN, KO, CN, JA, TH, VI, ID, BN } = seededWords;
	const by = { EN, KO, CN, JA, TH, VI, ID, BN };
	return Object.fromEntries(Object.entries(by).map(([language, words]) => [language, words[code]]));
};

/** Leaves every promotion that is there as it is. */
export async function seed(deps: PromotionsSeedDeps): Promise<void> {
	const { currency } = deps.brand.brand(merchant);
	const now = deps.clock.now();
	const midnight = Math.floor(now.getTime() / dayLength) * dayLength;
	await deps.db.tx(async (tx) => {
		for (const [place, { code, scene, days, coupons = [], rule }] of seeded.entries()) {
			if ((await findPromotion(tx, { merchant, code })) !== undefined) continue;
			const draft = {
				code,
				rule,
				scene,
				coupons,
				texts: textsOf(code),
				state: "live",
				opensAt: new Date(midnight - dayLength),
				closesAt: days === undefined ? undefined : new Date(midnight + days * dayLength),
				position: (place + 1) * 10,
			} as const;
			const written = await writePromotion(tx, deps, { merchant, currency, draft, by: "house", now });
			if (!written.ok) throw new Error(`the promotion ${code} cannot be: ${written.error}`);
		}
	});
}
