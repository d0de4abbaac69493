// The calls of the lobby, of launching and of the record, as the server would make them: input parsed by the contract.
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { InputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { type MemberId, unwrap } from "#platform/kernel";
import {
	addFavouriteGame,
	enterPlay,
	getFavouriteIds,
	getGameMenus,
	getOwnPoints,
	getPlayState,
	launchGame,
	launchTrial,
	leavePlay,
	listFavouriteGames,
	listGames,
	listHotGames,
	listPlayRounds,
	listPopularGames,
	listRecentGames,
	listRooms,
	listRounds,
	listVendorCategories,
	listVendors,
	listWinners,
	recallPlayRound,
	recallRound,
	removeFavouriteGame,
} from "../contract/index.ts";
import { roomsOf } from "./lobby/list-rooms.ts";
import { callerOf } from "./testing/hall-caller.ts";
import { listing } from "./testing/open-hall.ts";
import { openOwnHall } from "./testing/own-hall.ts";

/** Who does not want to be shown on boards. */
const hidden = new Set<MemberId>();
/** Whose points are others than the navigation's. */
const pointed = new Map<string, ReadonlyMap<string, string>>();
const { hall } = await openOwnHall({
	hiddenOnBoards: async () => hidden,
	ownPoints: async (_tx, { memberId }) => pointed.get(memberId),
	games: [
		listing("lantern", { tags: ["hot"], order: 1 }),
		listing("kite", { tags: ["new"], order: 2, lines: 243, rtp: "97.00", trial: false }),
		listing("won-only", { order: 3, limits: { KRW: { min: 100n, max: 1_000n } } }),
	],
});
const api = hall.games.api;

const { call, as } = callerOf(hall);
const codes = (games: readonly { gameCode: string }[]) => games.map((game) => game.gameCode).join(" ");
const gameId = async (code: string) => {
	const games = unwrap(await call(listGames, {})).games;
	return games.find((game) => game.gameCode === code)?.gameId ?? "";
};
const fragment = (url: string) => url.split("#launch=")[1] ?? "";

describe("the lobby", () => {
	it("is there for visitors, in their language and the brand's currency", async () => {
		const page = unwrap(await call(listGames, {}, { language: "ko" }));
		expect(codes(page.games)).toBe("lantern kite won-only wheel");
		expect(page).toMatchObject({ pageNum: 1, totalPages: 1, total: 4 });
		const [lantern] = page.games;
		expect(lantern).toMatchObject({
			displayName: "게임 lantern",
			gameName: "Game lantern",
			vendorName: "테세라 오리지널",
			vassalage: "TESSERA",
			supportPlay: 0,
			currency: "P",
			minBet: "0.01",
			maxBet: "1000.00",
			isHot: true,
			isFavourite: false,
			open: true,
		});
		expect(page.games[2]).toMatchObject({ gameCode: "won-only", open: false });
	});

	it.each([
		[{ gameName: "KITE" }, "kite"],
		[{ vassalage: "OUTSIDE" }, "wheel"],
		[{ gameType: "LIVE" }, ""],
		[{ minLineNum: "100" }, "kite"],
		[{ minBet: "0.01" }, "lantern kite wheel"],
		[{ minBet: "0" }, "lantern kite won-only wheel"],
		[{ minBet: "", vassalage: "", gameType: "", gameName: "", tag: "", gameId: "" }, "lantern kite won-only wheel"],
		[{ tag: "hot" }, "lantern"],
		[{ sort: "rtp" }, "kite lantern won-only wheel"],
		[{ pageSize: "1", pageNo: "2" }, "kite"],
		[{ pageNo: "9" }, ""],
	] as const)("filters: %j", async (query, expected) => {
		expect(codes(unwrap(await call(listGames, query)).games)).toBe(expected);
	});

	it("has a page of 24 when none is asked for, and refuses more than 48", () => {
		expect(z.parse(listGames.input, {})).toMatchObject({ pageSize: 24, pageNo: 1, clientType: 3 });
		expect(z.safeParse(listGames.input, { pageSize: "49" }).success).toBe(false);
	});

	it.each(["cn", "ja", "th", "vi", "bn", "id", "ko"])("every hall has a name of its own in %s", async (language) => {
		const { rows } = await hall.db.read((tx) =>
			sql<{ code: string }>`select code from games.category where names ? ${language}`.execute(tx),
		);
		expect(rows).toHaveLength(8);
		const { sorting } = unwrap(await call(getGameMenus, {}, { language }));
		for (const { gameCategory, name, enName } of sorting) {
			expect(`${gameCategory} ${name === enName && language !== "vi" && language !== "id"}`).toBe(
				`${gameCategory} false`,
			);
		}
	});

	it("menus follow the brand's order and rates, and say which categories are not open", async () => {
		const { sorting, menus } = unwrap(await call(getGameMenus, {}, { language: "ko" }));
		expect(sorting).toEqual([
			{
				gameCategory: "RNG",
				gameType: "RNG",
				name: "슬롯",
				enName: "Slots",
				page: "/rng",
				point: "1.20",
				open: true,
				vendors: ["OUTSIDE", "TESSERA"],
			},
			{
				gameCategory: "LIVE",
				gameType: "LIVE",
				name: "라이브 카지노",
				enName: "Live casino",
				page: "/live",
				point: "0.70",
				open: false,
				vendors: [],
			},
		]);
		expect(menus.RNG.map((vendor) => [vendor.vassalage, vendor.isGame, vendor.games])).toEqual([
			["OUTSIDE", "GAME", 1],
			["TESSERA", "VASSALAGE", 3],
		]);
		expect(menus.FISH).toEqual([]);
	});

	it("a vendor names the game that a launch of it opens: the first that is in service", async () => {
		const { menus } = unwrap(await call(getGameMenus, {}));
		const { games } = unwrap(await call(listGames, { vassalage: "TESSERA" }));
		const house = menus.RNG.find((vendor) => vendor.vassalage === "TESSERA");
		expect(house?.firstGameId).toBe(games.find((game) => game.open)?.gameId);
		expect(house?.firstGameId).toBeDefined();
	});

	it("vendors, their categories, hot games", async () => {
		expect(unwrap(await call(listVendors, { gameType: "RNG" })).vendors).toHaveLength(2);
		expect(unwrap(await call(listVendorCategories, { vassalage: "TESSERA" })).categories).toEqual([
			{ gameType: "RNG", title: "Slots", cards: [{ vassalage: "TESSERA", isHot: true }] },
		]);
		expect(codes(unwrap(await call(listHotGames, {})).games)).toBe("lantern");
		expect(codes(unwrap(await call(listHotGames, { vassalage: "OUTSIDE" })).games)).toBe("");
	});

	it("rooms: none until a game has some, and asked with a token alone", async () => {
		const member = await hall.enrol(0n);
		expect(unwrap(await call(listRooms, { vassalage: "" }, as(member))).rooms).toEqual([]);
		expect(listRooms).toMatchObject({ path: "/wps/relay/GLS2_roomList", access: "session" });
		const [tile] = unwrap(await call(listGames, {})).games;
		const table = tile === undefined ? [] : [{ ...tile, roomId: "table-1" }, tile];
		expect(roomsOf(table).map(({ roomId, gameCode }) => `${roomId} ${gameCode}`)).toEqual(["table-1 lantern"]);
	});

	it("points: a member's own where they differ from the navigation's, and nothing of a guest", async () => {
		const member = await hall.enrol(0n);
		expect(unwrap(await call(getOwnPoints, {}, as(member)))).toEqual({ points: null });
		pointed.set(
			member,
			new Map([
				["RNG", "0.80"],
				["gone", "0.10"],
			]),
		);
		const own = [{ gameCategory: "RNG", point: "0.80" }];
		expect(unwrap(await call(getOwnPoints, {}, as(member)))).toEqual({ points: own });
		const guest = { principal: { ...hall.principal(member), guest: true } };
		expect(unwrap(await call(getOwnPoints, {}, guest))).toEqual({ points: null });
	});

	it("favourites: marked once, shown newest first, taken back", async () => {
		const member = await hall.enrol(0n);
		const [lantern, kite] = [await gameId("lantern"), await gameId("kite")];
		for (const id of [lantern, kite, lantern]) {
			unwrap(await call(addFavouriteGame, { gameId: id }, as(member)));
			hall.clock.advance(1_000);
		}
		expect(unwrap(await call(getFavouriteIds, {}, as(member))).gameIds).toEqual([kite, lantern]);
		expect(codes(unwrap(await call(listFavouriteGames, {}, as(member))).games)).toBe("kite lantern");
		expect(codes(unwrap(await call(listGames, { tag: "favourite" }, as(member))).games)).toBe("lantern kite");
		unwrap(await call(removeFavouriteGame, { gameId: kite }, as(member)));
		expect(unwrap(await call(removeFavouriteGame, { gameId: kite }, as(member))).gameIds).toEqual([lantern]);
		expect(await call(addFavouriteGame, { gameId: "999999" }, as(member))).toEqual({
			ok: false,
			error: { code: "GAME_NOT_FOUND" },
		});
		const guest = { principal: { ...hall.principal(member), guest: true } };
		expect(unwrap(await call(getFavouriteIds, {}, guest)).gameIds).toEqual([]);
	});
});

describe("launching", () => {
	const launch = async (member: MemberId, code: string) =>
		call(launchGame, { gameId: await gameId(code), vassalage: "TESSERA" }, as(member));

	it("gives an address that is good once and for 60 seconds", async () => {
		const member = await hall.enrol(5_000n);
		const { game_url } = unwrap(await launch(member, "lantern"));
		expect(game_url).toMatch(/^\/arcade\/#launch=[A-Za-z0-9_-]{32}$/);
		const entered = unwrap(await call(enterPlay, { launchToken: fragment(game_url) }));
		expect(entered).toMatchObject({
			gameCode: "lantern",
			vassalage: "TESSERA",
			minBet: "0.01",
			state: { mode: "real", balance: "50.00", net: "0.00" },
		});
		expect(await call(enterPlay, { launchToken: fragment(game_url) })).toEqual({
			ok: false,
			error: { code: "LAUNCH_EXPIRED" },
		});
		const late = unwrap(await launch(member, "lantern"));
		hall.clock.advance(60_001);
		expect(await call(enterPlay, { launchToken: fragment(late.game_url) })).toEqual({
			ok: false,
			error: { code: "LAUNCH_EXPIRED" },
		});
		expect(await api.authenticatePlay(entered.playToken)).toMatchObject({
			memberId: member,
			mode: "real",
			gameCode: "lantern",
		});
		expect(codes(unwrap(await call(listRecentGames, {}, as(member))).games)).toBe("lantern");
	});

	it("of ten who come with one launch token one gets in", async () => {
		const member = await hall.enrol(0n);
		const { game_url } = unwrap(await launch(member, "lantern"));
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => call(enterPlay, { launchToken: fragment(game_url) })),
		);
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
	});

	it("keeps no token, only digests", async () => {
		const member = await hall.enrol(0n);
		const { game_url } = unwrap(await launch(member, "lantern"));
		const { playToken } = unwrap(await call(enterPlay, { launchToken: fragment(game_url) }));
		const { rows } = await hall.db.read((tx) =>
			sql<{ row: string }>`select play_session::text as row from games.play_session`.execute(tx),
		);
		expect(rows.some(({ row }) => row.includes(playToken) || row.includes(fragment(game_url)))).toBe(false);
	});

	it("is refused by the member's standing, the game, the currency, in this order", async () => {
		const member = await hall.enrol(0n);
		expect(await call(launchGame, { gameId: "999999", vassalage: "TESSERA" }, as(member))).toMatchObject({
			error: { code: "GAME_NOT_FOUND" },
		});
		expect(await call(launchGame, { gameId: await gameId("lantern"), vassalage: "OUTSIDE" }, as(member))).toMatchObject(
			{ error: { code: "GAME_NOT_FOUND" } },
		);
		expect(await launch(member, "won-only")).toMatchObject({ error: { code: "WRONG_CURRENCY" } });
		hall.setStanding(member, "frozen");
		expect(await launch(member, "lantern")).toMatchObject({ error: { code: "ACCOUNT_FROZEN" } });
		hall.setStanding(member, "closed");
		expect(await launch(member, "won-only")).toMatchObject({ error: { code: "ACCOUNT_EXCLUDED" } });
	});

	it("of a game under maintenance names others", async () => {
		const member = await hall.enrol(0n);
		await hall.db.tx((tx) => sql`update games.game set enabled = false where code = 'lantern'`.execute(tx));
		await hall.games.refresh();
		const refused = await launch(member, "lantern");
		expect(refused).toMatchObject({
			ok: false,
			error: {
				code: "GAME_UNDER_MAINTENANCE",
				value: { recommended: [{ gameCode: "kite" }, { gameCode: "wheel" }] },
			},
		});
		await hall.db.tx((tx) => sql`update games.game set enabled = true where code = 'lantern'`.execute(tx));
		await hall.games.refresh();
	});

	it("G19: a trial needs no login, is marked, and has its own balance", async () => {
		const { game_url } = unwrap(await call(launchTrial, { gameId: await gameId("lantern"), vassalage: "TESSERA" }));
		const entered = unwrap(await call(enterPlay, { launchToken: fragment(game_url) }));
		expect(entered.state).toMatchObject({ mode: "demo", balance: "10000.00" });
		const play = await api.authenticatePlay(entered.playToken);
		expect(play).toMatchObject({ mode: "demo", memberId: undefined });
		if (play === undefined) return;
		const round = unwrap(
			await api.playRound({ play, key: "t", stake: 100n, win: 350n, payTable: "1", events: [{ a: 1 }] }),
		);
		expect(unwrap(await call(getPlayState, {}, { play }))).toMatchObject({
			mode: "demo",
			balance: "10002.50",
			rounds: 1,
			staked: "1.00",
			won: "3.50",
			net: "2.50",
			autoplay: false,
			minimumCycle: 0,
			showSession: true,
		});
		expect(unwrap(await call(recallPlayRound, { roundId: round.roundId }, { play }))).toMatchObject({
			replay: true,
			mode: "demo",
			events: [{ a: 1 }],
		});
		expect(unwrap(await call(listPlayRounds, {}, { play }))).toEqual({ records: [], next: null });
		expect(await call(launchTrial, { gameId: await gameId("kite"), vassalage: "TESSERA" })).toMatchObject({
			error: { code: "TRIAL_NOT_SUPPORTED" },
		});
	});

	it("RTS 2E: the session's net position; leaving ends it", async () => {
		const member = await hall.enrol(1_000n);
		const { token, play } = await hall.sit(member);
		await api.playRound({ play, key: "a", stake: 300n, win: 0n, payTable: "1", events: [] });
		await api.playRound({ play, key: "b", stake: 200n, win: 900n, payTable: "1", events: [] });
		expect(unwrap(await call(getPlayState, {}, { play }))).toMatchObject({
			balance: "14.00",
			rounds: 2,
			staked: "5.00",
			won: "9.00",
			net: "4.00",
		});
		unwrap(await call(leavePlay, {}, { play }));
		expect(await api.authenticatePlay(token)).toBeUndefined();
	});
});

