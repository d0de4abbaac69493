// The lobby through many eyes: search in every language it speaks, filters that meet, pages that neither lose nor repeat
// a game, marks that are one member's own, and what an operator's change shows at once.
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import { unwrap } from "#platform/kernel";
import {
	addFavouriteGame,
	enterPlay,
	getFavouriteIds,
	getGameMenus,
	launchGame,
	listFavouriteGames,
	listGames,
	listHotGames,
	listPopularGames,
	listRecentGames,
	listRounds,
	listVendors,
	removeFavouriteGame,
} from "../../contract/index.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { listing, outsideVendor } from "../testing/open-hall.ts";
import { outsideRound } from "../testing/outside-round.ts";
import { openOwnHall } from "../testing/own-hall.ts";
import { retireVendor } from "../vendors/retire-vendor.ts";

const series = Array.from({ length: 30 }, (_, index) =>
	listing(`tile-${String(index).padStart(2, "0")}`, { order: 100 + (index % 3), rtp: `9${index % 5}.00` }),
);
const { db, hall } = await openOwnHall({
	games: [
		listing("ember", {
			names: { en: "Ember Crown", ko: "불씨 왕관", cn: "餘燼王冠" },
			tags: ["hot"],
			order: 1,
			lines: 25,
			limits: { P: { min: 20n, max: 5_000n } },
		}),
		listing("royale", { names: { en: "Café Royale", ko: "왕실 카페" }, tags: ["hot", "new"], order: 2, lines: 243 }),
		listing("won-only", { tags: ["hot"], order: 3, limits: { KRW: { min: 100n, max: 1_000n } } }),
		...series,
	],
});
const { call, as } = callerOf(hall);

const codes = (games: readonly { gameCode: string }[]) => games.map((game) => game.gameCode).join(" ");
const all = unwrap(await call(listGames, { pageSize: "48" })).games;
const idOf = (code: string) => all.find((game) => game.gameCode === code)?.gameId ?? "";

/** Changes the catalogue as an operator would, for the time of one test. */
async function changed(statement: string, back: string, look: () => Promise<void>): Promise<void> {
	const run = async (text: string) => {
		await db.tx((tx) => sql.raw(text).execute(tx));
		await hall.games.refresh();
	};
	await run(statement);
	try {
		await look();
	} finally {
		await run(back);
	}
}

describe("a search", () => {
	it.each([
		["a name in any case", "EMBER", "ember"],
		["the middle of a name", "mber cr", "ember"],
		["without spaces", "embercrown", "ember"],
		["Korean syllables", "왕관", "ember"],
		["Korean initials", "ㅂㅆㅇㄱ", "ember"],
		["initials with a space between", "ㅂㅆ ㅇㄱ", "ember"],
		["Chinese", "王冠", "ember"],
		["an accent left out", "cafe", "royale"],
		["an accent typed", "CAFÉ", "royale"],
		["two names that share a beginning", "왕", "ember royale"],
		["a slip of the finger", "embre crown", "ember"],
		["nothing that is there", "dragon", ""],
		["marks alone", "!!!", ""],
		["what SQL would read", "' or 1=1 --", ""],
		["what a pattern would read", "%", ""],
	])("%s: %s", async (_what, gameName, expected) => {
		expect(codes(unwrap(await call(listGames, { gameName })).games)).toBe(expected);
	});

	it("of one game by its id shows that one", async () => {
		expect(codes(unwrap(await call(listGames, { gameId: idOf("royale") })).games)).toBe("royale");
		expect(unwrap(await call(listGames, { gameId: "999999999" })).total).toBe(0);
	});

	it("of spaces alone is none", async () => {
		expect(unwrap(await call(listGames, { gameName: "   " })).total).toBe(34);
	});
});

