// How many exactly; the last outcome is that many or more.
import { sumOf } from "../market.ts";
import { oneWins } from "./one-wins.ts";

const most = 6;

export const exactSum = oneWins({
	code: "exactSum",
	outcomes: Array.from({ length: most + 1 }, (_none, count) => (count === most ? `${count}+` : String(count))),
	winner: (at) => Math.min(most, sumOf(at)),
});
