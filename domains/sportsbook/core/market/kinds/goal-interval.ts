// In which quarter of an hour a goal comes; stoppage is in the last one of its half. A world is the interval from 1, 0 where it never comes.
import { homeOf } from "../market.ts";
import { oneWins } from "./one-wins.ts";

/** By the last minute of each. */
const ends = ["15", "30", "45", "60", "75", "90"] as const;

export const goalInterval = oneWins({
	code: "goalInterval",
	outcomes: [...ends, "none"],
	winner: (at) => (homeOf(at) === 0 ? ends.length : homeOf(at) - 1),
});
