// Whether the sum is odd; none at all is even.
import { sumOf } from "../market.ts";
import { oneWins } from "./one-wins.ts";

export const oddEven = oneWins({
	code: "oddEven",
	outcomes: ["odd", "even"],
	winner: (at) => (sumOf(at) % 2 === 1 ? 0 : 1),
});
