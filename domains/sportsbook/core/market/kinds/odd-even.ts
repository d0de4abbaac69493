// Whether the sum is odd; none at all is even.
import { hit, type MarketType, sumOf } from "../market.ts";

export const oddEven: MarketType = {
	code: "oddEven",
	outcomes: ["odd", "even"],
	settle: (at, { outcome }) => hit((sumOf(at) % 2 === 1) === (outcome === "odd")),
};
