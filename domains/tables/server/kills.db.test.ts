// Two real processes move the same tables over one database, and one of them is killed (SIGKILL) while a table stands in every phase:
// while bets are open, once they are closed, while it deals, amid its settlement, between two rounds, at an insurance and a turn of
// blackjack, and at a studio's round that two people must decide. The other goes on where it stood: no bet is lost, none is taken
// twice, what was dealt stays, and each is paid once by its round's outcome.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import type { RawRoute } from "#platform/http";
import { chanceFrom, formatMinor, seededBits, seededChance } from "#platform/kernel";
import { isWhole } from "../../../tools/bootstrap/testing/turn.ts";
import { isAce } from "../core/games/blackjack.ts";
import { layBlackjack } from "../core/games/blackjack-play.ts";
import {
	cutText,
	firstPlace,
	openShoe,
	readOutcome,
	settleBets,
	type TableCode,
	tableCodes,
	tables,
} from "../core/index.ts";
import { insertShoe, writeDecided } from "./rows.ts";
import { blocksOf, createSeeds, sha256 } from "./seeds.ts";
import { sumSpots } from "./spot-sums.ts";
import { openTables, type Sitting } from "./testing/open-tables.ts";
import { simulatedStudio } from "./testing/simulated-studio.ts";
import { buildProcess, startProcess, type TableProcess } from "./testing/start-process.ts";

const seed = 20_261_129;
/** Amid a settlement at an insurance; by night amid moves at a turn besides. */
const turns = isWhole() ? [0, 1] : [0];
const chance = chanceFrom(seededBits(seed));
const house = await openTables();
const processes = new Set<TableProcess>();
afterAll(async () => {
	await Promise.all([...processes].map((one) => one.kill()));
	await house.close();
});

async function start(): Promise<TableProcess> {
	const one = await startProcess(house.db.url, house.clock);
	processes.add(one);
	return one;
}

type Studio = ReturnType<typeof simulatedStudio>;

/** What stands at the moment of a kill: how many seconds before it the table's round opened, and what is bet on it. */
const staged = {
	BAC02: { stands: "open", opened: 5, spots: ["player", "banker"] },
	DT01: { stands: "open", opened: 13, spots: ["dragon", "tiger"] },
	ROU01: { stands: "dealing", opened: 25, spots: ["red", "17"] },
	SIC01: { stands: "result", opened: 31, spots: ["small", "any-triple"] },
	SEO01: { stands: "result", opened: 22, spots: ["sun", "tie"] },
	BJ01: { stands: "playing", opened: 18, spots: ["seat-1", "pairs-1"] },
} as const;
type Staged = keyof typeof staged;
const stagedCodes = tableCodes.filter((code): code is Staged => code in staged);
const driven = "BAC01";
const purse = 100_000n;

type Bet = { readonly spot: string; readonly amount: bigint };
type Known = {
	readonly who: Sitting;
	readonly table: TableCode;
	readonly roundId: string;
	readonly press: object;
	readonly bets: readonly Bet[];
	readonly ticketId: string;
};
type Row = { id: string; table_code: TableCode; shoe: string; hand: number; outcome: string | null; state: string };

const rounds = async (): Promise<readonly Row[]> =>
	(
		await house.db.read((tx) =>
			sql<Row>`select id, table_code, shoe, hand, outcome, state from tables.round order by table_code, shoe, hand`.execute(
				tx,
			),
		)
	).rows;

/** A shoe whose first dealer shows an ace, made before its table asks for one. */
async function aceFirst(): Promise<void> {
	const seeds = createSeeds({ chance: seededChance(seed), key: Buffer.alloc(32, 7) });
	const name = { table: "BJ01", shoe: "20261124-01" } as const;
	for (;;) {
		const made = seeds.make(name);
		const opened = seeds.open(name, made);
		if (opened === undefined) throw new Error("a seed that does not open");
		const shoe = openShoe("blackjack", { ...name, publicHex: sha256(cutText(name, 0)) }, blocksOf(opened));
		if (!isAce(layBlackjack([1], shoe.cards.slice(firstPlace(shoe).position)).up)) continue;
		return house.db.tx((tx) => insertShoe(tx, { ...name, ...made, now: house.clock.now() }));
	}
}

