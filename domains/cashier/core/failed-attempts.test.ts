import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blockedUntil, failuresSince, failureWindowMinutes, mostFailures } from "./failed-attempts.ts";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe("A.3.6 five failed in ten minutes", () => {
	test.each([
		["none", [], undefined],
		["four", [1, 2, 3, 4], undefined],
		["five at once", [0, 0, 0, 0, 0], -10],
		["five, the oldest of nine minutes", [1, 2, 3, 4, 9], -1],
		["five, the oldest of ten minutes", [1, 2, 3, 4, 10], undefined],
		["six: the fifth newest counts", [1, 2, 3, 4, 5, 9], -5],
		["in any order", [9, 1, 4, 2, 3], -1],
	] as const)("%s", (_name, minutes, until) => {
		expect(blockedUntil(minutes.map(ago), now)).toEqual(until === undefined ? undefined : ago(until));
	});
	test("block for at most ten minutes, and nobody with fewer", () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 12 }), (minutes) => {
				const until = blockedUntil(minutes.map(ago), now);
				const recent = minutes.filter((one) => one < failureWindowMinutes).length;
				expect(until !== undefined).toBe(recent >= mostFailures);
				if (until === undefined) return;
				expect(until > now && until <= ago(-failureWindowMinutes)).toBe(true);
				expect(blockedUntil(minutes.map(ago), until)).toBeUndefined();
			}),
		);
	});
	test("are looked for no further back than they count", () => {
		expect(failuresSince(now)).toEqual(ago(failureWindowMinutes));
	});
});