describe("filters that meet", () => {
	it.each([
		["a tag and a vendor", { tag: "hot", vassalage: "TESSERA" }, "ember royale won-only"],
		["a tag and another vendor", { tag: "hot", vassalage: "OUTSIDE" }, ""],
		["a tag and lines", { tag: "hot", minLineNum: "100" }, "royale"],
		["a stake below the least of one game", { tag: "hot", minBet: "0.19" }, "royale"],
		["the least stake itself", { tag: "hot", minBet: "0.20" }, "ember royale"],
		["a stake finer than the currency filters nothing", { tag: "hot", minBet: "0.199" }, "ember royale won-only"],
		["by return, ties in the operator's order", { tag: "hot", sort: "rtp" }, "ember royale won-only"],
		["by name", { tag: "hot", sort: "name" }, "royale ember won-only"],
	] as const)("%s", async (_what, query, expected) => {
		expect(codes(unwrap(await call(listGames, query)).games)).toBe(expected);
	});

	it("the list says which least stakes leave some of the hall out, whatever else is asked for", async () => {
		const ofHall = all.filter(({ gameType, minBet }) => gameType === "RNG" && Number(minBet) > 0);
		const ascending = [...new Set(ofHall.map(({ minBet }) => minBet))].sort(
			(one, other) => Number(one) - Number(other),
		);
		const hall = unwrap(await call(listGames, { gameType: "RNG", tag: "hot", pageSize: "1" }));
		expect(ascending.length).toBeGreaterThan(1);
		expect(hall).toMatchObject({ leastStakes: ascending.slice(0, -1).slice(0, 3), currency: "P" });
	});

	it("names are sorted in the language that is shown", async () => {
		const sorted = unwrap(await call(listGames, { tag: "hot", sort: "name" }, { language: "ko" })).games;
		expect(sorted.map((game) => game.displayName)).toEqual(["게임 won-only", "불씨 왕관", "왕실 카페"]);
	});

	it.each([
		["a page before the first", { pageNo: "0" }],
		["a page of nothing", { pageSize: "0" }],
		["a page that is too long", { pageSize: "49" }],
		["a category there is not", { gameType: "CHESS" }],
		["an order there is not", { sort: "price" }],
		["a stake that is no amount", { minBet: "1e9" }],
		["a negative stake", { minBet: "-1" }],
	])("%s is refused before anything is read", (_what, query) => {
		expect(z.safeParse(listGames.input, query).success).toBe(false);
	});
});

describe("pages", () => {
	it.each([1, 5, 7, 24, 48])("of %i: every game once, in one order", async (size) => {
		const seen: string[] = [];
		const first = unwrap(await call(listGames, { pageSize: `${size}` }));
		for (let page = 1; page <= first.totalPages; page++) {
			const answer = unwrap(await call(listGames, { pageSize: `${size}`, pageNo: `${page}` }));
			expect(answer).toMatchObject({ total: 34, totalPages: Math.ceil(34 / size), pageNum: page });
			seen.push(...answer.games.map((game) => game.gameId));
		}
		expect(seen).toEqual(all.map((game) => game.gameId));
	});

	it.each(["order", "name", "newest", "rtp"] as const)("sorted by %s are the same when asked again", async (sort) => {
		const once = unwrap(await call(listGames, { sort, pageSize: "48" })).games;
		await hall.games.refresh();
		expect(unwrap(await call(listGames, { sort, pageSize: "48" })).games).toEqual(once);
		expect(new Set(once.map((game) => game.gameId)).size).toBe(34);
	});
});

