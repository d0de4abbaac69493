// What a promotion would bring for an amount that somebody types, before anything is pressed. Pure.
import { type CurrencyCode, formatMinor, isCurrencyCode, parseMinor, unwrap } from "#platform/kernel";
import type { Promotion } from "../contract/index.ts";
import { bonusOf } from "../core/index.ts";

export type BonusPlan =
	| { readonly state: "none" | "too-small" }
	/** What would be set apart, as a decimal string. */
	| { readonly state: "brings"; readonly bonus: string };

/** `credited` is a decimal string; undefined while nothing that fits is typed. */
export function planBonus(
	credited: string | undefined,
	promotion: Promotion | undefined,
	currency: CurrencyCode,
): BonusPlan {
	if (credited === undefined || promotion === undefined) return { state: "none" };
	const [amount = 0n, smallest = 0n, most = 0n] = [credited, promotion.smallest, promotion.most].map((text) => {
		const minor = parseMinor(text, currency);
		return minor.ok ? minor.value : 0n;
	});
	const bonus = bonusOf(amount, { percent: promotion.percent, smallest, most });
	return bonus === 0n ? { state: "too-small" } : { state: "brings", bonus: formatMinor(bonus, currency) };
}

/** What has been wagered of it so far. */
export function wageredOf({ asked, missing }: { readonly asked: string; readonly missing: string }, currency: string) {
	if (!isCurrencyCode(currency)) return "0";
	return formatMinor(unwrap(parseMinor(asked, currency)) - unwrap(parseMinor(missing, currency)), currency);
}
