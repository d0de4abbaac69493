// Poker at the desk: tables are closed and opened with a reason, hands are listed without a card and shown to an investigator who
// says why, and rake, pairs, paces and turns of the clock are the brand's own.
import { afterAll, expect, test } from "vitest";
import type { Endpoint, InputOf } from "#platform/contract";
import { callRoute } from "#platform/http/testing";
import { unwrap } from "#platform/kernel";
import {
	closePokerTable,
	listDeskPokerHands,
	listDeskPokerTables,
	listPokerDisconnects,
	listPokerSignals,
	readPokerRake,
	revealPokerHand,
	switchPokerBots,
} from "../../contract/index.ts";
import { legalActs } from "../../core/index.ts";
import { openPoker, type Sitting } from "../testing/open-poker.ts";

const hall = await openPoker();
afterAll(() => hall.close());

const staffOf = (merchant: string) => ({
	staffId: "7",
	sessionId: "s",
	name: "Olga",
	merchant,
	permissions: new Set<string>(),
	aloneUpTo: undefined,
});
const ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>, merchant = "tessera") =>
	callRoute(hall.poker.desk.routes, { endpoint, input }, { now: hall.clock.now(), staff: staffOf(merchant) });
const refused = (code: string) => ({ ok: false, error: expect.objectContaining({ code }) });
const acts = () => hall.rows("select merchant, act, operator, after from poker.operator_act order by id");

const table = "rP-holdem-2-1-1";
const here = hall.at(hall, table);
const players: Sitting[] = [];
for (const seat of [0, 1]) {
	const who = await hall.come("holdem", await hall.enrol(20_000n));
	await hall.call("sit-at-poker", who, { key: `press-desk-${seat}`, table, seat, amount: 8_000, posts: false });
	players.push(who);
}
const [one = "", other = ""] = players.map(({ member }) => String(member));

/** The first bets whenever it may, the second folds to it; in the last hand the clock folds for the second. */
async function playHands(hands: number): Promise<void> {
	for (let step = 0; step < 900; step++) {
		const [done] = await hall.rows("select count(*)::int as hands from poker.hand");
		if (Number(done?.hands) >= hands) return;
		const state = await here.state();
		const playing = state?.hand;
		const seat = playing?.hand.players[playing.hand.actor ?? -1]?.seat;
		const legal = playing == null || playing.end !== null ? undefined : legalActs(playing.hand);
		const silent = seat === 1 && Number(done?.hands) === hands - 1;
		const who = players[seat ?? -1];
		if (playing == null || legal === undefined || who === undefined || silent) {
			hall.clock.advance(3_000);
			await here.settle();
			continue;
		}
		const raise = seat === 0 && legal.raise !== undefined && playing.hand.bet <= 100;
		const act = raise
			? ({ type: "raise", to: legal.raise?.least ?? 0 } as const)
			: ({ type: legal.call === 0 ? "call" : seat === 1 && playing.hand.bet > 100 ? "fold" : "call" } as const);
		await here.act(who, { type: "act", hand: playing.id, turn: playing.acts.length, act });
	}
	throw new Error("the hands do not end");
}

test("tables stand with what lies there; one closes after its hand, everybody's chips go home, and why is written down", async () => {
	await playHands(5);
	const listed = unwrap(await ask(listDeskPokerTables, { mode: "real" })).tables;
	const [rake] = await hall.rows("select (160.00 - sum(rake) / 100.0)::numeric(10,2)::text as left from poker.hand");
	expect(listed.find(({ id }) => id === table)).toMatchObject({
		players: 2,
		dayHands: 5,
		closed: false,
		chips: rake?.left,
	});
	expect(listed.find(({ id }) => id === "rP-holdem-9-1-1")).toMatchObject({ players: 0, dayHands: 0, chips: "0.00" });
	expect(unwrap(await ask(listDeskPokerTables, { mode: "demo" })).tables.every(({ id }) => id.startsWith("d"))).toBe(
		true,
	);
	const reason = "members complained";
	expect(await ask(closePokerTable, { table: "nothing-here", close: true, reason })).toEqual(
		refused("DESK_POKER_TABLE_UNKNOWN"),
	);
	expect(await ask(closePokerTable, { table, close: true, reason })).toMatchObject({ ok: true });
	for (let step = 0; step < 60 && ((await here.state())?.seats.length ?? 0) > 0; step++) {
		hall.clock.advance(3_000);
		await here.settle();
	}
	const home = await Promise.all(players.map(async (who) => (await hall.purses(who)).cash ?? 0n));
	const [paid] = await hall.rows("select sum(rake)::int as rake from poker.hand");
	expect(home.reduce((sum, cash) => sum + cash, 0n)).toBe(40_000n - BigInt(Number(paid?.rake)));
	expect(unwrap(await ask(listDeskPokerTables, { mode: "real" })).tables.find(({ id }) => id === table)?.closed).toBe(
		true,
	);
	const [who] = players;
	if (who === undefined) throw new Error("nobody");
	expect(JSON.stringify(await hall.call("list-poker-tables", who, { mode: "real" }))).not.toContain(table);
	expect(await ask(closePokerTable, { table, close: false, reason })).toMatchObject({ ok: true });
	expect(JSON.stringify(await hall.call("list-poker-tables", who, { mode: "real" }))).toContain(table);
	expect(await acts()).toMatchObject([
		{ act: "poker table closed", merchant: "tessera", operator: "Olga", after: { table, closed: true, reason } },
		{ act: "poker table opened", after: { closed: false } },
	]);
	expect(await hall.faults()).toEqual([]);
}, 90_000);

