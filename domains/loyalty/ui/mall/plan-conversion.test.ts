import { describe, expect, test } from "vitest";
import { planConversion, planPurchase } from "./plan-conversion.ts";

const facts = { step: "10.00", cash: "1.00", smallest: "10.00", largest: "5000.00", currency: "P", points: "120.00" };

describe("what typed points become", () => {
	test.each([
		["", { state: "empty" }],
		["  ", { state: "empty" }],
		["10", { state: "ready", points: "10.00", cash: "1.00" }],
		[" 120 ", { state: "ready", points: "120.00", cash: "12.00" }],
		["130", { state: "refused", reason: "NOT_ENOUGH_POINTS" }],
		["1,000", { state: "refused", reason: "NOT_ENOUGH_POINTS" }],
		["15", { state: "refused", reason: "POINTS_STEP" }],
		["ten", { state: "refused", reason: "POINTS_STEP" }],
		["0", { state: "refused", reason: "POINTS_OUT_OF_RANGE" }],
		["-10", { state: "refused", reason: "POINTS_OUT_OF_RANGE" }],
		["5010", { state: "refused", reason: "POINTS_OUT_OF_RANGE" }],
	])("%j", (typed, plan) => {
		expect(planConversion(typed, facts)).toEqual(plan);
	});
});

describe("what so many of an item leave", () => {
	test.each([
		["95.00", 1, { total: "95.00", rest: "25.00" }],
		["60.00", 2, { total: "120.00", rest: "0.00" }],
		["60.01", 2, { total: "120.02", rest: undefined }],
	])("%s x %i", (price, quantity, left) => {
		expect(planPurchase({ price, quantity, points: "120.00", currency: "P" })).toEqual(left);
	});
});
