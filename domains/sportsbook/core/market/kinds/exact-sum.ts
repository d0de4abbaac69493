// How many exactly; the last outcome is that many or more.
import { hit, type MarketType, sumOf } from "../market.ts";

const most = 6;

export const exactSum: MarketType = {
	code: "exactSum",
	outcomes: Array.from({ length: most + 1 }, (_none, count) => (count === most ? `${count}+` : String(count))),
	settle: (at, { outcome }) => hit(Math.min(most, sumOf(at)) === Number.parseInt(outcome, 10)),
};
