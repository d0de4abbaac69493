// Draws when something is away: the server, the beacon, the key of the seeds. And what everybody may ask of past draws.
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { listDraws, listLotteries, listRecentNumeros, readPlayMenu, readTrends } from "../contract/index.ts";
import { families, playsOf } from "../core/index.ts";
import { checkedDigits, codeOf, good, playerOf } from "./testing/lottery-player.ts";
import { handBeacon, openLottery } from "./testing/open-lottery.ts";

const sure = { slips: "0,1,2,3,4,5,6,7,8,9~1~13~1~1950~1", sum: "20.00" };

const hall = await openLottery();
afterAll(hall.close);
const { nearOf, bet, own, statuses, comingOf, proofOf } = playerOf(hall);
await hall.goTo("2026-03-02T10:20:10.000Z");

describe("what everybody may ask", () => {
	test("how the lotteries stand", async () => {
		const { games } = good(
			await hall.ask("list-lotteries", { area: "LOTT" }),
			z.object({ ...listLotteries.output.shape }),
		);
		expect(
			games.map(({ gameId, minutes, zoneHours, phase, last }) => [gameId, minutes, zoneHours, phase, last.length]),
		).toEqual([
			["TSFFC", 1, 8, "open", 5],
			["HN5FC", 5, 7, "open", 4],
		]);
	});

	test("the plays, with their fixed odds", async () => {
		const { groups } = good(
			await hall.ask("read-play-menu", { gameId: "TSFFC" }),
			z.object({ ...readPlayMenu.output.shape }),
		);
		const all = groups.flatMap((group) => group.plays);
		expect(all).toHaveLength(playsOf(families.SSC).length);
		expect(all.find(({ playId }) => playId === 169)?.grades).toEqual([
			{ code: "hit", ways: 40_951, of: 100_000, odds: "2.344" },
		]);
	});

	test("the draws of a day by pages, and their trends", async () => {
		const model = z.object({ ...listDraws.output.shape });
		const first = good(await hall.ask("list-draws", { gameId: "TSFFC", page: 1, size: 12 }), model);
		expect([first.date, first.draws.length, first.total, first.pages]).toEqual(["2026-03-02", 12, 20, 2]);
		const second = good(
			await hall.ask("list-draws", { gameId: "TSFFC", date: "2026-03-02", page: 2, size: 12 }),
			model,
		);
		expect([second.draws.length, second.draws.at(-1)?.numero]).toEqual([8, "202603021081"]);
		const none = good(await hall.ask("list-draws", { gameId: "TSFFC", date: "2026-03-01", page: 1, size: 12 }), model);
		expect([none.draws, none.pages]).toEqual([[], 1]);
		for (const span of ["30", "today", "2days"]) {
			const trends = good(
				await hall.ask("read-trends", { gameId: "TSFFC", span }),
				z.object({ ...readTrends.output.shape }),
			);
			expect(trends.draws).toHaveLength(20);
			expect(trends.places.map((place) => place.reduce((sum, { shown }) => sum + shown, 0))).toEqual([
				20, 20, 20, 20, 20,
			]);
			expect([trends.hot.length, trends.cold.length]).toEqual([3, 3]);
		}
	});

	test("no draw that there never was", async () => {
		expect(codeOf(await hall.ask("read-draw", { gameId: "TSFFC", numero: "202603021081" }))).toBe("ok");
		expect(codeOf(await hall.ask("read-draw", { gameId: "TSFFC", numero: "202503021081" }))).toBe("ISSUE_UNKNOWN");
		expect(codeOf(await hall.ask("read-draw", { gameId: "HN5FC", numero: "202603021081" }))).toBe("ISSUE_UNKNOWN");
	});

	test("and of a seat: its purse, group, prices; of another vendor's nothing", async () => {
		const player = await hall.sit("TSFFC", await hall.enrol(100_000n));
		expect(await hall.call("enter-lottery", player)).toMatchObject({
			ok: true,
			value: {
				prizeMode: "Lott",
				group: 1950,
				price: "2.00",
				unitModes: [1, 2, 3],
				balance: "1000.00",
				mostStake: "10000.00",
			},
		});
		expect(await hall.call("read-lottery-setting", player, { gameId: "TSFFC" })).toMatchObject({
			ok: true,
			value: { mostLines: 10_000 },
		});
		expect(codeOf(await hall.call("read-lottery-setting", player, { gameId: "HN5FC" }))).toBe("LOTTERY_UNKNOWN");
		expect(await hall.call("read-own-series", player)).toEqual({
			ok: true,
			value: { group: 1950, least: 1800, step: 2, standard: 2000 },
		});
		expect(await statuses(player)).toEqual([]);
		const elsewhere = { ...player, play: { ...player.play, vendor: "TESSERA" } };
		for (const endpoint of ["enter-lottery", "read-own-series"])
			expect(codeOf(await hall.call(endpoint, elsewhere))).toBe("LOTTERY_UNKNOWN");
		expect(codeOf(await hall.call("cancel-orders", elsewhere, { ids: [] }))).toBe("LOTTERY_UNKNOWN");
	});
});