describe("what an operator changes", () => {
	it("T03: a game out of service is shown, marked, and neither hot nor popular", async () => {
		await changed(
			"update games.game set enabled = false where code = 'ember'",
			"update games.game set enabled = true where code = 'ember'",
			async () => {
				const { games } = unwrap(await call(listGames, { tag: "hot" }));
				expect(games.map((game) => [game.gameCode, game.open])).toEqual([
					["ember", false],
					["royale", true],
					["won-only", false],
				]);
				expect(codes(unwrap(await call(listHotGames, {})).games)).toBe("royale");
			},
		);
	});

	it("a vendor out of service closes all its games and its entry in the menu", async () => {
		await changed(
			"update games.vendor set enabled = false where code = 'TESSERA'",
			"update games.vendor set enabled = true where code = 'TESSERA'",
			async () => {
				const { games } = unwrap(await call(listGames, { pageSize: "48" }));
				expect(codes(games.filter((game) => game.open))).toBe("wheel");
				const { vendors } = unwrap(await call(listVendors, {}));
				expect(vendors.map((vendor) => [vendor.vassalage, vendor.open])).toEqual([
					["OUTSIDE", true],
					["TESSERA", false],
				]);
			},
		);
	});

	it("a category out of service closes the whole hall, and the menu says so", async () => {
		await changed(
			"update games.category set open = false where code = 'RNG'",
			"update games.category set open = true where code = 'RNG'",
			async () => {
				const { games } = unwrap(await call(listGames, { pageSize: "48" }));
				expect(games.some((game) => game.open)).toBe(false);
				const { sorting } = unwrap(await call(getGameMenus, {}));
				expect(sorting.map((entry) => [entry.gameCategory, entry.open])).toEqual([
					["RNG", false],
					["LIVE", false],
				]);
			},
		);
	});

	it("what cannot be staked in the viewer's currency is never offered instead, as hot or as popular", async () => {
		const member = await hall.enrol(0n);
		expect(codes(unwrap(await call(listHotGames, {}, as(member))).games)).toBe("ember royale");
		expect(unwrap(await call(listPopularGames, {}, as(member))).games.every((game) => game.open)).toBe(true);
		await changed(
			"update games.game set enabled = false where code = 'ember'",
			"update games.game set enabled = true where code = 'ember'",
			async () => {
				const refused = await call(launchGame, { gameId: idOf("ember"), vassalage: "TESSERA" }, as(member));
				expect(refused).toMatchObject({
					ok: false,
					error: {
						code: "GAME_UNDER_MAINTENANCE",
						value: {
							recommended: [
								{ gameCode: "royale", open: true },
								{ gameCode: "wheel", open: true },
								{ gameCode: "tile-00", open: true },
								{ gameCode: "tile-03", open: true },
							],
						},
					},
				});
			},
		);
	});
});

describe("what an operator sets of a game (2.4.1)", () => {
	it("its maintenance tells the planned end and names what the operator chose first, if that can be entered", async () => {
		const member = await hall.enrol(0n);
		const until = new Date(hall.clock.now().getTime() + 3_600_000).toISOString();
		const launched = () => call(launchGame, { gameId: idOf("ember"), vassalage: "TESSERA" }, as(member));
		await changed(
			`update games.game set maintenance = true, maintenance_until = '${until}',
				recommended = array(select id from games.game where code in ('won-only', 'tile-20')) where code = 'ember'`,
			"update games.game set maintenance = false, maintenance_until = null, recommended = '{}' where code = 'ember'",
			async () => {
				const refused = await launched();
				const first = [{ gameCode: "tile-20" }, { gameCode: "royale" }, { gameCode: "wheel" }, { gameCode: "tile-00" }];
				expect(refused).toMatchObject({
					error: { code: "GAME_UNDER_MAINTENANCE", value: { recommended: first, backAt: until } },
				});
				hall.clock.advance(3_600_000);
				// A planned end that has passed is not told any more; the game stays closed until an operator opens it.
				expect(await launched()).not.toMatchObject({ error: { value: { backAt: until } } });
			},
		);
		expect((await launched()).ok).toBe(true);
	});

	it("its vendor's maintenance closes it, and the later end is told", async () => {
		const member = await hall.enrol(0n);
		const until = new Date(hall.clock.now().getTime() + 7_200_000).toISOString();
		await changed(
			`update games.vendor set maintenance = true, maintenance_until = '${until}' where code = 'TESSERA'`,
			"update games.vendor set maintenance = false, maintenance_until = null where code = 'TESSERA'",
			async () => {
				const refused = await call(launchGame, { gameId: idOf("royale"), vassalage: "TESSERA" }, as(member));
				expect(refused).toMatchObject({ error: { value: { recommended: [{ gameCode: "wheel" }], backAt: until } } });
			},
		);
	});

	it("its tags are found by a search, and what is marked popular stands before what is played most", async () => {
		await changed(
			"update games.game set tags = '{밤 바다}', popular = true where code = 'tile-07'",
			"update games.game set tags = '{}', popular = false where code = 'tile-07'",
			async () => {
				expect(codes(unwrap(await call(listGames, { gameName: "밤바다" })).games)).toBe("tile-07");
				expect(unwrap(await call(listPopularGames, {})).games[0]?.gameCode).toBe("tile-07");
			},
		);
	});
});

