// A table played by the clock and at random: chips are kept, hands end, repetitions do nothing, strangers are refused; and the
// log folds to the state.
import { expect, test } from "vitest";
import { legalActs } from "../act.ts";
import type { PokerGame } from "../cards.ts";
import { openTable, plainTable } from "../testing/open-table.ts";
import { applyTable } from "./apply.ts";
import { houseSeat } from "./decide.ts";
import { emptyTable, isBot, type TableState, tableTimes } from "./state.ts";

const chipsAt = (state: TableState) =>
	state.seats.reduce((sum, { no, stack, adds }) => {
		const playing = state.hand?.end === null ? state.hand.hand.players.find(({ seat }) => seat === no) : undefined;
		return sum + adds + (playing === undefined ? stack : playing.stack + playing.live + playing.dead);
	}, 0);

test.each(["holdem", "omaha", "short"] as const)("random play of %s keeps every chip", (game: PokerGame) => {
	const config = { ...plainTable, game, ...(game === "short" ? { small: 0, big: 100, ante: 50 } : {}) };
	const table = openTable(config, 7);
	for (const no of [0, 2, 3, 5]) table.sit(`m${no}`, no);
	let [brought, home, raked] = [20_000, 0, 0];
	for (let step = 0; step < 3_000 && table.state().hands < 60; step++) {
		const before = table.log.length;
		const next = table.tick();
		const { hand } = table.state();
		const actor = hand?.hand.actor === undefined ? undefined : hand.hand.players[hand.hand.actor];
		const draw = table.chance.below(40);
		if (hand !== null && actor !== undefined && draw > 2) {
			const { raise } = legalActs(hand.hand) ?? {};
			const act =
				raise !== undefined && draw < 8
					? ({ type: "raise", to: draw === 3 ? raise.most : raise.least } as const)
					: ({ type: draw < 12 ? "fold" : "call" } as const);
			const command = { type: "act", hand: hand.id, turn: hand.acts.length, act } as const;
			expect(table.send(`m${actor.seat}`, command).ok).toBe(true);
			// The same once more: it has been done.
			expect(table.send(`m${actor.seat}`, command)).toEqual({ ok: true, value: [] });
		} else table.wait(next ?? table.now() + 1_000);
		for (const { owner, state, stack, adds } of table.state().seats) {
			if (state === "away" && stack + adds > 0) table.send(owner, { type: "back", posts: table.chance.below(2) === 0 });
			if (stack + adds === 0 && table.send(houseSeat, { type: "add", owner, amount: 5_000, buyIn: "" }).ok)
				brought += 5_000;
		}
		for (const event of table.log.slice(before)) {
			if (event.type === "left") home += event.stack;
			if (event.type === "settled") raked += table.state().hand?.end?.rake ?? 0;
		}
		expect(chipsAt(table.state()) + home + raked).toBe(brought);
	}
	expect(table.state().hands).toBeGreaterThan(30);
	// The log alone says all.
	expect(table.log.reduce(applyTable, emptyTable)).toEqual(table.state());
});

test("bots keep a visitor company, sleep alone, and leave when people come", () => {
	const table = openTable({ ...plainTable, bots: 4 }, 3);
	table.tick();
	expect(table.state().seats.filter(isBot)).toHaveLength(4);
	const free = () => [0, 1, 2, 3, 4, 5].find((no) => !table.state().seats.some((seat) => seat.no === no)) ?? 9;
	const playOn = (until: () => boolean) => {
		for (let step = 0; step < 800 && !until(); step++) {
			const next = table.tick();
			const { hand } = table.state();
			const actor = hand?.hand.actor === undefined ? undefined : hand.hand.players[hand.hand.actor];
			const seat = table.state().seats.find(({ no }) => no === actor?.seat);
			if (hand === null || seat === undefined || isBot(seat)) table.wait(next ?? table.now() + 500);
			else table.send(seat.owner, { type: "act", hand: hand.id, turn: hand.acts.length, act: { type: "fold" } });
		}
	};
	for (let person = 0; person < 4; person++) {
		expect(table.sit(`m${person}`, free())).toMatchObject({ ok: true });
		playOn(() => table.state().hands >= (person + 1) * 3 && table.state().hand === null);
	}
	playOn(() => !table.state().seats.some(isBot));
	expect(table.state().seats.filter(isBot)).toEqual([]);
});

test("strangers, late and foreign acts are refused", () => {
	const table = openTable(plainTable, 5);
	for (const no of [1, 4]) table.sit(`m${no}`, no);
	table.tick();
	const { hand } = table.state();
	const actor = hand?.hand.players[hand.hand.actor ?? 0]?.seat ?? 0;
	const act = { type: "act", hand: hand?.id ?? "", turn: 0, act: { type: "call" } } as const;
	const refused = (code: string) => ({ ok: false, error: code });
	expect(table.send(`m${actor === 1 ? 4 : 1}`, act)).toEqual(refused("POKER_NOT_YOUR_TURN"));
	expect(table.send("m9", act)).toEqual(refused("POKER_NOT_SEATED"));
	expect(table.send(`m${actor}`, { ...act, hand: "other" })).toEqual(refused("POKER_NOT_YOUR_TURN"));
	expect(table.send(`m${actor}`, { ...act, turn: 3 })).toEqual(refused("POKER_NOT_YOUR_TURN"));
	expect(table.send(`m${actor}`, { ...act, act: { type: "raise", to: 101 } })).toEqual(
		refused("POKER_ACT_NOT_ALLOWED"),
	);
	expect(table.send("m1", { type: "close" })).toEqual(refused("POKER_NOT_ALLOWED"));
	expect(table.sit("m7", 1)).toEqual(refused("POKER_SEAT_TAKEN"));
	expect(table.sit("m7", 2, 20_000)).toEqual(refused("POKER_BUY_IN"));
	expect(table.sit("m1", 2)).toEqual(refused("POKER_SEATED_ALREADY"));
});

test("who lets their time run out folds and is away; a clock that nobody held begins anew", () => {
	const table = openTable(plainTable, 5);
	for (const no of [1, 4]) table.sit(`m${no}`, no);
	table.tick();
	const begun = table.now();
	table.wait(begun + tableTimes.preflop + tableTimes.bank + tableTimes.silence + 5_000);
	table.tick();
	expect(table.log.at(-1)).toMatchObject({ type: "resumed" });
	expect(table.state().hand?.acts).toEqual([]);
	table.wait(table.tick() ?? 0);
	table.tick();
	expect(table.log.filter(({ type }) => type === "acted" || type === "away")).toMatchObject([
		{ by: "clock", act: { type: "fold" } },
		{ type: "away" },
	]);
});

test("who comes back brings what they left with", () => {
	const table = openTable(plainTable, 5);
	table.sit("m1", 1, 9_000);
	table.send("m1", { type: "leave" });
	expect(table.sit("m1", 1, 5_000)).toMatchObject({ error: "POKER_BUY_IN" });
	expect(table.sit("m1", 1, 9_000)).toMatchObject({ ok: true });
	table.send("m1", { type: "leave" });
	table.wait(table.now() + tableTimes.rathole + 1);
	expect(table.sit("m1", 1, 5_000)).toMatchObject({ ok: true });
});
