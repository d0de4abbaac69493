// What every game's screen is given: what is chosen, the round on the board, and whether its end is being shown.
import type { OriginalRound } from "../../contract/index.ts";
import type { Choice, HiLoShown, Outcome, Step } from "../../core/index.ts";

export type ScreenProps<Chosen extends Choice> = {
	readonly choice: Chosen;
	/** Undefined while nothing can be chosen: a round goes on, or it is a replay. */
	readonly onChoose: ((choice: Choice) => void) | undefined;
	readonly round: OriginalRound | undefined;
	/** The end of the round is being shown: the board moves. */
	readonly showing: boolean;
	/** Undefined while no step can be made. */
	readonly onStep: ((move: Step) => void) | undefined;
};

/** What a whole round turned up; undefined for a round of steps. */
export const outcomeIn = ({ events }: Pick<OriginalRound, "events">): Outcome | undefined =>
	events.find((event) => event.type === "outcome")?.outcome;

/** The same of one game; undefined for another game's, and for a round of steps. */
export function outcomeOf<Game extends Outcome["game"]>(
	round: OriginalRound | undefined,
	game: Game,
): Extract<Outcome, { game: Game }> | undefined {
	const outcome = round === undefined ? undefined : outcomeIn(round);
	return isOf(outcome, game) ? outcome : undefined;
}

const isOf = <Game extends Outcome["game"]>(
	outcome: Outcome | undefined,
	game: Game,
): outcome is Extract<Outcome, { game: Game }> => outcome?.game === game;

export const cardsIn = (round: OriginalRound | undefined): readonly HiLoShown[] =>
	round?.events.filter((event): event is HiLoShown => event.type === "card") ?? [];

/** What was bet on in a round. */
export const choiceIn = (round: Pick<OriginalRound, "events">): Choice | undefined =>
	round.events.find((event) => event.type === "bet")?.choice;

/** "1.96×"; four digits while it is small, so that a slow ladder is seen to rise. */
export function timesText(times: number): string {
	const value = times / 10_000;
	const decimals = value < 2 && times % 100 !== 0 ? 4 : value >= 1_000 ? 0 : 2;
	return `${value.toFixed(decimals)}×`;
}

/** How long the end of a round is shown, in milliseconds. */
export function showMilliseconds(round: OriginalRound): number {
	const outcome = outcomeIn(round);
	switch (outcome?.game) {
		case "dice":
			return 700;
		case "limbo":
			return 900;
		case "plinko":
			return 260 + outcome.turns.length * 130;
		case "keno":
			return 1_500;
		case "wheel":
			return 2_600;
		default:
			return 700;
	}
}
