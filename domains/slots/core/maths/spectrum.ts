// The spectrum of a set of reels: every combination of stops, what it wins and how many free spins it gives.
// Complete enumeration, so everything derived from it is exact. Counts stay far below 2^53.
import { creditsFor } from "../board.ts";
import { compileSet } from "../fast/compile.ts";
import type { CompiledSet } from "../fast/compiled.ts";
import type { Tally } from "../fast/tally.ts";
import { spinsFor } from "../features/scatters.ts";
import type { FreeSpins, PayTable, ReelSet } from "../pay-table.ts";

export type Spectrum = {
	/** All combinations of stops: the product of the strips' lengths. */
	readonly combinations: number;
	/** By free spins given: credits won in the spin, and in how many combinations. */
	readonly byGiven: ReadonlyMap<number, ReadonlyMap<number, number>>;
	/** Credits over all combinations, by symbol and by cascade step; scatters apart. */
	readonly tally: Tally;
	/** Credits that scatters pay, over all combinations. */
	readonly scatterCredits: number;
	/** In how many combinations stand 0, 1, 2, ... scatters. */
	readonly scatterHits: readonly number[];
};

export type SpectrumRequest = {
	readonly table: PayTable;
	readonly set: ReelSet;
	readonly gives: FreeSpins["awards"];
	/** Told now and then: the share that is done, 0 to 1. */
	readonly progress?: (done: number) => void;
};

export function enumerateSpectrum(request: SpectrumRequest): Spectrum {
	const set = compileSet(request.table, request.set);
	const reels = set.lengths.length;
	const cells = reels * request.table.grid.rows;
	const marks = (request.table.grid.reels + 1) * request.table.symbols.length;
	const found: Found = {
		byScatters: Array.from({ length: Math.max(cells + 1, 2 ** reels, marks) }, () => new Map()),
		tails: Array.from({ length: reels + 1 }, (_, from) => scatterCounts(set, from)),
	};
	walk({ set, found, reel: 0, progress: request.progress ?? (() => {}) });
	return summarise(request, { set, found });
}

type Found = {
	/** By number of scatters, by the bits of held reels, or by the mark of the longest win: wins without scatter pays, and how often. */
	readonly byScatters: readonly Map<number, number>[];
	/** By reel: in how many combinations of the reels from there on stand 0, 1, 2, ... scatters. */
	readonly tails: readonly (readonly number[])[];
};

type Walk = {
	readonly set: CompiledSet;
	readonly found: Found;
	readonly reel: number;
	readonly progress: (done: number) => void;
};

/** Turns the reels from `reel` on through all their stops. Where nothing can win any more, only scatters are counted. */
function walk(at: Walk, scatters = 0): void {
	const { set, found, reel, progress } = at;
	if (reel === set.lengths.length) {
		const win = set.settle();
		count(found.byScatters[scatters + set.grown()], { win, times: 1 });
		return;
	}
	if (reel > 1 && !set.couldWin(reel)) {
		for (const [more, times] of (found.tails[reel] ?? []).entries()) {
			if (times > 0) count(found.byScatters[scatters + more], { win: 0, times });
		}
		return;
	}
	const length = set.lengths[reel] ?? 0;
	const next = { set, found, reel: reel + 1, progress };
	for (let stop = 0; stop < length; stop++) {
		set.place(reel, stop);
		walk(next, scatters + set.scattersAt(reel, stop));
		if (reel === 0) progress((stop + 1) / length);
	}
}

function count(wins: Map<number, number> | undefined, found: { win: number; times: number }): void {
	wins?.set(found.win, (wins.get(found.win) ?? 0) + found.times);
}

function scatterCounts(set: CompiledSet, from: number): number[] {
	let counts = [1];
	for (let reel = from; reel < set.lengths.length; reel++) {
		const next: number[] = [];
		for (let stop = 0; stop < (set.lengths[reel] ?? 0); stop++) {
			const here = set.scattersAt(reel, stop);
			for (const [scatters, times] of counts.entries()) next[scatters + here] = (next[scatters + here] ?? 0) + times;
		}
		counts = Array.from(next, (times) => times ?? 0);
	}
	return counts;
}

function summarise(request: SpectrumRequest, walked: { set: CompiledSet; found: Found }): Spectrum {
	const scatter = request.table.symbols.find(({ role }) => role === "scatter");
	const byGiven = new Map<number, Map<number, number>>();
	let scatterCredits = 0;
	for (const [scatters, wins] of walked.found.byScatters.entries()) {
		const pay = scatter === undefined ? 0 : creditsFor(scatter, scatters);
		const given = spinsFor(request.gives, scatters);
		const into = byGiven.get(given) ?? new Map<number, number>();
		if (wins.size > 0) byGiven.set(given, into);
		for (const [win, times] of wins) {
			count(into, { win: win + pay, times });
			scatterCredits += pay * times;
		}
	}
	const combinations = walked.set.lengths.reduce((product, length) => product * length, 1);
	const scatterHits = walked.found.byScatters.map((wins) => [...wins.values()].reduce((sum, times) => sum + times, 0));
	return { combinations, byGiven, tally: walked.set.tally, scatterCredits, scatterHits };
}

/** The sum over all combinations of `value(win)`, those that give `given` free spins or all. */
export function sumOver(spectrum: Spectrum, value: (win: number) => number, given?: number): number {
	let sum = 0;
	for (const [gives, wins] of spectrum.byGiven) {
		if (given !== undefined && given !== gives) continue;
		for (const [win, times] of wins) sum += value(win) * times;
	}
	return sum;
}

/** The most that one combination wins, and how many combinations win it. */
export function topOf(spectrum: Spectrum): { win: number; combinations: number } {
	let top = { win: 0, combinations: spectrum.combinations };
	for (const wins of spectrum.byGiven.values()) {
		for (const [win, times] of wins) {
			if (win > top.win) top = { win, combinations: times };
			else if (win === top.win && win > 0) top = { win, combinations: top.combinations + times };
		}
	}
	return top;
}
