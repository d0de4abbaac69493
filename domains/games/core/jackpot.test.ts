// G24 [4.13]: contributions are never lost or rounded away, whatever is staked and wherever a pot is hit.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Chance, seededChance } from "#platform/kernel";
import {
	advancePot,
	type Cycle,
	contributionOf,
	drawHitPoint,
	jackpotKinds,
	microUnits,
	mostPoint,
	openCycle,
	type PotRules,
	pointLine,
	potFault,
	potOf,
	wholeUnits,
} from "./jackpot.ts";

const rules = (change: Partial<PotRules> = {}): PotRules => ({ kind: "mystery", seed: 100n, most: 1_000n, ...change });
const cycleOf = (change: Partial<Cycle> = {}): Cycle => ({
	number: 1,
	seed: 100n,
	accrued: 0n,
	hitUnits: 10n,
	...change,
});
const anyRules = fc.record({
	kind: fc.constantFrom(...jackpotKinds),
	seed: fc.bigInt({ min: 0n, max: 500n }),
	most: fc.bigInt({ min: 501n, max: 5_000n }),
});
const sum = (list: readonly bigint[]) => list.reduce((total, one) => total + one, 0n);

describe("the point above which none lies", () => {
	test.each([
		["mystery", 900n],
		["must-hit-by", 900n],
		["progressive", 10n ** 13n],
	] as const)("of %s follows from its rules and its seed", (kind, most) => {
		expect(mostPoint(rules({ kind }), 100n)).toBe(most);
	});
	test("is one unit where the seed fills the pot", () => {
		for (const seed of [1_000n, 1_001n]) expect(mostPoint(rules(), seed)).toBe(1n);
	});
	test("is passed by no draw (property)", () => {
		fc.assert(
			fc.property(anyRules, fc.integer(), (by, seed) => {
				const drawn = drawHitPoint(by, by.seed, seededChance(seed));
				expect(drawn >= 1n && drawn <= mostPoint(by, by.seed)).toBe(true);
			}),
		);
	});
});

describe("a contribution", () => {
	test("is the stake in parts per million, to the last micro-unit", () => {
		expect(contributionOf(1n, 1)).toBe(1n);
		expect(contributionOf(33n, 12_345)).toBe(407_385n);
		expect(contributionOf(10n ** 15n, 200_000)).toBe(2n * 10n ** 20n);
	});

	test("stays whole through random bets: what pots hold and paid is stakes times rate exactly", () => {
		fc.assert(
			fc.property(
				anyRules,
				fc.integer({ min: 1, max: 200_000 }),
				fc.array(fc.array(fc.bigInt({ min: 1n, max: 100_000n }), { maxLength: 20 }), { maxLength: 12 }),
				fc.integer(),
				(pot, ratePpm, batches, seed) => {
					const chance = seededChance(seed);
					let { cycle, reserve } = openCycle(pot, { number: 1, reserve: 1_000n }, chance);
					const closed: Cycle[] = [];
					for (const stakes of batches) {
						const came = contributionOf(sum(stakes), ratePpm);
						const next = advancePot({ rules: pot, cycle, reserve }, came, chance);
						closed.push(...next.hits.map((hit) => hit.cycle));
						for (const { cycle: full, amount } of next.hits) expect(amount).toBe(potOf(full));
						({ cycle, reserve } = next);
					}
					const all = sum([...closed.map(({ accrued }) => accrued), cycle.accrued]);
					expect(all).toBe(sum(batches.flat()) * BigInt(ratePpm));
					expect(reserve + sum([...closed, cycle].map((one) => one.seed))).toBe(1_000n);
					expect([...closed, cycle].map(({ number }) => number)).toEqual(
						closed.concat(cycle).map((_, index) => index + 1),
					);
					expect(cycle.accrued < cycle.hitUnits * microUnits).toBe(true);
				},
			),
		);
	});

	test("comes to the same however rounds fall into batches, as long as the draws are the same", () => {
		fc.assert(
			fc.property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { maxLength: 30 }), fc.integer(), (parts, seed) => {
				const begin = { rules: rules(), cycle: cycleOf(), reserve: 500n };
				const at = advancePot(begin, sum(parts), seededChance(seed));
				const chance = seededChance(seed);
				let one = { ...begin };
				const hits: bigint[] = [];
				for (const part of parts) {
					const next = advancePot(one, part, chance);
					hits.push(...next.hits.map(({ amount }) => amount));
					one = { ...one, cycle: next.cycle, reserve: next.reserve };
				}
				expect([one.cycle, one.reserve, hits]).toEqual([at.cycle, at.reserve, at.hits.map(({ amount }) => amount)]);
			}),
		);
	});
});

