// Where a cycle is hit: told by a digest that anybody can compute, and sealed for its cycle alone.
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { digestOfPoint, drawSalt, hitPoints } from "./hit-point.ts";

describe("the digest of a hit point", () => {
	const point = { code: "harbour", number: 3, hitUnits: 1_234n, salt: "00ff" };

	test("is SHA-256 of code, cycle, point and salt, as anybody computes it", async () => {
		const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode("harbour:3:1234:00ff"));
		expect(digestOfPoint(point)).toBe(Buffer.from(bytes).toString("hex"));
	});

	test.each([
		["another pot", { code: "reef" }],
		["another cycle", { number: 4 }],
		["another point", { hitUnits: 1_235n }],
		["another salt", { salt: "00fe" }],
	])("is another of %s", (_, change) => {
		expect(digestOfPoint({ ...point, ...change })).not.toBe(digestOfPoint(point));
	});
});

describe("a sealed hit point", () => {
	const points = hitPoints(Buffer.alloc(32, 3));
	const of = { code: "harbour", number: 3 };
	const point = { hitUnits: 1_234n, salt: drawSalt(seededChance(7)) };

	test("opens to the same point and salt, however large", () => {
		for (const hitUnits of [1n, 1_234n, 10n ** 13n])
			expect(points.open(of, points.seal(of, { ...point, hitUnits }))).toEqual({ ...point, hitUnits });
	});

	test("tells nothing by its length or its bytes, and is another each time", () => {
		const sealed = [1n, 1n, 10n ** 13n].map((hitUnits) => points.seal(of, { ...point, hitUnits }));
		expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
		expect(new Set(sealed.map((one) => one.toString("hex"))).size).toBe(3);
		expect(sealed[0]?.toString("latin1")).not.toContain(point.salt);
	});

	test.each([
		["of another cycle", points, { ...of, number: 4 }],
		["of another pot", points, { ...of, code: "reef" }],
		["with another house key", hitPoints(Buffer.alloc(32, 4)), of],
	])("does not open as one %s", (_, by, as) => {
		expect(() => by.open(as, points.seal(of, point))).toThrow(/does not open/);
	});

	test("has a salt of 32 hexadecimal digits, drawn from the one source of chance", () => {
		expect(point.salt).toMatch(/^[0-9a-f]{32}$/);
		expect(drawSalt(seededChance(7))).toBe(point.salt);
		expect(drawSalt(seededChance(8))).not.toBe(point.salt);
	});
});
