// A house that opens has draws to show: 200 of each game, marked, and checked like any other.
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { listLotteries, listRecentNumeros, readTrends } from "../contract/index.ts";
import { checkedDigits, good, playerOf } from "./testing/lottery-player.ts";
import { openLottery } from "./testing/open-lottery.ts";

const hall = await openLottery({ offers: ["TSFF11X5", "TSFFK3"], filled: true });
afterAll(hall.close);
const { nearOf, proofOf } = playerOf(hall);

test("the last issues are drawn before the first one opens, and nobody bet on them", async () => {
	const asked = { gameId: "TSFF11X5", count: 100 };
	const { draws } = good(await hall.ask("list-recent-numeros", asked), z.object({ ...listRecentNumeros.output.shape }));
	expect(draws).toHaveLength(100);
	expect(draws.every(({ beforeOpening }) => beforeOpening === true)).toBe(true);
	const proof = await proofOf(draws[99]?.numero ?? "", "TSFF11X5");
	expect(proof).toMatchObject({ state: "drawn", accepted: [] });
	expect(checkedDigits(proof)).toBe(proof.digits);
	const { rows } = await hall.issues(
		"select game, count(*)::integer as count from lottery.issue where before_opening group by 1 order by 1",
	);
	expect(rows).toEqual([
		{ game: "TSFF11X5", count: 200 },
		{ game: "TSFFK3", count: 200 },
	]);
	// Until the first draw of the house's own time each game shows the newest of them.
	const listed = good(await hall.ask("list-lotteries", { area: "LOTT" }), z.object({ ...listLotteries.output.shape }));
	for (const gameId of ["TSFF11X5", "TSFFK3"] as const) {
		const newest = { gameId, count: 5 };
		const past = good(await hall.ask("list-recent-numeros", newest), z.object({ ...listRecentNumeros.output.shape }));
		expect(listed.games.find((game) => game.gameId === gameId)?.last).toEqual(past.draws);
	}
	const trends = good(
		await hall.ask("read-trends", { gameId: "TSFF11X5", span: "100" }),
		z.object({ ...readTrends.output.shape }),
	);
	expect(trends.places.map((place) => place.length)).toEqual([11, 11, 11, 11, 11]);
});

test("what is drawn from then on is not marked, and nothing is made up twice", async () => {
	const { current } = await nearOf("TSFF11X5");
	await hall.goTo(current.drawsAt + 100);
	const asked = { gameId: "TSFF11X5", count: 2 };
	const { draws } = good(await hall.ask("list-recent-numeros", asked), z.object({ ...listRecentNumeros.output.shape }));
	expect(draws.map(({ beforeOpening }) => beforeOpening)).toEqual([undefined, true]);
	await hall.lottery.fill();
	const { rows } = await hall.issues("select count(*)::integer as count from lottery.issue where before_opening");
	expect(rows).toEqual([{ count: 400 }]);
});
