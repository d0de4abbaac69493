// Prizes while they are typed and as they wait: in minor units, as they are read, and what points cost when they become cash.
import { type PointTerms, type TournamentPromise, worthOfPoints } from "#games/core";
import { type CurrencyCode, formatMinor, isCurrencyCode, parseMinor } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import type { TournamentSettings } from "../../contract/index.ts";
import { useReadTournaments } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

type Said = Pick<TournamentSettings, "prizes" | "prizesIn" | "currency" | "repeatsHours">;

/** What is no amount counts as nothing: the server refuses it. */
export function minorOf({ text, currency }: { readonly text: string; readonly currency: string }): bigint {
	const parsed = isCurrencyCode(currency) ? parseMinor(text, currency) : undefined;
	return parsed?.ok === true ? parsed.value : 0n;
}

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

/** An amount of prizes in words: money, or points. */
export function usePrizeWords({ prizesIn, currency }: Pick<Said, "prizesIn" | "currency">): (amount: string) => string {
	const say = useOfficeText();
	const { amount: show } = useFormats();
	if (prizesIn === "money") return (amount) => show(amount, currency);
	return (amount) => say("tournaments.points", { points: show(amount, "").trim() });
}

/** What so many points cost at the most, as a decimal string. */
export const costOf = (points: bigint, terms: PointTerms, currency: CurrencyCode): string =>
	formatMinor(worthOfPoints(points, terms), currency);