test("hands are listed without cards by member, table and days, and of the brand alone", async () => {
	const listed = unwrap(await ask(listDeskPokerHands, { table, memberId: one }));
	expect(listed.hands.length).toBeGreaterThanOrEqual(5);
	expect(listed.next).toBeNull();
	expect(listed.hands[0]).toMatchObject({ table, mode: "real", currency: "P", others: 0 });
	expect(listed.hands[0]?.players.map(({ memberId }) => memberId).toSorted()).toEqual([one, other].toSorted());
	expect(JSON.stringify(listed)).not.toContain("cards");
	const sooner = new Date(hall.clock.now().getTime() - 86_400_000).toISOString();
	const later = new Date(hall.clock.now().getTime() + 1_000).toISOString();
	expect(unwrap(await ask(listDeskPokerHands, { from: sooner, to: later })).hands.length).toBe(listed.hands.length);
	expect(unwrap(await ask(listDeskPokerHands, { from: later })).hands).toEqual([]);
	expect(unwrap(await ask(listDeskPokerHands, { cursor: listed.hands[1]?.hand })).hands).toHaveLength(
		listed.hands.length - 2,
	);
	expect(unwrap(await ask(listDeskPokerHands, {}, "elsewhere")).hands).toEqual([]);
	expect(await ask(listDeskPokerHands, { cursor: "nonsense" })).toEqual(refused("INVALID_CURSOR"));
});

test("an investigator sees every card with its proof, and who looked and why is written down", async () => {
	const [first] = unwrap(await ask(listDeskPokerHands, {})).hands;
	const hand = first?.hand ?? "";
	const before = (await acts()).length;
	expect(await ask(revealPokerHand, { hand, reason: "not ours" }, "elsewhere")).toEqual(
		refused("DESK_POKER_HAND_UNKNOWN"),
	);
	expect(await ask(revealPokerHand, { hand: "00000000-0000-7000-8000-000000000009", reason: "nothing" })).toEqual(
		refused("DESK_POKER_HAND_UNKNOWN"),
	);
	expect(await acts()).toHaveLength(before);
	const shown = unwrap(await ask(revealPokerHand, { hand, reason: "chips went one way" }));
	expect(shown.hand.players.map(({ cards }) => cards?.length)).toEqual([2, 2]);
	expect(shown.proofs.length).toBeGreaterThanOrEqual(4);
	expect((await acts()).at(-1)).toMatchObject({
		act: "poker hand revealed",
		after: { hand, table, reason: "chips went one way" },
	});
	expect(() => hall.rows("delete from poker.operator_act")).rejects.toThrow("never changed");
});

