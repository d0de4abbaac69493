// By how much who wins.
import { leadOf } from "../market.ts";
import { oneWins } from "./one-wins.ts";

const most = 3;

export const winningMargin = oneWins({
	code: "winningMargin",
	outcomes: ["home1", "home2", "home3+", "draw", "away1", "away2", "away3+"],
	winner(at) {
		const lead = leadOf(at);
		if (lead === 0) return most;
		return lead > 0 ? Math.min(most, lead) - 1 : most + Math.min(most, -lead);
	},
});
