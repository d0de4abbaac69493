// The lobby and the way to a seat on a real ledger: tables as they stand, waiting lists, chips that no table took, what is refused,
// and what is forgotten.
import { afterAll, expect, test } from "vitest";
import { legalActs } from "../core/index.ts";
import { openPoker, type Sitting } from "./testing/open-poker.ts";

const hall = await openPoker();
afterAll(() => hall.close());

let presses = 0;
type Answer = { ok: boolean; error?: { code: string } | string; value?: unknown };
const codeOf = (answer: Answer) =>
	answer.ok ? "ok" : typeof answer.error === "string" ? answer.error : answer.error?.code;
const fieldOf = (answer: Answer, field: string): unknown => new Map(Object.entries(answer.value ?? {})).get(field);
const memberWith = async (balance: bigint, game = "holdem"): Promise<Sitting> =>
	hall.come(game, await hall.enrol(balance));
const sit = (who: Sitting, table: string, more: object = {}) =>
	hall.call("sit-at-poker", who, {
		key: `press-${++presses + 2_000_000}`,
		table,
		seat: 0,
		amount: 5_000,
		posts: false,
		...more,
	});
const act = (who: Sitting, table: string, type: "leave" | "unwait" | "away") => hall.at(hall, table).act(who, { type });

type Listed = { id: string; gameId: string; players: number; bots: number; waiting: number };
const isListed = (value: unknown): value is readonly Listed[] => Array.isArray(value);
async function listed(who: Sitting, mode: string): Promise<ReadonlyMap<string, Listed>> {
	const tables = fieldOf(await hall.call("list-poker-tables", who, { mode }), "tables");
	return new Map((isListed(tables) ? tables : []).map((table) => [table.id, table]));
}

test("the lobby tells tables with seats as they are, bots apart, and opens nothing by being looked at", async () => {
	const who = await memberWith(50_000n);
	const before = await listed(who, "real");
	expect(before.size).toBeGreaterThan(9);
	expect(before.get("rP-holdem-9-1-1")).toMatchObject({ players: 0, bots: 0, waiting: 0 });
	expect([...before.values()].every(({ gameId }) => gameId !== "")).toBe(true);
	expect(codeOf(await sit(who, "rP-holdem-9-1-1"))).toBe("ok");
	expect((await listed(who, "real")).get("rP-holdem-9-1-1")).toMatchObject({ players: 1 });
	const trial = await hall.come("holdem");
	const demo = await listed(trial, "demo");
	// Its bots sleep until somebody looks.
	expect(demo.get("dP-holdem-6-1-2")).toMatchObject({ players: 0, bots: 4 });
	const entered = await hall.call("enter-poker", who);
	expect(fieldOf(entered, "seated")).toEqual(["rP-holdem-9-1-1"]);
	expect(fieldOf(entered, "balance")).toBe("450.00");
	expect(codeOf(await act(who, "rP-holdem-9-1-1", "leave"))).toBe("ok");
});

test("a session opens tables of its own game, money and currency alone", async () => {
	const short = await memberWith(50_000n, "short-deck");
	const trial = await hall.come("omaha-poker");
	for (const table of ["rP-holdem-6-1-1", "dP-short-6-1-1", "rKRW-short-6-1-1", "nonsense"]) {
		expect(codeOf(await hall.call("open-poker-table", short, { table }))).toBe("POKER_TABLE_UNKNOWN");
		expect(codeOf(await hall.call("wait-for-seat", short, { table }))).toBe("POKER_TABLE_UNKNOWN");
		expect(codeOf(await sit(short, table))).toBe("POKER_TABLE_UNKNOWN");
	}
	expect(codeOf(await hall.call("open-poker-table", short, { table: "rP-short-6-1-1" }))).toBe("ok");
	expect(fieldOf(await hall.call("enter-poker", trial), "game")).toBe("omaha");
	expect(codeOf(await hall.call("open-poker-table", trial, { table: "dP-omaha-6-1-1" }))).toBe("ok");
	const other = { ...trial, play: { ...trial.play, vendor: "TESSERA_SLOTS" } };
	expect(codeOf(await hall.call("enter-poker", other))).toBe("POKER_TABLE_UNKNOWN");
});