describe("a server that was away", () => {
	test("draws what is due in its order and settles it; what nobody could bet on is passed over", async () => {
		const player = await hall.sit("TSFFC", await hall.enrol(100_000n));
		const { issues } = await comingOf(3);
		await bet(player, {
			slips: "1~1~13~1~1950~1",
			sum: "6.00",
			chase: issues.map(({ numero }) => ({ numero, multiple: 1 })),
		});
		const back = (issues[0]?.drawsAt ?? 0) + 3 * 3_600_000;
		await hall.goTo(back);
		expect((await statuses(player)).every((status) => status === 4 || status === 5)).toBe(true);
		const { draws } = good(
			await hall.ask("list-recent-numeros", { gameId: "TSFFC", count: 100 }),
			z.object({ ...listRecentNumeros.output.shape }),
		);
		expect(draws).toHaveLength(100);
		expect(draws.map(({ numero }) => numero)).toEqual(
			draws
				.map(({ numero }) => numero)
				.toSorted()
				.toReversed(),
		);
		for (const { numero } of draws.slice(0, 3)) {
			const shown = await proofOf(numero);
			expect(checkedDigits(shown)).toBe(shown.digits);
		}
		const three = await proofOf(issues[0]?.numero ?? "");
		expect(three.accepted).toHaveLength(1);
		// The clock's job commits what comes next, and bets are taken again.
		await hall.runJob("lottery.keep");
		await hall.goTo(back + 6_000);
		const { current, phase } = await nearOf();
		expect([phase, current.drawsAt > back]).toEqual(["open", true]);
		await bet(player, sure);
	});

	test("for more than a day gives the stakes back", async () => {
		const player = await hall.sit("HN5FC", await hall.enrol(100_000n));
		const { orders } = await bet(player, { ...sure, gameId: "HN5FC" });
		const [order] = orders;
		await hall.goTo((order?.closesAt ?? 0) + 86_400_000 + 600_000);
		expect((await own(player)).orders[0]).toMatchObject({ status: 12, returned: "20.00" });
		expect(await proofOf(order?.numero ?? "", "HN5FC")).toMatchObject({ state: "void" });
		expect([await hall.purse(player), await hall.violations()]).toEqual([100_000n, []]);
		// A day of draws, of which each is void.
	}, 120_000);
});

test("a seed that cannot be revealed makes its issue void, and the stakes go back", async () => {
	await hall.runJob("lottery.keep");
	await hall.goTo(hall.clock.now().getTime() + 6_000);
	const player = await hall.sit("TSFFC", await hall.enrol(100_000n));
	const { current } = await nearOf();
	await bet(player, sure);
	const stranger = hall.node("two", Buffer.alloc(32, 9));
	hall.clock.advance(current.drawsAt - hall.clock.now().getTime());
	await stranger.running.round();
	await hall.goTo(current.drawsAt + 10);
	expect((await own(player)).orders[0]).toMatchObject({ status: 12, returned: "20.00" });
	expect(await proofOf(current.numero)).toMatchObject({ state: "void" });
});

describe("a beacon", async () => {
	const beacon = handBeacon();
	const hall = await openLottery({ beacon });
	afterAll(hall.close);
	const { nearOf, bet, statuses, proofOf } = playerOf(hall);

	test("is named before the issue opens, and its round is waited for", async () => {
		const player = await hall.sit("TSFFC", await hall.enrol(100_000n));
		const { current } = await nearOf();
		const round = current.committed?.beacon?.round ?? 0;
		expect(current.committed).toMatchObject({
			source: "beacon",
			beacon: { name: "a beacon by hand", round: Math.ceil(current.closesAt / 3_000) },
		});
		await bet(player, sure);
		await hall.goTo(current.drawsAt);
		await hall.goTo(current.drawsAt + 1_000);
		expect(await statuses(player)).toEqual([2]);
		expect((await nearOf()).current.numero > current.numero).toBe(true);
		expect(beacon.asked).toContain(round);
		beacon.said.set(round, "ab".repeat(32));
		await hall.goTo(current.drawsAt + 2_000);
		await hall.goTo(current.drawsAt + 3_000);
		await hall.goTo(current.drawsAt + 4_000);
		const shown = await proofOf(current.numero);
		expect(shown).toMatchObject({ state: "drawn", publicHex: "ab".repeat(32) });
		expect(checkedDigits(shown)).toBe(shown.digits);
		expect(await statuses(player)).toEqual([4]);
	});

	test("that stays silent for ten minutes makes the issue void", async () => {
		const player = await hall.sit("TSFFC", await hall.enrol(100_000n));
		const { current } = await nearOf();
		await bet(player, sure);
		await hall.goTo(current.drawsAt + 600_000);
		expect(await statuses(player)).toEqual([2]);
		await hall.goTo(current.drawsAt + 602_000);
		expect(await statuses(player)).toEqual([12]);
	});
});
