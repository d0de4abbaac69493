// A jackpot in the shape of the desk's answers.

import type { DeskJackpot } from "../../contract/index.ts";
import type { DeskPot } from "../jackpots/work-jackpots.ts";

export const shownPot = ({ names, games, ...pot }: DeskPot): DeskJackpot => ({
	...pot,
	names: { ...names },
	games: [...games],
});
