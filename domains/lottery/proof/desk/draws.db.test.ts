// Draws at the desk: what was bet on them, by whom, what they could cost; one is voided by two people, and every stake goes back.
import { randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { employ, expectApprovalLaws, openOffice, refusedAs } from "#backoffice/testing";
import { createGamesModule, registerStudios } from "#games/module";
import { log } from "#platform/http/testing";
import { unwrap, uuidMaker } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { migrations as roomsMigrations } from "#platform/rooms";
import { unprotected } from "#protection/api";
import {
	askDrawVoid,
	decideDrawVoid,
	listDeskDraws,
	listDrawTickets,
	listGameReport,
	listOfficialDraws,
	listPayouts,
	readDeskDraw,
	readLotteryTerms,
	setDrawSource,
	setFreeDay,
	setIssueBounds,
	setPlayLimit,
	setPrizeGroup,
	takeBackDrawVoid,
	tellDrawResult,
} from "../../contract/index.ts";
import { dayOf, issueAt, issuesFrom } from "../../core/index.ts";
import { lotteryDesk } from "../../server/desk/lottery-desk.ts";
import { migrations } from "../../server/migrations.ts";
import { studio } from "../../server/module.ts";
import { playerOf } from "../../server/testing/lottery-player.ts";
import { openLotteryOn, type Sitting } from "../../server/testing/open-lottery.ts";

type Games = Awaited<ReturnType<typeof createGamesModule>>;
/** They stand above the database that the office opens. */
const above: { games?: Games } = {};
const tickets = (): Games["api"]["tickets"] => {
	if (above.games === undefined) throw new Error("no games yet");
	return above.games.api.tickets;
};
const office = await openOffice({
	brings: [
		{ migrations: roomsMigrations, desk: () => ({ routes: [], permissions: {} }) },
		{
			migrations,
			desk: ({ db }) =>
				lotteryDesk({
					db,
					games: {
						tickets: {
							sums: (tx, asked) => tickets().sums(tx, asked),
							waiting: (tx, asked) => tickets().waiting(tx, asked),
						},
					},
				}),
		},
	],
});
const { db, clock, call, wallet, owner } = office;

async function openHall() {
	const games = await createGamesModule({
		vendorKey: Buffer.alloc(32, 7),
		potKey: Buffer.alloc(32, 7),
		// By the same clock as the draws: a busy machine's own runs away from it, and bets would come late.
		newId: uuidMaker({ clock, randomBytes: (count) => randomBytes(count) }),
		chance: secureChance(),
		db,
		clock,
		log,
		wallet,
		brand: office.brand,
		protection: unprotected,
		members: {
			standings: async (_tx, members) =>
				new Map(members.map((one) => [one, { status: "active", account: `player${one}`, merchant: "tessera" }])),
			loginRuns: async () => true,
			onSessionEnded: () => {},
		},
	});
	above.games = games;
	await registerStudios({ db, now: clock.now() }, [studio]);
	await games.refresh();
	const offers = ["TSFFC", "HN5FC", "LAO"] as const;
	return openLotteryOn({ db, clock, games, wallet: { api: wallet, close: async () => {} } }, { offers });
}
const hall = await openHall();
afterAll(async () => {
	await hall.lottery.close();
	await above.games?.close();
});
const { nearOf, bet, cancel, statuses } = playerOf(hall);
const { token: supervisor } = await employ(office, "supervisor");
const { token: support } = await employ(office, "support");
const { token: auditor } = await employ(office, "auditor");

/** Every digit of the last place: costs 20.00, always pays 19.50. */
const sure = { slips: "0,1,2,3,4,5,6,7,8,9~1~13~1~1950~1", sum: "20.00" };

async function nextIssue() {
	await hall.goTo((await nearOf()).current.drawsAt + 100);
	return (await nearOf()).current;
}
const ask = (numero: string, token = owner) =>
	call(askDrawVoid, { game: "TSFFC", numero, reason: "the clock was wrong" }, { token, key: crypto.randomUUID() });
const decide = (voidId: string, token: string) =>
	call(decideDrawVoid, { voidId, decision: { kind: "approve" } }, { token });
const read = async (numero: string) =>
	unwrap(await call(readDeskDraw, { game: "TSFFC", numero }, { token: auditor })).draw;

test("a draw is listed with what was bet on it and could cost, its tickets by pages", {
	timeout: 120_000,
}, async () => {
	const issue = await nextIssue();
	const players = [];
	for (const _ of Array.from({ length: 27 })) players.push(await hall.sit("TSFFC", await hall.enrol(10_000n)));
	for (const player of players) await bet(player, { slips: `${sure.slips};1~1~13~1~1950~1`, sum: "22.00" });
	const [first] = players;
	const drawn = unwrap(await call(listDeskDraws, { game: "TSFFC" }, { token: auditor })).draws[0];
	expect(drawn).toMatchObject({
		numero: issue.numero,
		state: "open",
		tickets: 54,
		open: 54,
		money: [{ currency: "P", stake: "594.00", returned: "0.00", exposure: "1053.00" }],
		commit: issue.committed?.commit,
	});
	const one = { game: "TSFFC" as const, numero: issue.numero };
	const page = unwrap(await call(listDrawTickets, one, { token: auditor }));
	expect(page.tickets).toHaveLength(50);
	const rest = unwrap(await call(listDrawTickets, { ...one, cursor: page.next ?? "" }, { token: auditor }));
	expect(new Set([...page.tickets, ...rest.tickets].map(({ ticketId }) => ticketId)).size).toBe(54);
	expect(rest.next).toBeNull();
	expect(first).toBeDefined();
	await hall.goTo(issue.drawsAt + 100);
	const after = await read(issue.numero);
	expect(after).toMatchObject({ state: "settled", open: 0, result: expect.stringMatching(/^[0-9]{5}$/) });
	expect(after.money).toMatchObject([{ stake: "594.00", exposure: null }]);
	expect(Number(after.money[0]?.returned)).toBeGreaterThanOrEqual(27 * 19.5);
	expect(await call(listDeskDraws, {}, { token: support })).toEqual(refusedAs("NOT_PERMITTED"));
	expect(await call(listDrawTickets, { ...one, cursor: "nonsense" }, { token: auditor })).toEqual(
		refusedAs("INVALID_CURSOR"),
	);
});

test("one that was paid is voided by two: prizes come back, stakes go back, what was published stays", {
	timeout: 120_000,
}, async () => {
	const issue = await nextIssue();
	const player = await hall.sit("TSFFC", await hall.enrol(10_000n));
	const other = await hall.sit("TSFFC", await hall.enrol(10_000n));
	await bet(player, { ...sure, numero: issue.numero });
	const { orders } = await bet(other, { ...sure, numero: issue.numero });
	await cancel(other, [orders[0]?.orderId ?? ""]);
	await hall.goTo(issue.drawsAt + 100);
	expect(await hall.purse(player)).toBe(9_950n);
	const { result } = await read(issue.numero);
	const { voidId } = unwrap(await ask(issue.numero));
	expect(await ask(issue.numero, supervisor)).toEqual(refusedAs("DRAW_VOID_WAITS"));
	expect(await decide(voidId, owner)).toEqual(refusedAs("OWN_PROPOSAL"));
	expect(unwrap(await decide(voidId, supervisor))).toEqual({ outcome: "agreed" });
	await hall.runJob("lottery.settle", { game: "TSFFC", issue: issue.numero });
	expect([await hall.purse(player), await hall.purse(other)]).toEqual([10_000n, 10_000n]);
	expect([await statuses(player), await statuses(other)]).toEqual([[14], [8]]);
	const voided = await read(issue.numero);
	expect(voided).toMatchObject({ state: "void", result, voidReason: "the clock was wrong" });
	expect(voided.money[0]).toMatchObject({ stake: "0.00", returned: "0.00" });
	expect(await ask(issue.numero)).toEqual(refusedAs("DRAW_VOID"));
	await hall.runJob("lottery.settle", { game: "TSFFC", issue: issue.numero });
	expect(await hall.purse(player)).toBe(10_000n);
	expect(await hall.violations()).toEqual([]);
});

test("one that is open takes no more bets once it is void, and is void when it would be drawn", async () => {
	const issue = await nextIssue();
	const player = await hall.sit("TSFFC", await hall.enrol(10_000n));
	await bet(player, { ...sure, numero: issue.numero });
	unwrap(await decide(unwrap(await ask(issue.numero)).voidId, supervisor));
	await hall.runJob("lottery.settle", { game: "TSFFC", issue: issue.numero });
	expect(await hall.purse(player)).toBe(10_000n);
	expect(await playerOf(hall).press(player, { ...sure, numero: issue.numero })).toEqual(refusedAs("ISSUE_CLOSED"));
	await hall.goTo(issue.drawsAt + 100);
	expect((await playerOf(hall).proofOf(issue.numero)).state).toBe("void");
	expect((await nearOf()).last[0]).toMatchObject({ numero: issue.numero, state: "void" });
});

const { token: second } = await employ(office, "supervisor");
/** The last place is a five: 2.00, pays 19.50. */
const five = { slips: "5~1~13~1~1950~1", sum: "2.00", gameId: "HN5FC" as const };
const tell = (token: string, numero: string, digits: string, corrects = false) =>
	call(tellDrawResult, { game: "HN5FC", numero, digits, source: "the evening paper", corrects }, { token });
const official = async (numero: string, token: string) =>
	unwrap(await call(listOfficialDraws, {}, { token })).draws.find((draw) => draw.numero === numero);

const ledgerOf = async ({ member }: Sitting) =>
	member === undefined
		? undefined
		: (await wallet.balance(member, "P")).purses.find(({ purse }) => purse === "cash")?.balance;

test("an official result is told by two who do not see each other's, paid, corrected by two, and settled again", {
	timeout: 120_000,
}, async () => {
	const reason = "the official draw is sold";
	unwrap(await call(setDrawSource, { game: "HN5FC", source: "people", reason }, { token: supervisor }));
	await hall.drawnBy("HN5FC", "people");
	await hall.goTo((await nearOf("HN5FC")).current.drawsAt + 6_000);
	const { current } = await nearOf("HN5FC");
	expect(current.committed?.source).toBe("official");
	const { numero } = current;
	const player = await hall.sit("HN5FC", await hall.enrol(200n));
	const other = await hall.sit("HN5FC", await hall.enrol(10_000n));
	await bet(player, five);
	await bet(other, { ...five, slips: "6~1~13~1~1950~1" });
	expect(await tell(owner, numero, "12345")).toEqual(refusedAs("DRAW_NOT_DUE"));
	await hall.goTo(current.drawsAt + 100);
	expect(await statuses(player)).toEqual([2]);
	expect((await nearOf("HN5FC")).current.numero).not.toBe(numero);
	expect(await tell(owner, numero, "123")).toEqual(refusedAs("RESULT_MALFORMED"));
	expect(await tell(owner, numero, "12345", true)).toEqual(refusedAs("RESULT_STANDS_OTHERWISE"));
	expect(unwrap(await tell(owner, numero, "12345"))).toEqual({ outcome: "waits" });
	expect(await tell(owner, numero, "12346")).toEqual(refusedAs("RESULT_TOLD_BEFORE"));
	expect(await official(numero, supervisor)).toMatchObject({ state: "waiting", told: 1, own: false, entries: [] });
	expect(unwrap(await tell(supervisor, numero, "12354"))).toEqual({ outcome: "differs" });
	expect(await official(numero, owner)).toMatchObject({ differs: true, own: true });
	expect((await official(numero, owner))?.entries).toHaveLength(2);
	expect(unwrap(await tell(second, numero, "12345"))).toEqual({ outcome: "confirmed" });
	await hall.goTo(current.drawsAt + 12_000);
	expect([await hall.purse(player), await statuses(player)]).toEqual([1_950n, [4]]);
	expect((await nearOf("HN5FC")).last[0]).toMatchObject({ numero, digits: "12345" });
	// The win is spent before the result turns out to be another.
	const seat = await hall.sit("TSFFC", player.member);
	await bet(seat, { slips: "1~1~13~1~1950~9", sum: "18.00" });
	expect(await tell(owner, numero, "12345", true)).toEqual(refusedAs("RESULT_IS_THE_SAME"));
	expect(unwrap(await tell(owner, numero, "12346", true))).toEqual({ outcome: "waits" });
	expect(await hall.purse(player)).toBe(150n);
	expect(unwrap(await tell(supervisor, numero, "12346", true))).toEqual({ outcome: "confirmed" });
	await hall.runJob("lottery.settle", { game: "HN5FC", issue: numero });
	// A win that was spent is owed: the ledger's own adjustment.
	expect([await ledgerOf(player), await ledgerOf(other)]).toEqual([-1_800n, 11_750n]);
	expect([await statuses(player), await statuses(other)]).toEqual([[5], [4]]);
	expect(await official(numero, owner)).toMatchObject({ state: "drawn", version: 2, result: "12346" });
	await hall.goTo(hall.clock.now().getTime() + 31_000);
	expect((await nearOf("HN5FC")).last[0]).toMatchObject({ numero, digits: "12346" });
	// And what was corrected can still be void.
	const wish = { game: "HN5FC" as const, numero, reason: "the paper was wrong" };
	const { voidId } = unwrap(await call(askDrawVoid, wish, { token: owner, key: crypto.randomUUID() }));
	unwrap(await decide(voidId, supervisor));
	await hall.runJob("lottery.settle", { game: "HN5FC", issue: numero });
	expect([await ledgerOf(player), await ledgerOf(other)]).toEqual([-1_600n, 10_000n]);
	expect(await tell(owner, numero, "12345", true)).toEqual(refusedAs("DRAW_VOID"));
	expect(await hall.violations()).toEqual([]);
});

test("a member is in the prize group that the desk has set, the brand's or their own", async () => {
	const issue = await nextIssue();
	const player = await hall.sit("TSFFC", await hall.enrol(10_000n));
	const { member = "" } = player;
	const group = async () => hall.call("read-own-series", player);
	const set = (memberId: string | undefined, to: number | null) =>
		call(setPrizeGroup, { memberId, group: to, reason: "as the line allows" }, { token: supervisor });
	unwrap(await set(undefined, 1940));
	expect(await group()).toMatchObject({ value: { group: 1940 } });
	unwrap(await set(String(member), 1900));
	expect(await group()).toMatchObject({ value: { group: 1900 } });
	expect(await call(setPrizeGroup, { group: 1901, reason: "an odd one" }, { token: supervisor })).toMatchObject({
		ok: false,
	});
	const { sources, groups } = unwrap(await call(readLotteryTerms, {}, { token: auditor }));
	expect(groups.map((one) => [one.memberId, one.group])).toEqual([
		[null, 1940],
		[String(member), 1900],
	]);
	expect(sources.find(({ game }) => game === "TSFFC")).toEqual({ game: "TSFFC", source: "house" });
	expect(await playerOf(hall).press(player, { ...sure, numero: issue.numero })).toEqual(refusedAs("SLIP_NOT_OFFERED"));
	await bet(player, { slips: "0,1,2,3,4,5,6,7,8,9~1~13~1~1800~1", sum: "20.00", numero: issue.numero });
	await hall.goTo(issue.drawsAt + 100);
	// 18.00 of prize and a rebate of (1900 - 1800) / 2000.
	expect(await hall.purse(player)).toBe(10_000n - 2_000n + 1_800n + 100n);
	unwrap(await set(String(member), null));
	unwrap(await set(undefined, null));
	expect(await group()).toMatchObject({ value: { group: 1950 } });
});

test("an issue takes what the desk has set for its game, never more than the house's own", async () => {
	const house = { slip: 10_000, stake: 10_000, win: 400_000, exposure: 20_000_000 };
	const set = (less: Partial<typeof house> | null) => {
		const bounds = less === null ? null : { ...house, ...less };
		return call(setIssueBounds, { game: "TSFFC", bounds, reason: "a careful beginning" }, { token: supervisor });
	};
	const issue = await nextIssue();
	const player = await hall.sit("TSFFC", await hall.enrol(10_000n));
	const press = () => playerOf(hall).press(player, { ...sure, numero: issue.numero });
	expect(await set({ stake: 10_001 })).toMatchObject({ ok: false });
	unwrap(await set({ slip: 19 }));
	expect(await press()).toMatchObject({ error: { code: "SLIP_STAKE_LIMIT", value: { most: "19.00" } } });
	unwrap(await set({ stake: 10 }));
	expect(await press()).toMatchObject({
		error: { code: "ISSUE_STAKE_LIMIT", value: { most: "10.00", left: "10.00" } },
	});
	expect(await hall.call("enter-lottery", player)).toMatchObject({
		value: { mostStake: "10.00", mostWin: "400000.00" },
	});
	unwrap(await set({ win: 19 }));
	expect(await press()).toMatchObject({ error: { code: "ISSUE_WIN_LIMIT", value: { most: "19.00" } } });
	unwrap(await set({ exposure: 15 }));
	expect(await press()).toMatchObject({ error: { code: "ISSUE_EXPOSURE_LIMIT", value: { most: "15.00" } } });
	expect(await hall.purse(player)).toBe(10_000n);
	const { bounds } = unwrap(await call(readLotteryTerms, {}, { token: auditor }));
	expect(bounds).toMatchObject([{ game: "TSFFC", ...house, exposure: 15 }]);
	unwrap(await set(null));
	expect((await press()).ok).toBe(true);
	expect(unwrap(await call(readLotteryTerms, {}, { token: auditor })).bounds).toEqual([]);
});

test("a play takes what the desk has set for it, of all that a member bets on it", async () => {
	const set = (stake: number | null, playId = 13) =>
		call(setPlayLimit, { game: "TSFFC", playId, stake, reason: "a careful beginning" }, { token: supervisor });
	expect(await set(10_001)).toMatchObject({ ok: false });
	expect(await set(10, 2_518)).toEqual(refusedAs("PLAY_UNKNOWN"));
	unwrap(await set(30));
	const issue = await nextIssue();
	const player = await hall.sit("TSFFC", await hall.enrol(10_000n));
	const { press, bet, own, cancel } = playerOf(hall);
	const wish = { slips: "1~1~13~1~1950~10", sum: "20.00", numero: issue.numero };
	const twice = { slips: `${wish.slips};1~1~14~1~1950~10;2~1~13~1~1950~10`, sum: "60.00", numero: issue.numero };
	expect(await press(player, { ...wish, slips: "1~1~13~1~1950~20", sum: "40.00" })).toMatchObject({
		error: { code: "PLAY_STAKE_LIMIT", value: { playId: 13, numero: issue.numero, most: "30.00", left: "30.00" } },
	});
	expect((await press(player, twice)).ok).toBe(false);
	await bet(player, wish);
	expect(await press(player, wish)).toMatchObject({
		error: { code: "PLAY_STAKE_LIMIT", value: { playId: 13, most: "30.00", left: "10.00" } },
	});
	// Another play has a bound of its own, another member room of their own.
	await bet(player, { ...wish, slips: "1_2~1~15~1~1950~10" });
	await bet(await hall.sit("TSFFC", await hall.enrol(10_000n)), wish);
	// What is taken back has room again.
	const { orders } = await own(player);
	const first = orders.find(({ slip }) => slip.includes("~13~"))?.orderId ?? "";
	expect(await cancel(player, [first])).toMatchObject({ ok: true });
	await bet(player, { ...wish, slips: "1~1~13~1~1950~15", sum: "30.00" });
	const third = await hall.sit("TSFFC", await hall.enrol(10_000n));
	const both = await Promise.all(
		[1, 2, 3].map(() => press(third, { ...wish, slips: "3~1~13~1~1950~8", sum: "16.00" })),
	);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await hall.call("enter-lottery", player)).toMatchObject({
		value: { playLimits: [{ playId: 13, mostStake: "30.00" }] },
	});
	const { playLimits } = unwrap(await call(readLotteryTerms, {}, { token: auditor }));
	expect(playLimits).toMatchObject([{ game: "TSFFC", playId: 13, play: "Last1", stake: 30 }]);
	unwrap(await set(null));
	await bet(player, wish);
	expect(unwrap(await call(readLotteryTerms, {}, { token: auditor })).playLimits).toEqual([]);
}, 120_000);

