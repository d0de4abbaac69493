// A hand as it is kept: what a player may see of it, the same again at the table, and as a text in the open format.
import { expect, test } from "vitest";
import { formatMinor } from "#platform/kernel";
import { actInHand, legalActs } from "../act.ts";
import { cardText, rankText, readCard, readCards } from "../cards.ts";
import { phhOf } from "../phh.ts";
import { buyInsOf, gameCoded, offeredTable, offeredTables } from "../stakes.ts";
import { openTable, plainTable } from "../testing/open-table.ts";
import { buyInBounds, decideTable } from "./decide.ts";
import { figuresOf } from "./figures.ts";
import { type HandRecord, recordOf, recordSeenBy } from "./record.ts";
import { replayOf } from "./replay.ts";
import { emptyTable } from "./state.ts";
import { seenTable } from "./view.ts";

/** Hands of a table with bots and one person who calls, some of them all in, run twice where that is wished. */
function playedHands(seed: number, many: number): readonly HandRecord[] {
	const table = openTable({ ...plainTable, bots: 3 }, seed);
	table.tick();
	table.sit("m5", 5, 6_000);
	table.send("m5", { type: "twice", twice: true });
	const records: HandRecord[] = [];
	for (let step = 0; step < 4_000 && records.length < many; step++) {
		const next = table.tick();
		const { hand, seats } = table.state();
		const mine = seats.find(({ owner }) => owner === "m5");
		if (mine !== undefined && mine.stack + mine.adds < 4_000 && hand === null)
			table.send("house", { type: "add", owner: "m5", amount: 5_000, buyIn: "" });
		if (mine?.state === "away") table.send("m5", { type: "back", posts: true });
		const actor = hand?.hand.actor === undefined ? undefined : hand.hand.players[hand.hand.actor];
		const legal = hand === null ? undefined : legalActs(hand.hand);
		if (hand !== null && legal !== undefined && actor?.seat === 5) {
			const all = legal.raise !== undefined && table.chance.below(6) === 0;
			const act = all ? ({ type: "raise", to: legal.raise?.most ?? 0 } as const) : ({ type: "call" } as const);
			expect(seenTable(table.state(), "m5").you?.legal?.call).toBe(legal.call);
			table.send("m5", { type: "act", hand: hand.id, turn: hand.acts.length, act });
		} else table.wait(next ?? table.now() + 500);
		const over = table.state().hand;
		if (over?.end != null && records.at(-1)?.id !== over.id) records.push(recordOf(table.state(), over, "t"));
	}
	return records;
}

const hands = playedHands(9, 40);

test("a replay ends with the stacks and the winners of the hand", () => {
	expect(hands).toHaveLength(40);
	expect(hands.some(({ boards }) => boards.length === 2)).toBe(true);
	for (const record of hands) {
		const steps = replayOf(recordSeenBy(record, 5));
		const [begun, last] = [steps[0], steps.at(-1)];
		expect(begun?.hand?.turn).toBe(0);
		expect(last?.hand?.end?.pots).toEqual(record.pots);
		expect(last?.hand?.boards).toEqual(record.boards);
		expect(last?.seats.map(({ stack }) => stack)).toEqual(
			record.players.map(({ start, staked, won }) => start - staked + won),
		);
		expect(steps.filter(({ hand }) => hand?.actor != null)).toHaveLength(record.acts.length);
	}
});

test("a record that was cut short, or that the rules do not allow, is replayed as far as they go", () => {
	const whole = hands.find(({ boards }) => (boards[0]?.length ?? 0) === 5);
	if (whole === undefined) throw new Error("no hand saw its river");
	const acts = (record: HandRecord) => replayOf(record).at(-1)?.hand?.turn;
	const [last] = whole.acts.slice(-1);
	if (last === undefined) throw new Error("nobody acted");
	expect(acts({ ...whole, acts: whole.acts.slice(0, -1) })).toBe(whole.acts.length - 1);
	expect(acts({ ...whole, acts: [{ ...last, act: { type: "raise", to: 1 } }] })).toBe(0);
	expect(
		replayOf({ ...whole, boards: [] })
			.at(-1)
			?.hand?.boards.flat(),
	).toEqual([]);
	expect(replayOf({ ...whole, you: 99 })[0]?.you).toBeNull();
});

