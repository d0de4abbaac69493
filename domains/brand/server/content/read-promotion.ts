// Reads one promotion with its terms.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readPromotion } from "../../contract/index.ts";
import type { BrandApi } from "../api.ts";
import { askedBrand } from "../asked.ts";
import { shown } from "./content.ts";
import { promotionAnswer } from "./list-promotions.ts";

export function readPromotionRoute(api: BrandApi): Route {
	return bind(readPromotion, async ({ id }, call) => {
		const { brand, wish } = askedBrand(api, call);
		const promotion = brand.promotions.find((one) => one.code === id);
		if (promotion === undefined) return err(failure("PROMOTION_NOT_FOUND"));
		const [answer] = promotionAnswer(promotion, wish, call);
		const text = shown(promotion, wish);
		if (answer === undefined || text === undefined) return err(failure("PROMOTION_NOT_FOUND"));
		const category = brand.promotionCategories.find((one) => one.code === promotion.category);
		const categoryTitle = category === undefined ? "" : (shown(category, wish)?.title ?? "");
		return ok({ ...answer, categoryTitle, terms: text.terms });
	});
}
