// The pricing law of baseball: a half inning of twenty-four states, batter by batter; runners move by one rule. Pure.
import { addAt, addTo } from "../../price/sums.ts";

/** Of one batter. They sum to one. */
export type Batting = {
	readonly out: number;
	readonly walk: number;
	readonly single: number;
	readonly double: number;
	readonly triple: number;
	readonly homer: number;
};

export const hits = ["out", "walk", "single", "double", "triple", "homer"] as const;
export type Hit = (typeof hits)[number];

/** Bits: 1 first, 2 second, 4 third. */
export type Bases = number;

/** Runners after a batter, and the runs: on a single who is on second scores and first goes to second; on a double first to third. */
export function advance(bases: Bases, hit: Hit): { readonly bases: Bases; readonly runs: number } {
	const [first, second, third] = [bases & 1, (bases >> 1) & 1, (bases >> 2) & 1];
	switch (hit) {
		case "out":
			return { bases, runs: 0 };
		case "walk":
			if (first === 0) return { bases: bases | 1, runs: 0 };
			if (second === 0) return { bases: bases | 2, runs: 0 };
			return third === 0 ? { bases: 7, runs: 0 } : { bases: 7, runs: 1 };
		case "single":
			return { bases: 1 | (first << 1), runs: second + third };
		case "double":
			return { bases: 2 | (first << 2), runs: second + third };
		case "triple":
			return { bases: 4, runs: first + second + third };
		case "homer":
			return { bases: 0, runs: 1 + first + second + third };
	}
}

const most = 24;

/** How many runs come of what is left of a half inning, by their number. */
export function runsOf(
	batting: Batting,
	{ outs = 0, bases = 0 }: { readonly outs?: number; readonly bases?: Bases } = {},
): readonly number[] {
	const ends = new Array<number>(most + 1).fill(0);
	let open = new Map<number, number>([[key(outs, bases, 0), 1]]);
	// A batter a turn; what is left after so many is below every digit that is shown.
	for (let batter = 0; batter < 120 && open.size > 0; batter++) {
		const next = new Map<number, number>();
		for (const [at, chance] of open) {
			const [out, on, runs] = [Math.floor(at / 1_000), Math.floor(at / 100) % 10, at % 100];
			for (const hit of hits) {
				const p = chance * batting[hit];
				if (p < 1e-18) continue;
				const after = advance(on, hit);
				const scored = Math.min(most, runs + after.runs);
				if (hit === "out" && out === 2) addAt(ends, { at: scored, more: p });
				else {
					const to = key(hit === "out" ? out + 1 : out, after.bases, scored);
					addTo(next, to, p);
				}
			}
		}
		open = next;
	}
	return ends;
}

const key = (outs: number, bases: Bases, runs: number): number => outs * 1_000 + bases * 100 + runs;

export const meanOf = (chances: readonly number[]): number =>
	chances.reduce((sum, chance, count) => sum + chance * count, 0);
