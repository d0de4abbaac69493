// A promotion as a member reads it before choosing it: its name and every rule in words, in each currency.

import { isCurrencyCode, parseMinor } from "#platform/kernel";
import { useLanguage } from "#platform/ui";
import type { PromotionSettings } from "../../contract/index.ts";
import { PromotionRules } from "../../ui/index.ts";
import { useCashierDeskText } from "../text.ts";

export type PromotionPreviewProps = { readonly code: string; readonly offer: PromotionSettings };

export function PromotionPreview({ code, offer }: PromotionPreviewProps) {
	const say = useCashierDeskText();
	const own = useLanguage();
	const name = (offer.names.find(({ language }) => language === own) ?? offer.names[0])?.name || code;
	const shown = offer.terms.filter(({ currency, smallest, most }) =>
		[smallest, most].every((amount) => isCurrencyCode(currency) && parseMinor(amount, currency).ok),
	);
	return (
		<section aria-label={say("promotions.preview")} className="self-start rounded-card bg-surface-2 p-5">
			<h3 className="mb-3 text-13 text-text-3">{say("promotions.preview")}</h3>
			{shown.map(({ currency, smallest, most }) => (
				<div key={currency} className="mt-3 first:mt-0">
					<p className="font-bold">{name}</p>
					<PromotionRules
						currency={currency}
						promotion={{
							code,
							name,
							percent: whole(offer.percent),
							smallest,
							most,
							times: `${whole(offer.turnoverPercent) / 100}`,
							games: [...offer.games],
							parts: { ...offer.parts },
							days: whole(offer.days),
							firstOnly: offer.firstOnly,
							once: offer.once,
							until: offer.closesAt,
						}}
					/>
				</div>
			))}
		</section>
	);
}

/** Of a field that is empty just now. */
const whole = (value: number): number => (Number.isNaN(value) ? 0 : value);
