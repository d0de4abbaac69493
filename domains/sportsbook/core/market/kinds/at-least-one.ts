// Whether there is one at all: a sending-off.
import { hit, type MarketType, sumOf } from "../market.ts";

export const sendingOff: MarketType = {
	code: "sendingOff",
	outcomes: ["yes", "no"],
	settle: (at, { outcome }) => hit(sumOf(at) > 0 === (outcome === "yes")),
};
