// A server that dies again and again.
import { describe, expect, test } from "vitest";
import { restartBudget } from "./restart-budget.ts";

const twenty = { most: 20, within: 120_000 };
const diesAt = (moments: readonly number[]): boolean[] => moments.map(restartBudget(twenty));
const each = (count: number, milliseconds: number) => Array.from({ length: count }, (_, death) => death * milliseconds);

describe("a server that dies", () => {
	test("twenty times within two minutes is brought back each time, and then no more", () => {
		expect(diesAt(each(21, 1_000))).toEqual([...Array.from({ length: 20 }, () => true), false]);
	});

	test("a hundred times over hours is brought back each time", () => {
		expect(diesAt(each(100, 120_000 / 20))).not.toContain(false);
	});

	test("after a bad minute that is over has all its tries again", () => {
		const [bad, later] = [each(20, 100), each(20, 100).map((moment) => moment + 122_000)];
		expect(diesAt([...bad, ...later])).not.toContain(false);
	});
});