describe("the betting record", () => {
	async function played(count: number) {
		const member = await hall.enrol(100_000n);
		const { play } = await hall.sit(member);
		const ids: string[] = [];
		for (let index = 0; index < count; index++) {
			hall.clock.advance(1);
			const round = await api.playRound({
				play,
				key: `k${index}`,
				stake: 10n,
				win: index % 4 === 0 ? 25n : 0n,
				payTable: `v${index}`,
				events: [{ index }],
			});
			ids.unshift(unwrap(round).roundId);
		}
		return { member, play, ids };
	}

	it("pages by cursor through every round once, the newest first", async () => {
		const { member, play, ids } = await played(23);
		const seen: string[] = [];
		let cursor: string | undefined;
		for (let page = 0; page < 5; page++) {
			const answer = unwrap(
				await call(listRounds, { pageSize: "7", ...(cursor === undefined ? {} : { cursor }) }, as(member)),
			);
			seen.push(...answer.records.map((record) => record.roundId));
			if (answer.next === null) break;
			cursor = answer.next;
		}
		expect(seen).toEqual(ids);
		const inFrame = unwrap(await call(listPlayRounds, { pageSize: "50" }, { play }));
		expect(inFrame.records.map((record) => record.roundId)).toEqual(ids);
	});

	it("shows amounts in the currency, with balance before and after (T20)", async () => {
		const { member } = await played(1);
		const [record] = unwrap(await call(listRounds, {}, { ...as(member), language: "ko" })).records;
		expect(record).toMatchObject({
			displayName: "게임 lantern",
			gameType: "RNG",
			status: "complete",
			currency: "P",
			stake: "0.10",
			win: "0.25",
			net: "0.15",
			balanceBefore: "1000.00",
			balanceAfter: "1000.15",
		});
	});

	it("filters by category, vendor, game, status and period", async () => {
		const { member } = await played(3);
		const count = async (query: InputOf<typeof listRounds>) =>
			unwrap(await call(listRounds, query, as(member))).records.length;
		const now = hall.clock.now();
		expect(await count({ gameType: "RNG" })).toBe(3);
		expect(await count({ gameType: "LIVE" })).toBe(0);
		expect(await count({ vassalage: "OUTSIDE" })).toBe(0);
		expect(await count({ gameId: await gameId("lantern") })).toBe(3);
		expect(await count({ gameId: await gameId("kite") })).toBe(0);
		expect(await count({ status: "open" })).toBe(0);
		expect(await count({ to: new Date(now.getTime() - 1_000).toISOString() })).toBe(0);
		expect(await count({ from: new Date(now.getTime() - 1_000).toISOString() })).toBe(3);
	});

	it.each([
		["PERIOD_TOO_LONG", { from: "2026-01-01T00:00:00Z", to: "2026-06-01T00:00:00Z" }],
		["PERIOD_NOT_AVAILABLE", { from: "2020-01-01T00:00:00Z", to: "2020-02-01T00:00:00Z" }],
		["INVALID_CURSOR", { cursor: "bm9uc2Vuc2U" }],
	])("refuses with %s", async (code, query) => {
		const member = await hall.enrol(0n);
		expect(await call(listRounds, query, as(member))).toEqual({ ok: false, error: { code } });
	});

	it("G25: recalls any round as a replay, equal to what was played; nobody else's", async () => {
		const { member, play, ids } = await played(55);
		const other = await hall.enrol(0n);
		for (const [index, id] of ids.entries()) {
			const recalled = unwrap(await call(recallRound, { roundId: id }, as(member)));
			const nth = ids.length - 1 - index;
			expect(recalled).toMatchObject({
				replay: true,
				mode: "real",
				roundId: id,
				vendorRoundId: id,
				payTable: `v${nth}`,
				events: [{ index: nth }],
			});
			expect(unwrap(await call(recallPlayRound, { roundId: id }, { play }))).toEqual(recalled);
		}
		const [first = ""] = ids;
		expect(await call(recallRound, { roundId: first }, as(other))).toEqual({
			ok: false,
			error: { code: "ROUND_NOT_FOUND" },
		});
		const elsewhere = await hall.sit(member, "kite");
		expect(await call(recallPlayRound, { roundId: first }, { play: elsewhere.play })).toEqual({
			ok: false,
			error: { code: "ROUND_NOT_FOUND" },
		});
	});
});