test("only a hand that is over has a record; who has left it since has no name in it", () => {
	const table = openTable({ ...plainTable, bots: 3 }, 9);
	for (let step = 0; step < 400 && table.state().hand?.end == null; step++) {
		const { hand } = table.state();
		if (hand !== null) expect(() => recordOf(table.state(), hand, "t")).toThrow("not over");
		table.wait(table.tick() ?? table.now() + 500);
	}
	const { hand, ...state } = table.state();
	if (hand?.end == null) throw new Error("the hand does not end");
	const bare = { ...hand, places: {}, end: { ...hand.end, players: [] } };
	for (const player of recordOf({ ...state, hand, seats: [] }, bare, "t").players)
		expect(player).toMatchObject({ name: "", bot: false, staked: 0, won: 0, shown: false, places: [] });
});

test("cards that were not shown are nowhere in what another player sees", () => {
	let hidden = 0;
	for (const record of hands) {
		const seen = recordSeenBy(record, 5);
		for (const { seat, shown, cards, places } of seen.players) {
			if (shown || seat === 5) expect(cards).not.toBeNull();
			else expect([cards, places]).toEqual([null, []]);
			hidden += shown || seat === 5 ? 0 : 1;
		}
		expect(JSON.stringify(replayOf(recordSeenBy(record, null)))).not.toContain('"you":{');
	}
	expect(hidden).toBeGreaterThan(20);
});

