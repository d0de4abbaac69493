// The number of free spins and what they win, as a finite chain over (spins played, spins given). The spins are
// independent and further ones depend only on spins already played, so by Wald's identity the expected win is the
// expected number of spins times the expected win of one. The limit keeps the chain finite, and all of it exact.
import { type Fraction, fraction } from "#platform/kernel";
import type { FreeSpins } from "../pay-table.ts";
import { type Spectrum, sumOver } from "./spectrum.ts";

export type FreeSpinChain = {
	/** Expected number of free spins played when so many were given at first: exact. */
	readonly expectedSpins: Fraction;
	/** Expected win in credits and its square, as doubles: for the standard deviation alone. */
	readonly mean: number;
	readonly meanSquare: number;
};

type Outcome = { readonly more: number; readonly chance: number; readonly mean: number; readonly square: number };

export function freeSpinChain(feature: FreeSpins, spectrum: Spectrum, given: number): FreeSpinChain {
	const moments = momentsOf(feature, { outcomes: outcomesOf(spectrum), given });
	return { expectedSpins: expectedSpins(feature, spectrum, given), ...moments };
}

/**
 * Exact: with N combinations a spin, A(k, g) = expected spins from the k-th on, times N^(limit - k + 1), is a whole
 * number: N^(limit - k + 1) + sum over outcomes of combinations x A(k + 1, min(limit, g + more)), and 0 once k > g.
 */
function expectedSpins(feature: FreeSpins, spectrum: Spectrum, given: number): Fraction {
	const { limit } = feature;
	const all = BigInt(spectrum.combinations);
	const outcomes = [...spectrum.byGiven.keys()].map((more) => ({
		more,
		combinations: BigInt(sumOver(spectrum, () => 1, more)),
	}));
	let later: bigint[] = Array.from({ length: limit + 1 }, () => 0n);
	let scale = 1n;
	for (let number = limit; number >= 1; number--) {
		scale *= all;
		const following = later;
		later = following.map((_, of) => {
			if (number > of) return 0n;
			return outcomes.reduce(
				(sum, outcome) => sum + outcome.combinations * (following[Math.min(limit, of + outcome.more)] ?? 0n),
				scale,
			);
		});
	}
	return fraction(later[Math.min(given, limit)] ?? 0n, scale);
}

function outcomesOf(spectrum: Spectrum): Outcome[] {
	return [...spectrum.byGiven.keys()].map((more) => ({
		more,
		chance: sumOver(spectrum, () => 1, more) / spectrum.combinations,
		mean: sumOver(spectrum, (win) => win, more) / spectrum.combinations,
		square: sumOver(spectrum, (win) => win * win, more) / spectrum.combinations,
	}));
}

/** E[X] = sum of (mean + p x E') and E[X^2] = sum of (square + 2 x mean x E' + p x E'^2) over the outcomes of one spin. */
function momentsOf(feature: FreeSpins, start: { outcomes: readonly Outcome[]; given: number }) {
	const { limit } = feature;
	const nothing = { mean: 0, meanSquare: 0 };
	let later = Array.from({ length: limit + 1 }, () => nothing);
	for (let number = limit; number >= 1; number--) {
		const following = later;
		later = following.map((_, of) => {
			if (number > of) return nothing;
			let [mean, meanSquare] = [0, 0];
			for (const outcome of start.outcomes) {
				const rest = following[Math.min(limit, of + outcome.more)] ?? nothing;
				mean += outcome.mean + outcome.chance * rest.mean;
				meanSquare += outcome.square + 2 * outcome.mean * rest.mean + outcome.chance * rest.meanSquare;
			}
			return { mean, meanSquare };
		});
	}
	return later[Math.min(start.given, limit)] ?? nothing;
}
