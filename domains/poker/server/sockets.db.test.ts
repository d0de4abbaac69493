// Poker over real sockets: no card reaches a seat that may not see it, in no byte of any push or answer and in no line of the log;
// and whoever is silent, slow, late, foreign, doubled or lies does nobody any harm.
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { seededChance } from "#platform/kernel";
import { historiesOf } from "../../../tools/bootstrap/testing/turn.ts";
import { gameCodes, legalActs, offeredTable, type TableState } from "../core/index.ts";
import { type DealtHand, dealtHand, leaksOf, leaksOfAnswer, seenIn } from "./testing/find-leaks.ts";
import { openPoker, type Sitting } from "./testing/open-poker.ts";
import { type Line, openSockets } from "./testing/open-sockets.ts";

const seed = Number(process.env.SEED ?? 20_261_129);
/** Ten thousand once: HANDS=10000. */
const many = Number(process.env.HANDS ?? historiesOf(48));

const hall = await openPoker();
const sockets = await openSockets(hall);
afterAll(async () => {
	await sockets.close();
	await hall.close();
});

const { node } = sockets;
const stateOf = async (table: string): Promise<TableState> => {
	const state = (await hall.at(node, table).state()) ?? undefined;
	if (state === undefined) throw new Error(`${table} does not stand`);
	return state;
};

type Table = { readonly id: string; readonly seats: readonly Line[]; readonly looker: Line };

let presses = 0;
const bring = (who: Sitting, table: string, amount: number, seat?: number) => {
	presses += 1;
	return hall.call("sit-at-poker", who, { key: `press-socket-${presses}`, table, seat, amount, posts: true }, node);
};

/** People with a connection each at the first seats, and somebody who looks on. */
async function fillTable(id: string, people: number): Promise<Table> {
	const { game, most } = offeredTable(id)?.config ?? { game: "holdem" as const, most: 0 };
	const come = async () => hall.come(gameCodes[game], await hall.enrol(100_000_000n));
	const seats: Line[] = [];
	for (let seat = 0; seat < people; seat++) {
		const who = await come();
		expect(await bring(who, id, most / 2, seat)).toMatchObject({ ok: true });
		seats.push(await sockets.join(who, id));
	}
	return { id, seats, looker: await sockets.join(await come(), id) };
}

/** The clock of all, a little on, and what that brings. */
async function wait(milliseconds = 700): Promise<void> {
	hall.clock.advance(milliseconds);
	await node.running.round();
}

/** Whose turn it is, and what may be done; undefined while it is nobody's. */
function turnAt({ hand }: TableState) {
	const player = hand === null || hand.end !== null ? undefined : hand.hand.players[hand.hand.actor ?? -1];
	const legal = hand === null ? undefined : legalActs(hand.hand);
	return hand === null || player === undefined || legal === undefined
		? undefined
		: { hand: hand.id, turn: hand.acts.length, seat: player.seat, legal };
}

const chance = seededChance(seed);

/** Does what whoever's turn it is may do; false where it is nobody's. */
async function actAt({ id, seats }: Table): Promise<boolean> {
	const state = await stateOf(id);
	const turn = turnAt(state);
	if (turn === undefined) {
		if (state.hand === null || state.hand.end !== null) await refill(state, { id, seats });
		return false;
	}
	const { legal, seat, ...named } = turn;
	const draw = chance.below(12);
	const act =
		legal.raise !== undefined && draw < 2
			? { type: "raise", to: draw === 0 ? legal.raise.most : legal.raise.least }
			: { type: draw < 5 ? "fold" : "call" };
	const command = { type: "act", ...named, act };
	// Now and then the same twice at once, and somebody else's besides.
	const [first, ...others] = await Promise.all([
		seats[seat]?.send(command),
		...(draw === 11 ? [seats[seat]?.send(command), seats[(seat + 1) % seats.length]?.send(command)] : []),
	]);
	expect(first).toMatchObject({ ok: true });
	if (draw === 11) expect(others).toMatchObject([{ ok: true }, { ok: false, code: "POKER_NOT_YOUR_TURN" }]);
	return true;
}

async function refill(state: TableState, { id, seats }: Pick<Table, "id" | "seats">): Promise<void> {
	const least = (state.config?.most ?? 0) / 4;
	for (const { no, stack, adds, state: is } of state.seats) {
		const line = seats[no];
		const now = state.hand?.end?.players.find(({ seat }) => seat === no)?.stack ?? stack;
		if (line !== undefined && now + adds < least) await bring(line.who, id, least * 2);
		if (line !== undefined && is === "away") await line.send({ type: "back", posts: true });
	}
}

