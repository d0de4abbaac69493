// A pay table as its rules are told from: what the frame sees of it has this shape too.
import { type Bonus, type FreeSpins, freeSpinsOf, type PayTable, type PickBonus, type ReelSet } from "../pay-table.ts";

export type RuledTable = Pick<PayTable, "grid" | "symbols" | "award" | "doubleUp"> & {
	/** Of the first mode. */
	readonly cost: number;
	readonly base: ReelSet;
	readonly freeSpins?: FreeSpins | undefined;
	readonly bonus?: Bonus | undefined;
	/** What a player chooses among before the spin; absent where there is no choice. */
	readonly modes?:
		| readonly {
				readonly code: string;
				readonly rtp: string;
				readonly freeSpins?: FreeSpins | undefined;
				readonly bonus?: PickBonus | undefined;
		  }[]
		| undefined;
	/** The bonus for its own price. */
	readonly buy?: { readonly cost: number; readonly rtp: string } | undefined;
};

/** `rtpOf`: the return of a mode in per cent, as it is told. */
export function ruledTable(table: PayTable, rtpOf: (mode: string) => string): RuledTable {
	const [first] = table.modes;
	if (first === undefined) throw new Error("a pay table without a mode");
	const choices = table.modes.filter(({ bought }) => bought !== true);
	const bought = table.modes.find((mode) => mode.bought === true);
	return {
		grid: table.grid,
		symbols: table.symbols,
		award: table.award,
		doubleUp: table.doubleUp,
		cost: first.cost,
		base: first.reels,
		freeSpins: freeSpinsOf(table, first),
		bonus: table.bonus,
		modes:
			choices.length === 1
				? undefined
				: choices.map((mode) => ({
						code: mode.code,
						rtp: rtpOf(mode.code),
						freeSpins: freeSpinsOf(table, mode),
						bonus: mode.bonus,
					})),
		buy: bought && { cost: bought.cost, rtp: rtpOf(bought.code) },
	};
}
