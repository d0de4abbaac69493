// What a typed amount of points would become, before anything is sent. The server decides by the same rule.
import { type CurrencyCode, formatMinor, isCurrencyCode, parseMinor } from "#platform/kernel";
import { convertPoints } from "../../core/index.ts";

/** Amounts as decimal strings, as the calls answer them. */
export type ConversionFacts = {
	readonly step: string;
	readonly cash: string;
	readonly smallest: string;
	readonly largest: string;
	readonly currency: string;
	/** What there is. */
	readonly points: string;
};

export type ConversionPlan =
	| { readonly state: "empty" }
	| { readonly state: "refused"; readonly reason: "POINTS_OUT_OF_RANGE" | "POINTS_STEP" | "NOT_ENOUGH_POINTS" }
	| { readonly state: "ready"; readonly points: string; readonly cash: string };

export function planConversion(typed: string, facts: ConversionFacts): ConversionPlan {
	const { currency } = facts;
	if (typed.trim() === "" || !isCurrencyCode(currency)) return { state: "empty" };
	const minor = (amount: string) => minorOf(amount, currency) ?? 0n;
	const points = minorOf(typed.trim().replaceAll(",", ""), currency);
	if (points === undefined) return { state: "refused", reason: "POINTS_STEP" };
	const { step, cash, smallest, largest } = facts;
	const terms = { step: minor(step), cash: minor(cash), smallest: minor(smallest), largest: minor(largest) };
	const converted = convertPoints(points, terms);
	if (!converted.ok) return { state: "refused", reason: converted.error };
	if (points > minor(facts.points)) return { state: "refused", reason: "NOT_ENOUGH_POINTS" };
	return { state: "ready", points: formatMinor(points, currency), cash: formatMinor(converted.value, currency) };
}

/** The price of so many of an item, and what would stay; undefined `rest` where there is too little. */
export function planPurchase(facts: {
	readonly price: string;
	readonly quantity: number;
	readonly points: string;
	readonly currency: string;
}): { readonly total: string; readonly rest: string | undefined } {
	const { currency } = facts;
	if (!isCurrencyCode(currency)) return { total: facts.price, rest: undefined };
	const total = (minorOf(facts.price, currency) ?? 0n) * BigInt(facts.quantity);
	const rest = (minorOf(facts.points, currency) ?? 0n) - total;
	return { total: formatMinor(total, currency), rest: rest < 0n ? undefined : formatMinor(rest, currency) };
}

function minorOf(amount: string, currency: CurrencyCode): bigint | undefined {
	const parsed = parseMinor(amount, currency);
	return parsed.ok ? parsed.value : undefined;
}
