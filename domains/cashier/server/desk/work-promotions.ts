// Promotions at a deposit, at the desk. The cashier judges, writes down and keeps what was chosen as it was.
import { gameCategories } from "#brand/core";
import { failure } from "#platform/contract";
import { deskOf } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { type DeskPromotion, listDepositPromotions, saveDepositPromotion } from "../../contract/index.ts";
import { type DeskPromotion as Line, readPromotions, savePromotion } from "../bonuses/work-promotions.ts";
import type { CashierDesk } from "./ports.ts";

export const promotionRoutes = ({ db, brand }: CashierDesk): readonly Route[] => [
	bind(listDepositPromotions, async (_input, { staff: { merchant } }) => {
		const promotions = await readPromotions(db, merchant);
		return ok({ promotions: promotions.map(shown), range: rangeOf({ brand }, merchant) });
	}),
	bind(saveDepositPromotion, async ({ code, was: stamp, offer: settings }, call) => {
		const { merchant, name: operator } = call.staff;
		const order = { merchant, code, stamp, settings, operator, now: call.now, range: rangeOf({ brand }, merchant) };
		const saved = await savePromotion(deskOf(db, call), order);
		if (saved.ok) return ok(shown(saved.value));
		const { error } = saved;
		if (error.code === "PROMOTION_INVALID") return err(failure(error.code, { part: error.part }));
		return err(failure(error.code));
	}),
];

function rangeOf({ brand }: Pick<CashierDesk, "brand">, merchant: string) {
	const { currency, languages } = brand.brand(merchant);
	return { currencies: [currency], languages: [...languages], games: [...gameCategories] };
}

const shown = ({ games, terms, names, ...line }: Line): DeskPromotion => ({
	...line,
	games: [...games],
	terms: [...terms],
	names: [...names],
});
