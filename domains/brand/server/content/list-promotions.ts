// Lists the promotions: what is open first, what is over last; the operator's order inside.
import type { OutputOf } from "#platform/contract";
import { bind, type CallFacts, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listPromotions } from "../../contract/index.ts";
import { compareStates, promotionState } from "../../core/index.ts";
import type { BrandApi } from "../api.ts";
import { type Asked, askedBrand } from "../asked.ts";
import { type Promotion, shown } from "./content.ts";

type PromotionAnswer = OutputOf<typeof listPromotions>["promotions"][number];

export function listPromotionsRoute(api: BrandApi): Route {
	return bind(listPromotions, async (_input, call) => {
		const { brand, wish } = askedBrand(api, call);
		const promotions = brand.promotions
			.flatMap((promotion) => promotionAnswer(promotion, wish, call))
			.sort((left, right) => compareStates(left.state, right.state));
		const used = new Set(promotions.map((promotion) => promotion.category));
		const categories = brand.promotionCategories.flatMap((category) => {
			const text = shown(category, wish);
			return text === undefined || !used.has(category.code) ? [] : [{ code: category.code, ...text }];
		});
		return ok({ categories, promotions });
	});
}

/** None when the promotion has no text in any language. */
export function promotionAnswer(
	promotion: Promotion,
	wish: Asked["wish"],
	{ now }: Pick<CallFacts, "now">,
): PromotionAnswer[] {
	const text = shown(promotion, wish);
	if (text === undefined) return [];
	const { code, category, taking, startsAt, endsAt, image, scene } = promotion;
	return [
		{
			id: code,
			category,
			state: promotionState(promotion, now),
			taking,
			startsAt: startsAt.toISOString(),
			...(endsAt === undefined ? {} : { endsAt: endsAt.toISOString() }),
			image,
			scene,
			title: text.title,
			summary: text.summary,
		},
	];
}
