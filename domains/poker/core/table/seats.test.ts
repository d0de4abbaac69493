// What people at a table may do between and during hands: away and back, what is owed, more chips, the waiting list, the bank of
// time, running it twice; and that none of it can be done twice, by strangers, or at a table that closes.
import { expect, test } from "vitest";
import { type HandAct, legalActs } from "../act.ts";
import { openTable, plainTable } from "../testing/open-table.ts";
import { applyTable } from "./apply.ts";
import { houseSeat } from "./decide.ts";
import { tickTable } from "./flow.ts";
import { emptyTable, type TableEvent, tableTimes } from "./state.ts";

type Table = ReturnType<typeof openTable>;
const refused = (code: string) => ({ ok: false, error: code });
const nothing = { ok: true, value: [] };
const seatOf = (table: Table, no: number) => table.state().seats.find((seat) => seat.no === no);

function seated(nos: readonly number[], seed = 5, config = plainTable): Table {
	const table = openTable(config, seed);
	for (const no of nos) table.sit(`m${no}`, no);
	table.tick();
	return table;
}

const actorOf = (table: Table) => {
	const { hand } = table.state();
	return hand?.hand.actor === undefined ? undefined : hand.hand.players[hand.hand.actor]?.seat;
};

function act(table: Table, wish: HandAct) {
	const { hand } = table.state();
	return table.send(`m${actorOf(table)}`, {
		type: "act",
		hand: hand?.id ?? "",
		turn: hand?.acts.length ?? 0,
		act: wish,
	});
}

/** Everybody checks, calls or folds by `pick`, until so many hands are over and cleared. */
function play(table: Table, hands: number, pick: (seat: number) => HandAct = () => ({ type: "call" })): void {
	const until = table.state().hands + hands;
	for (let step = 0; step < 900; step++) {
		const next = table.tick();
		const { hand } = table.state();
		const seat = actorOf(table);
		if (hand === null && table.state().hands >= until) return;
		if (seat !== undefined && hand?.end === null && seatOf(table, seat)?.state === "in") act(table, pick(seat));
		else table.wait(next ?? table.now() + 500);
		if (table.state().hands >= until && table.state().hand === null) return;
	}
	throw new Error("the hands do not end");
}

test("what was done already does nothing, and what only the house or the seated may do is refused", () => {
	const table = openTable(plainTable, 5);
	table.sit("m1", 1);
	expect(table.send("m1", { type: "away" })).toMatchObject({ ok: true, value: [{ type: "away" }] });
	expect(table.send("m1", { type: "away" })).toEqual(nothing);
	expect(table.send("m1", { type: "back", posts: false })).toMatchObject({ ok: true, value: [{ type: "back" }] });
	expect(table.send("m1", { type: "back", posts: false })).toEqual(nothing);
	expect(table.send("m1", { type: "twice", twice: true })).toMatchObject({ ok: true, value: [{ type: "twice" }] });
	expect(table.send("m1", { type: "twice", twice: true })).toEqual(nothing);
	expect(table.send("m1", { type: "unwait" })).toEqual(nothing);
	expect(table.send("m1", { type: "act", hand: "x", turn: 0, act: { type: "fold" } })).toEqual(
		refused("POKER_NOT_YOUR_TURN"),
	);
	for (const type of ["away", "leave"] as const)
		expect(table.send("m9", { type })).toEqual(refused("POKER_NOT_SEATED"));
	expect(table.send("m9", { type: "back", posts: true })).toEqual(refused("POKER_NOT_SEATED"));
	expect(table.send("m9", { type: "twice", twice: true })).toEqual(refused("POKER_NOT_SEATED"));
	expect(table.send("m1", { type: "queue", owner: "m1", name: "m1" })).toEqual(refused("POKER_NOT_ALLOWED"));
	expect(table.send(houseSeat, { type: "queue", owner: "m1", name: "m1" })).toEqual(nothing);
	expect(table.send(houseSeat, { type: "open", config: plainTable })).toEqual(nothing);
});

