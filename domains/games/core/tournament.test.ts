// What a round is worth in a tournament, what may be made of one, and who gets which prize.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	nextCodes,
	nextSpan,
	prizeMoney,
	prizesOf,
	sameTerms,
	scoreOf,
	scoreText,
	type TournamentTerms,
	tournamentFault,
	tournamentScores,
	tournamentState,
} from "./tournament.ts";

const now = new Date("2026-11-23T10:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const terms = (change: Partial<TournamentTerms> = {}): TournamentTerms => ({
	score: "best-multiple",
	entry: "join",
	currency: "P",
	minStake: 100n,
	startsAt: later(5),
	endsAt: later(65),
	games: ["2", "1"],
	tag: null,
	prizes: [5_000n, 2_000n, 2_000n],
	prizesIn: "money",
	repeatsHours: null,
	...change,
});

describe("a score", () => {
	test.each([
		["best-multiple", 300n, 1_000n, 3_333_333n, "3.33"],
		["best-multiple", 100n, 0n, 0n, "0.00"],
		["best-multiple", 1n, 10_000n, 10_000_000_000n, "10000.00"],
		["staked", 300n, 1_000n, 300n, "3.00"],
		["won", 300n, 1_000n, 1_000n, "10.00"],
		["rounds", 300n, 0n, 1n, "1"],
	] as const)("by %s of a stake of %d and a win of %d is %d, shown as %s", (kind, stake, win, score, shown) => {
		expect(scoreOf(kind, { stake, win })).toBe(score);
		expect(scoreText(kind, score, "P")).toBe(shown);
	});

	test("a free round brings nothing, by any score", () => {
		for (const kind of tournamentScores) expect(scoreOf(kind, { stake: 0n, win: 900n })).toBe(0n);
	});

	test("a greater win of the same stake is never a lower score, and none is below zero", () => {
		const money = fc.bigInt({ min: 0n, max: 10n ** 10n });
		fc.assert(
			fc.property(fc.constantFrom(...tournamentScores), money, money, money, (kind, stake, win, more) => {
				const [low, high] = [scoreOf(kind, { stake, win }), scoreOf(kind, { stake, win: win + more })];
				expect(high >= low && low >= 0n).toBe(true);
			}),
		);
	});
});

describe("what may be made", () => {
	test("a tournament of sense has no fault, and one of each has its own", () => {
		expect(tournamentFault(terms(), now)).toBeUndefined();
		expect(tournamentFault(terms({ score: "rounds", minStake: 0n }), now)).toBeUndefined();
		for (const [fault, change] of [
			["START", { startsAt: later(-1) }],
			["END", { endsAt: later(5) }],
			["END", { endsAt: later(60 * 24 * 93) }],
			["END", { endsAt: new Date(Number.NaN) }],
			["MIN_STAKE", { minStake: 0n }],
			["MIN_STAKE", { score: "rounds", minStake: -1n }],
			["PRIZES", { prizes: [] }],
			["PRIZES", { prizes: [5n, 6n] }],
			["PRIZES", { prizes: [5n, 0n] }],
			["PRIZES", { prizes: Array.from({ length: 101 }, () => 1n) }],
			["PRIZES", { prizes: [10n ** 12n, 1n] }],
			["REPEATS", { repeatsHours: 0 }],
			["REPEATS", { repeatsHours: 1.5 }],
			["REPEATS", { repeatsHours: 92 * 24 + 1 }],
			["REPEATS", { repeatsHours: 1, endsAt: later(66) }],
		] as const)
			expect([fault, tournamentFault(terms(change), now)]).toEqual([fault, fault]);
	});

	test("the same terms in another order of games are the same; any other change is none", () => {
		expect(sameTerms(terms(), terms({ games: ["1", "2"] }))).toBe(true);
		for (const change of [
			{ score: "won" },
			{ entry: "open" },
			{ currency: "KRW" },
			{ minStake: 101n },
			{ startsAt: later(6) },
			{ endsAt: later(66) },
			{ games: ["1"] },
			{ tag: "hot" },
			{ prizes: [5_000n] },
			{ repeatsHours: 24 },
			{ prizesIn: "points" },
		] as const)
			expect(sameTerms(terms(), terms(change))).toBe(false);
	});
});

test("money is set aside whole, and of points none", () => {
	expect(prizeMoney(terms())).toBe(9_000n);
	expect(prizeMoney(terms({ prizesIn: "points" }))).toBe(0n);
});

test("a state follows from what is kept and from the time", () => {
	const span = { kept: "standing", startsAt: later(5), endsAt: later(65) } as const;
	expect([later(0), later(5), later(64), later(65)].map((at) => tournamentState(span, at))).toEqual([
		...["planned", "running", "running", "closing"],
	]);
	for (const kept of ["settled", "cancelled"] as const) expect(tournamentState({ ...span, kept }, later(9))).toBe(kept);
});

