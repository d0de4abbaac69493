// What a lobby picks: filters by table, pages, and that no game is lost or shown twice.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type CatalogueGame,
	type GameQuery,
	largestAward,
	nameIn,
	pageOf,
	selectGames,
	stakeSteps,
	timesText,
} from "./catalogue.ts";
import { searchText } from "./search.ts";

function game(code: string, changes: Partial<CatalogueGame> = {}): CatalogueGame {
	const names = changes.names ?? { en: code };
	return {
		id: String(code.charCodeAt(0)),
		vendor: "TESSERA",
		code,
		category: "RNG",
		names,
		search: searchText(Object.values(names)),
		rtp: "96.00",
		payTable: "1",
		lines: 20,
		volatility: "medium",
		hot: false,
		popular: false,
		tags: [],
		backAt: undefined,
		recommended: [],
		isNew: false,
		artSmall: "/a",
		artShow: "/b",
		hue: 30,
		trial: true,
		open: true,
		limits: new Map([["P" as const, { min: 20n, max: 2000n }]]),
		order: 10,
		addedAt: new Date("2026-01-01T00:00:00Z"),
		...changes,
	};
}

const games = [
	game("alpha", {
		names: { en: "Dancheong Gate", ko: "단청문" },
		hot: true,
		order: 2,
		rtp: "96.40",
		topAward: { hundredths: 45_220n, oneIn: 7_312_896 },
	}),
	game("beta", { names: { en: "Magpie and Tiger", ko: "까치와 호랑이" }, lines: 243, order: 1, rtp: "95.10" }),
	game("gamma", {
		names: { en: "Bojagi", ko: "보자기" },
		isNew: true,
		order: 3,
		addedAt: new Date("2026-02-01T00:00:00Z"),
		topAward: { hundredths: 150_005n, oneIn: 3_591_410 },
	}),
	game("delta", {
		category: "LIVE",
		vendor: "OTHER",
		lines: 0,
		order: 4,
		limits: new Map([["KRW", { min: 1000n, max: 2000n }]]),
	}),
];

const plain: GameQuery = { currency: "P", favourites: new Set(), sort: "order", language: "en" };

const cases: readonly [string, Partial<GameQuery>, string][] = [
	["everything, in the operator's order", {}, "beta alpha gamma delta"],
	["a category", { category: "RNG" }, "beta alpha gamma"],
	["a vendor", { vendor: "OTHER" }, "delta"],
	["a vendor that is not there", { vendor: "NOBODY" }, ""],
	["one game alone", { id: "98" }, "beta"],
	["a name", { text: "tiger" }, "beta"],
	["a name with a slip of the finger", { text: "dancehong" }, "alpha"],
	["what is right is not mixed with what is nearly right", { text: "gate" }, "alpha"],
	["a slip finds nothing where a filter forbids it", { text: "dancehong", vendor: "OTHER" }, ""],
	["a Korean name", { text: "보자" }, "gamma"],
	["Korean initials", { text: "ㄷㅊㅁ" }, "alpha"],
	["nothing but spaces is no search", { text: "  " }, "beta alpha gamma delta"],
	["only signs find nothing", { text: "?!" }, ""],
	["lines", { leastLines: 100 }, "beta"],
	["a stake in a currency", { stake: 20n }, "beta alpha gamma"],
	["a stake below the least", { stake: 19n }, ""],
	["hot", { tag: "hot" }, "alpha"],
	["new", { tag: "new" }, "gamma"],
	["favourites", { tag: "favourite", favourites: new Set([String("d".charCodeAt(0))]) }, "delta"],
	["by name", { sort: "name", category: "RNG" }, "gamma alpha beta"],
	["by Korean name", { sort: "name", language: "KO", category: "RNG" }, "beta alpha gamma"],
	["by name in no language", { sort: "name", language: "!!", category: "RNG" }, "gamma alpha beta"],
	["by age", { sort: "newest" }, "gamma beta alpha delta"],
	["by return", { sort: "rtp", category: "RNG" }, "alpha gamma beta"],
	["by the most that a spin can win", { sort: "award", category: "RNG" }, "gamma alpha beta"],
];

test.each(cases)("the lobby shows: %s", (_name, query, expected) => {
	expect(
		selectGames(games, { ...plain, ...query })
			.map(({ code }) => code)
			.join(" "),
	).toBe(expected);
});

describe("the steps of the filter on stakes", () => {
	const from = (code: string, min: bigint, changes: Partial<CatalogueGame> = {}) =>
		game(code, { limits: new Map([["P" as const, { min, max: 100_000n }]]), ...changes });
	const hall = [from("e", 500n), from("a", 100n), from("b", 20n), from("c", 100n), from("d", 20n)];

	test("are the games' own least stakes but the greatest, which would leave none out", () => {
		expect(stakeSteps(hall, { currency: "P" })).toEqual([20n, 100n]);
		expect(stakeSteps(hall, { currency: "KRW" })).toEqual([]);
	});

	test("are none where all begin at one stake", () => {
		expect(stakeSteps([from("a", 20n), from("b", 20n)], { currency: "P" })).toEqual([]);
	});

	test("are three at most, and of the hall's own games", () => {
		const many = [1n, 2n, 5n, 10n, 20n].map((min) => from(`x${min}`, min));
		const others = [from("f", 3n, { category: "FISH" }), from("v", 4n, { vendor: "OTHER" })];
		expect(stakeSteps([...many, ...others], { category: "RNG", vendor: "TESSERA", currency: "P" })).toEqual([
			1n,
			2n,
			5n,
		]);
	});

	test("each leaves some of the hall out, and none out of it in (property)", () => {
		fc.assert(
			fc.property(fc.array(fc.bigInt({ min: 1n, max: 9n }), { maxLength: 12 }), (least) => {
				const games = least.map((min, index) => from(`g${index}`, min, { id: String(index) }));
				for (const stake of stakeSteps(games, { currency: "P" })) {
					const shown = selectGames(games, { ...plain, stake });
					expect(shown.length).toBeGreaterThan(0);
					expect(shown.length).toBeLessThan(games.length);
				}
			}),
		);
	});
});

test("the most that a spin can win is exact, and never rounded up", () => {
	const award = { hundredths: 150_005n, oneIn: 3_591_410 };
	expect(timesText(award)).toBe("1500.05");
	expect(largestAward(award, { min: 20n, max: 2_000n })).toBe(3_000_100n);
	expect(largestAward(award, { min: 1n, max: 33n })).toBe(49_501n);
});

test("a name falls back to English", () => {
	expect(nameIn({ en: "Gate", ko: "문" }, "KO")).toBe("문");
	expect(nameIn({ en: "Gate" }, "th")).toBe("Gate");
	expect(nameIn({ en: "Gate", ko: "문" }, "ko-KR")).toBe("문");
	expect(nameIn({ en: "Gate", cn: "门" }, "zh-CN")).toBe("门");
	expect(nameIn({ en: "Gate", cn: "门" }, "CN")).toBe("门");
	expect(nameIn({ en: "Gate" }, "constructor")).toBe("Gate");
});

test("pages together hold every item once, in order (property)", () => {
	fc.assert(
		fc.property(fc.array(fc.integer(), { maxLength: 100 }), fc.integer({ min: 1, max: 30 }), (items, size) => {
			const { pages, total } = pageOf(items, { page: 1, size });
			const shown = Array.from({ length: pages }, (_, index) => pageOf(items, { page: index + 1, size }).items).flat();
			expect(shown).toEqual(items);
			expect(total).toBe(items.length);
			expect(pageOf(items, { page: pages + 1, size }).items).toEqual([]);
		}),
	);
});
