// By how much who wins.
import { hit, leadOf, type MarketType } from "../market.ts";

const most = 3;

function marginOf(at: readonly number[]): string {
	const lead = leadOf(at);
	if (lead === 0) return "draw";
	const by = Math.min(most, Math.abs(lead));
	return `${lead > 0 ? "home" : "away"}${by}${by === most ? "+" : ""}`;
}

export const winningMargin: MarketType = {
	code: "winningMargin",
	outcomes: ["home1", "home2", "home3+", "draw", "away1", "away2", "away3+"],
	settle: (at, { outcome }) => hit(marginOf(at) === outcome),
};
