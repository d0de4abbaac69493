// Prizes while they are typed and as they wait: in minor units, as they are read, and what points cost when they become cash.

import { minorOf } from "#platform/desk/ui";
import { type CurrencyCode, formatMinor, isCurrencyCode } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import type { TournamentSettings } from "../../contract/index.ts";
import { type PointTerms, type TournamentPromise, worthOfPoints } from "../../core/index.ts";
import { useReadTournaments } from "../calls.gen.ts";
import { useGamesDeskText } from "../text.ts";

type Said = Pick<TournamentSettings, "prizes" | "prizesIn" | "currency" | "repeatsHours">;

export const promisedBy = ({ prizes, prizesIn, currency, repeatsHours }: Said): TournamentPromise => ({
	prizes: prizes.map((text) => minorOf({ text, currency })),
	prizesIn,
	currency,
	repeatsHours,
});

/** What points become in cash at this brand; undefined where they become none, or nobody knows yet. */
export function usePointTerms(currency: string): PointTerms | undefined {
	const points = useReadTournaments({}).data?.points ?? null;
	if (points === null) return undefined;
	return { step: minorOf({ text: points.step, currency }), cash: minorOf({ text: points.cash, currency }) };
}

/** What whoever looks promised alone within 24 hours for other tournaments than this one; a decimal string. */
export function useGivenElse(currency: string, code: string | undefined): string {
	const { givenAlone = "0", givenFor = {} } = useReadTournaments({}).data ?? {};
	if (!isCurrencyCode(currency)) return "0";
	const here = code === undefined ? "0" : (givenFor[code] ?? "0");
	return formatMinor(minorOf({ text: givenAlone, currency }) - minorOf({ text: here, currency }), currency);
}

/** An amount of prizes in words: money, or points. */
export function usePrizeWords({ prizesIn, currency }: Pick<Said, "prizesIn" | "currency">): (amount: string) => string {
	const say = useGamesDeskText();
	const { amount: show } = useFormats();
	if (prizesIn === "money") return (amount) => show(amount, currency);
	return (amount) => say("tournaments.points", { points: show(amount, "").trim() });
}

/** What so many points cost at the most, as a decimal string. */
export const costOf = (points: bigint, terms: PointTerms, currency: CurrencyCode): string =>
	formatMinor(worthOfPoints(points, terms), currency);
