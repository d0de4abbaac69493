import { expect, test } from "vitest";
import { planMove, quickAmounts } from "./plan-move.ts";

test.each([
	["", { state: "empty" }],
	["  ", { state: "empty" }],
	["0", { state: "malformed" }],
	["-5", { state: "malformed" }],
	["1.001", { state: "malformed" }],
	["ten", { state: "malformed" }],
	["100.01", { state: "too-much", most: "100.00" }],
	["100", { state: "ready", amount: "100.00" }],
	["0.5", { state: "ready", amount: "0.50" }],
	[" 99.99 ", { state: "ready", amount: "99.99" }],
	["1,00", { state: "ready", amount: "100.00" }],
])("%j of 100.00 is %o", (typed, plan) =>
	expect(planMove(typed, { available: "100.00", currency: "P" })).toEqual(plan),
);

test("only what is there is one press away", () => {
	expect(quickAmounts(["10", "50", "100", "500"], "99.99")).toEqual(["10", "50"]);
	expect(quickAmounts(["10"], "0.00")).toEqual([]);
});
