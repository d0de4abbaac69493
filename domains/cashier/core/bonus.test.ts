// Bonuses: who may choose one, how much it is, what is left to wager, how it ends.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type BonusParts,
	type BonusTerms,
	bonusEnd,
	bonusMissing,
	bonusOf,
	bonusShares,
	grantBonus,
	isOffered,
	type OfferFacts,
	weighedStakes,
} from "./bonus.ts";

const now = new Date("2026-11-22T12:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const terms = (change: Partial<BonusTerms> = {}): BonusTerms => ({
	percent: 100,
	smallest: 2_000n,
	most: 50_000n,
	turnoverPercent: 1_000,
	days: 30,
	firstOnly: false,
	once: false,
	games: [],
	parts: {},
	...change,
});
const facts = (change: Partial<OfferFacts> = {}): OfferFacts => ({
	now,
	opensAt: null,
	closesAt: null,
	paidInBefore: false,
	bonusOpen: false,
	had: false,
	...change,
});

describe("an offer", () => {
	test.each([
		["to anybody", {}, {}, true],
		["while another bonus runs", {}, { bonusOpen: true }, false],
		["a second time", {}, { had: true }, true],
		["a second time, where it is once", { once: true }, { had: true }, false],
		["the first time, where it is once", { once: true }, {}, true],
		["after a deposit", {}, { paidInBefore: true }, true],
		["after a deposit, where it is for the first", { firstOnly: true }, { paidInBefore: true }, false],
		["for the first deposit", { firstOnly: true }, {}, true],
		["before it opens", {}, { opensAt: later(1) }, false],
		["at the moment it opens", {}, { opensAt: now }, true],
		["before it closes", {}, { closesAt: later(1) }, true],
		["at the moment it closes", {}, { closesAt: now }, false],
	])("%s", (_when, rule, known, offered) => {
		expect(isOffered(terms(rule), facts(known))).toBe(offered);
	});
});

describe("how much", () => {
	test.each([
		[1_999n, {}, 0n],
		[2_000n, {}, 2_000n],
		[49_999n, {}, 49_999n],
		[50_000n, {}, 50_000n],
		[90_000n, {}, 50_000n],
		[2_003n, { percent: 50 }, 1_001n],
		[2_003n, { percent: 1 }, 20n],
	])("%s credited with %o brings %s", (credited, rule, bonus) => {
		expect(bonusOf(credited, terms(rule))).toBe(bonus);
	});
	test("never more than its part, nor than the most, and never below zero", () => {
		const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });
		fc.assert(
			fc.property(amounts, fc.integer({ min: 1, max: 1_000 }), (credited, percent) => {
				const bonus = bonusOf(credited, terms({ percent }));
				expect(bonus >= 0n && bonus <= 50_000n && bonus * 100n <= credited * BigInt(percent)).toBe(true);
			}),
		);
	});
});

describe("a grant", () => {
	test("is asked to be wagered so many times, within its days", () => {
		const granted = grantBonus(terms(), { credited: 10_000n, first: false, now });
		expect(granted).toEqual({ ok: true, value: { amount: 10_000n, asked: 100_000n, endsAt: later(30) } });
	});
	test.each([
		["less was credited than asked for", {}, 1_999n, true, "too-small"],
		["the part of it is nothing", { percent: 1, smallest: 1n }, 99n, true, "too-small"],
		["another deposit came first", { firstOnly: true }, 10_000n, false, "not-first"],
	])("is none where %s", (_why, rule, credited, first, error) => {
		expect(grantBonus(terms(rule), { credited, first, now })).toEqual({ ok: false, error });
	});
});

