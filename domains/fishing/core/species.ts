// What swims: how likely a bullet kills it, what it then pays, how it looks for a room. Data; a bullet is one bet.
import { type Fraction, fraction, plus, times } from "#platform/kernel";
import type { SpeciesName } from "./games/species-names.ts";

/** Killed when `below(of)` draws less than `win`. Whole numbers, so both sides draw the same. */
export type Kill = { readonly win: number; readonly of: number };

export type Prey =
	/** Pays `times` bets. A boss is the same, announced. */
	| { readonly is: "plain" | "boss"; readonly times: number }
	/** Pays one of these, drawn by weight. */
	| { readonly is: "wheel"; readonly fields: readonly { readonly times: number; readonly weight: number }[] }
	/** Pays so many free bullets at the same bet, fired at what swims nearest. */
	| { readonly is: "crate"; readonly times: number; readonly bullets: number }
	/** Pays `times`, and spends a budget of so many bets on what is near. */
	| { readonly is: "bomb" | "lightning"; readonly times: number; readonly budget: number }
	/** The same, in so many equal parts on one fish each. */
	| { readonly is: "drill"; readonly times: number; readonly budget: number; readonly contacts: number };

export type Species = {
	/** Unique in its table, as the events name it. */
	readonly name: SpeciesName;
	readonly prey: Prey;
	readonly kill: Kill;
	/** How often one comes, as a weight; 0: only as the boss of a wave. */
	readonly often: number;
	/** So many come together. */
	readonly school: number;
	/** Milliseconds from one side to the other. */
	readonly crosses: number;
	/** Half its length in the sea's units. */
	readonly size: number;
};

export type FishTable = {
	/** "haenyeo-sea@1": a table that was released never changes. */
	readonly version: string;
	readonly game: FishingGame;
	readonly species: readonly Species[];
};

export const fishingGames = ["haenyeo-sea", "night-river"] as const;
export type FishingGame = (typeof fishingGames)[number];
export const isFishingGame = (code: string): code is FishingGame => fishingGames.some((game) => game === code);

/** What every bullet returns, whatever it hits: 96.5 %. */
export const bulletReturn: Fraction = fraction(965, 1000);
/** The same as whole numbers, for draws. */
export const returned: Kill = { win: 965, of: 1000 };

export const speciesChance = ({ kill }: Pick<Species, "kill">): Fraction => fraction(kill.win, kill.of);

/** What a kill pays in the mean, in bets. A budget is spent whole, and each free bullet returns what any bullet does. */
export function meanOf(prey: Prey): Fraction {
	switch (prey.is) {
		case "plain":
		case "boss":
			return fraction(prey.times);
		case "wheel": {
			const weights = prey.fields.reduce((sum, { weight }) => sum + weight, 0);
			return fraction(
				prey.fields.reduce((sum, { times: pays, weight }) => sum + pays * weight, 0),
				weights,
			);
		}
		case "crate":
			return plus(fraction(prey.times), times(fraction(prey.bullets), bulletReturn));
		case "bomb":
		case "lightning":
		case "drill":
			return fraction(prey.times + prey.budget);
	}
}

/** Exactly what a bullet at this species returns. */
export const returnOf = (species: Pick<Species, "kill" | "prey">): Fraction =>
	times(speciesChance(species), meanOf(species.prey));

/** The most that one kill pays, in bets: victims at most so many, each paid for its own chance. */
export function mostOf(prey: Prey): number {
	return prey.is === "wheel" ? Math.max(...prey.fields.map(({ times: pays }) => pays)) : prey.times;
}

/** Of a bomb's victims, and a free bullet's targets: what pays one sum. */
export const paysOf = ({ is, ...prey }: Prey): number | undefined =>
	(is === "plain" || is === "boss") && "times" in prey ? prey.times : undefined;
