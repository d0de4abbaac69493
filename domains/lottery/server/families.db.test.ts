// Every play of every family over a real ledger: bet on a drawn issue, and paid what its sentence says of the published draw.
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { listOpenedNumeros, listVnMenu, listVnOpened, listVnRecent, vendorOf } from "../contract/index.ts";
import { familyOf, modesOf, type Play, playsOf, prizeModeIds } from "../core/index.ts";
import { numbersIn } from "../core/testing/drawer.ts";
import { betsOf } from "../core/testing/reader.ts";
import { codesOf } from "../core/testing/vietnam-reader.ts";
import { checkedDigits, good, playerOf } from "./testing/lottery-player.ts";
import { openLottery } from "./testing/open-lottery.ts";

const hall = await openLottery({
	// Before a quarter of an hour, in which yeekee draws.
	now: "2026-03-02T10:10:10.000Z",
	offers: [
		...(["TSFFC", "TSFF11X5", "TSFFPK10", "TSFFK3"] as const),
		...(["TSFF28", "TSKL10", "TSKENO", "KRPB", "KRLAD", "KRSK", "TSFFLHC", "VN1F", "VN2F", "YK"] as const),
	],
});
afterAll(hall.close);
const { nearOf, press, bet, own, proofOf } = playerOf(hall);

async function nextIssue() {
	await hall.goTo((await nearOf()).current.drawsAt + 100);
	return (await nearOf()).current;
}

/** What a bet of each family costs: its unit, and that in ten-thousandths. */
const games = [
	["TSFFC", 3, 200],
	["TSFF11X5", 2, 2_000],
	["TSFFPK10", 2, 2_000],
	["TSFFK3", 2, 2_000],
	["TSFF28", 2, 2_000],
	["TSKL10", 2, 2_000],
	["TSKENO", 2, 2_000],
	["KRPB", 2, 2_000],
	["KRLAD", 2, 2_000],
	["KRSK", 2, 2_000],
	["TSFFLHC", 2, 2_000],
	["VN1F", 2, 1_000],
	["VN2F", 2, 1_000],
	["YK", 2, 1_000],
] as const;

function slipOf({ typed, rows, says }: Play): string {
	if (typed) return ["12345", "56789"].map((line) => line.slice(0, says.places.length)).join(",");
	return rows
		.map(({ label, values, least, most }) =>
			(label === "others" ? values.slice(5) : values.slice(0, Math.min(most, Math.max(5, least)))).join(","),
		)
		.join("_");
}

/** Bets on every play of a game, on the issue that is open in it. */
async function betOnAll([gameId, unit]: (typeof games)[number]) {
	const { current: issue } = await nearOf(gameId);
	const [mode = "Lott"] = modesOf(familyOf(gameId));
	const prizeModeId = prizeModeIds[mode];
	const member = await hall.enrol(10_000_000n);
	const player = await hall.sit(gameId, member, vendorOf(gameId, mode));
	const plays = playsOf(familyOf(gameId));
	for (let from = 0; from < plays.length; from += 20) {
		const some = plays.slice(from, from + 20);
		const slips = some
			.map((play) => `${slipOf(play)}~${play.typed ? 2 : 1}~${play.id}~${unit}~${mode === "Lott" ? 1850 : 0}~1`)
			.join(";");
		const refused = await press(player, { gameId, slips, sum: "1.00", numero: issue.numero, prizeModeId });
		const sum = /"amount":"([0-9.]+)"/.exec(JSON.stringify(refused))?.[1] ?? "";
		await bet(player, { gameId, slips, sum, numero: issue.numero, prizeModeId });
	}
	return { gameId, player, member, plays, issue, mode };
}

const bets = new Map<string, Awaited<ReturnType<typeof betOnAll>>>();
// The clock goes on once for all of them: each of its minutes draws every game that has a draw in it.
beforeAll(async () => {
	await nextIssue();
	for (const game of games) bets.set(game[0], await betOnAll(game));
	await hall.goTo(Math.max(...[...bets.values()].map(({ issue }) => issue.drawsAt)));
}, 240_000);

