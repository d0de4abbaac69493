// Poker on a real ledger: chips go to a table and come home, each hand is one transaction, no hidden card is told to anybody else,
// another node goes on over the sealed deck, and nothing is lost, doubled or invented.
import { afterAll, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { type HandAct, legalActs } from "../core/index.ts";
import { openPoker, type PokerNode, type Sitting } from "./testing/open-poker.ts";

const hall = await openPoker();
afterAll(() => hall.close());

const big = 100;
let presses = 0;
const codeOf = (answer: { ok: boolean; error?: { code: string } | string }) =>
	answer.ok ? "ok" : typeof answer.error === "string" ? answer.error : answer.error?.code;

const sit = (
	who: Sitting,
	table: string,
	{ seat, amount = 5_000, key, node }: { seat?: number; amount?: number; key?: string; node?: PokerNode },
) =>
	hall.call(
		"sit-at-poker",
		who,
		{ key: key ?? `press-${++presses + 1_000_000}`, table, seat, amount, posts: true },
		node,
	);

async function memberWith(balance: bigint): Promise<Sitting> {
	return hall.come("holdem", await hall.enrol(balance));
}

/** The clock, a second on, and what that brings. */
async function second(table: string, node: PokerNode = hall, milliseconds = 1_000) {
	hall.clock.advance(milliseconds);
	await hall.at(node, table).settle();
}

/** Acts of whoever's turn it is, until a hand has ended so often. */
async function playHands(
	table: string,
	players: readonly Sitting[],
	{
		hands,
		pick,
		node = hall,
	}: { hands: number; pick: (legal: NonNullable<ReturnType<typeof legalActs>>) => HandAct; node?: PokerNode },
) {
	const here = hall.at(node, table);
	let ended = 0;
	for (let step = 0; step < 2_000 && ended < hands; step++) {
		const state = await here.state();
		const actor = state?.hand?.hand.actor;
		const seat = actor === undefined ? undefined : state?.hand?.hand.players[actor]?.seat;
		const owner = state?.seats.find(({ no }) => no === seat)?.owner;
		const who = players.find(({ play, member }) => owner === (member === undefined ? `p${play.playId}` : `m${member}`));
		const legal = state?.hand == null ? undefined : legalActs(state.hand.hand);
		if (who !== undefined && legal !== undefined && state?.hand != null && state.hand.end === null) {
			const acted = await here.act(who, {
				type: "act",
				hand: state.hand.id,
				turn: state.hand.acts.length,
				act: pick(legal),
			});
			expect(codeOf(acted)).toBe("ok");
		} else await second(table, node);
		const after = await here.state();
		if (after?.hand?.end != null && state?.hand?.end == null) ended += 1;
	}
	expect(ended).toBe(hands);
}

test("chips go to a table once by a key, and home when their owner leaves", async () => {
	const table = "rP-holdem-2-1-1";
	const who = await memberWith(20_000n);
	expect(codeOf(await sit(who, table, { seat: 0, amount: 30_000 }))).toBe("INSUFFICIENT_FUNDS");
	expect(codeOf(await sit(who, table, { seat: 0, amount: 1_000 }))).toBe("POKER_BUY_IN");
	expect(await hall.purses(who)).toMatchObject({ cash: 20_000n });
	const both = await Promise.all(
		[1, 2, 3].map(() => sit(who, table, { seat: 1, amount: 6_000, key: "the-same-press" })),
	);
	expect(both.map(codeOf)).toEqual(["ok", "ok", "ok"]);
	expect(await hall.purses(who)).toEqual({ cash: 14_000n, "vendor:TESSERA_POKER": 6_000n });
	expect(codeOf(await sit(who, table, { seat: 1, amount: 7_000, key: "the-same-press" }))).toBe(
		"DUPLICATE_TRANSACTION",
	);
	expect(codeOf(await sit(who, table, { seat: 0 }))).toBe("POKER_SEATED_ALREADY");
	const other = await memberWith(20_000n);
	expect(codeOf(await sit(other, table, { seat: 1 }))).toBe("POKER_SEAT_TAKEN");
	expect(await hall.purses(other)).toMatchObject({ cash: 20_000n });
	expect(codeOf(await sit(who, table, { amount: 2_000 }))).toBe("ok");
	expect(codeOf(await hall.at(hall, table).act(who, { type: "leave" }))).toBe("ok");
	expect(await hall.purses(who)).toEqual({ cash: 20_000n, "vendor:TESSERA_POKER": 0n });
	// No transfer of the cashier: what passes its clearing account is held against its books.
	expect(
		await hall.rows("select distinct counter from wallet.posting where counter like 'clearing:%' order by counter"),
	).toEqual([{ counter: "clearing:chips" }]);
	expect(await hall.wallet.api.houseBalance("clearing:chips", "P")).toBe(0n);
	expect(await hall.faults()).toEqual([]);
}, 60_000);

test("a hand is a round of each player, its rake stays, and the record shows it", async () => {
	const table = "rP-holdem-6-1-1";
	const players = await Promise.all([0, 1, 2].map(() => memberWith(10_000n)));
	for (const [seat, who] of players.entries())
		expect(codeOf(await sit(who, table, { seat: seat * 2, amount: 5_000 }))).toBe("ok");
	const chance = seededChance(11);
	await playHands(table, players, {
		hands: 5,
		pick: ({ raise }) =>
			raise !== undefined && chance.below(4) === 0 ? { type: "raise", to: raise.least } : { type: "call" },
	});
	expect(await hall.faults()).toEqual([]);
	const [sums] = await hall.rows(
		`select count(*)::int as rounds, sum(stake - win)::int as lost, sum(counted)::int as counted from games.round`,
	);
	const [played] = await hall.rows("select count(*)::int as hands from poker.hand_player where round_id is not null");
	const [hands] = await hall.rows(`select sum(rake)::int as rake from poker.hand`);
	expect(sums).toMatchObject({ rounds: played?.hands, lost: hands?.rake, counted: hands?.rake });
	expect(Number(hands?.rake)).toBeGreaterThan(0);
	const [who] = players;
	if (who === undefined) throw new Error("nobody plays");
	const listed = await hall.call("list-poker-hands", who);
	expect(JSON.stringify(listed)).toContain('"type":"hand"');
	for (const one of players) expect(codeOf(await hall.at(hall, table).act(one, { type: "leave" }))).toBe("ok");
	const home = await Promise.all(players.map(async (one) => (await hall.purses(one)).cash ?? 0n));
	expect(home.reduce((sum, cash) => sum + cash, 0n)).toBe(30_000n - BigInt(Number(hands?.rake)));
}, 60_000);

test("nobody is shown a card that is not theirs and not open, anywhere", async () => {
	const table = "rP-holdem-6-1-2";
	const players = await Promise.all([0, 1, 2].map(() => memberWith(20_000n)));
	for (const [seat, who] of players.entries()) await sit(who, table, { seat, amount: 10_000 });
	const here = hall.at(hall, table);
	let looked = 0;
	const chance = seededChance(4);
	for (let hand = 0; hand < 4; hand++) {
		await playHands(table, players, {
			hands: 1,
			pick: (legal) => {
				looked += 1;
				return chance.below(5) === 0
					? { type: "fold" }
					: legal.raise !== undefined && chance.below(4) === 0
						? { type: "raise", to: legal.raise.least }
						: { type: "call" };
			},
		});
		const state = await here.state();
		const playing = state?.hand;
		for (const [index, who] of [...players, undefined].entries()) {
			const seen = await here.seen(who);
			const open = new Set(playing?.end?.players.filter(({ shown }) => shown).map(({ seat }) => seat));
			for (const { seat, cards } of seen?.hand?.players ?? []) if (!open.has(seat)) expect(cards).toBeNull();
			if (seen?.you != null)
				expect(seen.you.cards).toEqual(playing?.hand.players.find(({ seat }) => seat === index)?.cards ?? null);
			const text = JSON.stringify(seen);
			expect(text).not.toContain(playing?.sealed ?? "sealed");
			if (who === undefined || seen?.you?.cards == null) continue;
			const told = JSON.stringify([
				await hall.call("list-poker-hands", who),
				await hall.call("read-poker-hand", who, { hand: playing?.id }),
			]);
			expect(told).toContain(playing?.root);
			expect(told).not.toContain(playing?.sealed ?? "sealed");
			const records = await hall.call("read-poker-hand", who, { hand: playing?.id });
			const value = records.ok && typeof records.value === "object" ? JSON.stringify(records.value) : "";
			const hidden = playing?.hand.players.filter(({ seat }) => !open.has(seat) && seat !== index) ?? [];
			for (const { seat } of hidden) {
				const places = playing?.places[String(seat)] ?? [];
				for (const place of places) expect(value).not.toContain(`"place":${place},`);
			}
		}
	}
	expect(looked).toBeGreaterThan(12);
	for (const one of players) await here.act(one, { type: "leave" });
	expect(await hall.faults()).toEqual([]);
}, 60_000);

test("another node goes on over the sealed deck, and the first writes nothing any more", async () => {
	const table = "rP-holdem-2-1-2";
	const players = await Promise.all([0, 1].map(() => memberWith(20_000n)));
	for (const [seat, who] of players.entries()) await sit(who, table, { seat, amount: 10_000 });
	await playHands(table, players, { hands: 1, pick: () => ({ type: "call" }) });
	for (let step = 0; step < 20 && (await hall.at(hall, table).state())?.hand?.end !== null; step++) await second(table);
	const before = (await hall.at(hall, table).state())?.hand;
	// The first has died: its lease runs out.
	hall.clock.advance(8_000);
	const second_ = hall.node("two");
	const there = hall.at(second_, table);
	await there.settle();
	await playHands(table, players, { hands: 1, pick: () => ({ type: "call" }), node: second_ });
	const after = (await there.state())?.hand;
	expect(after?.id).toBe(before?.id);
	expect(after?.root).toBe(before?.root);
	expect(after?.end).not.toBeNull();
	for (const one of players) await there.act(one, { type: "leave" });
	expect(await hall.faults()).toEqual([]);
}, 60_000);

test("chips of a call that died go home; a visitor plays for play money against house bots", async () => {
	const who = await memberWith(9_000n);
	const table = "dP-holdem-6-1-1";
	const visitor = await hall.come("holdem");
	expect(codeOf(await hall.call("open-poker-table", visitor, { table }))).toBe("ok");
	await second(table);
	const free = 5;
	expect(codeOf(await sit(visitor, table, { seat: free, amount: 100 * big }))).toBe("ok");
	const bots = (await hall.at(hall, table).seen(visitor))?.seats.filter(({ bot }) => bot) ?? [];
	expect(bots.length).toBeGreaterThan(1);
	await playHands(table, [visitor], { hands: 3, pick: ({ call }) => ({ type: call > 300 ? "fold" : "call" }) });
	// A member of money has no seat among play money.
	expect(codeOf(await sit(who, table, { seat: 4 }))).toBe("POKER_TABLE_UNKNOWN");
	expect(codeOf(await hall.at(hall, table).act(visitor, { type: "leave" }))).toBe("ok");
	expect(await hall.rows("select * from poker.stack where member_id is null")).toEqual([]);
	expect(await hall.faults()).toEqual([]);
}, 60_000);
