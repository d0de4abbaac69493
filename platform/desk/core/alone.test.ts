// However it is split, nobody gives more alone within a day than at once.
import fc from "fast-check";
import { expect, test } from "vitest";
import { aloneHours, aloneLeft, aloneSince, beyondAlone } from "./alone.ts";

test.each([
	["the whole bound at once", 100n, 0n, 100n, false],
	["one unit more", 101n, 0n, 100n, true],
	["what is left", 40n, 60n, 100n, false],
	["one unit more than is left", 41n, 60n, 100n, true],
	["anything after a bound that was lowered", 1n, 200n, 100n, true],
	["anything where nobody may", 1n, 0n, undefined, true],
	["nothing where nobody may", 0n, 0n, undefined, true],
] as const)("%s: %i after %i of %s asks another: %s", (_what, size, given, alone, asks) => {
	expect(beyondAlone({ size, given, alone })).toBe(asks);
});

test.each([
	[100n, 0n, 100n],
	[100n, 99n, 1n],
	[100n, 100n, 0n],
	[100n, 250n, 0n],
])("of %i with %i given %i is left", (alone, given, left) => {
	expect(aloneLeft({ given, alone })).toBe(left);
});

test("what is left is exactly what may be given next (property)", () => {
	const amount = fc.bigInt({ min: 0n, max: 1_000n });
	fc.assert(
		fc.property(amount, amount, amount, (size, given, alone) => {
			const fits = given <= alone && size <= aloneLeft({ given, alone });
			expect(beyondAlone({ size, given, alone })).toBe(!fits);
		}),
	);
});

test("within any 24 hours no more than the bound, however it is split and whenever it is pressed (property)", () => {
	const press = fc.record({ minute: fc.integer({ min: 0, max: 4 * 24 * 60 }), size: fc.bigInt({ min: 1n, max: 80n }) });
	fc.assert(
		fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
			const stood: { readonly at: Date; readonly size: bigint }[] = [];
			const sumSince = (since: Date, until: Date) =>
				stood.filter(({ at }) => at > since && at <= until).reduce((sum, { size }) => sum + size, 0n);
			for (const { minute, size } of presses.toSorted((one, other) => one.minute - other.minute)) {
				const at = new Date(minute * 60_000);
				if (!beyondAlone({ size, given: sumSince(aloneSince(at), at), alone: 100n })) stood.push({ at, size });
			}
			for (const { at } of stood)
				expect(sumSince(new Date(at.getTime() - aloneHours * 3_600_000), at)).toBeLessThanOrEqual(100n);
		}),
	);
});
