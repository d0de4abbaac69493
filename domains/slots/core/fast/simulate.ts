// Many rounds, fast: the proof of the exact figures by play. Draws chance exactly as playRound does, so that the same
// seed gives the same wins.
import type { Chance } from "#platform/kernel";
import { creditsFor } from "../board.ts";
import { bonusOf } from "../bonus/index.ts";
import { spinsFor } from "../features/scatters.ts";
import { type BetMode, type FreeSpins, freeSpinsOf, type PayTable, type ReelSet } from "../pay-table.ts";
import { compileSet } from "./compile.ts";
import type { CompiledSet } from "./compiled.ts";

/** Plays one round and tells its win in credits. */
export type RoundPlayer = () => number;

export function fastPlayer(table: PayTable, mode: BetMode, chance: Chance): RoundPlayer {
	const base = spinner(table, mode.reels, chance);
	const feature = freeSpinsOf(table, mode);
	if (feature === undefined) return withBonus(bonusOf(table, mode), base, chance);
	const free = spinner(table, feature.reels, chance);
	return () => {
		const win = base.spin();
		const given = spinsFor(feature.awards, base.set.scatters());
		return given === 0 ? win : win + freeSpins(feature, given, free);
	};
}

function withBonus(bonus: ReturnType<typeof bonusOf>, base: Spinner, chance: Chance): RoundPlayer {
	if (bonus === undefined) return base.spin;
	// No board tells of more than 255.
	const starts = Int32Array.from({ length: 256 }, (_, count) => spinsFor(bonus.gives, count));
	const play = bonus.fast(chance);
	return () => {
		const win = base.spin();
		const given = starts[base.set.scatters()] ?? 0;
		return given === 0 ? win : win + play(given);
	};
}

function freeSpins(feature: FreeSpins, given: number, free: Spinner): number {
	let of = given;
	let win = 0;
	for (let number = 1; number <= of; number++) {
		win += free.spin();
		of = Math.min(feature.limit, of + spinsFor(feature.more, free.set.scatters()));
	}
	return win;
}

type Spinner = { readonly spin: () => number; readonly set: CompiledSet };

function spinner(table: PayTable, reels: ReelSet, chance: Chance): Spinner {
	const set = compileSet(table, reels);
	const scatter = table.symbols.find(({ role }) => role === "scatter");
	const cells = table.grid.reels * table.grid.rows;
	const scatterPays = Int32Array.from({ length: cells + 1 }, (_, count) =>
		scatter === undefined ? 0 : creditsFor(scatter, count),
	);
	const { lengths, place, settle, scatters } = set;
	const { below } = chance;
	const spin = (): number => {
		for (let reel = 0; reel < lengths.length; reel++) place(reel, below(lengths[reel] ?? 1));
		return settle() + (scatterPays[scatters()] ?? 0);
	};
	return { spin, set };
}