/** What was told, until the hand that it tells of is over and everything about it is known. */
function createSearch(tables: readonly Table[]) {
	const waiting = new Map<string, { readonly packet: string; readonly seat: number | undefined }[]>();
	const counted = { packets: 0, bytes: 0, hands: 0, hidden: 0 };
	const faults: string[] = [];
	const lines = tables.flatMap(({ seats, looker }) => [
		...seats.map((line, seat) => ({ line, seat })),
		{ line: looker, seat: undefined },
	]);
	const take = (): void => {
		for (const { line, seat } of lines)
			for (const packet of line.heard()) {
				counted.packets += 1;
				counted.bytes += Buffer.byteLength(packet);
				const id = seenIn(packet)?.hand?.id;
				if (id === undefined) faults.push(...leaksOf(packet, { hand: undefined, seat }));
				else waiting.set(id, [...(waiting.get(id) ?? []), { packet, seat }]);
			}
		for (const line of sockets.logged()) faults.push(...leaksOf(line, { hand: undefined, seat: undefined }));
	};
	return {
		counted,
		faults,
		/** Of hands that are over and gone from their tables. */
		async search(): Promise<void> {
			take();
			const now = new Set((await Promise.all(tables.map(({ id }) => stateOf(id)))).map(({ hand }) => hand?.id));
			take();
			const over = [...waiting.keys()].filter((id) => !now.has(id));
			if (over.length === 0) return;
			const ids = over.map((id) => `'${id}'`).join(",");
			for (const row of await hall.rows(`select record, sealed from poker.hand where id in (${ids})`)) {
				const hand = z.parse(dealtHand, row);
				const packets = waiting.get(hand.record.id) ?? [];
				waiting.delete(hand.record.id);
				counted.hands += 1;
				counted.hidden += hand.record.players.filter(({ shown }) => !shown).length;
				for (const { packet, seat } of packets)
					for (const fault of leaksOf(packet, { hand, seat })) faults.push(`${fault} in ${packet}`);
				if (counted.hands % 8 === 0) faults.push(...(await answersOf(hand)));
			}
		},
		left: () => waiting.size,
	};
	/** What each player is answered of a hand that is over. */
	async function answersOf(hand: DealtHand): Promise<readonly string[]> {
		const table = tables.find(({ id }) => id === hand.record.table);
		const answers = await Promise.all(
			(table?.seats ?? []).map(async ({ who }, seat) => {
				const read = await hall.call("read-poker-hand", who, { hand: hand.record.id }, node);
				return leaksOfAnswer(JSON.stringify(read), { hand, seat });
			}),
		);
		return answers.flat();
	}
}

test(
	`no byte of any socket, answer or log tells a hidden card (seed ${seed}, ${many} hands)`,
	async () => {
		const ids = ["rP-holdem-6-1-1", "rP-omaha-6-1-1", "rP-short-6-1-1", "rP-holdem-9-1-1"];
		if (many > 1_000) ids.push("rP-holdem-6-1-2", "rP-holdem-6-1-3");
		const tables: Table[] = [];
		for (const id of ids) tables.push(await fillTable(id, 4));
		const search = createSearch(tables);
		while (search.counted.hands < many) {
			const acted = await Promise.all(tables.map(actAt));
			if (acted.includes(false)) await wait();
			await search.search();
		}
		for (const { seats } of tables) for (const line of seats) await line.send({ type: "leave" });
		for (
			let turn = 0;
			turn < 400 && (await Promise.all(ids.map(stateOf))).some(({ seats }) => seats.length > 0);
			turn++
		)
			await wait();
		// An answer comes after every push that was sent before it.
		for (const { seats, looker } of tables) for (const line of [...seats, looker]) await line.send({ type: "unwait" });
		await search.search();
		if (many > 1_000) console.info(JSON.stringify(search.counted));
		expect(search.faults.slice(0, 5)).toEqual([]);
		expect(search.left()).toBe(0);
		expect(search.counted.packets).toBeGreaterThan(many * 10);
		expect(search.counted.hidden).toBeGreaterThan(many);
		expect(await hall.faults()).toEqual([]);
	},
	120_000 + many * 500,
);