/** Amid settlement: sums by spot are written, tickets do not stand yet, and the transaction waits until it may go on. */
async function holdSettlement(): Promise<() => Promise<void>> {
	await house.db.tx(async (tx) => {
		await sql`create function public.hold() returns trigger language plpgsql as
			'begin perform pg_advisory_xact_lock(28); return null; end'`.execute(tx);
		await sql`create trigger hold after insert on tables.spot_sum execute function public.hold()`.execute(tx);
	});
	let release = () => {};
	const held = house.db.tx(async (tx) => {
		await sql`select pg_advisory_xact_lock(28)`.execute(tx);
		await new Promise<void>((resolve) => {
			release = resolve;
		});
	});
	return async () => {
		release();
		await held;
		await house.db.tx((tx) => sql`drop function public.hold() cascade`.execute(tx));
	};
}

const waiters = async (): Promise<number> => {
	const { rows } = await house.db.read((tx) =>
		sql<{
			total: number;
		}>`select count(*)::integer as total from pg_locks where locktype = 'advisory' and objid = 28 and not granted`.execute(
			tx,
		),
	);
	return rows[0]?.total ?? 0;
};

const known: Known[] = [];
const sitters = new Map<TableCode, Sitting>();
let presses = 0;
const ticketIn = z.object({ value: z.object({ replayed: z.boolean(), ticket: z.object({ ticketId: z.string() }) }) });

type Nodes = readonly [TableProcess, TableProcess];

/** By turns at the one process and the other. */
async function bet(nodes: Nodes, table: TableCode, spots: readonly string[]): Promise<void> {
	const roundId = (await house.state(table)).round?.roundId ?? "";
	const who = sitters.get(table);
	if (who === undefined) throw new Error(`nobody sits at ${table}`);
	presses += 1;
	const bets = spots.map((spot) => ({ spot, amount: table === driven ? 2_000n : 200n }));
	const told = bets.map(({ spot, amount }) => ({ spot, amount: formatMinor(amount, "P") }));
	const press = { key: `kill-press-${String(presses).padStart(6, "0")}`, roundId, bets: told };
	const answer = await nodes[presses % 2 === 0 ? 0 : 1].call("place-table-bet", who, press);
	expect(answer, table).toMatchObject({ ok: true, value: { ticket: { state: "open" } } });
	known.push({ who, table, roundId, press, bets, ticketId: z.parse(ticketIn, answer).value.ticket.ticketId });
}

/** Whether a table opens, closes or shows something in a second before the kill. */
const isDue = (second: number): boolean =>
	second > -4 ||
	stagedCodes.some((code) => {
		const { bet: bets, deal } = tables[code].times;
		return [0, bets + 1, bets + 1 + deal].includes(second + staged[code].opened);
	});

/** Until half a second after a full one, at which every table stands where it is wanted. The first shoes shuffle for twelve seconds. */
async function stage(nodes: Nodes, studio: Studio, { shuffles }: { readonly shuffles: number }): Promise<void> {
	let told = "";
	const holder = sitters.get("BJ01");
	if (holder !== undefined)
		expect(await nodes[0].call("take-table-seat", holder, { seat: 1 })).toMatchObject({ ok: true, value: { held: 1 } });
	for (let second = -32 - shuffles; second <= 0; second++) {
		house.clock.advance(1_000);
		const watch = stagedCodes.filter((code) => second === -staged[code].opened - shuffles);
		// By turns, and at last both at the same moment.
		const moving = second > -4 ? nodes : [nodes[second % 2 === 0 ? 0 : 1]];
		if (watch.length > 0 || isDue(second)) await Promise.all(moving.map((node) => node.move(watch)));
		for (const code of stagedCodes) if (second === 2 - staged[code].opened) await bet(nodes, code, staged[code].spots);
		if (second === -20) {
			told = await studio.open(10);
			await bet(nodes, driven, ["player", "banker"]);
		}
		if (second === -9) await studio.close(told);
		if (second === -5) {
			const hand = studio.hand();
			await studio.deal(told, hand);
			await studio.result(told, hand, "nonsense");
		}
		// All but what is shown in this second.
		if (second < 0 && second % 3 === 0) await nodes[1].settle();
	}
	house.clock.advance(500);
}

/** What stands at the moment of the kill. */
async function look(): Promise<void> {
	for (const code of stagedCodes) expect((await house.state(code)).phase.name, code).toBe(staged[code].stands);
	expect((await house.state(driven)).video?.halt).not.toBeNull();
	seen.add((await house.state("BJ01")).round?.playing?.insuring === true ? "insurance" : "turn");
}
const seen = new Set<string>();

/** One stands amid its settlement; the other is killed amid its moves, whenever the seed says. */
async function kill(victim: TableProcess, { settling }: { readonly settling: boolean }): Promise<void> {
	if (settling) {
		const release = await holdSettlement();
		void victim.settle();
		await vi.waitFor(async () => expect(await waiters()).toBe(1), { timeout: 60_000 });
		await victim.kill();
		return release();
	}
	house.clock.advance(500);
	void victim.move(stagedCodes);
	void victim.settle();
	await sleep(chance.below(25));
	await victim.kill();
}