describe("the next of a series", () => {
	test("begins so many hours after this one, and lies ahead however long nobody looked", () => {
		const every = (hours: number, at: Date) => {
			const { startsAt, endsAt } = nextSpan({ startsAt: later(0), endsAt: later(60), repeatsHours: hours }, at);
			return [startsAt, endsAt].map((moment) => (moment.getTime() - now.getTime()) / 60_000);
		};
		expect(tournamentFault(terms({ repeatsHours: 1 }), now)).toBeUndefined();
		expect(every(1, later(0))).toEqual([60, 120]);
		expect(every(1, later(60))).toEqual([60, 120]);
		expect(every(24, later(61))).toEqual([24 * 60, 25 * 60]);
		expect(every(2, later(24 * 60 + 1))).toEqual([26 * 60, 27 * 60]);
	});

	test("never begins in the past nor while this one runs, and lasts as long", () => {
		const minutes = fc.integer({ min: 1, max: 600 });
		fc.assert(
			fc.property(minutes, fc.integer({ min: 10, max: 100 }), fc.nat(100_000), (lasts, repeatsHours, asked) => {
				const next = nextSpan({ startsAt: now, endsAt: later(lasts), repeatsHours }, later(asked));
				expect(next.startsAt >= later(asked) && next.startsAt >= later(lasts)).toBe(true);
				expect(next.endsAt.getTime() - next.startsAt.getTime()).toBe(lasts * 60_000);
			}),
		);
	});

	test("is called by the next number, within what a code may be", () => {
		expect(nextCodes("autumn", 2)).toEqual(["autumn-2", "autumn-3"]);
		expect(nextCodes("autumn-cup-9", 2)).toEqual(["autumn-cup-10", "autumn-cup-11"]);
		const [long] = nextCodes("a".repeat(40), 1);
		expect(long).toBe(`${"a".repeat(38)}-2`);
	});
});

describe("prizes", () => {
	const player = (name: string, excluded = false) => ({ name, excluded });

	test("go by place, and pass over whoever is excluded", () => {
		const won = prizesOf([player("a"), player("b", true), player("c"), player("d")], [50n, 20n]);
		expect(won).toEqual([
			{ player: player("a"), place: 1, amount: 50n },
			{ player: player("c"), place: 2, amount: 20n },
		]);
	});

	test("never more than there are, each place once, none to whoever is excluded", () => {
		const standing = fc.array(fc.boolean().map((excluded) => player("one", excluded)));
		const prizes = fc.array(fc.bigInt({ min: 1n, max: 1_000n }), { maxLength: 10 });
		fc.assert(
			fc.property(standing, prizes, (players, table) => {
				const won = prizesOf(players, table);
				const free = players.filter(({ excluded }) => !excluded);
				expect(won.map((one) => one.player)).toEqual(free.slice(0, table.length));
				expect(won.map(({ place }) => place)).toEqual(won.map((_one, index) => index + 1));
				expect(won.map(({ amount }) => amount)).toEqual(table.slice(0, won.length));
			}),
		);
	});
});

test("what is shown of a score never says more than it is", () => {
	const score = fc.bigInt({ min: 0n, max: 10n ** 15n });
	fc.assert(
		fc.property(score, (millionths) => {
			const shown = scoreText("best-multiple", millionths, "P");
			expect(shown).toMatch(/^[0-9]+\.[0-9]{2}$/);
			const hundredths = BigInt(shown.replace(".", ""));
			expect(hundredths * 10_000n <= millionths && millionths < (hundredths + 1n) * 10_000n).toBe(true);
		}),
	);
	expect(scoreText("won", 1_234n, "KRW")).toBe("1234");
	expect(scoreText("rounds", 1_234n, "KRW")).toBe("1234");
});

test("a tournament lasts from one minute to ninety-two days, and may begin at this moment", () => {
	const lasting = (minutes: number) => tournamentFault(terms({ startsAt: now, endsAt: later(minutes) }), now);
	expect([lasting(1), lasting(92 * 24 * 60)]).toEqual([undefined, undefined]);
	expect([lasting(0.9), lasting(92 * 24 * 60 + 1)]).toEqual(["END", "END"]);
	const most = Array.from({ length: 100 }, () => 10n ** 10n);
	expect(tournamentFault(terms({ prizes: most }), now)).toBeUndefined();
	expect(tournamentFault(terms({ prizes: [most[0] ?? 0n, ...most] }), now)).toBe("PRIZES");
});