describe("the games entered last", () => {
	const enter = async (member: Awaited<ReturnType<typeof hall.enrol>>, code: string) => {
		const { game_url } = unwrap(await call(launchGame, { gameId: idOf(code), vassalage: "TESSERA" }, as(member)));
		unwrap(await call(enterPlay, { launchToken: game_url.split("#launch=")[1] ?? "" }));
		hall.clock.advance(1_000);
	};

	it("newest first, each once, as many as asked for", async () => {
		const member = await hall.enrol(0n);
		for (const code of ["ember", "royale", "tile-00", "ember"]) await enter(member, code);
		expect(codes(unwrap(await call(listRecentGames, {}, as(member))).games)).toBe("ember tile-00 royale");
		expect(codes(unwrap(await call(listRecentGames, { count: "2" }, as(member))).games)).toBe("ember tile-00");
		expect(codes(unwrap(await call(listRecentGames, { gameType: "LIVE" }, as(member))).games)).toBe("");
	});

	it("a launch that was not entered is none of them, and a guest has none", async () => {
		const member = await hall.enrol(0n);
		unwrap(await call(launchGame, { gameId: idOf("ember"), vassalage: "TESSERA" }, as(member)));
		expect(unwrap(await call(listRecentGames, {}, as(member))).games).toEqual([]);
		const guest = { principal: { ...hall.principal(member), guest: true } };
		expect(unwrap(await call(listRecentGames, {}, guest)).games).toEqual([]);
	});
});

describe("one member's own marks", () => {
	it("are nobody else's", async () => {
		const [one, other] = [await hall.enrol(0n), await hall.enrol(0n)];
		unwrap(await call(addFavouriteGame, { gameId: idOf("ember") }, as(one)));
		expect(unwrap(await call(getFavouriteIds, {}, as(other))).gameIds).toEqual([]);
		expect(unwrap(await call(removeFavouriteGame, { gameId: idOf("ember") }, as(other))).gameIds).toEqual([]);
		const seen = async (member: typeof one) =>
			unwrap(await call(listGames, { tag: "hot" }, as(member))).games.map((game) => game.isFavourite);
		expect(await seen(one)).toEqual([true, false, false]);
		expect(await seen(other)).toEqual([false, false, false]);
	});

	it("stand once, however often they are set at one time", async () => {
		const member = await hall.enrol(0n);
		const marks = Array.from({ length: 8 }, () => call(addFavouriteGame, { gameId: idOf("royale") }, as(member)));
		for (const answer of await Promise.all(marks)) expect(answer.ok).toBe(true);
		expect(unwrap(await call(getFavouriteIds, {}, as(member))).gameIds).toEqual([idOf("royale")]);
	});

	it("come in pages, of one category if so asked", async () => {
		const member = await hall.enrol(0n);
		for (const game of all.slice(0, 5)) {
			unwrap(await call(addFavouriteGame, { gameId: game.gameId }, as(member)));
			hall.clock.advance(1_000);
		}
		const page = async (pageNo: string) =>
			unwrap(await call(listFavouriteGames, { pageNo, pageSize: "2" }, as(member)));
		const pages = [await page("1"), await page("2"), await page("3"), await page("4")];
		expect(pages.map(({ total, totalPages }) => [total, totalPages])).toEqual(pages.map(() => [5, 3]));
		expect(pages.flatMap(({ games }) => games.map((game) => game.gameId))).toEqual(
			all
				.slice(0, 5)
				.map((game) => game.gameId)
				.toReversed(),
		);
		expect(unwrap(await call(listFavouriteGames, { gameType: "LIVE" }, as(member))).total).toBe(0);
	});

	it("have an end: the 501st is refused and writes nothing, taking one back makes room", async () => {
		const member = await hall.enrol(0n);
		const crowd = Array.from({ length: 500 }, (_, index) => listing(`crowd-${index}`));
		await db.tx((tx) => hall.games.api.registerGames(tx, { ...outsideVendor, code: "CROWD" }, crowd));
		await db.tx((tx) =>
			sql`insert into games.favourite (member_id, game_id, marked_at)
				select ${member}::bigint, id, now() from games.game where vendor = 'CROWD'`.execute(tx),
		);
		expect(await call(addFavouriteGame, { gameId: idOf("ember") }, as(member))).toEqual({
			ok: false,
			error: { code: "TOO_MANY_FAVOURITES" },
		});
		expect(unwrap(await call(getFavouriteIds, {}, as(member))).gameIds).not.toContain(idOf("ember"));
		const [one = ""] = unwrap(await call(getFavouriteIds, {}, as(member))).gameIds;
		unwrap(await call(removeFavouriteGame, { gameId: one }, as(member)));
		expect(unwrap(await call(addFavouriteGame, { gameId: idOf("ember") }, as(member))).gameIds).toContain(
			idOf("ember"),
		);
	});
});