test("more chips come at once between hands, after it during one, and never above the most", () => {
	const table = seated([1, 4]);
	const add = (owner: string, amount: number) => table.send(houseSeat, { type: "add", owner, amount, buyIn: "b" });
	expect(add("m9", 100)).toEqual(refused("POKER_NOT_SEATED"));
	expect(add("m1", 5_001)).toEqual(refused("POKER_BUY_IN"));
	expect(add("m1", 3_000)).toMatchObject({ ok: true });
	expect(seatOf(table, 1)).toMatchObject({ stack: 5_000, adds: 3_000 });
	expect(add("m1", 2_001)).toEqual(refused("POKER_BUY_IN"));
	const before = table.state().hand?.hand.players.reduce((sum, { stack }) => sum + stack, 0) ?? 0;
	// In the hand they are not there.
	expect(before).toBe(10_000 - 150);
	play(table, 0, () => ({ type: "fold" }));
	expect(seatOf(table, 1)?.adds).toBe(0);
	expect((seatOf(table, 1)?.stack ?? 0) + (seatOf(table, 4)?.stack ?? 0)).toBe(13_000);
	expect(add("m4", 500)).toMatchObject({ ok: true });
	expect((seatOf(table, 1)?.stack ?? 0) + (seatOf(table, 4)?.stack ?? 0)).toBe(13_500);
	table.tick();
	table.wait(table.now() + tableTimes.between);
	table.tick();
	table.send("m4", { type: "leave" });
	expect(add("m4", 100)).toEqual(refused("POKER_NOT_SEATED"));
	expect(table.send("m4", { type: "leave" })).toEqual(nothing);
	expect(table.send("m4", { type: "back", posts: true })).toEqual(refused("POKER_NOT_ALLOWED"));
	table.send(houseSeat, { type: "close" });
	expect(table.send(houseSeat, { type: "close" })).toEqual(nothing);
	expect(add("m1", 100)).toEqual(refused("POKER_CLOSED"));
});

test("blinds that go by are owed: who comes back posts the big one live and the small one dead", () => {
	const table = seated([0, 1, 2, 3]);
	play(table, 1);
	table.send("m2", { type: "away" });
	// Until both blinds went by them.
	for (let hand = 0; hand < 6 && !(seatOf(table, 2)?.owes.big && seatOf(table, 2)?.owes.small); hand++) play(table, 1);
	expect(seatOf(table, 2)).toMatchObject({ state: "away", owes: { big: true, small: true } });
	table.send("m2", { type: "back", posts: true });
	expect(seatOf(table, 2)).toMatchObject({ state: "in", waits: true, missed: 0 });
	for (let hand = 0; hand < 4 && seatOf(table, 2)?.waits; hand++) play(table, 1);
	const posted = table.log
		.flatMap((event) => (event.type === "begun" ? [event.posted.filter(({ seat }) => seat === 2)] : []))
		.findLast((one) => one.length > 0);
	expect(posted).toEqual(expect.arrayContaining([{ seat: 2, amount: 100, as: "live" }]));
	expect(posted?.filter(({ as }) => as === "dead")).toEqual([{ seat: 2, amount: 50, as: "dead" }]);
	expect(seatOf(table, 2)?.owes).toEqual({ big: false, small: false });
});

test("three big blinds that went by, or ten minutes away: the seat is given up and the stack goes home", () => {
	const table = seated([0, 1, 2]);
	play(table, 1);
	table.send("m2", { type: "away" });
	for (let hand = 0; hand < 14 && seatOf(table, 2) !== undefined; hand++) play(table, 1);
	expect(table.log).toContainEqual(expect.objectContaining({ type: "left", owner: "m2" }));
	expect(table.now() - 1_000_000).toBeLessThan(tableTimes.away);
	const other = seated([3]);
	other.send("m3", { type: "away" });
	other.wait(other.tick() ?? 0);
	other.tick();
	expect(other.log.at(-1)).toMatchObject({ type: "left", owner: "m3", stack: 5_000 });
});

test("whoever has nothing left is away, and is back with new chips alone", () => {
	const table = seated([1, 4]);
	for (let hand = 0; hand < 40 && !table.state().seats.some(({ stack }) => stack === 0); hand++)
		play(table, table.state().hand === null ? 1 : 0, () => {
			const playing = table.state().hand?.hand;
			const raise = playing === undefined ? undefined : legalActs(playing)?.raise;
			return raise === undefined ? { type: "call" } : { type: "raise", to: raise.most };
		});
	table.tick();
	const broke = table.state().seats.find(({ stack }) => stack === 0);
	expect(broke).toMatchObject({ state: "away" });
	const owner = broke?.owner ?? "";
	expect(table.send(owner, { type: "back", posts: true })).toEqual(refused("POKER_NOT_ALLOWED"));
	expect(table.send(houseSeat, { type: "add", owner, amount: 5_000, buyIn: "b" })).toMatchObject({ ok: true });
	expect(table.send(owner, { type: "back", posts: true })).toMatchObject({ ok: true });
});

