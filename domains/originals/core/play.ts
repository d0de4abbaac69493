// Plays any instant game from its bits: what a bet decides, what a step turns up, what lay hidden. Pure.
import { type BitSource, type Chance, chanceFrom } from "#platform/kernel";
import { mineCells } from "./games/mines.ts";
import type { SteppedRound } from "./original.ts";
import {
	type Choice,
	type InstantChoice,
	instantRules,
	type Outcome,
	type Shown,
	type Step,
	type SteppedChoice,
	steppedRules,
} from "./registry.ts";

/** Whether a game offers a choice; nothing is staked on another. */
export function isOffered(choice: Choice): boolean {
	switch (choice.game) {
		case "dice":
			return instantRules.dice.isOffered(choice);
		case "limbo":
			return instantRules.limbo.isOffered(choice);
		case "plinko":
			return instantRules.plinko.isOffered(choice);
		case "keno":
			return instantRules.keno.isOffered(choice);
		case "wheel":
			return instantRules.wheel.isOffered(choice);
		case "crash":
			return instantRules.crash.isOffered(choice);
		case "mines":
			return steppedRules.mines.isOffered(choice);
		case "hi-lo":
			return steppedRules["hi-lo"].isOffered(choice);
	}
}

/** The outcome of a bet that needs no further step. */
export function drawInstant(choice: InstantChoice, bits: BitSource): Outcome {
	const chance = chanceFrom(bits);
	switch (choice.game) {
		case "dice":
			return instantRules.dice.draw(choice, chance);
		case "limbo":
			return instantRules.limbo.draw(choice, chance);
		case "plinko":
			return instantRules.plinko.draw(choice, chance);
		case "keno":
			return instantRules.keno.draw(choice, chance);
		case "wheel":
			return instantRules.wheel.draw(choice, chance);
		case "crash":
			return instantRules.crash.draw(choice, chance);
	}
}

/** A stepped round after its steps; undefined when one of them was not offered, or is of another game. */
export function playSteps(
	choice: SteppedChoice,
	bits: BitSource,
	steps: readonly Step[],
): SteppedRound<Shown> | undefined {
	const chance: Chance = chanceFrom(bits);
	if (choice.game === "mines") {
		const own = steps.filter((step) => step.game === "mines");
		return own.length === steps.length ? steppedRules.mines.play(choice, chance, own) : undefined;
	}
	const own = steps.filter((step) => step.game === "hi-lo");
	return own.length === steps.length ? steppedRules["hi-lo"].play(choice, chance, own) : undefined;
}

/** What a stepped round kept hidden, shown when it is over: where the mines lay. Undefined where nothing was laid out. */
export const laidOut = (choice: SteppedChoice, bits: BitSource): readonly number[] | undefined =>
	choice.game === "mines" ? mineCells(choice.mines, chanceFrom(bits).below) : undefined;