describe("what counts by category", () => {
	const counted = (games: readonly string[], before?: Record<string, bigint>, parts: BonusParts = {}) =>
		bonusShares({ games, parts }, { before, now: { RNG: 700n, SPORTS: 50n, FISH: 20n } })
			.filter(({ percent, counted: sum }) => percent === 0 || sum !== 0n)
			.map(({ category, percent, counted: sum }) => `${category} ${percent} ${sum}`);
	test("is all of it where no category is named, since it was granted", () => {
		expect(counted([], { RNG: 200n, FISH: 30n })).toEqual(["RNG 100 500", "SPORTS 100 50"]);
	});
	test("is that of the named ones alone", () => {
		expect(counted(["RNG"], {})).toEqual([
			"LIVE 0 0",
			"RNG 100 700",
			...["SPORTS", "ESPORTS", "LOTT", "ELOTT", "PVP", "FISH"].map((one) => `${one} 0 0`),
		]);
	});
	test("is a part of the stakes of a category that counts in part, and nothing of one that does not count", () => {
		expect(counted(["RNG", "SPORTS"], { SPORTS: 1n }, { SPORTS: 50, FISH: 10 })).toContain("SPORTS 50 24");
		expect(counted(["RNG"], {}, { FISH: 10 })).toContain("FISH 0 0");
	});
	test("of the golden stakes is 2,166.88, and what is left of the division counts on", () => {
		const by = { RNG: 123_456n, FISH: 25_010n, LIVE: 500_005n, SPORTS: 33_333n, LOTT: 7_777n, PVP: 1_000_000n };
		const parts = { LIVE: 10, SPORTS: 50, LOTT: 20 };
		const games = ["RNG", "FISH", "LIVE", "SPORTS", "LOTT"];
		expect(weighedStakes({ games, parts }, by)).toBe(21_668_840n);
		const asks = { asked: 400_000n, weighed: 0n };
		expect(bonusMissing(asks, 21_668_840n)).toBe(400_000n - 216_688n);
		// Twice half a unit is a unit, whenever each was wagered.
		const half = (live: bigint) => weighedStakes({ games: [], parts: { LIVE: 50 } }, { LIVE: live });
		const missing = (from: bigint, to: bigint) => bonusMissing({ asked: 10n, weighed: half(from) }, half(to));
		expect([missing(1n, 2n), missing(1n, 3n), missing(0n, 20n)]).toEqual([10n, 9n, 0n]);
	});
	test("is never more than was wagered, and as much in one step as in many", () => {
		const stakes = fc.record({ LIVE: fc.bigInt(0n, 10n ** 12n), RNG: fc.bigInt(0n, 10n ** 12n) });
		fc.assert(
			fc.property(fc.array(stakes, { minLength: 1 }), fc.integer({ min: 1, max: 99 }), (steps, percent) => {
				const terms = { games: [], parts: { LIVE: percent } };
				const all = { LIVE: 0n, RNG: 0n };
				let weighed = 0n;
				for (const { LIVE, RNG } of steps) {
					all.LIVE += LIVE;
					all.RNG += RNG;
					weighed += weighedStakes(terms, { LIVE, RNG });
				}
				expect(weighedStakes(terms, all)).toBe(weighed);
				expect(weighed <= (all.LIVE + all.RNG) * 100n && weighed >= all.RNG * 100n).toBe(true);
			}),
		);
	});
	test("is not known of a bonus that was granted before it was written down", () => {
		expect(
			new Set(bonusShares({ games: [], parts: {} }, { before: undefined, now: {} }).map((one) => one.counted)),
		).toEqual(new Set([undefined]));
	});
});

describe("what is left to wager", () => {
	const running = { asked: 1_000n, weighed: 50_000n, endsAt: later(1) };
	test.each([
		[500n, 1_000n],
		[501n, 999n],
		[1_500n, 0n],
		[9_999n, 0n],
		// Rounds that were taken back never add to it.
		[100n, 1_000n],
	])("at %s wagered in all is %s", (wagered, missing) => {
		expect(bonusMissing(running, wagered * 100n)).toBe(missing);
	});
	test.each([
		["it runs on", 600n, now, undefined],
		["it is released by the last unit", 1_500n, now, "released"],
		["its time is over", 1_499n, later(1), "expired"],
		["it was earned in time and seen late", 1_500n, later(2), "released"],
	])("%s", (_what, wageredEver, at, end) => {
		expect(bonusEnd(running, { weighedEver: wageredEver * 100n, now: at })).toBe(end);
	});
});
