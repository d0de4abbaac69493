// A jackpot in the shape of the desk's answers.
import type { DeskPot } from "#games/api";
import type { DeskJackpot } from "../../contract/index.ts";

export const shownPot = ({ names, games, ...pot }: DeskPot): DeskJackpot => ({
	...pot,
	names: { ...names },
	games: [...games],
});
