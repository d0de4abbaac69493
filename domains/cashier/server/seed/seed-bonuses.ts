// The promotions that the default brand offers at a deposit. Written once; from then on they are the operator's. Amounts are
// decimal strings of the brand's currency.
import { type Tx, tables } from "#platform/db";
import { type CurrencyCode, inEachLanguage, parseMinor, unwrap } from "#platform/kernel";
import type { BonusParts } from "../../core/index.ts";
import type { CashierTables } from "../tables.ts";
import bn from "./promotions/bn.json" with { type: "json" };
import en from "./promotions/en.json" with { type: "json" };
import id from "./promotions/id.json" with { type: "json" };
import ja from "./promotions/ja.json" with { type: "json" };
import ko from "./promotions/ko.json" with { type: "json" };
import th from "./promotions/th.json" with { type: "json" };
import vi from "./promotions/vi.json" with { type: "json" };
import zh from "./promotions/zh.json" with { type: "json" };

type SeededPromotion = {
	readonly code: keyof typeof en;
	readonly percent: number;
	readonly turnover_percent: number;
	readonly days: number;
	readonly first_only: boolean;
	readonly once: boolean;
	/** Hundredths of a stake that count, of categories that count in part. */
	readonly parts: BonusParts;
	readonly smallest: string;
	readonly most: string;
};

/** In the order of the page. */
const promotions: readonly SeededPromotion[] = [
	{
		code: "first-deposit",
		percent: 50,
		turnover_percent: 1_000,
		days: 30,
		first_only: true,
		once: true,
		parts: {},
		smallest: "20",
		most: "200",
	},
	{
		code: "every-deposit",
		percent: 10,
		turnover_percent: 500,
		days: 14,
		first_only: false,
		once: false,
		parts: { LIVE: 10 },
		smallest: "50",
		most: "50",
	},
];

const spoken = inEachLanguage<typeof en>({ bn, en, id, ja, ko, th, vi, zh });

/** Leaves every promotion that is there as it is. */
export async function seedBonuses(
	tx: Tx,
	{ merchant, currency }: { readonly merchant: string; readonly currency: CurrencyCode },
): Promise<void> {
	const minor = (amount: string): string => unwrap(parseMinor(amount, currency)).toString();
	const db = tables<CashierTables>(tx);
	for (const [place, { smallest, most, code, parts, ...terms }] of promotions.entries()) {
		const written = await db
			.insertInto("cashier.promotion")
			.values({ merchant, code, ...terms, parts: JSON.stringify(parts), sort_order: (place + 1) * 10 })
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (written === undefined) continue;
		const promotion_id = written.id;
		const bounds = { promotion_id, currency, smallest: minor(smallest), most: minor(most) };
		await db.insertInto("cashier.promotion_currency").values(bounds).execute();
		const texts = spoken.map(({ language, texts: names }) => ({ promotion_id, language, name: names[code] }));
		await db.insertInto("cashier.promotion_text").values(texts).execute();
	}
}
