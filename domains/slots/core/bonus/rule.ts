// What a kind of bonus must tell: when it starts, how it is played, and the same fast. One file a kind; see index.ts.
import type { Chance, Fraction } from "#platform/kernel";
import type { SlotEvent } from "../events.ts";
import type { Bonus, BonusKind, Cell, FreeSpins, PayTable } from "../pay-table.ts";

export type BonusOf<Kind extends BonusKind> = Extract<Bonus, { readonly kind: Kind }>;

export type BonusPlayed = { readonly events: readonly SlotEvent[]; readonly win: number };

/** How a bonus begins: what its scatters give (spins, or coins), and where they stand. */
export type BonusStart = { readonly given: number; readonly scatters: readonly Cell[] };

export type BonusTable<Kind extends BonusKind> = { readonly table: PayTable; readonly bonus: BonusOf<Kind> };

/** Plays one bonus and tells its win in credits. */
export type FastBonus = (given: number) => number;

/**
 * The expected win in credits and that of its square, how often the top is shown, and how often nothing is won (never
 * where it is left out).
 */
export type BonusExact = {
	readonly mean: Fraction;
	readonly meanSquare: Fraction;
	readonly top: Fraction;
	readonly miss?: Fraction;
};

export type BonusRule<Kind extends BonusKind> = {
	/** What so many scatters of the paid spin give; 0 starts nothing. With respins: which reels are held, a bit each. */
	readonly gives: (of: BonusTable<Kind>) => FreeSpins["awards"];
	readonly play: (of: BonusTable<Kind>, start: BonusStart, chance: Chance) => BonusPlayed;
	/** The same wins from the same chance. */
	readonly fast: (of: BonusTable<Kind>, chance: Chance) => FastBonus;
	/** Where its figures are known exactly. */
	readonly exact?: (of: BonusTable<Kind>, given: number) => BonusExact;
	/** Credits of the highest win; where a bonus is spins, of the highest of its spins. */
	readonly top: (of: BonusTable<Kind>) => number;
	/** Faults of shape, in words. */
	readonly faults: (of: BonusTable<Kind>) => string[];
};
