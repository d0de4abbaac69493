// All instant games by their code: one that is missing does not compile. A game's pay table has a version; whoever
// changes what a game pays gives it the next one and keeps the former for the rounds that name it.
import { type CrashChoice, type CrashOutcome, crash } from "./games/crash.ts";
import { type DiceChoice, type DiceOutcome, dice } from "./games/dice.ts";
import { type HiLoChoice, type HiLoShown, type HiLoStep, hiLo } from "./games/hi-lo.ts";
import { type KenoChoice, type KenoOutcome, keno } from "./games/keno.ts";
import { type LimboChoice, type LimboOutcome, limbo } from "./games/limbo.ts";
import { type MinesChoice, type MinesShown, type MinesStep, mines } from "./games/mines.ts";
import { type PlinkoChoice, type PlinkoOutcome, plinko } from "./games/plinko.ts";
import { type WheelChoice, type WheelOutcome, wheel } from "./games/wheel.ts";
import type { BetWay, InstantRules, OriginalGame, SteppedRules } from "./original.ts";

export type InstantChoice = DiceChoice | LimboChoice | PlinkoChoice | KenoChoice | WheelChoice | CrashChoice;
export type SteppedChoice = MinesChoice | HiLoChoice;
/** What is bet on, beside the stake. */
export type Choice = InstantChoice | SteppedChoice;
export type Outcome = DiceOutcome | LimboOutcome | PlinkoOutcome | KenoOutcome | WheelOutcome | CrashOutcome;
export type Step = MinesStep | HiLoStep;
export type Shown = MinesShown | HiLoShown;

export const instantRules = { dice, limbo, plinko, keno, wheel, crash } as const satisfies {
	readonly [Game in InstantChoice["game"]]: InstantRules<
		Extract<InstantChoice, { game: Game }>,
		Extract<Outcome, { game: Game }>
	>;
};

export const steppedRules = { mines, "hi-lo": hiLo } as const satisfies {
	readonly mines: SteppedRules<MinesChoice, MinesStep, MinesShown>;
	readonly "hi-lo": SteppedRules<HiLoChoice, HiLoStep, HiLoShown>;
};

/** The pay table in force: "dice@1". */
export const payTableOf = (game: OriginalGame): string => `${game}@1`;

export const isStepped = (choice: Choice): choice is SteppedChoice => choice.game in steppedRules;

/** Every way to bet on a game. */
export const waysOf = (game: OriginalGame): Iterable<BetWay> => ({ ...instantRules, ...steppedRules })[game].ways();