test("who waits for a seat stands on the list once, and gets the seat that comes free", async () => {
	const table = "rP-holdem-2-1-1";
	const [one, two, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => memberWith(20_000n)));
	if (one === undefined || two === undefined || third === undefined || fourth === undefined) throw new Error("nobody");
	await sit(one, table, { seat: 0 });
	await sit(two, table, { seat: 1 });
	expect(codeOf(await hall.call("wait-for-seat", one, { table }))).toBe("POKER_SEATED_ALREADY");
	for (const who of [third, third, fourth]) expect(codeOf(await hall.call("wait-for-seat", who, { table }))).toBe("ok");
	expect((await listed(third, "real")).get(table)).toMatchObject({ waiting: 2 });
	expect((await hall.at(hall, table).seen(fourth))?.queued).toBe(1);
	await act(two, table, "leave");
	for (let step = 0; step < 60 && (await hall.at(hall, table).state())?.kept == null; step++) {
		hall.clock.advance(3_000);
		await hall.at(hall, table).settle();
	}
	expect(codeOf(await sit(fourth, table, { seat: 1 }))).toBe("POKER_SEAT_TAKEN");
	expect(await hall.purses(fourth)).toMatchObject({ cash: 20_000n });
	expect(codeOf(await sit(third, table, { seat: 1 }))).toBe("ok");
	expect(codeOf(await act(fourth, table, "unwait"))).toBe("ok");
	expect((await listed(third, "real")).get(table)).toMatchObject({ waiting: 0 });
	for (const who of [one, third]) await act(who, table, "leave");
	expect(await hall.faults()).toEqual([]);
}, 60_000);

test("the same key with other content is refused, and one that went home is not seated later", async () => {
	const table = "rP-holdem-2-1-2";
	const [who, other] = [await memberWith(20_000n), await memberWith(20_000n)];
	await sit(other, table, { seat: 0 });
	const key = "a-press-that-lost";
	expect(codeOf(await sit(who, table, { key }))).toBe("POKER_SEAT_TAKEN");
	expect(codeOf(await sit(who, table, { key }))).toBe("POKER_SEAT_TAKEN");
	expect(codeOf(await sit(who, table, { key, amount: 6_000 }))).toBe("DUPLICATE_TRANSACTION");
	expect(codeOf(await sit(who, "rP-holdem-6-1-1", { key }))).toBe("DUPLICATE_TRANSACTION");
	expect(codeOf(await sit(who, table, { seat: undefined }))).toBe("POKER_NOT_SEATED");
	expect(await hall.purses(who)).toEqual({ cash: 20_000n, "vendor:TESSERA_POKER": 0n });
	await act(other, table, "leave");
	expect(await hall.faults()).toEqual([]);
});

test("chips of a call that died go home once, by the job, and not before a minute is over", async () => {
	const who = await memberWith(9_000n);
	const { play, member } = who;
	// As the call leaves it when its process dies between the purse and the table.
	await hall.db.tx(async (tx) => {
		const holder = {
			memberId: member,
			playId: play.playId,
			vendor: play.vendor,
			gameCode: play.gameCode,
			currency: play.currency,
		};
		const id = hall.newId();
		await hall.games.api.chips.bring(tx, { holder, key: `buy-in:${id}`, amount: 4_000n });
		await hall.run(
			tx,
			`insert into poker.buy_in (id, owner, key, table_id, seat, amount, play_id, member_id, game_code, currency, offered_at)
			values ('${id}', 'm${member}', 'died', 'rP-holdem-6-1-3', 2, 4000, '${play.playId}', ${member}, 'holdem', 'P',
			'${hall.clock.now().toISOString()}')`,
		);
	});
	await hall.runJob("poker.give-back");
	expect(await hall.purses(who)).toEqual({ cash: 5_000n, "vendor:TESSERA_POKER": 4_000n });
	expect(await hall.faults()).toEqual([]);
	hall.clock.advance(61_000);
	for (let twice = 0; twice < 2; twice++) await hall.runJob("poker.give-back");
	expect(await hall.purses(who)).toEqual({ cash: 9_000n, "vendor:TESSERA_POKER": 0n });
	expect(codeOf(await sit(who, "rP-holdem-6-1-3", { key: "died", seat: 2, amount: 4_000 }))).not.toBe("ok");
	expect(await hall.faults()).toEqual([]);
});

