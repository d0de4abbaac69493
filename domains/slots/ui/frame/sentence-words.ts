// Sentences of the rules in the words of a language: every figure of a sentence, written the same way wherever it stands.
import type { Sentence } from "../../core/index.ts";
import { useSlotNames, useSlotText } from "../text.ts";

type Name = ReturnType<typeof useSlotNames>;

/** What a symbol pays is shown beside its picture; every other sentence has words. */
export type Worded = Exclude<Sentence, { readonly sentence: "pays" }>;

export const isWorded = (one: Sentence): one is Worded => one.sentence !== "pays";

/** Says a sentence of the rules. */
export function useSentenceWords(): (one: Worded) => string {
	const say = useSlotText();
	const name = useSlotNames();
	return ({ sentence, params }) => say(`rule.${sentence}`, valuesOf(params, name));
}

/** What stands in a sentence, as text: each place of its template has one. */
function valuesOf(params: Sentence["params"], name: Name): Record<string, string | number> {
	return Object.fromEntries(Object.entries(params).map(([place, value]) => [place, written(place, { value, name })]));
}

/** Places that name a symbol. */
const symbols = new Set(["symbol", "wild", "scatter", "mystery", "gatherer"]);

function written(place: string, { value, name }: { value: unknown; name: Name }): string | number {
	if (typeof value === "number") return value;
	if (typeof value === "string") {
		if (symbols.has(place)) return name(`symbol.${value}`);
		return place === "course" ? name(`course.${value}`) : value;
	}
	if (Array.isArray(value)) return listOf(place, { list: value, name });
	return isShare(value) ? perCent(value.of / value.in) : "";
}

const perCent = (share: number): string => (share * 100).toFixed(1);

type Listed = { readonly list: readonly unknown[]; readonly name: Name };

function listOf(place: string, { list, name }: Listed): string | number {
	// The lines themselves are drawn below the sentences; here stands how many they are.
	if (place === "lines") return list.length;
	if (place === "coins") return coinsOf(list.filter(isCoin));
	return list.map((one) => entryOf(place, { one, name })).join(", ");
}

function entryOf(place: string, { one, name }: { one: unknown; name: Name }): string {
	if (typeof one === "number") return place === "reels" ? String(one) : `× ${one}`;
	if (isGiven(one)) return place === "counts" ? `${one.count}: × ${one.spins}` : `${one.count}: ${one.spins}`;
	if (isFind(one)) return `${one.credits}: ${one.count}`;
	if (isLifts(one)) return `${one.lifts}: ${one.count}`;
	if (isTimes(one)) return `× ${one.times}: ${one.count}`;
	return isShare(one) && "symbol" in one ? `${name(`symbol.${String(one.symbol)}`)} ${perCent(one.of / one.in)} %` : "";
}

/** "25 (60.0 %)": what a coin is worth, with its share of all. */
function coinsOf(coins: readonly { readonly credits: number; readonly weight: number }[]): string {
	const all = coins.reduce((sum, { weight }) => sum + weight, 0);
	return coins.map(({ credits, weight }) => `${credits} (${perCent(weight / all)} %)`).join(", ");
}

const has =
	<Key extends string>(...keys: readonly Key[]) =>
	(value: unknown): value is { readonly [One in Key]: number } =>
		typeof value === "object" && value !== null && keys.every((key) => key in value);

const isShare = has("of", "in");
const isGiven = has("count", "spins");
const isCoin = has("credits", "weight");
const isFind = has("credits", "count");
const isLifts = has("lifts", "count");
const isTimes = has("times", "count");
