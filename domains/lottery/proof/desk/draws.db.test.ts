// Draws at the desk: what was bet on them, by whom, what they could cost; one is voided by two people, and every stake goes back.
import { afterAll, expect, test } from "vitest";
import { employ, expectApprovalLaws, openOffice, refusedAs } from "#backoffice/testing";
import { createGamesModule, registerStudios } from "#games/module";
import { log } from "#platform/http/testing";
import { unwrap } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { migrations as roomsMigrations } from "#platform/rooms";
import { unprotected } from "#protection/api";
import {
	askDrawVoid,
	decideDrawVoid,
	listDeskDraws,
	listDrawTickets,
	readDeskDraw,
	takeBackDrawVoid,
} from "../../contract/index.ts";
import { lotteryDesk } from "../../server/desk/lottery-desk.ts";
import { migrations } from "../../server/migrations.ts";
import { studio } from "../../server/module.ts";
import { playerOf } from "../../server/testing/lottery-player.ts";
import { openLotteryOn } from "../../server/testing/open-lottery.ts";

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
		newId: secureIds,
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
	return openLotteryOn({ db, clock, games, wallet: { api: wallet, close: async () => {} } });
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

test("a draw is listed with what was bet on it and could cost, its tickets by pages", async () => {
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

test("one that was paid is voided by two: prizes come back, stakes go back, what was published stays", async () => {
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