test("a hand as PHH: what was dealt, done and shown", () => {
	const [first] = hands;
	if (first === undefined) throw new Error("nobody played");
	const lines = phhOf(recordSeenBy(first, 5)).split("\n");
	expect(lines[0]).toBe('variant = "NT"');
	expect(lines.find((line) => line.startsWith("min_bet"))).toBe("min_bet = 100");
	const actions = lines.find((line) => line.startsWith("actions")) ?? "";
	expect(actions.match(/d dh /g)).toHaveLength(first.players.length);
	expect((actions.match(/ (cc|f|cbr [0-9]+)"/g) ?? []).length).toBe(first.acts.length);
	expect(actions).toContain("????");
});

test("a table's id says its rules, and no other id does", () => {
	for (const mode of ["real", "demo"] as const) {
		for (const currency of ["P", "KRW", "VND"] as const) {
			for (const table of offeredTables({ currency, mode })) {
				expect(offeredTable(table.id)).toEqual(table);
				expect(table.config.bots > 0 && mode === "real").toBe(false);
			}
		}
	}
	expect(["rP-holdem-6-1-9", "xP-holdem-6-1-1", "rZZZ-holdem-6-1-1", ""].map(offeredTable)).toEqual([
		undefined,
		undefined,
		undefined,
		undefined,
	]);
	expect(formatMinor(buyInsOf("holdem", "P").min, "P")).toBe("40.00");
	expect([gameCoded("short-deck"), gameCoded("bingo")]).toEqual(["short", undefined]);
});

test("who looks sees their own cards alone, and a waiting list its places", () => {
	const table = openTable({ ...plainTable, seats: 2 }, 3);
	for (const no of [0, 1]) table.sit(`m${no}`, no);
	table.tick();
	for (const owner of ["m7", "m8", "m7"]) table.send("house", { type: "queue", owner, name: owner });
	expect(seenTable(table.state(), "m8").queued).toBe(1);
	expect(seenTable(table.state(), "m0").you?.cards).toHaveLength(2);
	expect(seenTable(table.state(), undefined).hand?.players.map(({ cards }) => cards)).toEqual([null, null]);
	table.send("m1", { type: "leave" });
	expect(seenTable(table.state(), "m1").you?.state).toBe("leaving");
	for (let step = 0; step < 40; step++) {
		const next = table.tick();
		if (table.state().kept !== null) break;
		table.wait(next ?? table.now() + 500);
	}
	expect(table.state().kept?.owner).toBe("m7");
	expect(table.sit("m9", 1)).toMatchObject({ error: "POKER_SEAT_TAKEN" });
	expect(table.sit("m7", 1)).toMatchObject({ ok: true });
	expect(table.state().queue.map(({ owner }) => owner)).toEqual(["m8"]);
	table.send("m8", { type: "unwait" });
	expect(table.state().queue).toEqual([]);
	table.send("house", { type: "close" });
	for (let step = 0; step < 60 && table.state().seats.length > 0; step++) table.wait(table.tick() ?? table.now() + 500);
	expect(table.state().seats).toEqual([]);
	expect(table.sit("m9", 0)).toMatchObject({ error: "POKER_CLOSED" });
});

test("a record that ends too early is shown as far as it goes", () => {
	const record = hands.find(({ boards, acts }) => (boards[0]?.length ?? 0) === 5 && acts.length > 4);
	if (record === undefined) throw new Error("no hand saw a river");
	const all = replayOf(record).length;
	const cut = replayOf({ ...record, acts: record.acts.slice(0, 2) });
	expect(cut.length).toBeLessThan(all);
	expect(cut.at(-1)?.hand?.turn).toBe(2);
	const wrong = record.acts.map((act) => ({ ...act, act: { type: "raise", to: 1 } as const }));
	expect(replayOf({ ...record, acts: wrong })).toHaveLength(2);
	expect(replayOf({ ...record, boards: [[]], boardPlaces: [[]] }).at(-1)?.hand?.boards).toEqual([[]]);
	expect(replayOf({ ...record, you: 8 }).at(-1)?.you).toBeNull();
	const table = openTable(plainTable, 5);
	for (const no of [1, 4]) table.sit(`m${no}`, no);
	table.tick();
	const { hand } = table.state();
	if (hand === null) throw new Error("no hand");
	expect(() => recordOf(table.state(), hand, "t")).toThrow("no record");
	expect(() => recordOf(emptyTable, hand, "t")).toThrow("no record");
});

test("texts that are no cards are refused, and acts where it is nobody's turn", () => {
	expect(() => readCards("Zz")).toThrow("Zz is no card");
	expect([readCard("As"), readCard("A"), readCard("1s"), readCard("Ax")]).toEqual([
		51,
		undefined,
		undefined,
		undefined,
	]);
	expect([rankText(99), cardText(99)]).toEqual(["?", "?s"]);
	const table = openTable(plainTable, 5);
	for (const no of [1, 4]) table.sit(`m${no}`, no);
	table.tick();
	for (let act = 0; act < 2; act++) {
		const { hand } = table.state();
		const seat = hand?.hand.players[hand.hand.actor ?? -1]?.seat;
		table.send(`m${seat}`, { type: "act", hand: hand?.id ?? "", turn: act, act: { type: "call" } });
	}
	const { hand } = table.state();
	expect(hand?.hand.phase).toBe("dealing");
	expect(hand === null ? undefined : actInHand(hand.hand, { type: "fold" })).toEqual({
		ok: false,
		error: "ACT_NOT_ALLOWED",
	});
	for (const no of [1, 4])
		expect(table.send(`m${no}`, { type: "act", hand: hand?.id ?? "", turn: 2, act: { type: "call" } })).toEqual({
			ok: false,
			error: "POKER_NOT_YOUR_TURN",
		});
	expect(buyInBounds(emptyTable, "m1", 1)).toEqual({ least: 0, most: 0 });
	expect(
		table.send("house", {
			type: "seat",
			buyIn: "b",
			owner: "m7",
			name: "m7",
			merchant: "t",
			seat: 9,
			amount: 5_000,
			posts: false,
		}),
	).toEqual({ ok: false, error: "POKER_SEAT_TAKEN" });
	expect(
		decideTable(emptyTable, { type: "add", buyIn: "b", owner: "m7", amount: 1 }, { seat: "house", at: 1 }),
	).toEqual({ ok: false, error: "POKER_NOT_SEATED" });
});

test("own figures count what somebody did, and sum to what their stack moved by", () => {
	const own = hands
		.map((hand) => recordSeenBy(hand, 5))
		.filter(({ players }) => players.some(({ seat }) => seat === 5));
	const mine = hands.flatMap(({ players }) => players.filter(({ seat }) => seat === 5));
	const { hands: many, entered, raised, won, shown, net, raked } = figuresOf(own);
	expect(many).toBe(mine.length);
	expect(net).toBe(mine.reduce((sum, player) => sum + player.won - player.staked, 0));
	expect(raked).toBe(mine.reduce((sum, player) => sum + player.raked, 0));
	expect(shown).toBe(mine.filter((player) => player.shown).length);
	expect(won).toBe(mine.filter((player) => player.won > 0).length);
	// One who calls everything comes in wherever something was to call; a check of the big blind is not counted.
	const checked = own.filter(({ acts, posted }) =>
		acts
			.filter(({ seat, street }) => seat === 5 && street === 0)
			.every(({ to }) => posted.some((post) => post.seat === 5 && post.amount >= to)),
	);
	expect(entered).toBe(many - checked.length);
	expect(raised).toBeGreaterThan(0);
	// Of others nothing is counted.
	expect(figuresOf(hands).hands).toBe(0);
});