test("who is silent, slow, late, foreign, doubled or lies does nobody any harm", async () => {
	const id = "rP-holdem-6-2-1";
	const table = await fillTable(id, 3);
	const { seats, looker } = table;
	const code = async (line: Line | undefined, command: unknown, at = id) => {
		const said = await line?.send(command, at);
		return said?.ok === false ? said.code : said?.ok;
	};
	const turn = async () => {
		for (let step = 0; step < 60; step++) {
			const found = turnAt(await stateOf(id));
			if (found !== undefined) return found;
			await wait();
		}
		throw new Error("nobody's turn comes");
	};
	const begun = await turn();
	const named = { type: "act", hand: begun.hand, turn: begun.turn } as const;
	const call = { ...named, act: { type: "call" } } as const;
	const [mine, other] = [seats[begun.seat], seats[(begun.seat + 1) % 3]];
	const before = await stateOf(id);
	// What a client may not say, whoever's turn it is.
	const own = { owner: "m7001", name: "me", buyIn: "none", merchant: "t", seat: 5, amount: 50_000, posts: false };
	for (const lie of [{ type: "seat", ...own }, { type: "add", ...own }, { type: "close" }, { type: "queue", ...own }])
		expect(await code(mine, lie)).toBe("POKER_NOT_ALLOWED");
	for (const to of [10 ** 9, before.config?.big ?? 0, 0])
		expect(await code(mine, { ...named, act: { type: "raise", to } })).toBe("POKER_ACT_NOT_ALLOWED");
	for (const odd of [
		{ type: "raise", to: -1 },
		{ type: "raise", to: 1.5 },
		{ type: "raise", to: "all" },
		{ type: "win" },
	])
		expect(await code(mine, { ...named, act: odd })).toBe("INVALID_INPUT");
	for (const odd of [null, 7, "act", { type: "show" }, { type: "act" }, { ...call, hand: 3 }])
		expect(await code(mine, odd)).toBe("INVALID_INPUT");
	expect(await code(other, call)).toBe("POKER_NOT_YOUR_TURN");
	expect(await code(looker, call)).toBe("POKER_NOT_SEATED");
	expect(await code(mine, { ...call, hand: "another" })).toBe("POKER_NOT_YOUR_TURN");
	expect(await code(mine, { ...call, turn: begun.turn + 1 })).toBe("POKER_NOT_YOUR_TURN");
	expect(await code(mine, call, "dP-holdem-6-1-1")).toBe("ROOM_UNKNOWN");
	expect(await stateOf(id)).toEqual(before);
	// Doubled: once. Late, and something else than before: no.
	expect(await Promise.all([code(mine, call), code(mine, call), code(mine, call)])).toEqual([true, true, true]);
	expect((await stateOf(id)).hand?.acts).toHaveLength(begun.turn + 1);
	expect(await code(mine, { ...named, act: { type: "fold" } })).toBe("POKER_NOT_YOUR_TURN");
	// Slow: out of the bank, but it counts.
	const slow = await turn();
	await wait(15_000 + 20_000);
	expect(await code(seats[slow.seat], { ...slow, type: "act", act: { type: "call" } })).toBe(true);
	expect((await stateOf(id)).seats.find(({ no }) => no === slow.seat)?.bank).toBeLessThan(60_000);
	// Silent: the clock acts, the others are told and go on, and what comes after that is late.
	const silent = await turn();
	for (const { heard } of seats) heard();
	const isAway = async () => (await stateOf(id)).seats.find(({ no }) => no === silent.seat)?.state === "away";
	for (let step = 0; step < 60 && !(await isAway()); step++) await wait(2_000);
	expect((await stateOf(id)).hand?.acts[silent.turn]).toMatchObject({ seat: silent.seat, by: "clock" });
	expect(await code(seats[silent.seat], { ...silent, type: "act", act: { type: "call" } })).toBe("POKER_NOT_YOUR_TURN");
	for (const line of seats) if (line !== seats[silent.seat]) await line.send({ type: "unwait" });
	for (const line of seats) if (line !== seats[silent.seat]) expect(line.heard().join("")).toContain('"by":"clock"');
	// Who was cut off and comes again sees what is theirs.
	const [first] = seats;
	if (first === undefined) throw new Error("nobody sits");
	first.hangUp();
	const again = await sockets.join(first.who, id);
	const joined = again.heard().map(seenIn).at(-1);
	expect(joined?.you?.seat).toBe(0);
	for (const line of [again, ...seats.slice(1)]) await line.send({ type: "leave" });
	for (let step = 0; step < 200 && (await stateOf(id)).seats.length > 0; step++) await wait();
	expect((await stateOf(id)).seats).toEqual([]);
	expect(await hall.faults()).toEqual([]);
}, 120_000);
