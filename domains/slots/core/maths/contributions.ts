// What each symbol and each feature brings to the return: shares of the stake, from the enumeration's tallies.
import { toNumber } from "#platform/kernel";
import type { PayTable } from "../pay-table.ts";
import type { ModeReturn } from "./returns.ts";
import type { Spectrum } from "./spectrum.ts";

export type Contribution = {
	readonly symbol: string;
	readonly base: number;
	readonly free: number;
	/** Each pay step with how often it is met in the paid spin, for people. */
	readonly counts: string;
};

/** One row a symbol that pays. The rows of a mode add up to its return. */
export function contributions(table: PayTable, mode: ModeReturn): Contribution[] {
	const freeSpins = toNumber(mode.freeSpinsPerRound);
	return table.symbols.flatMap((symbol, index) => {
		if (symbol.pays.length === 0) return [];
		const creditsIn = (spectrum: Spectrum): number =>
			symbol.role === "scatter" ? spectrum.scatterCredits : (spectrum.tally.bySymbol[index] ?? 0);
		const shareOf = (spectrum: Spectrum | undefined): number =>
			spectrum === undefined ? 0 : creditsIn(spectrum) / spectrum.combinations / mode.cost;
		const counts = symbol.pays.map((step, at) => {
			const until = symbol.pays[at + 1]?.count ?? Number.POSITIVE_INFINITY;
			const met = symbol.role === "scatter" ? scattersMet : winsMet(index);
			return `${step.count}: ${step.credits} (${frequency(met(mode.base, { from: step.count, until }), mode.base)})`;
		});
		return [
			{
				symbol: symbol.code,
				base: shareOf(mode.base),
				free: freeSpins * shareOf(mode.free),
				counts: counts.join(", "),
			},
		];
	});
}

type Counts = { readonly from: number; readonly until: number };

const winsMet =
	(symbol: number) =>
	({ tally }: Spectrum, { from, until }: Counts): number => {
		let met = 0;
		for (let count = from; count < Math.min(until, tally.stride); count++) {
			met += tally.hits[symbol * tally.stride + count] ?? 0;
		}
		return met;
	};

function scattersMet({ scatterHits }: Spectrum, { from, until }: Counts): number {
	return scatterHits.reduce((sum, times, count) => (count >= from && count < until ? sum + times : sum), 0);
}

function frequency(met: number, { combinations }: Spectrum): string {
	if (met === 0) return "not in the paid spin";
	const rounds = combinations / met;
	return `1 in ${rounds.toFixed(rounds < 100 ? 2 : 0)}`;
}

/** The return by what brings it: the reels as they stop, cascades, scatters, free spins. Adds up to the return. */
export function featureShares(table: PayTable, mode: ModeReturn): { feature: string; share: number }[] {
	const [first = 0, ...later] = mode.base.tally.byStep;
	const share = (credits: number): number => credits / mode.base.combinations / mode.cost;
	const cascades = table.modes.find(({ code }) => code === mode.mode)?.reels.cascades ?? false;
	return [
		{ feature: "the reels as they stop", share: share(first) },
		...(cascades ? [{ feature: "cascades", share: share(later.reduce((sum, credits) => sum + credits, 0)) }] : []),
		{ feature: "scatters of the paid spin", share: share(mode.base.scatterCredits) },
		{ feature: "the bonus", share: mode.bonus === undefined ? 0 : toNumber(mode.bonus.mean) / mode.cost },
		{ feature: "free spins, their scatters included", share: toNumber(mode.freeRtp) },
	].filter(({ share: part }) => part > 0);
}
