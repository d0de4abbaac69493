// Which terms may be offered.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Around, checkTerms, isUnderCeiling } from "./contract-terms.ts";
import { type Tier, tierReached } from "./tiers.ts";

const tier = (rate: bigint, asked: Partial<Tier> = {}): Tier => ({
	members: 0,
	turnover: 0n,
	streak: 0,
	...asked,
	rate,
});
const around: Around = {
	openRequest: false,
	upline: [tier(8_000n), tier(12_000n, { turnover: 1_000n })],
	given: [[tier(4_000n)], [tier(6_000n, { turnover: 500n })]],
	ceiling: { houseEdge: 40_000n, salaries: [1_000n], points: 2_000n, rebates: 1_000n },
};
const fault = (tiers: readonly Tier[], other: Partial<Around> = {}) => {
	const checked = checkTerms(tiers, { ...around, ...other });
	return checked.ok ? undefined : checked.error;
};

describe("terms", () => {
	test("that rise, under the upline's and over those given, may be offered", () => {
		expect(fault([tier(6_000n), tier(10_000n, { turnover: 1_000n, members: 5 })])).toBeUndefined();
	});

	test("wait for the one that is open", () => {
		expect(fault([tier(6_000n)], { openRequest: true })).toBe("OPEN_REQUEST");
	});

	test.each([
		["none at all", []],
		["a first without a rate", [tier(0n)]],
		["rates that do not rise", [tier(6_000n), tier(6_000n, { turnover: 9n })]],
		["conditions that do not rise", [tier(6_000n), tier(7_000n)]],
		["conditions that ease", [tier(6_000n, { members: 3 }), tier(7_000n, { turnover: 9n })]],
	])("are refused: %s", (_, tiers) => {
		expect(fault(tiers)).toBe("TIERS_NOT_RISING");
	});

	test("have no tier above the upline's of the same or easier conditions", () => {
		expect(fault([tier(8_001n)])).toBe("RATE_ABOVE_UPLINE");
		expect(fault([tier(6_000n), tier(8_001n, { turnover: 999n })])).toBe("RATE_ABOVE_UPLINE");
		expect(fault([tier(6_000n), tier(12_000n, { turnover: 1_000n })])).toBeUndefined();
		expect(fault([tier(8_001n)], { upline: undefined })).toBeUndefined();
	});

	test("have no rate below one that was given to an agent below", () => {
		expect(fault([tier(5_999n)])).toBe("RATE_BELOW_GIVEN");
		expect(fault([tier(4_000n), tier(6_000n, { turnover: 501n })])).toBe("RATE_BELOW_GIVEN");
		expect(fault([tier(4_000n), tier(6_000n, { turnover: 500n })])).toBeUndefined();
	});

	test("stay within 60 % of the house edge, all that is paid on a bet counted", () => {
		const up = { upline: undefined };
		expect(fault([tier(20_000n)], up)).toBeUndefined();
		expect(fault([tier(20_001n)], up)).toBe("RATE_ABOVE_CEILING");
		expect(isUnderCeiling(24_000n, { houseEdge: 40_000n, salaries: [], points: 0n, rebates: 0n })).toBe(true);
	});
});

test("whatever a team reaches, the one above it is paid no less (property)", () => {
	const condition = fc.record({ members: fc.nat(5), turnover: fc.bigInt(0n, 5n), streak: fc.constant(0) });
	const drawn = fc.array(
		fc.tuple(condition, fc.bigInt(1n, 20n)).map(([asked, rate]): Tier => ({ ...asked, rate })),
		{ maxLength: 4 },
	);
	fc.assert(
		fc.property(drawn, drawn, condition, (upline, tiers, reached) => {
			const free = { ...around, upline, given: [], ceiling: { ...around.ceiling, houseEdge: 10n ** 9n } };
			if (!checkTerms(tiers, free).ok || !checkTerms(upline, { ...free, upline: undefined }).ok) return;
			const [own, below] = [tierReached(upline, reached)?.rate ?? 0n, tierReached(tiers, reached)?.rate ?? 0n];
			expect(own >= below).toBe(true);
		}),
		{ numRuns: 2_000 },
	);
});