test.each(games)("of every play of %s is settled as its sentence says", async (gameId, _unit, fine) => {
	const placed = bets.get(gameId);
	if (placed === undefined) throw new Error(`nobody bet on ${gameId}`);
	const { issue, player, plays, mode } = placed;
	const proof = await proofOf(issue.numero, gameId);
	expect(checkedDigits(proof)).toBe(proof.digits);
	const drawn = numbersIn(proof.digits ?? "");
	const day = `${issue.numero.slice(0, 4)}-${issue.numero.slice(4, 6)}-${issue.numero.slice(6, 8)}`;
	const settled: Awaited<ReturnType<typeof own>>["orders"] = [];
	let after: string | undefined;
	do {
		const page = await own(player, after === undefined ? {} : { after });
		settled.push(...page.orders);
		after = page.next;
	} while (after !== undefined);
	expect(settled).toHaveLength(plays.length);
	for (const { slip, returned, stake, status, events } of settled) {
		const [numbers = "", , id] = slip.split("~");
		const play = plays.find((each) => each.id === Number(id));
		if (play === undefined) throw new Error(slip);
		const rows = play.typed
			? numbers.split(",").map((line) => Array.from(line, Number))
			: numbers.split("_").map((row) => row.split(",").map(Number));
		const codes = codesOf(betsOf(play.says, rows, { typed: play.typed, day }), drawn);
		// At series 1850 of group 1950, or at fixed odds, in ten-thousandths.
		const prizes = play.grades.map(({ code, ways, of, push = 0, share = { parts: 1, of: 1 } }) => {
			const cost = codes.filter((each) => each === code).length * fine;
			// What gives the stake back besides returns its part of it already.
			if (code === "push") return cost;
			if (mode === "SEA")
				return Math.floor((cost * Math.floor((960 * of * share.parts) / (ways * share.of) + 1e-9)) / 1000);
			return Math.floor((cost * (of * 1850 - push * 2000) * share.parts) / (ways * 2000 * share.of) + 1e-9);
		});
		const won = codes.some((code) => code !== "push");
		const rebate = mode === "SEA" ? 0 : Math.floor(Number(stake) * 10_000 * 0.05 + 1e-9);
		const paid = Math.floor((prizes.reduce((total, prize) => total + prize, 0) + rebate) / 100);
		expect(
			[Number(returned).toFixed(2), status],
			`${play.code} ${slip} at ${proof.digits}: ${JSON.stringify(events)}`,
		).toEqual([(paid / 100).toFixed(2), won ? 4 : codes.includes("push") ? 16 : 5]);
	}
	expect(await hall.violations()).toEqual([]);
});

test("on a play of another family is refused", async () => {
	const issue = await nextIssue();
	const player = await hall.sit("TSFFC", await hall.enrol(100_000n));
	expect(await press(player, { slips: "1,2,3~1~9603~2~1950~1", sum: "0.20", numero: issue.numero })).toMatchObject({
		error: { code: "SLIP_NOT_OFFERED", value: { fault: "PLAY_UNKNOWN" } },
	});
});

test("Vietnam's lotteries are told as a menu, as what is open, and as what a member bet on", async () => {
	const menu = z.object({ ...listVnMenu.output.shape });
	const { regions } = good(await hall.ask("list-vn-menu", {}), menu);
	expect(regions.map(({ region, games: some }) => [region, some.length])).toEqual([
		["north", 1],
		["centre", 14],
		["south", 21],
		["fast", 3],
	]);
	const south = good(await hall.ask("list-vn-menu", { region: "south" }), menu).regions[0]?.games[0];
	const city = { gameId: "VN_HCM", numbers: 18, minutes: 0, weekdays: [1, 6], drawsAt: "16:15", zoneHours: 7 };
	expect(south).toEqual(city);
	const opened = z.object({ ...listVnOpened.output.shape });
	const here = good(await hall.ask("list-vn-opened", { count: 100 }), opened);
	expect(here.games.map(({ gameId }) => gameId).sort()).toEqual(["VN1F", "VN2F"]);
	expect(here.games.every(({ opensAt, closesAt }) => opensAt <= here.now && here.now < closesAt)).toBe(true);
	const all = z.object({ ...listOpenedNumeros.output.shape });
	const member = bets.get("VN2F")?.member;
	const { games: open } = good(await hall.asMember("list-opened-numeros", member, { count: 100 }), all);
	expect(open).toHaveLength(games.length);
	const recent = z.object({ ...listVnRecent.output.shape });
	expect(good(await hall.asMember("list-vn-recent", member, { count: 5 }), recent).games).toEqual(["VN2F"]);
});
