// Bonuses: who may choose one, how much it is, what is left to wager, how it ends.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type BonusTerms,
	bonusEnd,
	bonusMissing,
	bonusOf,
	bonusShares,
	grantBonus,
	isOffered,
	type OfferFacts,
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
	const counted = (games: readonly string[], before?: Record<string, bigint>) =>
		bonusShares({ games }, { before, now: { RNG: 700n, SPORTS: 50n, FISH: 20n } })
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
	test("is not known of a bonus that was granted before it was written down", () => {
		expect(new Set(bonusShares({ games: [] }, { before: undefined, now: {} }).map((one) => one.counted))).toEqual(
			new Set([undefined]),
		);
	});
});

describe("what is left to wager", () => {
	const running = { asked: 1_000n, wagered: 500n, endsAt: later(1) };
	test.each([
		[500n, 1_000n],
		[501n, 999n],
		[1_500n, 0n],
		[9_999n, 0n],
		// Rounds that were taken back never add to it.
		[100n, 1_000n],
	])("at %s wagered in all is %s", (wagered, missing) => {
		expect(bonusMissing(running, wagered)).toBe(missing);
	});
	test.each([
		["it runs on", 600n, now, undefined],
		["it is released by the last unit", 1_500n, now, "released"],
		["its time is over", 1_499n, later(1), "expired"],
		["it was earned in time and seen late", 1_500n, later(2), "released"],
	])("%s", (_what, wageredEver, at, end) => {
		expect(bonusEnd(running, { wageredEver, now: at })).toBe(end);
	});
});
