import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feeOf, readPercent, termsFault, type WayTerms } from "./index.ts";

const sound: WayTerms = {
	...{ smallest: 1_000n, largest: 500_000n, fee: { fixed: 100n, basisPoints: 50 } },
	quick: [1_000n, 20_000n, 500_000n],
};

describe("terms", () => {
	test("that make sense have no fault", () => {
		expect(termsFault(sound)).toBeUndefined();
		expect(termsFault({ ...sound, quick: [] })).toBeUndefined();
		expect(termsFault({ ...sound, largest: 1_000n, quick: [] })).toBeUndefined();
	});

	test.each([
		["of nothing", { smallest: 0n }, "BOUNDS"],
		["below nothing", { smallest: -1n }, "BOUNDS"],
		["that end before they begin", { largest: 999n }, "BOUNDS"],
		["of more than there is", { largest: 1_000_000_000_000_001n }, "BOUNDS"],
		["whose fee is below nothing", { fee: { fixed: -1n, basisPoints: 0 } }, "FEE"],
		["whose part is below nothing", { fee: { fixed: 0n, basisPoints: -1 } }, "FEE"],
		["whose part is more than all", { fee: { fixed: 0n, basisPoints: 10_001 } }, "FEE"],
		["whose fee leaves nothing of the smallest", { fee: { fixed: 1_000n, basisPoints: 0 } }, "FEE"],
		["whose part leaves nothing", { fee: { fixed: 0n, basisPoints: 10_000 } }, "FEE"],
		["with a quick amount below", { quick: [999n] }, "QUICK"],
		["with a quick amount above", { quick: [500_001n] }, "QUICK"],
		["with one twice", { quick: [1_000n, 1_000n] }, "QUICK"],
		["with nine", { quick: Array.from({ length: 9 }, (_, at) => 1_000n + BigInt(at)) }, "QUICK"],
	] as const)("%s are refused", (_, change, fault) => {
		expect(termsFault({ ...sound, ...change })).toBe(fault);
	});

	test("that pass leave something of every amount they take", () => {
		const terms = fc.record({
			smallest: fc.bigInt(-5n, 3_000n),
			largest: fc.bigInt(0n, 5_000n),
			fee: fc.record({ fixed: fc.bigInt(-5n, 3_000n), basisPoints: fc.integer({ min: -1, max: 10_001 }) }),
			quick: fc.array(fc.bigInt(0n, 5_000n), { maxLength: 3 }),
		});
		fc.assert(
			fc.property(terms, fc.bigInt(0n, 5_000n), (one, more) => {
				fc.pre(termsFault(one) === undefined && one.smallest + more <= one.largest);
				const amount = one.smallest + more;
				expect(feeOf(amount, one.fee)).toBeLessThan(amount);
			}),
		);
	});
});

describe("a part", () => {
	test.each([
		["0", 0],
		["1.5", 150],
		["1.25", 125],
		["0.05", 5],
		["100", 10_000],
		["100.01", undefined],
		["1.255", undefined],
		["-1", undefined],
		["1,5", undefined],
		["", undefined],
		[" 1", undefined],
	])("%j is %s hundredths of a per cent", (text, basisPoints) => {
		expect(readPercent(text)).toBe(basisPoints);
	});
});