test("own hands come by pages, another's is unknown, and trials' are forgotten after two days", async () => {
	const table = "dP-holdem-6-1-1";
	const [visitor, stranger] = [await hall.come("holdem"), await hall.come("holdem")];
	await hall.call("open-poker-table", visitor, { table });
	const here = hall.at(hall, table);
	await here.settle();
	expect(codeOf(await sit(visitor, table, { seat: 5, amount: 10_000, posts: true }))).toBe("ok");
	for (let step = 0; step < 3_000; step++) {
		const [count] = await hall.rows("select count(*)::int as hands from poker.hand_player where round_id is null");
		if (Number(count?.hands) > 0) break;
		const playing = (await here.state())?.hand;
		const legal = playing == null ? undefined : legalActs(playing.hand);
		const mine = playing?.hand.players[playing.hand.actor ?? -1]?.seat === 5;
		if (playing != null && legal !== undefined && mine && playing.end === null)
			await here.act(visitor, {
				type: "act",
				hand: playing.id,
				turn: playing.acts.length,
				act: { type: legal.call === 0 ? "call" : "fold" },
			});
		else {
			hall.clock.advance(2_500);
			await here.settle();
		}
	}
	await hall.db.tx((tx) =>
		hall.run(
			tx,
			`with more as (insert into poker.hand select gen_random_uuid(), table_id, number + n, mode, currency, ended_at, rake,
				root, sealed, record from poker.hand, generate_series(1, 21) n where mode = 'demo' returning id)
			insert into poker.hand_player select p.owner, more.id, p.seat, p.staked, p.won, p.raked, null from poker.hand_player p, more
				where p.round_id is null`,
		),
	);
	const first = await hall.call("list-poker-hands", visitor);
	expect(fieldOf(first, "hands")).toHaveLength(20);
	expect(fieldOf(first, "more")).toBe(true);
	const own = await hall.rows(
		"select hand_id, record->>'id' = hand_id::text as played from poker.hand_player p join poker.hand h on h.id = p.hand_id where round_id is null order by 1 desc",
	);
	const ids = own.map(({ hand_id }) => String(hand_id));
	const hand = String(own.find(({ played }) => played === true)?.hand_id);
	const rest = await hall.call("list-poker-hands", visitor, { before: ids[19] });
	expect(fieldOf(rest, "hands")).toHaveLength(ids.length - 20);
	expect(fieldOf(rest, "more")).toBe(false);
	expect(codeOf(await hall.call("read-poker-hand", visitor, { hand }))).toBe("ok");
	expect(codeOf(await hall.call("read-poker-hand", stranger, { hand }))).toBe("POKER_HAND_UNKNOWN");
	expect(fieldOf(await hall.call("list-poker-hands", stranger), "hands")).toEqual([]);
	await act(visitor, table, "leave");
	hall.clock.advance(32 * 86_400_000);
	await hall.runJob("poker.forget-old");
	expect(await hall.rows("select 1 from poker.hand where mode = 'demo'")).toEqual([]);
	expect(await hall.rows("select 1 from poker.buy_in")).toEqual([]);
}, 90_000);

test("notes are their writer's alone: about members as they are seen, once each, read and deleted by nobody else", async () => {
	const table = "rP-holdem-9-1-1";
	const [one, two, three] = [await memberWith(50_000n), await memberWith(50_000n), await memberWith(50_000n)];
	for (const [seat, who] of [one, two].entries()) expect(codeOf(await sit(who, table, { seat }))).toBe("ok");
	const name = (await hall.at(hall, table).seen())?.seats.find(({ no }) => no === 1)?.name ?? "";
	const write = (who: Sitting, more: object = {}) =>
		hall.call("write-poker-note", who, { table, seat: 1, name, text: "Calls with any pair.", ...more });
	const notesOf = async (who: Sitting, at = table) =>
		fieldOf(await hall.call("list-poker-notes", who, at === "" ? {} : { table: at }), "notes");
	const first = fieldOf(await write(one), "note");
	expect(first).toMatchObject({ name, text: "Calls with any pair.", seat: 1 });
	// Again, about the same: in its place. Who looks on may note as well, and neither sees the other's.
	expect(codeOf(await write(one, { text: "Folds to the third bet." }))).toBe("ok");
	expect(codeOf(await write(three, { text: "Mine." }))).toBe("ok");
	expect(await notesOf(one)).toMatchObject([{ text: "Folds to the third bet.", seat: 1 }]);
	expect(await notesOf(three)).toMatchObject([{ text: "Mine." }]);
	expect(await notesOf(two)).toEqual([]);
	expect(await notesOf(one, "")).toMatchObject([{ seat: null }]);
	// Not about oneself, an empty seat, somebody else than was seen, or at a table of another kind.
	for (const wrong of [{ seat: 0 }, { seat: 4 }, { name: "somebody" }])
		expect(codeOf(await write(one, wrong))).toBe("POKER_NOTE_NOBODY");
	expect(codeOf(await write(two))).toBe("POKER_NOTE_NOBODY");
	expect(codeOf(await write(one, { table: "dP-holdem-6-1-1" }))).toBe("POKER_TABLE_UNKNOWN");
	const visitor = await hall.come("holdem");
	expect(codeOf(await write(visitor))).toBe("POKER_TABLE_UNKNOWN");
	// Nobody deletes another's.
	const note = String(new Map(Object.entries(first ?? {})).get("id"));
	expect(codeOf(await hall.call("drop-poker-note", three, { note }))).toBe("ok");
	expect(await notesOf(one)).toHaveLength(1);
	expect(codeOf(await hall.call("drop-poker-note", one, { note }))).toBe("ok");
	expect(await notesOf(one)).toEqual([]);
	// As many as are kept: the next one is refused, one that is there is not.
	const [{ owner } = { owner: "" }] = await hall.rows("select owner from poker.player_note");
	await hall.db.tx((tx) =>
		hall.run(
			tx,
			`insert into poker.player_note select gen_random_uuid(), '${String(owner)}', 'm' || n, 'x', 'y', now()
				from generate_series(1, 199) n`,
		),
	);
	expect(codeOf(await write(three, { seat: 0, name: (await hall.at(hall, table).seen())?.seats[0]?.name }))).toBe(
		"POKER_NOTES_FULL",
	);
	expect(codeOf(await write(three, { text: "Still mine." }))).toBe("ok");
	for (const who of [one, two]) await act(who, table, "leave");
});
