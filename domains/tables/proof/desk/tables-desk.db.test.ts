// Tables at the desk: limits, texts, pause; rounds with what stands on them; a round is voided by two people, before its result and
// after it; returns against theory.
import { afterAll, expect, test } from "vitest";
import { employ, expectApprovalLaws, openOffice, refusedAs } from "#backoffice/testing";
import { createGamesModule, registerStudios } from "#games/module";
import { log } from "#platform/http/testing";
import { unwrap } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { migrations as roomsMigrations } from "#platform/rooms";
import { unprotected } from "#protection/api";
import {
	askTableRoundVoid,
	decideTableRoundVoid,
	listDeskTables,
	listTableRounds,
	listTableRoundTickets,
	pauseDeskTable,
	readTableReturns,
	readTableRound,
	setDeskTable,
	setTablesMarket,
	setTableVideo,
	takeBackTableRoundVoid,
} from "../../contract/index.ts";
import { type TableCode, tables } from "../../core/index.ts";
import { tablesDesk } from "../../server/desk/tables-desk.ts";
import { migrations } from "../../server/migrations.ts";
import { studio } from "../../server/module.ts";
import { openTablesOn } from "../../server/testing/open-tables.ts";
import { simulatedStudio } from "../../server/testing/simulated-studio.ts";