describe("a hit", () => {
	const begin = { rules: rules(), cycle: cycleOf({ accrued: 9_999_999n }), reserve: 0n };
	test("comes with the micro-unit that reaches the point, not one before", () => {
		expect(advancePot({ ...begin, cycle: cycleOf({ accrued: 9_999_998n }) }, 1n, seededChance(1)).hits).toEqual([]);
		expect(advancePot(begin, 1n, seededChance(1)).hits).toMatchObject([{ amount: 110n, at: 1n }]);
	});
	test("pays the seed and what came up to the point; what lies above goes into the next cycle, unseeded without a reserve", () => {
		const { hits, cycle } = advancePot(begin, 700_001n, seededChance(1));
		expect(hits).toMatchObject([{ amount: 110n, at: 1n }]);
		expect(cycle).toMatchObject({ number: 2, seed: 0n, accrued: 700_000n });
	});
	test("of one great stake may be several, each at its own place", () => {
		const short: Chance = { below: () => 0 };
		const { hits, opened } = advancePot({ ...begin, reserve: 1_000n }, 2_000_001n, short);
		expect(hits.map(({ at, amount }) => [at, amount])).toEqual([
			[1n, 110n],
			[1_000_001n, 101n],
			[2_000_001n, 101n],
		]);
		expect(opened.map(({ number }) => number)).toEqual([2, 3, 4]);
	});
});

describe("the hit point", () => {
	test("of a pot with a bound is never beyond it and reaches both ends (seed 5)", () => {
		const chance = seededChance(5);
		const points = Array.from({ length: 2_000 }, () => drawHitPoint(rules({ most: 110n }), 100n, chance));
		expect([...new Set(points)].sort((a, b) => Number(a - b))).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n]);
		const mean = Number(sum(points)) / points.length;
		expect(mean).toBeGreaterThan(5.2);
		expect(mean).toBeLessThan(5.8);
	});
	test("of a progressive pot lies as far away on average as it says, without a memory (seed 6)", () => {
		const chance = seededChance(6);
		const pot = rules({ kind: "progressive", most: 500n });
		const points = Array.from({ length: 20_000 }, () => Number(drawHitPoint(pot, 0n, chance)));
		const mean = (list: readonly number[]) => list.reduce((total, one) => total + one, 0) / list.length;
		expect(Math.abs(mean(points) - 500)).toBeLessThan(15);
		const later = points.filter((point) => point > 500).map((point) => point - 500);
		expect(Math.abs(mean(later) - 500)).toBeLessThan(25);
		expect(Math.min(...points)).toBeGreaterThanOrEqual(1);
	});
	test("never stands still: a bound that the seed fills is hit by the next whole unit", () => {
		expect(drawHitPoint(rules({ most: 100n }), 100n, seededChance(1))).toBe(1n);
		expect(drawHitPoint(rules({ kind: "progressive", most: 1n }), 0n, seededChance(1))).toBe(1n);
	});
	test("a seed is what the reserve covers", () => {
		expect(openCycle(rules(), { number: 4, reserve: 60n }, seededChance(1))).toMatchObject({
			cycle: { number: 4, seed: 60n, accrued: 0n },
			reserve: 0n,
		});
	});
});

test("whole units move as the whole part grows, whoever brings them", () => {
	expect(wholeUnits(0n, [{ counter: "a", micro: 500_000n }])).toEqual([]);
	expect(
		wholeUnits(500_000n, [
			{ counter: "a", micro: 400_000n },
			{ counter: "b", micro: 100_000n },
			{ counter: "c", micro: 2_500_000n },
		]),
	).toEqual([
		{ counter: "b", units: 1n },
		{ counter: "c", units: 2n },
	]);
	fc.assert(
		fc.property(
			fc.bigInt({ min: 0n, max: 10n ** 12n }),
			fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n })),
			(before, parts) => {
				const moved = wholeUnits(
					before,
					parts.map((micro) => ({ counter: "games:x", micro })),
				);
				expect(sum(moved.map(({ units }) => units))).toBe((before + sum(parts)) / microUnits - before / microUnits);
			},
		),
	);
});

test.each([
	["sound", {}, undefined],
	["no rate", { ratePpm: 0 }, "RATE"],
	["more than a fifth", { ratePpm: 200_001 }, "RATE"],
	["a seed below nothing", { seed: -1n }, "SEED"],
	["a bound at the seed", { most: 1_100n }, "MOST"],
	["a bound too near the seed", { most: 2_099n }, "MOST"],
	["a mean below the seed of a progressive pot", { kind: "progressive", seed: 5_000n, most: 1_000n }, undefined],
	["a bound beyond all", { most: 10n ** 12n + 1n }, "MOST"],
] as const)("rules: %s", (_, change, fault) => {
	expect(potFault({ ...rules({ seed: 1_100n, most: 2_100n }), ratePpm: 10_000, ...change })).toBe(fault);
});

test("the line of a point says pot, cycle, point and salt, the same from a number as from its text", () => {
	const point = { code: "harbour", cycle: 3, salt: "00ff" };
	expect(pointLine({ ...point, hitUnits: 1_234n })).toBe("harbour:3:1234:00ff");
	expect(pointLine({ ...point, hitUnits: "1234" })).toBe("harbour:3:1234:00ff");
});
