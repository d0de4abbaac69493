import { describe, expect, test } from "vitest";
import { matching, stepped } from "./search-options.ts";

const options = [
	{ value: "CI", label: "Côte d’Ivoire +225" },
	{ value: "KR", label: "South Korea +82" },
	{ value: "VN", label: "Vietnam +84" },
];
const found = (typed: string) => matching(options, typed).map(({ value }) => value);

describe("what was typed finds", () => {
	test.each([
		["", ["CI", "KR", "VN"]],
		["  ", ["CI", "KR", "VN"]],
		["cote", ["CI"]],
		["KOREA south", ["KR"]],
		["+8", ["KR", "VN"]],
		["vn", ["VN"]],
		["nowhere", []],
	])("%j: %j", (typed, values) => {
		expect(found(typed)).toEqual(values);
	});
});

describe("a key leads", () => {
	test.each([
		["CI", "ArrowDown", "KR"],
		["VN", "ArrowDown", "VN"],
		["VN", "ArrowUp", "KR"],
		["CI", "ArrowUp", "CI"],
		[undefined, "ArrowDown", "CI"],
		["CI", "a", undefined],
	])("from %s by %s to %s", (from, key, to) => {
		expect(stepped(options, { from, key })?.value).toBe(to);
	});

	test("nowhere in an empty list", () => {
		expect(stepped([], { from: undefined, key: "ArrowDown" })).toBeUndefined();
	});
});