test("time over the base comes from the bank, and a hundred milliseconds a hand come back to it", () => {
	const table = seated([1, 4]);
	const seat = actorOf(table) ?? 0;
	table.wait(table.now() + tableTimes.preflop + 20_000);
	table.tick();
	expect(act(table, { type: "fold" })).toMatchObject({ ok: true });
	expect(seatOf(table, seat)?.bank).toBe(tableTimes.bank - 20_000);
	table.tick();
	expect(seatOf(table, seat)?.bank).toBe(tableTimes.bank - 20_000 + 100);
	expect(seatOf(table, seat === 1 ? 4 : 1)?.bank).toBe(tableTimes.bank);
});

test("who stepped away in a hand checks where nothing is to call and folds where something is, without a turn's time", () => {
	const table = seated([1, 4]);
	act(table, { type: "call" });
	const big = actorOf(table) ?? 0;
	table.send(`m${big}`, { type: "away" });
	const before = table.now();
	table.wait(table.tick() ?? 0);
	expect(table.now() - before).toBe(tableTimes.street);
	table.tick();
	expect(table.log.at(-1)).toMatchObject({ type: "acted", seat: big, by: "clock", act: { type: "call" } });
});

test("the rest is dealt twice where everybody in the pot is glad of it, and once where one is not", () => {
	for (const [glad, boards] of [
		[[1, 4], 2],
		[[1], 1],
	] as const) {
		const table = seated([1, 4], 9);
		for (const no of glad) table.send(`m${no}`, { type: "twice", twice: true });
		act(table, { type: "raise", to: 5_000 });
		act(table, { type: "call" });
		for (let step = 0; step < 30 && table.state().hand?.end === null; step++) table.wait(table.tick() ?? 0);
		const { hand } = table.state();
		expect(hand?.hand.boards).toHaveLength(boards);
		expect(hand?.end?.players.every(({ shown }) => shown)).toBe(true);
		expect(hand?.end?.pots.every(({ parts }) => parts.length === boards)).toBe(true);
		// Each board card lay at a place of its own in the deck.
		expect(new Set(hand?.boardPlaces.flat()).size).toBe(5 * boards);
	}
});

test("a free seat is kept a minute for the first who waits, then for the next", () => {
	const table = seated([0, 1], 3, { ...plainTable, seats: 2 });
	for (const owner of ["m7", "m8"]) table.send(houseSeat, { type: "queue", owner, name: owner });
	table.send("m1", { type: "leave" });
	play(table, 0, () => ({ type: "fold" }));
	table.tick();
	expect(table.state().kept?.owner).toBe("m7");
	expect(table.sit("m8", 1)).toEqual(refused("POKER_SEAT_TAKEN"));
	table.wait(table.tick() ?? 0);
	table.tick();
	expect(table.state().kept?.owner).toBe("m8");
	expect(table.state().queue.map(({ owner }) => owner)).toEqual(["m8"]);
	expect(table.sit("m8", 1)).toMatchObject({ ok: true });
	expect(table.state()).toMatchObject({ queue: [], kept: null });
});

test("nobody straddles: a raise before the cards is no act, and the first to act is behind the big blind", () => {
	const table = seated([0, 1, 2, 3]);
	const { hand } = table.state();
	const big = hand?.posted.at(-1)?.seat ?? 0;
	expect(hand?.posted.map(({ as }) => as)).toEqual(["live", "live"]);
	expect(hand?.hand.bet).toBe(100);
	expect(actorOf(table)).toBe((big + 1) % 4);
});

test("events that nothing can follow from leave the table as it is", () => {
	const events: readonly TableEvent[] = [
		{ type: "acted", seat: 1, act: { type: "fold" }, at: 1, by: "player" },
		{ type: "board", boards: [[1]], runs: 1, at: 1 },
		{ type: "settled", at: 1 },
		{ type: "resumed", at: 1 },
	];
	for (const event of events) expect(applyTable(emptyTable, event)).toEqual(emptyTable);
	const aids = { deck: undefined, next: undefined, dice: [0, 0] } as const;
	expect(tickTable(emptyTable, 1, aids)).toEqual({ events: [], next: undefined });
	const table = openTable(plainTable, 5);
	for (const no of [1, 4]) table.sit(`m${no}`, no);
	// Without a committed deck nothing is dealt.
	expect(tickTable(table.state(), table.now(), aids)).toMatchObject({ events: [] });
	table.tick();
	act(table, { type: "call" });
	act(table, { type: "call" });
	const due = table.now() + tableTimes.street;
	expect(() => tickTable(table.state(), due, aids)).toThrow("without its deck");
	expect(() => tickTable(table.state(), due, { ...aids, deck: [1] })).toThrow("ends too early");
});
