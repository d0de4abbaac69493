// A long run of rounds and what it shows: the proof by play of what enumeration says. Sums are exact whole numbers as
// long as they stay below 2^53, which 10^8 rounds of these tables do by far.
import type { RoundPlayer } from "../fast/simulate.ts";

/** How far the return of so many rounds strays: the middle 90 % and 99 % of all blocks of that length. Shares of the stake. */
export type BlockSpread = {
	readonly rounds: number;
	readonly blocks: number;
	readonly low99: number;
	readonly low90: number;
	readonly high90: number;
	readonly high99: number;
};

export type Simulation = {
	readonly rounds: number;
	/** Credits. */
	readonly won: number;
	readonly wonSquares: number;
	readonly hits: number;
	readonly most: number;
	readonly spreads: readonly BlockSpread[];
};

export type SimulationPlan = {
	readonly cost: number;
	readonly rounds: number;
	/** Lengths of blocks to watch; each divides `rounds`. */
	readonly blocks: readonly number[];
	readonly progress?: (done: number) => void;
};

/** Plays on and sums up. Throws when a block's length does not divide the rounds. */
export function simulateRounds(play: RoundPlayer, plan: SimulationPlan): Simulation {
	const watches = plan.blocks.map((length) => watchBlocks({ length, rounds: plan.rounds }));
	const step = Math.max(1, Math.floor(plan.rounds / 100));
	let [won, wonSquares, hits, most] = [0, 0, 0, 0];
	for (let round = 1; round <= plan.rounds; round++) {
		const win = play();
		if (win > 0) {
			won += win;
			wonSquares += win * win;
			hits++;
			if (win > most) most = win;
		}
		for (const watch of watches) watch.add(win);
		if (round % step === 0) plan.progress?.(round / plan.rounds);
	}
	const spreads = watches.map((watch) => watch.spread(plan.cost));
	return { rounds: plan.rounds, won, wonSquares, hits, most, spreads };
}

function watchBlocks({ length, rounds }: { length: number; rounds: number }) {
	if (rounds % length !== 0) throw new RangeError("a block that does not divide the rounds");
	const sums = new Float64Array(rounds / length);
	let [block, left] = [0, length];
	return {
		add(win: number): void {
			sums[block] = (sums[block] ?? 0) + win;
			left--;
			if (left > 0) return;
			block++;
			left = length;
		},
		spread(cost: number): BlockSpread {
			sums.sort();
			const at = (share: number): number =>
				(sums[Math.min(sums.length - 1, Math.floor(share * sums.length))] ?? 0) / (length * cost);
			const blocks = sums.length;
			return { rounds: length, blocks, low99: at(0.005), low90: at(0.05), high90: at(0.95), high99: at(0.995) };
		},
	};
}

/** The return of a run and its 99 % confidence interval (normal, from the run's own deviation). Shares of the stake. */
export function observedReturn(simulation: Simulation, cost: number): { rtp: number; low99: number; high99: number } {
	const mean = simulation.won / simulation.rounds;
	const variance = simulation.wonSquares / simulation.rounds - mean * mean;
	const error = (2.5758 * Math.sqrt(variance / simulation.rounds)) / cost;
	const rtp = mean / cost;
	return { rtp, low99: rtp - error, high99: rtp + error };
}