/** The other process goes on alone until every ticket is settled. */
async function goOn(node: TableProcess): Promise<void> {
	for (const { who, press, ticketId } of known.slice(-sitters.size))
		expect(z.parse(ticketIn, await node.call("place-table-bet", who, press)).value).toMatchObject({
			replayed: true,
			ticket: { ticketId },
		});
	const { round, video } = await house.state(driven);
	await house.db.tx((tx) => writeDecided(tx, { id: round?.roundId ?? "", outcome: video?.halt?.found ?? "" }));
	for (let turn = 0; turn < 60; turn++) {
		house.clock.advance(5_000);
		await node.move([driven]);
		await node.settle();
		const { rows } = await house.db.read((tx) =>
			sql`select id from tables.round where settled_at is null and id::text = any(${known.map(({ roundId }) => roundId)})`.execute(
				tx,
			),
		);
		if (rows.length === 0) return;
	}
	throw new Error("bets were never settled");
}

async function judge(): Promise<void> {
	const dealt = new Map((await rounds()).map((row) => [row.id, row]));
	const wanted = new Map<Sitting, bigint>();
	for (const { who, table, roundId, bets, ticketId } of known) {
		const outcome = readOutcome(dealt.get(roundId)?.outcome ?? "");
		if (outcome === undefined) throw new Error(`${table} ${roundId} has no outcome`);
		const [paid] = settleBets(tables[table].game, [bets], outcome);
		const staked = bets.reduce((sum, { amount }) => sum + amount, 0n);
		wanted.set(who, (wanted.get(who) ?? purse) - staked + (paid?.returned ?? 0n));
		expect(await house.call("list-own-table-bets", who, { roundId }), table).toMatchObject({
			value: { tickets: [{ ticketId, state: "settled", returned: formatMinor(paid?.returned ?? 0n, "P") }] },
		});
	}
	for (const [who, balance] of wanted) expect(await house.purse(who)).toBe(balance);
	for (const table of sitters.keys()) {
		const lines = known.filter((one) => one.table === table).flatMap(({ bets }) => bets);
		const sums = await house.db.read((tx) => sumSpots(tx, { table, from: "2026-11-24", to: "2026-11-25" }));
		expect(
			sums.reduce((sum, { stake }) => sum + stake, 0n),
			table,
		).toBe(lines.reduce((sum, { amount }) => sum + amount, 0n));
		const hands = [...dealt.values()].filter((row) => row.table_code === table);
		for (const name of new Set(hands.map(({ shoe }) => shoe)))
			expect(hands.flatMap(({ shoe, hand }) => (shoe === name ? [hand] : []))).toEqual(
				hands.filter(({ shoe }) => shoe === name).map((_, place) => place + 1),
			);
	}
	expect(await house.violations()).toEqual([]);
}

it(`goes on in another process where one was killed, in every phase (seed ${seed})`, { timeout: 600_000 }, async () => {
	await buildProcess();
	await aceFirst();
	const key = await house.toStudio(driven);
	for (const table of [...stagedCodes, driven] as const)
		sitters.set(table, await house.sit(table, await house.enrol(purse)));
	const nodes: [TableProcess, TableProcess] = [await start(), await start()];
	// At the first: it is told what a studio tells by whichever stands there.
	const route: RawRoute = { ...nodes[0].route, handle: (call) => nodes[0].route.handle(call) };
	const studio = simulatedStudio({ table: driven, key, clock: house.clock, route, seed });
	for (const turn of turns) {
		await stage(nodes, studio, { shuffles: turn === 0 ? 12 : 0 });
		await look();
		const before = (await rounds()).filter(({ outcome }) => outcome !== null);
		const dies = turn % 2 === 0 ? 0 : 1;
		await kill(nodes[dies], { settling: turn === 0 });
		await goOn(nodes[1 - dies === 0 ? 0 : 1]);
		const after = new Map((await rounds()).map(({ id, outcome }) => [id, outcome]));
		for (const { id, outcome } of before) expect(after.get(id)).toBe(outcome);
		if (turn === turns.at(-1)) break;
		nodes[dies] = await start();
		// Nobody watches: each table comes to rest between two rounds.
		for (let quiet = 0; quiet < 4; quiet++) {
			house.clock.advance(900_000);
			await nodes[dies].move([]);
		}
	}
	await judge();
	expect([...seen].toSorted()).toEqual(turns.length === 1 ? ["insurance"] : ["insurance", "turn"]);
});
