// All rules of a promotion in words, as whoever may choose it reads them.
import { useFormats } from "#platform/ui";
import type { Promotion } from "../contract/index.ts";
import { playCategories } from "../core/index.ts";
import { useCashierText } from "./text.ts";

export type PromotionRulesProps = { readonly promotion: Promotion; readonly currency: string };

export function PromotionRules({ promotion, currency }: PromotionRulesProps) {
	const say = useCashierText();
	const { amount, moment } = useFormats();
	const { percent, most, smallest, times, days, firstOnly, once, until } = promotion;
	const named = playCategories.filter((category) => promotion.games.includes(category));
	const games = named.map((category) => say(`bonus.games.${category}`)).join(", ");
	const inPart = playCategories.filter((category) => promotion.parts[category] !== undefined);
	const parts = inPart.map((category) => `${say(`bonus.games.${category}`)} ${promotion.parts[category]} %`).join(", ");
	const rules = [
		say("bonus.gives", { percent, most: amount(most, currency), smallest: amount(smallest, currency) }),
		games === "" ? say("bonus.asks", { times, days }) : say("bonus.asksIn", { times, days, games }),
		...(parts === "" ? [] : [say("bonus.inPart", { parts })]),
		say("bonus.loses"),
		...(firstOnly ? [say("bonus.first")] : []),
		...(once && !firstOnly ? [say("bonus.once")] : []),
		...(until === null ? [] : [say("bonus.until", { moment: moment(until) })]),
	];
	return rules.map((rule) => (
		<span key={rule} className="block text-13 text-text-2">
			{rule}
		</span>
	));
}
