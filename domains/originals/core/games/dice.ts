// Dice: a roll from 00.00 to 99.99; the player sets how likely the win is, and on which side it lies.
import { fraction } from "#platform/kernel";
import { type InstantRules, promisedReturn, timesUnit } from "../original.ts";

const rolls = 10_000;

export type DiceChoice = {
	readonly game: "dice";
	readonly side: "under" | "over";
	/** How many of the 10,000 rolls win: 200 (2 %) to 9,500 (95 %). */
	readonly winning: number;
};
/** `roll` is 0 to 9,999, in hundredths. */
export type DiceOutcome = { readonly game: "dice"; readonly roll: number; readonly times: number };

export const diceBounds = { least: 200, most: 9_500 } as const;

/** What a win pays: the promised return over the chance, cut off below the ten-thousandth. */
export const diceTimes = (winning: number): number =>
	Math.floor((promisedReturn * rolls * timesUnit) / (100 * winning));

/** The lowest roll that wins over, and the highest that wins under. */
export const diceBorder = ({ side, winning }: Pick<DiceChoice, "side" | "winning">): number =>
	side === "under" ? winning - 1 : rolls - winning;

const wins = (choice: DiceChoice, roll: number): boolean =>
	choice.side === "under" ? roll <= diceBorder(choice) : roll >= diceBorder(choice);

export const dice: InstantRules<DiceChoice, DiceOutcome> = {
	kind: "instant",
	isOffered: ({ winning }) => Number.isInteger(winning) && winning >= diceBounds.least && winning <= diceBounds.most,
	draw(choice, chance) {
		const roll = chance.below(rolls);
		return { game: "dice", roll, times: wins(choice, roll) ? diceTimes(choice.winning) : 0 };
	},
	*ways() {
		for (let winning: number = diceBounds.least; winning <= diceBounds.most; winning++) {
			const awards = [{ times: diceTimes(winning), chance: fraction(winning, rolls) }];
			yield { name: `${winning} of ${rolls}`, awards, chosenOdds: true };
		}
	},
};
