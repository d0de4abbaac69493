import { describe, expect, test } from "vitest";
import { planDeposit } from "./plan-deposit.ts";

const method = { smallest: "10.00", largest: "5000.00", fee: { fixed: "1.00", percent: "0.50" } };

describe("an amount that is typed", () => {
	test.each([
		["", "empty"],
		["  ", "empty"],
		["a hundred", "malformed"],
		["10.001", "malformed"],
		["-20", "out-of-range"],
		["9.99", "out-of-range"],
		["5000.01", "out-of-range"],
	])("%j is %s", (typed, state) => {
		expect(planDeposit(typed, method, "P")).toEqual({ state });
	});
	test.each([
		["10", { amount: "10.00", fee: "1.05", credited: "8.95" }],
		["100", { amount: "100.00", fee: "1.50", credited: "98.50" }],
		["1,000.50", { amount: "1000.50", fee: "6.00", credited: "994.50" }],
	])("%s says what is sent, taken and credited", (typed, plan) => {
		expect(planDeposit(typed, method, "P")).toEqual({ state: "ready", ...plan });
	});
	test("in a currency without decimals is whole", () => {
		const whole = { smallest: "1000", largest: "900000", fee: { fixed: "0", percent: "0.00" } };
		expect(planDeposit("5000", whole, "KRW")).toEqual({ state: "ready", amount: "5000", fee: "0", credited: "5000" });
		expect(planDeposit("5000.5", whole, "KRW")).toEqual({ state: "malformed" });
	});
});
