// When prizes ask a second person and until when they wait for one.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	asksSecond,
	type PointTerms,
	promisedADay,
	promisesMore,
	promiseWorth,
	proposalLapses,
	type TournamentPromise,
	worthOfPoints,
} from "./tournament-promise.ts";

const now = new Date("2026-11-23T10:00:00Z");
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);
const promise = (change: Partial<TournamentPromise> = {}): TournamentPromise => ({
	currency: "P",
	prizes: [500n, 300n],
	prizesIn: "money",
	repeatsHours: 24,
	...change,
});

describe("what stands is promised already", () => {
	test.each<[string, Partial<TournamentPromise>, boolean]>([
		["the same again", {}, false],
		["less for a place", { prizes: [500n, 200n] }, false],
		["fewer places", { prizes: [500n] }, false],
		["a series that is held less often", { repeatsHours: 48 }, false],
		["a series that ends", { repeatsHours: null }, false],
		["more for a place, though less together", { prizes: [501n] }, true],
		["another place", { prizes: [500n, 300n, 1n] }, true],
		["a series that is held more often", { repeatsHours: 12 }, true],
		["another currency", { currency: "KRW" }, true],
		["points for money", { prizesIn: "points" }, true],
	])("%s", (_what, change, more) => {
		expect(promisesMore(promise(), promise(change))).toBe(more);
	});

	test("of one that is held once a series is more, and anything is more than nothing", () => {
		expect(promisesMore(promise({ repeatsHours: null }), promise())).toBe(true);
		expect(promisesMore(undefined, promise({ prizes: [1n] }))).toBe(true);
	});

	test("no second person is asked for prizes that another already agreed to, whatever one may do alone", () => {
		const prizes = fc.array(fc.bigInt({ min: 1n, max: 10_000n }), { minLength: 1, maxLength: 5 });
		const alone = fc.option(fc.bigInt({ min: 0n, max: 10_000n }), { nil: undefined });
		fc.assert(
			fc.property(prizes, prizes, alone, (had, wanted, limit) => {
				const [stands, asked] = [promise({ prizes: had }), promise({ prizes: wanted })];
				const sum = wanted.reduce((total, prize) => total + prize, 0n);
				expect(asksSecond({ given: 0n, stands, asked: stands, alone: limit })).toBe(false);
				expect(asksSecond({ given: 0n, stands: undefined, asked, alone: limit })).toBe(
					limit === undefined || sum > limit,
				);
				if (asksSecond({ given: 0n, stands, asked, alone: limit })) expect(promisesMore(stands, asked)).toBe(true);
			}),
		);
	});
});

describe("a series is looked at by what it gives in a day", () => {
	test.each<[number | null, bigint]>([
		[null, 800n],
		[2_208, 800n],
		[25, 800n],
		[24, 800n],
		[23, 1_600n],
		[12, 1_600n],
		[5, 4_000n],
		[1, 19_200n],
	])("every %s hours", (repeatsHours, day) => {
		const asked = promise({ repeatsHours });
		expect(promisedADay(asked)).toBe(day);
		expect(asksSecond({ given: 0n, stands: undefined, asked, alone: day })).toBe(false);
		expect(asksSecond({ given: 0n, stands: undefined, asked, alone: day - 1n })).toBe(true);
	});

	test("as often as it begins within any 24 hours, and never more (property)", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 100 * 60 }), (every, first) => {
				const begins = Array.from({ length: 200 }, (_, index) => index * every * 60);
				const within = begins.filter((minute) => minute >= first && minute < first + 24 * 60).length;
				const most = promisedADay(promise({ prizes: [1n], repeatsHours: every }));
				expect(BigInt(within)).toBeLessThanOrEqual(most);
				if (first % (every * 60) === 0) expect(BigInt(Math.max(1, within))).toBe(most);
			}),
		);
	});

	test("with what was promised for others within the day", () => {
		const asked = promise({ repeatsHours: null });
		const asks = (given: bigint, stands?: TournamentPromise) => asksSecond({ given, stands, asked, alone: 1_000n });
		expect([asks(0n), asks(200n), asks(201n)]).toEqual([false, false, true]);
		// What is promised already asks nobody, whatever was given.
		expect(asks(5_000n, asked)).toBe(false);
		expect(asksSecond({ given: 0n, stands: undefined, asked, alone: undefined })).toBe(true);
	});

	test("one that stood alone asks when it is to come sooner, and not when less often", () => {
		const stands = promise({ repeatsHours: 24 });
		expect(asksSecond({ given: 0n, stands, asked: promise({ repeatsHours: 6 }), alone: 800n })).toBe(true);
		expect(asksSecond({ given: 0n, stands, asked: promise({ repeatsHours: 48 }), alone: 0n })).toBe(false);
	});
});

describe("prizes in points are looked at by what they cost as cash", () => {
	const terms = { step: 100n, cash: 3n };
	const inPoints = (change: Partial<TournamentPromise> = {}) =>
		promise({ prizesIn: "points", repeatsHours: null, ...change });

	test.each<[bigint, bigint]>([
		[0n, 0n],
		[1n, 1n],
		[33n, 1n],
		[34n, 2n],
		[100n, 3n],
		[101n, 4n],
	])("%s points become %s at the most", (points, cash) => {
		expect(worthOfPoints(points, terms)).toBe(cash);
	});

	test("rounded up and never less than what any conversion of them pays (property)", () => {
		const amount = fc.bigInt({ min: 1n, max: 1_000_000n });
		fc.assert(
			fc.property(amount, amount, amount, (points, step, cash) => {
				const worth = worthOfPoints(points, { step, cash });
				expect(worth * step).toBeGreaterThanOrEqual(points * cash);
				expect((worth - 1n) * step).toBeLessThan(points * cash);
				expect(worth).toBeGreaterThanOrEqual((points / step) * cash);
			}),
		);
	});

	test("of a series what those of a day cost; of points that become no cash another is always asked", () => {
		expect(promiseWorth(inPoints(), terms)).toBe(24n);
		expect(promiseWorth(inPoints({ repeatsHours: 12 }), terms)).toBe(48n);
		expect(promiseWorth(inPoints(), undefined)).toBeUndefined();
		expect(promiseWorth(promise({ repeatsHours: null }), undefined)).toBe(800n);
		const asks = (alone: bigint, points: PointTerms | undefined) =>
			asksSecond({ given: 0n, stands: undefined, asked: inPoints(), alone, points });
		expect([asks(24n, terms), asks(23n, terms), asks(10n ** 12n, undefined)]).toEqual([false, true, true]);
	});
});

test("what waits lapses after three days, or when it should have begun", () => {
	expect(proposalLapses({ startsAt: hours(5) }, now)).toEqual(hours(5));
	expect(proposalLapses({ startsAt: hours(500) }, now)).toEqual(hours(72));
});
