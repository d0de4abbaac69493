// Every play of every family over a real ledger: bet on a drawn issue, and paid what its sentence says of the published draw.
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { listOpenedNumeros, listVnMenu, listVnOpened, listVnRecent, vendorOf } from "../contract/index.ts";
import { familyOf, type LotteryGame, modesOf, type Play, playsOf, prizeModeIds, timetables } from "../core/index.ts";
import { numbersIn } from "../core/testing/drawer.ts";
import { betsOf } from "../core/testing/reader.ts";
import { codesOf } from "../core/testing/vietnam-reader.ts";
import { writeFreeDay } from "./free-days.ts";
import { checkedDigits, good, playerOf } from "./testing/lottery-player.ts";
import { openLottery, type Sitting } from "./testing/open-lottery.ts";

const hall = await openLottery({
	// Before a quarter of an hour, in which yeekee draws.
	now: "2026-03-02T10:10:10.000Z",
	offers: [
		...(["TSFFC", "TSFF11X5", "TSFFPK10", "TSFFK3"] as const),
		...(["TSFF28", "TSKL10", "TSKENO", "KRPB", "KRLAD", "KRSK", "TSFFLHC", "VN1F", "VN2F", "YK"] as const),
	],
});
/** Those that draw on days of their own, whose clock leaps from draw to draw. */
const dated = await openLottery({ now: "2026-03-02T10:10:10.000Z", offers: ["THGOV", "LAO", "HANOI", "MAG"] });
afterAll(hall.close);
afterAll(dated.close);
const { nearOf, press, bet, own } = playerOf(hall);

async function nextIssue() {
	await hall.goTo((await nearOf()).current.drawsAt + 100);
	return (await nearOf()).current;
}

/** Draws of many days, on a machine that does much else. */
const patience = 120_000;

const isDated = (gameId: LotteryGame): boolean => timetables[gameId].calendar !== undefined && gameId !== "YK";

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
	["HANOI", 2, 1_000],
	["LAO", 2, 1_000],
	["MAG", 2, 1_000],
	["THGOV", 2, 1_000],
] as const;

/** By how often their digits are in them; the first two that a play takes are bet on. */
const someLines = ["12345", "56789", "11234", "11223", "11123"];

function slipOf({ typed, rows, says, line }: Play): string {
	if (typed) {
		const lines = someLines.map((some) => some.slice(0, says.places.length));
		return lines
			.filter((each) => line?.(Array.from(each, Number))?.join("") === each)
			.slice(0, 2)
			.join(",");
	}
	return rows
		.map(({ label, values, least, most }) =>
			(label === "others" ? values.slice(5) : values.slice(0, Math.min(most, Math.max(5, least)))).join(","),
		)
		.join("_");
}

/** Bets on every play of a game, on the issue that is open in it. */
async function betOnAll([gameId, unit]: (typeof games)[number]) {
	const house = isDated(gameId) ? dated : hall;
	const here = playerOf(house);
	const { current: issue } = await here.nearOf(gameId);
	const [mode = "Lott"] = modesOf(familyOf(gameId));
	const prizeModeId = prizeModeIds[mode];
	const member = await house.enrol(10_000_000n);
	const player = await house.sit(gameId, member, vendorOf(gameId, mode));
	const plays = playsOf(familyOf(gameId));
	for (let from = 0; from < plays.length; from += 20) {
		const some = plays.slice(from, from + 20);
		const slips = some
			.map((play) => `${slipOf(play)}~${play.typed ? 2 : 1}~${play.id}~${unit}~${mode === "Lott" ? 1850 : 0}~1`)
			.join(";");
		const refused = await here.press(player, { gameId, slips, sum: "1.00", numero: issue.numero, prizeModeId });
		const sum = /"amount":"([0-9.]+)"/.exec(JSON.stringify(refused))?.[1] ?? "";
		await here.bet(player, { gameId, slips, sum, numero: issue.numero, prizeModeId });
	}
	return { gameId, house, here, player, member, plays, issue, mode };
}