test("rake, pairs, paces and turns of the clock are told by member", async () => {
	const days = {
		from: new Date(hall.clock.now().getTime() - 86_400_000).toISOString(),
		to: new Date(hall.clock.now().getTime() + 1_000).toISOString(),
	};
	const lines = unwrap(await ask(readPokerRake, days)).lines;
	const [paid] = await hall.rows("select sum(rake)::int as rake, count(*)::int as hands from poker.hand");
	expect(lines.reduce((sum, { rake }) => sum + Math.round(Number(rake) * 100), 0)).toBe(paid?.rake);
	expect(lines[0]).toMatchObject({ table, hands: paid?.hands, currency: "P" });
	expect(unwrap(await ask(readPokerRake, {})).lines).toEqual(lines);
	expect(unwrap(await ask(readPokerRake, {}, "elsewhere")).lines).toEqual([]);
	const { pairs, paces } = unwrap(await ask(listPokerSignals, {}));
	const [least, most] = [one, other].toSorted();
	expect(pairs).toMatchObject([{ one: least, other: most, hands: paid?.hands, sign: "none", shares: ["address"] }]);
	expect(pairs[0]?.folds).toBeGreaterThan(2);
	expect(pairs[0]?.squeezes).toBe(0);
	await hall.rows(`update poker.hand_player set squeezed_with = folded_to where folded_to is not null`);
	expect(unwrap(await ask(listPokerSignals, {})).pairs).toMatchObject([{ squeezes: pairs[0]?.folds }]);
	expect(paces.map(({ memberId }) => memberId).toSorted()).toEqual([least, most]);
	expect(paces.every(({ hours, sign }) => hours === 1 && sign === "none")).toBe(true);
	expect(unwrap(await ask(listPokerSignals, days, "elsewhere"))).toEqual({ pairs: [], paces: [] });
	const lost = unwrap(await ask(listPokerDisconnects, { memberId: other }));
	expect(lost.hands[0]).toMatchObject({ memberId: other, table });
	expect(lost.hands[0]?.turns).toBeGreaterThan(0);
	expect(await ask(listPokerDisconnects, { cursor: "nonsense" })).toEqual(refused("INVALID_CURSOR"));
});

test("house bots are a brand's own: without them its visitors are offered tables and fields of people alone", async () => {
	const visitor = await hall.come("holdem");
	const list = async (call: string) => {
		const answer = await hall.call(call, visitor, { mode: "demo" });
		return JSON.stringify(answer.ok ? answer.value : "");
	};
	const sit = async (at: string, key: string) => {
		const answer = await hall.call("sit-at-poker", visitor, { key, table: at, seat: 0, amount: 5_000, posts: false });
		return answer.ok ? "ok" : answer.error.code;
	};
	const enter = async (tournament: string, key: string) => {
		const answer = await hall.call("enter-poker-tournament", visitor, { key, tournament });
		return answer.ok ? "ok" : answer.error.code;
	};
	expect(await list("list-poker-tables")).toMatch(/"bots":true.*"dP-holdem-6-1-1"/);
	expect(await sit("qP-holdem-6-1-1", "press-bots-0")).toBe("POKER_TABLE_UNKNOWN");
	expect(await ask(switchPokerBots, { bots: false, reason: "people alone" })).toMatchObject({ ok: true });
	const quiet = await list("list-poker-tables");
	expect(quiet).toMatch(/"bots":false.*"qP-holdem-6-1-1"/);
	expect(quiet).not.toMatch(/"dP-|"bots":[1-9]/);
	const fields = await list("list-poker-tournaments");
	expect(fields).toMatch(/"bots":false.*"sqP-six-1"/);
	expect(fields).not.toMatch(/"[st]dP-|"bots":[1-9]/);
	expect(await list("enter-poker")).toMatch(/"qP-holdem-6-1-1"/);
	expect(unwrap(await ask(listDeskPokerTables, { mode: "demo" }))).toMatchObject({ bots: false });
	expect(await sit("dP-holdem-6-1-1", "press-bots-1")).toBe("POKER_TABLE_UNKNOWN");
	expect(await enter("sdP-duel-1", "press-bots-2")).toBe("POKER_TOURNAMENT_UNKNOWN");
	expect(await sit("qP-holdem-6-1-1", "press-bots-3")).toBe("ok");
	expect(await enter("sqP-duel-1", "press-bots-4")).toBe("ok");
	hall.clock.advance(60_000);
	await hall.at(hall, "qP-holdem-6-1-1").settle();
	expect((await hall.at(hall, "qP-holdem-6-1-1").seen())?.seats.map(({ bot }) => bot)).toEqual([false]);
	// Another brand keeps its own; switched on again, who sits goes on, and nobody else sits down there.
	expect(unwrap(await ask(listDeskPokerTables, { mode: "demo" }, "elsewhere"))).toMatchObject({ bots: true });
	expect(await ask(switchPokerBots, { bots: true, reason: "as before" })).toMatchObject({ ok: true });
	expect(await list("enter-poker")).toMatch(/"seated":\["qP-holdem-6-1-1"\]/);
	expect(await hall.call("open-poker-table", visitor, { table: "qP-holdem-6-1-1" })).toMatchObject({ ok: true });
	expect(await hall.at(hall, "qP-holdem-6-1-1").act(visitor, { type: "leave" })).toMatchObject({ ok: true });
	expect(await hall.call("open-poker-table", visitor, { table: "qP-holdem-6-1-1" })).toMatchObject({ ok: false });
	expect(JSON.stringify(await acts())).toMatch(/switched off.*switched on/);
});