describe("a vendor that is retired", () => {
	const retire = async (keysEndAt: Date | null) => {
		const now = hall.clock.now();
		const { rows } = await db.read((tx) =>
			sql<{ version: number }>`select version from games.vendor where code = 'OUTSIDE'`.execute(tx),
		);
		const of = { merchant: "tessera", operator: "Sven", code: "OUTSIDE", reason: "it closes" };
		unwrap(await retireVendor(db, { ...of, now, version: rows[0]?.version ?? 0, keysEndAt }));
		await hall.games.refresh();
	};
	const wheel = async () =>
		unwrap(await call(listGames, { gameName: "wheel" })).games.find(({ gameCode }) => gameCode === "wheel");
	const vendors = async () => unwrap(await call(listVendors, {})).vendors.map(({ vassalage }) => vassalage);

	it("leaves every list and is launched no more; its wins and rollbacks are taken, and open rounds end by its rule", async () => {
		const member = await hall.enrol(10_000n);
		const gameId = (await wheel())?.gameId ?? "";
		unwrap(await call(addFavouriteGame, { gameId }, as(member)));
		const [won, undone, left, late] = await Promise.all(
			["won", "undone", "left", "late"].map((id) => outsideRound(hall, member, `end-${id}`)),
		);
		for (const round of [won, undone, left]) await round?.bet(100n, false);
		await retire(new Date(hall.clock.now().getTime() + 86_400_000));
		expect([await wheel(), (await vendors()).includes("OUTSIDE")]).toEqual([undefined, false]);
		expect(unwrap(await call(listFavouriteGames, {}, as(member))).games).toEqual([]);
		expect((await call(launchGame, { gameId, vassalage: "OUTSIDE" }, as(member))).ok).toBe(false);
		await expect(late?.bet(100n, true)).rejects.toThrow();
		expect(await hall.balance(member)).toBe(9_700n);
		await won?.win(300n);
		await undone?.takeBack("bet");
		expect(await hall.balance(member)).toBe(10_100n);
		hall.clock.advance(601_000);
		await hall.runJob("games.resolve-interrupted-rounds");
		expect(await hall.balance(member)).toBe(10_200n);
		const { records } = unwrap(await call(listRounds, { pageSize: 10 }, as(member)));
		expect(records).toHaveLength(3);
		expect(await hall.violations()).toEqual([]);
	});

	it("is taken back out of service: listed, and not launched before somebody opens it", async () => {
		await retire(null);
		expect([(await wheel())?.open, (await vendors()).includes("OUTSIDE")]).toEqual([false, true]);
		await db.tx((tx) => sql`update games.vendor set enabled = true where code = 'OUTSIDE'`.execute(tx));
		await hall.games.refresh();
		expect(await wheel()).toMatchObject({ open: true });
	});
});
