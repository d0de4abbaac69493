// What becomes of an amount that somebody moves from purse to purse: whether it is one, and whether so much is there. Pure.
import { type CurrencyCode, formatMinor, parseMinor } from "#platform/kernel";

export type MovePlan =
	| { readonly state: "empty" | "malformed" }
	| { readonly state: "too-much"; readonly most: string }
	| { readonly state: "ready"; readonly amount: string };

/** `available` as a decimal string: what the purse holds that it leaves. */
export function planMove(
	typed: string,
	{ available, currency }: { readonly available: string; readonly currency: CurrencyCode },
): MovePlan {
	const text = typed.trim().replaceAll(",", "");
	if (text === "") return { state: "empty" };
	const [amount, there] = [parseMinor(text, currency), parseMinor(available, currency)];
	if (!amount.ok || amount.value <= 0n || !there.ok) return { state: "malformed" };
	if (amount.value > there.value) return { state: "too-much", most: formatMinor(there.value, currency) };
	return { state: "ready", amount: formatMinor(amount.value, currency) };
}

/** Amounts one press away: those that are there. */
export function quickAmounts(amounts: readonly string[], available: string): readonly string[] {
	return amounts.filter((amount) => Number(amount) <= Number(available));
}