/** Every pair of digits on every number of a board. */
async function betOnEveryLot() {
	const player = await hall.sit("VN1F", await hall.enrol(100_000n), vendorOf("VN1F", "SEA"));
	const all = Array.from({ length: 100 }, (_, value) => value).join(",");
	await bet(player, { gameId: "VN1F", slips: `${all}~1~2518~2~0~1`, sum: "270.00", prizeModeId: 5 });
	return player;
}

const everyLot: { player?: Sitting } = {};
const bets = new Map<string, Awaited<ReturnType<typeof betOnAll>>>();
// The clock goes on once for all of them: each of its minutes draws every game that has a draw in it.
beforeAll(async () => {
	await nextIssue();
	for (const game of games) bets.set(game[0], await betOnAll(game));
	everyLot.player = await betOnEveryLot();
	const drawn = [...bets.values()].toSorted((left, right) => left.issue.drawsAt - right.issue.drawsAt);
	await hall.goTo(Math.max(...drawn.flatMap(({ house, issue }) => (house === hall ? [issue.drawsAt] : []))));
	for (const { house, issue } of drawn) if (house === dated) await dated.goTo(issue.drawsAt);
}, 240_000);

test.each(games)("of every play of %s is settled as its sentence says", async (gameId, _unit, fine) => {
	const placed = bets.get(gameId);
	if (placed === undefined) throw new Error(`nobody bet on ${gameId}`);
	const { house, here, issue, player, plays, mode } = placed;
	const proof = await here.proofOf(issue.numero, gameId);
	expect(checkedDigits(proof)).toBe(proof.digits);
	const drawn = numbersIn(proof.digits ?? "");
	const day = `${issue.numero.slice(0, 4)}-${issue.numero.slice(4, 6)}-${issue.numero.slice(6, 8)}`;
	const settled: Awaited<ReturnType<typeof own>>["orders"] = [];
	let after: string | undefined;
	do {
		const page = await here.own(player, after === undefined ? {} : { after });
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
	expect(await house.violations()).toEqual([]);
});

test("a ticket of Vietnam that hits on several numbers is paid for each of them", async () => {
	if (everyLot.player === undefined) throw new Error("nobody bet on every lot");
	const [order] = (await own(everyLot.player)).orders;
	// Each of 27 lots shows one of the hundred pairs: 0.10 at 96.00 each.
	expect(order).toMatchObject({ status: 4, count: 2_700, stake: "270.00", returned: "259.20" });
	expect(order?.events.find(({ type }) => type === "prize")).toMatchObject({ hits: [{ grade: "hit", hits: 27 }] });
	expect(await hall.purse(everyLot.player)).toBe(100_000n - 27_000n + 25_920n);
});

test(
	"a bet by the first digit is placed beside prize groups, and paid the part that the draw leaves",
	async () => {
		const issue = await nextIssue();
		const player = await hall.sit("TSFFC", await hall.enrol(100_000n));
		// Every last digit at 0.20: one of ten wins 2.00, or its part.
		const all = "0,1,2,3,4,5,6,7,8,9~1~13~2~0~1";
		const [order] = (await bet(player, { slips: all, sum: "2.00", numero: issue.numero, prizeModeId: 2 })).orders;
		expect(order?.events[0]).toMatchObject({ type: "bet", mode: "ZY", group: 0 });
		const refused = { slips: "1_2_3~1~40~2~0~1", sum: "0.20", numero: issue.numero, prizeModeId: 2 } as const;
		expect(await press(player, refused)).toMatchObject({ error: { value: { fault: "NOT_OFFERED" } } });
		const other = await hall.sit("TSFFK3", await hall.enrol(100_000n));
		const dice = { gameId: "TSFFK3", slips: "1~1~9708~2~0~1", sum: "0.20", prizeModeId: 2 } as const;
		expect(await press(other, dice)).toMatchObject({ error: { code: "LOTTERY_UNKNOWN" } });
		await hall.goTo(issue.drawsAt + 100);
		const { digits = "" } = await playerOf(hall).proofOf(issue.numero);
		const [paid] = (await own(player)).orders;
		expect(paid).toMatchObject({
			status: 4,
			returned: digits.startsWith("6") ? "1.50" : digits.startsWith("9") ? "1.80" : "2.00",
		});
		expect(await hall.violations()).toEqual([]);
	},
	patience,
);

test(
	"what players post for yeekee goes into its public seed, until the draw and no longer",
	async () => {
		const { current } = await nearOf("YK");
		expect(current.drawsAt - current.closesAt).toBe(120_000);
		const [first, second] = [
			await hall.sit("YK", await hall.enrol(100_000n), vendorOf("YK", "SEA")),
			await hall.sit("YK", await hall.enrol(100_000n), vendorOf("YK", "SEA")),
		];
		const { numero } = current;
		const post = (sitting: typeof first, digits: string) => hall.call("post-number", sitting, { numero, digits });
		expect(await post(first, "12345")).toMatchObject({ ok: true, value: { place: 1 } });
		await hall.goTo(current.closesAt + 60_000);
		const [before] = (await own(bets.get("YK")?.player ?? first)).orders;
		const wish = { gameId: "YK", numero, slips: before?.slip ?? "", sum: before?.stake ?? "", prizeModeId: 5 } as const;
		expect(await press(first, wish)).toMatchObject({ error: { code: "ISSUE_CLOSED" } });
		for (const place of [2, 3, 4, 5, 6])
			expect(await post(second, `0000${place}`)).toMatchObject({ ok: true, value: { place } });
		expect(await post(second, "00007")).toMatchObject({ error: { code: "POSTS_ENOUGH" } });
		expect(await hall.call("list-posts", first, { numero })).toMatchObject({
			value: { count: 6, left: 4, posts: { 5: { place: 1, digits: "12345", own: true } } },
		});
		const other = await hall.sit("TSFFC", await hall.enrol(100_000n));
		expect(await post(other, "12345")).toMatchObject({ error: { code: "LOTTERY_UNKNOWN" } });
		await hall.goTo(current.drawsAt + 100);
		expect(await post(first, "54321")).toMatchObject({ error: { code: "POSTS_CLOSED" } });
		const proof = await playerOf(hall).proofOf(numero, "YK");
		expect(proof.accepted?.slice(-6)).toEqual([
			"post 1 12345",
			...[2, 3, 4, 5, 6].map((place) => `post ${place} 0000${place}`),
		]);
		expect(checkedDigits(proof)).toBe(proof.digits);
	},
	patience,
);

test(
	"a day that the desk has freed has no draw, and bets go to the next one",
	async () => {
		const { nearOf: near, press: pressHere, own: ownHere } = playerOf(dated);
		const told = { game: "LAO", day: "2026-03-30", free: true } as const;
		await dated.db.tx((tx) => writeFreeDay(tx, { ...told, now: dated.clock.now() }));
		await dated.goTo("2026-03-25T13:30:00.100Z");
		expect((await near("LAO")).current.numero).toBe("20260327");
		await dated.runJob("lottery.keep");
		await dated.goTo("2026-03-27T13:30:00.100Z");
		const { phase, current } = await near("LAO");
		expect([phase, current.numero]).toEqual(["open", "20260401"]);
		const player = await dated.sit("LAO", await dated.enrol(100_000n), vendorOf("LAO", "SEA"));
		const wish = { gameId: "LAO", slips: "11~1~10303~2~0~1", sum: "0.10", prizeModeId: 5 } as const;
		expect(await pressHere(player, { ...wish, numero: "20260330" })).toMatchObject({ error: { code: "ISSUE_CLOSED" } });
		expect(await pressHere(player, { ...wish, numero: "20260401" })).toMatchObject({ ok: true });
		await dated.goTo("2026-04-01T13:30:00.100Z");
		expect((await ownHere(player)).orders.map(({ status }) => status === 4 || status === 5)).toEqual([true]);
		expect(await near("LAO")).toMatchObject({ phase: "open", current: { numero: "20260403" } });
		expect(await dated.violations()).toEqual([]);
	},
	patience,
);

test(
	"a draw that the desk has moved comes on its new day, with its bets, and the old one has none",
	async () => {
		const { nearOf: near, press: pressHere, own: ownHere } = playerOf(dated);
		const told = { game: "LAO", day: "2026-05-01", free: true, movedTo: "2026-04-30" } as const;
		await dated.db.tx((tx) => writeFreeDay(tx, { ...told, now: dated.clock.now() }));
		for (const day of ["03", "06", "08", "10", "13", "15", "17", "20", "22", "24", "27", "29"]) {
			await dated.goTo(`2026-04-${day}T13:30:00.100Z`);
			await dated.runJob("lottery.keep");
		}
		expect(await near("LAO")).toMatchObject({ phase: "open", current: { numero: "20260430" } });
		const player = await dated.sit("LAO", await dated.enrol(100_000n), vendorOf("LAO", "SEA"));
		const wish = { gameId: "LAO", slips: "11~1~10303~2~0~1", sum: "0.10", prizeModeId: 5 } as const;
		expect(await pressHere(player, { ...wish, numero: "20260501" })).toMatchObject({ error: { code: "ISSUE_CLOSED" } });
		expect(await pressHere(player, { ...wish, numero: "20260430" })).toMatchObject({ ok: true });
		await dated.goTo("2026-04-30T13:15:00.100Z");
		expect(await near("LAO")).toMatchObject({ phase: "closed", current: { numero: "20260430" } });
		// On a day whose draw has not come, results begin with the day of the last one.
		expect(await dated.ask("list-draws", { gameId: "LAO", page: 1, size: 20 })).toMatchObject({
			value: { date: "2026-04-29", draws: [{ numero: "20260429" }], total: 1 },
		});
		await dated.goTo("2026-04-30T13:30:00.100Z");
		expect((await ownHere(player)).orders.map(({ status }) => status === 4 || status === 5)).toEqual([true]);
		expect(await near("LAO")).toMatchObject({ phase: "open", current: { numero: "20260504" } });
		expect(await dated.violations()).toEqual([]);
	},
	patience,
);

test(
	"4D draws on an extra Tuesday, named so that its draws keep their order",
	async () => {
		const { nearOf: near, press: pressHere, own: ownHere, proofOf: proofHere } = playerOf(dated);
		const told = { game: "MAG", day: "2026-05-05", free: true, movedTo: "2026-05-05" } as const;
		await dated.db.tx((tx) => writeFreeDay(tx, { ...told, now: dated.clock.now() }));
		for (const day of ["02", "03"]) {
			await dated.goTo(`2026-05-${day}T11:00:00.100Z`);
			await dated.runJob("lottery.keep");
		}
		const { last, current } = await near("MAG");
		const before = last[0]?.numero ?? "";
		expect([current.numero, current.drawsAt]).toEqual([`${before}2`, Date.parse("2026-05-05T11:00:00Z")]);
		const player = await dated.sit("MAG", await dated.enrol(100_000n), vendorOf("MAG", "SEA"));
		const [some] = (await ownHere(bets.get("MAG")?.player ?? player)).orders;
		const wish = { gameId: "MAG", slips: some?.slip ?? "", sum: some?.stake ?? "", prizeModeId: 5 } as const;
		expect(await pressHere(player, { ...wish, numero: current.numero })).toMatchObject({ ok: true });
		await dated.goTo("2026-05-05T11:00:00.100Z");
		expect((await ownHere(player)).orders.map(({ status }) => status === 4 || status === 5)).toEqual([true]);
		const proof = await proofHere(current.numero, "MAG");
		expect(checkedDigits(proof)).toBe(proof.digits);
		const after = await near("MAG");
		expect(after.current.drawsAt).toBe(Date.parse("2026-05-06T11:00:00Z"));
		expect(after.current.numero > current.numero).toBe(true);
		expect(await dated.violations()).toEqual([]);
	},
	patience,
);

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
	expect(open).toHaveLength(games.filter(([gameId]) => !isDated(gameId)).length);
	const recent = z.object({ ...listVnRecent.output.shape });
	expect(good(await hall.asMember("list-vn-recent", member, { count: 5 }), recent).games).toEqual(["VN2F"]);
});
