// Which lever of a table moves which figure, and about how far: what a symbol brings where it shows on a reel, from many
// rounds of play. For people who write a table; the gate alone says whether it may be played.
import type { Chance } from "#platform/kernel";
import { fastPlayer } from "../fast/simulate.ts";
import type { BetMode, PayTable } from "../pay-table.ts";

/** How far the figures move: return and hit rate in shares, the deviation in stakes. */
export type Move = { readonly rtp: number; readonly hitRate: number; readonly deviation: number };

export type ReelLever = Move & { readonly symbol: string; readonly reel: number };

export type Levers = {
	/** One symbol more on a strip, taken from nothing; reels from 1. None where reels stop together. */
	readonly reels: readonly ReelLever[];
	/** Return, hit rate and deviation of the rounds that were played. */
	readonly played: Move;
	/** The most draws of reels that one round made, divided by the reels: the spins of its longest feature and itself. */
	readonly longest: number;
};

type Sums = { rounds: number; wins: number; squares: number; hits: number };

const none = (): Sums => ({ rounds: 0, wins: 0, squares: 0, hits: 0 });

function add(sums: Sums, win: number): void {
	sums.rounds += 1;
	sums.wins += win;
	sums.squares += win * win;
	if (win > 0) sums.hits += 1;
}

/** Plays so many rounds of a way to bet. */
export function leversOf(
	of: { readonly table: PayTable; readonly mode: BetMode },
	play: { readonly chance: Chance; readonly rounds: number },
): Levers {
	const { table, mode } = of;
	const { strips, joined } = mode.reels;
	const all = none();
	const stopped = strips.map((strip) => strip.map(none));
	const drawn = drawnFrom(play.chance);
	const player = fastPlayer(table, mode, drawn.chance);
	let longest = 0;
	for (let round = 0; round < play.rounds; round++) {
		drawn.begin();
		const win = player();
		add(all, win);
		longest = Math.max(longest, drawn.count());
		if (joined !== undefined) continue;
		for (const [reel, stops] of stopped.entries()) {
			const sums = stops[drawn.first(reel)];
			if (sums !== undefined) add(sums, win);
		}
	}
	const reels = joined !== undefined ? [] : stopped.flatMap((stops, reel) => reelLevers(of, { all, reel, stops }));
	return { reels, played: figuresOf(all, mode.cost), longest: Math.floor(longest / strips.length) };
}

/** What one symbol more of each kind does on a reel, by the worth of every symbol where it is seen there. */
function reelLevers(
	{ table, mode }: { readonly table: PayTable; readonly mode: BetMode },
	of: { readonly all: Sums; readonly reel: number; readonly stops: readonly Sums[] },
): readonly ReelLever[] {
	const strip = mode.reels.strips[of.reel] ?? [];
	const { rows } = table.grid;
	const kinds = [...new Set(strip)];
	const windows = strip.map((_, stop) =>
		kinds.map(
			(kind) =>
				Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).filter((one) => one === kind)
					.length,
		),
	);
	const worth = (part: "wins" | "squares" | "hits"): readonly number[] => {
		const mean = of.all[part] / of.all.rounds;
		return worthOf(
			windows,
			of.stops.map((sums) => sums[part] / (sums.rounds || 1) - mean),
		);
	};
	const [wins, squares, hits] = [worth("wins"), worth("squares"), worth("hits")];
	const share = rows / (strip.length + 1);
	return kinds.map((kind, place) => {
		const mixed = (part: "wins" | "squares" | "hits", by: readonly number[]): number =>
			of.all[part] / of.all.rounds + share * (by[place] ?? 0);
		const then = {
			rounds: 1,
			wins: mixed("wins", wins),
			squares: mixed("squares", squares),
			hits: mixed("hits", hits),
		};
		const [now, moved] = [figuresOf(of.all, mode.cost), figuresOf(then, mode.cost)];
		return {
			symbol: table.symbols[kind]?.code ?? "",
			reel: of.reel + 1,
			rtp: moved.rtp - now.rtp,
			hitRate: moved.hitRate - now.hitRate,
			deviation: moved.deviation - now.deviation,
		};
	});
}

/**
 * How much above the mean a stop is for each symbol of a kind that it shows: least squares over the stops, so that what a
 * symbol's neighbours bring is not counted as its own. Kinds that only stand together share what they bring.
 */
function worthOf(windows: readonly (readonly number[])[], above: readonly number[]): readonly number[] {
	const size = windows[0]?.length ?? 0;
	const rows = Array.from({ length: size }, (_, left) => [
		...Array.from({ length: size }, (_, right) =>
			windows.reduce((sum, window) => sum + (window[left] ?? 0) * (window[right] ?? 0), left === right ? ridge : 0),
		),
		windows.reduce((sum, window, stop) => sum + (window[left] ?? 0) * (above[stop] ?? 0), 0),
	]);
	for (const [pivot, row] of rows.entries()) {
		const head = row[pivot] ?? 1;
		for (const [other, target] of rows.entries()) {
			if (other === pivot) continue;
			const factor = (target[pivot] ?? 0) / head;
			for (const [column, value] of row.entries()) target[column] = (target[column] ?? 0) - factor * value;
		}
	}
	return rows.map((row, place) => (row[size] ?? 0) / (row[place] ?? 1));
}

/** Keeps the sums apart where two kinds always show together. */
const ridge = 0.01;

function figuresOf({ rounds, wins, squares, hits }: Sums, cost: number): Move {
	const mean = wins / rounds;
	return {
		rtp: mean / cost,
		hitRate: hits / rounds,
		deviation: Math.sqrt(Math.max(0, squares / rounds - mean * mean)) / cost,
	};
}

/** Chance that remembers what a round has drawn: its first draws are where the reels stop. */
function drawnFrom(chance: Chance) {
	const first: number[] = [];
	let count = 0;
	return {
		chance: {
			below: (limit: number): number => {
				const value = chance.below(limit);
				if (count < 16) first[count] = value;
				count += 1;
				return value;
			},
		},
		begin: (): void => {
			count = 0;
		},
		first: (place: number): number => first[place] ?? 0,
		count: (): number => count,
	};
}