type Games = Awaited<ReturnType<typeof createGamesModule>>;
type Hall = Awaited<ReturnType<typeof openHall>>;
/** They stand above the database that the office opens. */
const above: { games?: Games; hall?: Hall } = {};
const tickets = (): Games["api"]["tickets"] => {
	if (above.games === undefined) throw new Error("no games yet");
	return above.games.api.tickets;
};
const videoKeys = () => {
	if (above.hall === undefined) throw new Error("no hall yet");
	return above.hall.module.videoKeys;
};
const rooms = () => {
	if (above.hall === undefined) throw new Error("no hall yet");
	return above.hall.module.deskRooms;
};
const office = await openOffice({
	brings: [
		{ migrations: roomsMigrations, desk: () => ({ routes: [], permissions: {} }) },
		{
			migrations,
			desk: ({ db }) =>
				tablesDesk({
					db,
					videoKeys: { make: (tx, table, now) => videoKeys().make(tx, table, now) },
					games: {
						tickets: {
							sums: (tx, asked) => tickets().sums(tx, asked),
							waiting: (tx, asked) => tickets().waiting(tx, asked),
						},
					},
					rooms: {
						look: (table) => rooms().look(table),
						wake: (table) => rooms().wake(table),
						tellVoid: (table, roundId) => rooms().tellVoid(table, roundId),
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
	return openTablesOn({ db, clock, games, newId: secureIds, wallet: { api: wallet } });
}
const hall = await openHall();
above.hall = hall;
afterAll(() => above.games?.close());
const { token: supervisor } = await employ(office, "supervisor");
const { token: support } = await employ(office, "support");
const { token: auditor } = await employ(office, "auditor");

let presses = 0;
const bet = (roundId: string, bets: Readonly<Record<string, string>>) => ({
	key: `press-${String(++presses).padStart(8, "0")}`,
	roundId,
	bets: Object.entries(bets).map(([spot, amount]) => ({ spot, amount })),
});
const finish = async (table: TableCode) => {
	await hall.pass(table, (tables[table].times.bet + 1) * 1_000);
	await hall.pass(table, tables[table].times.deal * 1_000);
};
const ask = (roundId: string, token = owner) =>
	call(askTableRoundVoid, { roundId, reason: "the picture was wrong" }, { token, key: crypto.randomUUID() });
const decide = (voidId: string, token: string) =>
	call(decideTableRoundVoid, { voidId, decision: { kind: "approve" } }, { token });
const read = async (roundId: string) => unwrap(await call(readTableRound, { roundId }, { token: auditor })).round;
const listed = async (table: TableCode) =>
	unwrap(await call(listDeskTables, {}, { token: auditor })).tables.find((one) => one.table === table);
const returnsOf = async (table: TableCode) => unwrap(await call(readTableReturns, { table }, { token: auditor })).lines;

test("a table shows what stands on it and could come of it; limits and texts hold from its next round", async () => {
	const member = await hall.sit("ROU01", await hall.enrol(200_000n));
	const first = await hall.untilOpen("ROU01");
	await hall.call("place-table-bet", member, bet(first.roundId, { "17": "2.00", red: "10.00", black: "5.00" }));
	await hall.call("place-table-bet", await hall.sit("ROU01"), bet(first.roundId, { "17": "5.00" }));
	expect(await listed("ROU01")).toMatchObject({
		phase: "open",
		roundId: first.roundId,
		tickets: 1,
		open: 1,
		paused: false,
		limits: { min: 1, max: 500 },
		// 17 is black: 36 times 2, and 5 twice.
		money: [{ currency: "P", stake: "17.00", returned: "0.00", most: "82.00" }],
	});
	const set = (min: number, max: number, token = owner) =>
		call(setDeskTable, { table: "ROU01", limits: { min, max }, says: { EN: "Place your bets." } }, { token });
	expect(await set(9, 8)).toEqual(refusedAs("LIMITS_CROSS"));
	expect(await set(10, 100, auditor)).toEqual(refusedAs("NOT_PERMITTED"));
	const by = { P: { min: 12, max: 90 }, KRW: { min: 1, max: 5 } };
	const ofCurrencies = (bounds: typeof by) =>
		call(setDeskTable, { table: "ROU01", limits: { min: 10, max: 100, by: bounds }, says: {} }, { token: owner });
	expect(await ofCurrencies({ ...by, KRW: { min: 6, max: 5 } })).toEqual(refusedAs("LIMITS_CROSS"));
	unwrap(await ofCurrencies(by));
	expect((await listed("ROU01"))?.limits).toEqual({ min: 10, max: 100, by });
	unwrap(await set(10, 100));
	const small = bet(first.roundId, { odd: "5.00" });
	expect(await hall.call("place-table-bet", member, small)).toMatchObject({ ok: true });
	await finish("ROU01");
	const next = await hall.untilOpen("ROU01");
	expect(await hall.call("place-table-bet", member, bet(next.roundId, { odd: "5.00" }))).toMatchObject({
		error: { code: "BET_TOO_SMALL", value: { limit: "10.00" } },
	});
	expect(await hall.call("enter-table", member)).toMatchObject({
		value: { limits: { min: "10.00", max: "100.00" }, says: { EN: "Place your bets." } },
	});
	expect(await call(listDeskTables, {}, { token: support })).toEqual(refusedAs("NOT_PERMITTED"));
	await finish("ROU01");
});

test("good roads are named at a brand's tables until its desk says that its market forbids it", async () => {
	const trial = await hall.sit("BAC02");
	const named = async () => unwrap(await hall.call("enter-table", trial));
	expect(await named()).toMatchObject({ namesRoads: true });
	const set = (namesRoads: boolean, token = owner) =>
		call(setTablesMarket, { namesRoads, reason: "the market's rule" }, { token });
	expect(await set(false, auditor)).toEqual(refusedAs("NOT_PERMITTED"));
	unwrap(await set(false));
	expect(await named()).toMatchObject({ namesRoads: false });
	expect(unwrap(await call(listDeskTables, {}, { token: auditor })).namesRoads).toBe(false);
	unwrap(await set(true));
	expect(await named()).toMatchObject({ namesRoads: true });
});

test("a paused table finishes its round, begins no other, and goes on when it may", async () => {
	const pause = (paused: boolean) =>
		call(pauseDeskTable, { table: "ROU01", paused, reason: "looked after" }, { token: owner });
	const member = await hall.sit("ROU01", await hall.enrol(10_000n));
	const { roundId } = await hall.untilOpen("ROU01");
	unwrap(await pause(true));
	await hall.call("place-table-bet", member, bet(roundId, { red: "10.00", black: "10.00" }));
	await finish("ROU01");
	expect((await read(roundId)).state).toBe("settled");
	await hall.pass("ROU01", 60_000);
	expect(await listed("ROU01")).toMatchObject({ phase: "paused", paused: true });
	unwrap(await pause(false));
	await hall.pass("ROU01", 5_000);
	expect(await listed("ROU01")).toMatchObject({ phase: "open", paused: false });
	expect(await hall.violations()).toEqual([]);
});

test("rounds are listed with their tickets by pages; what is dealt and not shown is nobody's to know", async () => {
	const { roundId } = await hall.untilOpen("DT01");
	const players = [];
	for (const _ of Array.from({ length: 27 })) players.push(await hall.sit("DT01", await hall.enrol(10_000n)));
	for (const player of players)
		for (const spot of ["dragon", "tiger"])
			expect(await hall.call("place-table-bet", player, bet(roundId, { [spot]: "5.00" }))).toMatchObject({ ok: true });
	const page = unwrap(await call(listTableRoundTickets, { roundId }, { token: auditor }));
	expect(page.tickets).toHaveLength(50);
	const rest = unwrap(await call(listTableRoundTickets, { roundId, cursor: page.next ?? "" }, { token: auditor }));
	expect(new Set([...page.tickets, ...rest.tickets].map(({ ticketId }) => ticketId)).size).toBe(54);
	expect(rest.next).toBeNull();
	await hall.pass("DT01", 14_000);
	expect(await read(roundId)).toMatchObject({ state: "dealt", outcome: null, open: 54 });
	await hall.pass("DT01", 4_000);
	expect(await read(roundId)).toMatchObject({ state: "settled", outcome: expect.any(String), open: 0 });
	const { rounds } = unwrap(await call(listTableRounds, { table: "DT01", state: "settled" }, { token: auditor }));
	expect(rounds.map((round) => round.roundId)).toContain(roundId);
	const lines = await returnsOf("DT01");
	expect(lines).toMatchObject([
		{ currency: "P", bets: 27, stake: "135.00", theory: "96.27" },
		{ currency: "P", bets: 27, stake: "135.00", theory: "96.27" },
	]);
	const total = players.reduce(async (sum, player) => (await sum) + (await hall.purse(player)), Promise.resolve(0n));
	const returned = lines.reduce((sum, line) => sum + Number(line.returned), 0);
	expect(Number(await total)).toBe(Math.round(100 * (27 * 100 - 270 + returned)));
	for (const cursor of ["nonsense", "m1_x"]) {
		expect(await call(listTableRounds, { cursor }, { token: auditor })).toEqual(refusedAs("INVALID_CURSOR"));
		expect(await call(listTableRoundTickets, { roundId, cursor }, { token: auditor })).toEqual(
			refusedAs("INVALID_CURSOR"),
		);
	}
	const unknown = crypto.randomUUID();
	expect(await call(readTableRound, { roundId: unknown }, { token: auditor })).toEqual(refusedAs("ROUND_NOT_FOUND"));
	expect(await call(listTableRoundTickets, { roundId: unknown }, { token: auditor })).toEqual(
		refusedAs("ROUND_NOT_FOUND"),
	);
	expect(await ask(unknown)).toEqual(refusedAs("ROUND_NOT_FOUND"));
});

test("a round that was paid is voided by two: wins come back, stakes go back, what was dealt stays", async () => {
	const member = await hall.sit("DT01", await hall.enrol(10_000n));
	const { roundId } = await hall.untilOpen("DT01");
	await hall.call("place-table-bet", member, bet(roundId, { dragon: "5.00", tiger: "5.00", "dragon-red": "5.00" }));
	await finish("DT01");
	const before = await read(roundId);
	const { voidId } = unwrap(await ask(roundId));
	expect(await ask(roundId, supervisor)).toEqual(refusedAs("ROUND_VOID_WAITS"));
	expect(unwrap(await call(listTableRounds, {}, { token: auditor })).waiting).toMatchObject([{ voidId, own: false }]);
	expect(await decide(voidId, owner)).toEqual(refusedAs("OWN_PROPOSAL"));
	expect(unwrap(await decide(voidId, supervisor))).toEqual({ outcome: "agreed" });
	await hall.settle();
	expect(await hall.purse(member)).toBe(10_000n);
	expect(await read(roundId)).toMatchObject({
		state: "void",
		outcome: before.outcome,
		voidWhy: "the picture was wrong",
	});
	expect((await returnsOf("DT01")).map(({ stake }) => stake)).toEqual(["135.00", "135.00"]);
	expect(await ask(roundId)).toEqual(refusedAs("ROUND_VOID"));
	expect(await hall.violations()).toEqual([]);
});

test("a round that runs is voided at once: no more bets, stakes back, and the table goes on", async () => {
	const member = await hall.sit("DT01", await hall.enrol(10_000n));
	for (const during of ["open", "dealing"] as const) {
		const { roundId } = await hall.untilOpen("DT01");
		await hall.call("place-table-bet", member, bet(roundId, { dragon: "5.00" }));
		if (during === "dealing") await hall.pass("DT01", 14_000);
		unwrap(await decide(unwrap(await ask(roundId)).voidId, supervisor));
		await hall.settle();
		expect(await hall.purse(member), during).toBe(10_000n);
		expect(await hall.call("place-table-bet", member, bet(roundId, { dragon: "5.00" }))).toMatchObject({
			error: { code: "BETS_CLOSED" },
		});
		expect((await hall.untilOpen("DT01")).roundId).not.toBe(roundId);
	}
	expect(await hall.violations()).toEqual([]);
});

test("a table is handed to a studio with a key; where cards and word differ two people say how the round ended", async () => {
	const hand = (table: TableCode, video: boolean, token = owner) =>
		call(
			setTableVideo,
			{ table, video, origins: ["https://studio.example"], reason: "the studio is ready" },
			{ token },
		);
	expect(await hand("BJ01", true)).toEqual(refusedAs("VIDEO_UNFIT"));
	expect(await hand("BAC01", true, auditor)).toEqual(refusedAs("NOT_PERMITTED"));
	const first = unwrap(await hand("BAC01", true)).key ?? "";
	const { key } = unwrap(await hand("BAC01", true));
	for (let turn = 0; turn < 4; turn++) await hall.pass("BAC01", 30_000);
	expect(await listed("BAC01")).toMatchObject({ video: { seq: 0, halt: null }, videoWanted: true, videoFits: true });
	const [route] = hall.module.rawRoutes;
	if (route === undefined) throw new Error("the studio has no door");
	const at = { table: "BAC01", clock, route, seed: 20_261_129 } as const;
	expect(await simulatedStudio({ ...at, key: first }).tell({ type: "shoe.new" })).toMatchObject({ status: 401 });
	const studioAt = simulatedStudio({ ...at, key: key ?? "" });
	const member = await hall.sit("BAC01", await hall.enrol(100_000n));
	const told = await studioAt.open();
	const { roundId } = (await listed("BAC01")) ?? {};
	if (typeof roundId !== "string") throw new Error("no round runs");
	await hall.call("place-table-bet", member, bet(roundId, { player: "50.00" }));
	const askResult = (outcome: string, token = owner) =>
		call(
			askTableRoundVoid,
			{ roundId, outcome, reason: "the picture was read again" },
			{ token, key: crypto.randomUUID() },
		);
	expect(await askResult("8H9D|TCJS")).toEqual(refusedAs("ROUND_NOT_HALTED"));
	clock.advance(21_000);
	const dealt = { type: "cards", player: [7, 0], banker: [9, 10] } as const;
	await studioAt.deal(told, dealt);
	await studioAt.result(told, dealt, "B");
	expect(await listed("BAC01")).toMatchObject({ phase: "paused", video: { halt: { said: "B", found: "8CAC|TCJC" } } });
	// A third card where the rule gives none.
	expect(await askResult("8CAC2D|TCJC")).toEqual(refusedAs("OUTCOME_WRONG"));
	const { voidId } = unwrap(await askResult("8CAC|TCJC"));
	expect(unwrap(await call(listTableRounds, {}, { token: auditor })).waiting).toMatchObject([
		{ voidId, outcome: "8CAC|TCJC" },
	]);
	expect(await decide(voidId, owner)).toEqual(refusedAs("OWN_PROPOSAL"));
	unwrap(await decide(voidId, supervisor));
	await hall.pass("BAC01", 0);
	expect(await hall.purse(member)).toBe(105_000n);
	expect(await read(roundId)).toMatchObject({ state: "settled", outcome: "8CAC|TCJC" });
	unwrap(await hand("BAC01", false));
	await hall.pass("BAC01", 60_000);
	expect(await hall.untilOpen("BAC01")).toMatchObject({ outcome: null });
	expect(await hall.violations()).toEqual([]);
});

await expectApprovalLaws(office, [
	{
		name: "table-round-void",
		ask: async (token) => {
			const { roundId } = await hall.untilOpen("SIC01");
			await finish("SIC01");
			return unwrap(await ask(roundId, token)).voidId;
		},
		decide: (voidId, token, decision) => call(decideTableRoundVoid, { voidId, decision }, { token }),
		takeBack: (voidId, token) => call(takeBackTableRoundVoid, { voidId }, { token }),
		carried: "select 1 from tables.operator_act where act = 'round voided'",
	},
]);
