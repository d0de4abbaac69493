// What a promotion would bring for an amount.
import { expect, test } from "vitest";
import type { Promotion } from "../contract/index.ts";
import { planBonus } from "./plan-bonus.ts";

const promotion: Promotion = {
	code: "first-deposit",
	name: "First deposit",
	percent: 50,
	smallest: "20.00",
	most: "200.00",
	times: "10",
	days: 30,
	firstOnly: true,
	once: true,
	until: null,
	games: [],
	parts: {},
};

test.each([
	["100.00", { state: "brings", bonus: "50.00" }],
	["20.00", { state: "brings", bonus: "10.00" }],
	["33.33", { state: "brings", bonus: "16.66" }],
	["900.00", { state: "brings", bonus: "200.00" }],
	["19.99", { state: "too-small" }],
	[undefined, { state: "none" }],
])("%s credited: %o", (credited, plan) => {
	expect(planBonus(credited, promotion, "P")).toEqual(plan);
});

test("without a promotion nothing", () => {
	expect(planBonus("100.00", undefined, "P")).toEqual({ state: "none" });
});