test("a day of a game of set days is freed before its draws are committed, and given back", async () => {
	const set = (day: string, free: boolean, game: "LAO" | "TSFFC" = "LAO") =>
		call(setFreeDay, { game, day, free, reason: "a holiday" }, { token: supervisor });
	const free = async () => unwrap(await call(readLotteryTerms, {}, { token: auditor })).freeDays.map(({ day }) => day);
	const now = hall.clock.now().getTime();
	const [present, next] = issuesFrom(issueAt("LAO", now), 2).map(dayOf);
	expect(await set(present ?? "", true)).toEqual(refusedAs("DAY_COMMITTED"));
	const dayAfter = new Date(Date.parse(`${next}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
	expect(await set(dayAfter, true)).toEqual(refusedAs("DAY_WITHOUT_DRAW"));
	expect(await set(next ?? "", true, "TSFFC")).toEqual(refusedAs("DAY_WITHOUT_DRAW"));
	const later = issuesFrom(issueAt("LAO", now), 9).map(dayOf).at(-1) ?? "";
	unwrap(await set(later, true));
	unwrap(await set(later, true));
	expect(await free()).toEqual([later]);
	unwrap(await set(later, false));
	expect(await free()).toEqual([]);
});

test("a draw is moved to a day that has none, once its own is not committed any more", async () => {
	const move = (game: "LAO" | "HK6" | "HANOI", from: string, movedTo: string) =>
		call(setFreeDay, { game, day: from, free: true, movedTo, reason: "a holiday" }, { token: supervisor });
	const after = (one: string) => new Date(Date.parse(`${one}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
	const lao = issuesFrom(issueAt("LAO", hall.clock.now().getTime()), 12).map(dayOf).slice(8);
	const [first = "", second = "", third = ""] = lao;
	const hongKong = issuesFrom(issueAt("HK6", hall.clock.now().getTime()), 9).map(dayOf).at(-1) ?? "";
	const hanoi = issuesFrom(issueAt("HANOI", hall.clock.now().getTime()), 30).map(dayOf).at(-1) ?? "";
	expect(await move("HANOI", hanoi, after(hanoi))).toEqual(refusedAs("DAY_NOT_FREE"));
	expect(await move("LAO", first, second)).toEqual(refusedAs("DAY_NOT_FREE"));
	expect(await move("LAO", first, "2020-01-05")).toEqual(refusedAs("DAY_NOT_FREE"));
	unwrap(await move("LAO", first, after(first)));
	expect(await move("LAO", third, after(first))).toEqual(refusedAs("DAY_NOT_FREE"));
	const { freeDays } = unwrap(await call(readLotteryTerms, {}, { token: auditor }));
	expect(freeDays).toMatchObject([{ game: "LAO", day: first, movedTo: after(first) }]);
	unwrap(await move("HK6", hongKong, after(hongKong)));
	const again = { game: "HK6", day: hongKong, free: false, reason: "as it was" } as const;
	unwrap(await call(setFreeDay, again, { token: supervisor }));
	// An extra draw on a day that has none, and none any more.
	const extra = { game: "LAO", day: after(third), reason: "a feast" } as const;
	expect(await call(setFreeDay, { ...extra, free: true }, { token: supervisor })).toEqual(
		refusedAs("DAY_WITHOUT_DRAW"),
	);
	expect(await move("LAO", third, third)).toEqual(refusedAs("DAY_NOT_FREE"));
	unwrap(await move("LAO", extra.day, extra.day));
	unwrap(await call(setFreeDay, { ...extra, free: false }, { token: supervisor }));
	expect(await call(setFreeDay, { ...extra, free: false }, { token: supervisor })).toEqual(
		refusedAs("DAY_WITHOUT_DRAW"),
	);
	unwrap(await call(setFreeDay, { game: "LAO", day: first, free: false, reason: "as it was" }, { token: supervisor }));
});

test("plays are shown with what the gate reckoned, games with what they took and paid", async () => {
	const { plays, most } = unwrap(await call(listPayouts, {}, { token: auditor }));
	expect(plays.find(({ play, mode }) => play === "Last1" && mode === "Lott")?.exact).toMatch(/^97\.5/);
	expect(plays.every(({ exact }) => Number.parseFloat(exact) <= Number(most))).toBe(true);
	const from = new Date(hall.clock.now().getTime() - 7_200_000).toISOString();
	const { lines } = unwrap(await call(listGameReport, { from }, { token: auditor }));
	expect(lines.find(({ game }) => game === "TSFFC")).toMatchObject({ currency: "P", stake: expect.any(String) });
	expect(unwrap(await call(listGameReport, {}, { token: auditor })).lines.length).toBeGreaterThan(0);
	expect(await call(listGameReport, {}, { token: support })).toEqual(refusedAs("NOT_PERMITTED"));
});

let asked = 0;
await expectApprovalLaws(office, [
	{
		name: "lottery-draw-void",
		ask: async (token) => {
			const { issues } = await playerOf(hall).comingOf(60);
			asked += 1;
			return unwrap(await ask(issues[asked + 2]?.numero ?? "", token)).voidId;
		},
		decide: (voidId, token, decision) => call(decideDrawVoid, { voidId, decision }, { token }),
		takeBack: (voidId, token) => call(takeBackDrawVoid, { voidId }, { token }),
		carried: "select 1 from lottery.operator_act where act = 'draw voided'",
	},
]);
