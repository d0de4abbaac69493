import { expect, test } from "vitest";
import { planHand } from "./plan-hand.ts";

const room = { smallest: "1.00", largest: "500.00", left: "300.00", available: "200.00" };

test.each([
	["", {}, { state: "empty" }],
	["ten", {}, { state: "malformed" }],
	["1.001", {}, { state: "malformed" }],
	["0.99", {}, { state: "out-of-range" }],
	["500.01", {}, { state: "out-of-range" }],
	["200.01", {}, { state: "too-much", most: "200.00" }],
	["400", { available: "900.00" }, { state: "too-much", most: "300.00" }],
	["200", {}, { state: "ready", amount: "200.00" }],
	[" 1 ", {}, { state: "ready", amount: "1.00" }],
	["1,00", {}, { state: "ready", amount: "100.00" }],
])("%j in a room of %j is %o", (typed, change, plan) => {
	expect(planHand(typed, { room: { ...room, ...change }, currency: "P" })).toEqual(plan);
});