describe("what is told to all", () => {
	it("T21: rounds, stakes and wins of a pay table by hour, however often they are counted", async () => {
		const member = await hall.enrol(10_000n);
		const { play } = await hall.sit(member);
		for (const key of ["h1", "h2", "h3"]) {
			unwrap(await api.playRound({ play, key, stake: 50n, win: 20n, payTable: "T21", events: [] }));
		}
		await hall.runJob("games.sum-hours");
		await hall.runJob("games.sum-hours");
		const { rows } = await hall.db.read((tx) =>
			sql<{
				rounds: string;
				stake: string;
				win: string;
			}>`select sum(rounds) as rounds, sum(stake) as stake, sum(win) as win
				from games.round_hour where pay_table = 'T21'`.execute(tx),
		);
		expect(rows).toEqual([{ rounds: "3", stake: "150", win: "60" }]);
	});

	it("winners: ten times the stake and more, masked; popular games by rounds played", async () => {
		const member = await hall.enrol(10_000n);
		const { play } = await hall.sit(member);
		for (const [key, win] of [
			["small", 999n],
			["big", 1_000n],
			["bigger", 12_345n],
		] as const) {
			hall.clock.advance(1);
			unwrap(await api.playRound({ play, key, stake: 100n, win, payTable: "1", events: [] }));
		}
		hall.clock.advance(299_000);
		expect(unwrap(await call(listWinners, {})).winners.filter(({ win }) => win === "123.45")).toEqual([]);
		hall.clock.advance(11_000);
		const { winners } = unwrap(await call(listWinners, {}));
		const own = winners.filter(({ win }) => win === "123.45" || win === "10.00" || win === "9.99");
		expect(own.map(({ win, multiple, account }) => [win, multiple, account])).toEqual([
			["123.45", "123.45", expect.stringMatching(/^pl\*{4}\d\d$/)],
			["10.00", "10.00", expect.stringMatching(/^pl\*{4}\d\d$/)],
		]);
		expect(unwrap(await call(listWinners, { gameType: "LIVE" })).winners).toEqual([]);
		const multiples = async (period: "day" | "week") => {
			const board = unwrap(await call(listWinners, { period, by: "multiple" })).winners.map(({ multiple }) => multiple);
			expect(board).toEqual(board.toSorted((one, other) => Number(other) - Number(one)));
			return board;
		};
		expect((await multiples("day"))[0]).toBe("123.45");
		hidden.add(member);
		hall.clock.advance(61_000);
		const after = unwrap(await call(listWinners, { by: "win" })).winners;
		expect(after.filter(({ win }) => win === "123.45" || win === "10.00")).toEqual([]);
		hidden.clear();
		hall.clock.advance(86_400_000);
		expect([await multiples("day"), (await multiples("week"))[0]]).toEqual([[], "123.45"]);
		await hall.runJob("games.sum-hours");
		await hall.runJob("games.sum-hours");
		expect(codes(unwrap(await call(listPopularGames, {})).games)).toBe("lantern");
		expect(unwrap(await call(listPopularGames, { prizeMode: "Lott" })).games).toEqual([]);
	});
});
