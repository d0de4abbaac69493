// The sportsbook over a real ledger: matches in which nothing is decided ahead, bets before and in play, what a goal fails, sales,
// settlement, correction.
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import { esportsVendor } from "../contract/index.ts";
import { traderSeat } from "./event-room.ts";
import { correctEvent } from "./event-rows.ts";
import { codeOf, good, newKey, openSportsbook, playerOf } from "./testing/open-sportsbook.ts";

const book = await openSportsbook();
afterAll(book.close);
const { press, bet, own, cashOut, paidOf } = playerOf(book);

const { live, next, later } = await book.now();
const single = (eventId: string, market = "1", outcome = "home") => [{ eventId, market, outcome }];

/** The home side's goal: a chance, then its draw. */
async function goal(): Promise<void> {
	book.chance.all = true;
	await book.step();
	await book.step();
	book.chance.all = false;
}

describe("a match", () => {
	test("is in play at once, with others to come, and everybody sees its prices", async () => {
		const events = good(await book.ask("list-sport-events", { sport: "football" }));
		expect(events).toMatchObject({
			events: expect.arrayContaining([
				expect.objectContaining({ id: live, phase: "first", open: true }),
				expect.objectContaining({ id: next, phase: "before" }),
			]),
		});
		const seen = await book.event(live);
		expect(seen.markets.length).toBeGreaterThan(60);
		expect(seen.incidents.map(({ what }) => what)).toEqual(["kickoff"]);
		expect(JSON.stringify(seen)).not.toContain("terms");
	});

	test("is suspended before it is drawn what comes, and what was drawn is in the log alone then", async () => {
		book.chance.all = true;
		await book.step();
		const stopped = await book.event(live);
		expect([stopped.open, stopped.pending, stopped.pendingSide, stopped.score]).toEqual([
			false,
			"goal",
			"home",
			[0, 0],
		]);
		const { rows } = await book.db.read((tx) =>
			sql<{
				found: boolean;
			}>`select events::text like '%"goal","side":"home","at"%' as found from rooms.room_event where id = ${live}`.execute(
				tx,
			),
		);
		expect(rows.some(({ found }) => found)).toBe(false);
		book.chance.all = false;
		await book.step(8_000);
		const after = await book.event(live);
		expect([after.open, after.score, after.incidents.at(-1)?.what]).toEqual([true, [0, 0], "noGoal"]);
	});
});

test("each sport's match is read with its score, each league with its table; who sits elsewhere has no book", async () => {
	const lines = z.object({ events: z.array(z.object({ id: z.string(), sport: z.string(), phase: z.string() })) });
	const { events } = z.parse(lines, good(await book.ask("list-sport-events")));
	const sports = new Set(events.map(({ sport }) => sport));
	expect(sports.size).toBe(10);
	for (const sport of sports) {
		const [one] = events
			.toSorted((left) => (left.phase === "before" ? 1 : -1))
			.filter((event) => event.sport === sport);
		if (one === undefined) throw new Error(sport);
		const seen = await book.event(one.id);
		expect([seen.sport, seen.score.length, seen.markets.length > 3]).toEqual([sport, 2, true]);
		const league = { league: one.id.slice(0, 3) };
		expect(good(await book.ask("read-sport-league", league))).toMatchObject({ ...league, season: expect.any(Number) });
	}
	expect(codeOf(await book.ask("read-sport-league", { league: "XXX" }))).toBe("EVENT_UNKNOWN");
	const { play, member } = await book.sit(100_000n);
	const entered = good(await book.call("enter-sportsbook", { play, member }));
	expect(entered).toMatchObject({ mode: "real", balance: "1000.00", leastStake: "0.10" });
	const elsewhere = { play: { ...play, vendor: "TESSERA_SLOTS" }, member };
	for (const [call, input] of [
		["enter-sportsbook", {}],
		["list-own-sports-bets", { state: "open" }],
	] as const)
		expect(codeOf(await book.call(call, elsewhere, input)), call).toBe("EVENT_UNKNOWN");
	expect(codeOf(await press(elsewhere, single(next)))).toBe("EVENT_UNKNOWN");
});

describe("a bet in play", () => {
	test("is taken after its wait, at the price of then", async () => {
		const player = await book.sit(100_000n);
		const placed = await bet(player, single(live));
		expect([placed.balance, placed.bet.state, placed.replayed]).toEqual(["990.00", "open", false]);
		expect((await own(player, "open")).map(({ betId }) => betId)).toEqual([placed.bet.betId]);
	});

	test("is refused by a chance and by a goal while it waits, on both sides, and nothing is staked", async () => {
		const player = await book.sit(100_000n);
		for (const outcome of ["home", "away"]) {
			book.during.work = async () => {
				book.chance.all = true;
				await book.step();
				book.chance.all = false;
			};
			expect(codeOf(await press(player, single(live, "1", outcome)))).toBe("MARKET_SUSPENDED");
			await book.step(8_000);
			book.during.work = goal;
			expect(codeOf(await press(player, single(live, "1", outcome), { accept: "any" }))).toBe("SCORE_CHANGED");
		}
		expect([await book.purse(player), await own(player, "open")]).toEqual([100_000n, []]);
		expect((await book.event(live)).score).toEqual([2, 0]);
	});

	test("is refused where its page knows an older score, a market is not there, a price fell", async () => {
		const player = await book.sit(100_000n);
		const { version } = await book.event(live);
		const at = (more: object) => ({
			key: newKey(),
			sizes: [1],
			line: "10.00",
			accept: "higher",
			legs: [{ eventId: live, market: "1", outcome: "home", odds: 101, version, ...more }],
		});
		const code = async (more: object) => codeOf(await book.call("place-sports-bet", player, at(more)));
		expect(await code({ version: 1 })).toBe("SCORE_CHANGED");
		expect(await code({ market: "18|total=2.3" })).toBe("MARKET_CLOSED");
		expect(await code({ odds: 9_900 })).toBe("PRICE_CHANGED");
		expect(await code({ eventId: "TPL-1" })).toBe("EVENT_UNKNOWN");
		expect(await book.purse(player)).toBe(100_000n);
	});
});

describe("a slip", () => {
	test.each([
		["two legs of one match", [...single(next), ...single(next, "29", "yes")], {}, "COMBINATION"],
		["sizes of no kind", [...single(next), ...single(later)], { sizes: [1, 2] }, "COMBINATION"],
		["too little", single(next), { line: "0.01" }, "BELOW_MIN"],
		["too much", single(next), { line: "20001.00" }, "ABOVE_MAX"],
		["more than is paid", single(next, "45", "4:4"), { line: "500.00" }, "ABOVE_MAX"],
		["more than there is", single(next), { line: "2000.00" }, "INSUFFICIENT_FUNDS"],
	])("is refused for %s", async (_name, legs, wish, code) => {
		const player = await book.sit(100_000n);
		expect(codeOf(await press(player, legs, wish))).toBe(code);
		expect(await book.purse(player)).toBe(100_000n);
	});

	test("sent again is one bet; with other content it is refused", async () => {
		const player = await book.sit(100_000n);
		const key = newKey();
		const first = await bet(player, single(next), { key });
		const again = await bet(player, single(next), { key });
		expect([again.replayed, again.bet.betId, again.balance]).toEqual([true, first.bet.betId, "990.00"]);
		expect(codeOf(await press(player, single(next), { key, line: "11.00" }))).toBe("DUPLICATE_TRANSACTION");
	});

	test("of e-sports stands in its own hall", async () => {
		const guest = await book.sit(undefined, esportsVendor);
		const events = JSON.stringify(good(await book.ask("list-sport-events", { sport: "cs2" })));
		const id =
			/"id":"(TCS-[0-9]+)","league":"TCS","sport":"cs2","home":"[^"]+","away":"[^"]+","clubs":\[[0-9,]+\],"kickoff":[0-9]+,"phase":"before"/.exec(
				events,
			)?.[1] ?? "";
		expect((await bet(guest, single(id, "186"))).bet.legs[0]?.sport).toBe("cs2");
		expect(codeOf(await press(guest, single(next)))).toBe("EVENT_UNKNOWN");
	});

	test("whose stake is still on its way is not asked twice; one that was left is bet anew", async () => {
		const player = await book.sit(100_000n);
		const key = newKey();
		await book.db.tx((tx) =>
			sql`insert into sportsbook.slip (id, owner, key, vendor, currency, legs, sizes, line, stake, most, created_at)
				values (gen_random_uuid(), ${`m${player.member}`}, ${key}, 'DS88', 'P', '[]', '[1]', 1000, 1000, 2000,
					${book.clock.now()})`.execute(tx),
		);
		expect(codeOf(await press(player, single(later), { key }))).toBe("PLAY_BUSY");
		await book.step(61_000);
		expect((await bet(player, single(later), { key })).balance).toBe("990.00");
	});

	test("is not taken while a trader holds the match", async () => {
		const player = await book.sit(100_000n);
		const act = (type: "suspend" | "resume", id: string) =>
			book.running.rooms.act(book.book.room, { id: later, seat: traderSeat, command: { type, id } });
		expect(await act("suspend", "act-1")).toMatchObject({ ok: true });
		expect(codeOf(await press(player, single(later)))).toBe("MARKET_SUSPENDED");
		expect((await act("resume", "act-2")).ok).toBe(true);
		expect(await act("resume", "act-2")).toMatchObject({ ok: true, value: { events: [] } });
		const stranger = { id: later, seat: "m1", command: { type: "suspend" as const, id: "act-3" } };
		expect(await book.running.rooms.act(book.book.room, stranger)).toMatchObject({ ok: false });
		expect(codeOf(await press(player, single(later)))).toBe("ok");
	});

	test("whose server died before it heard of its stake is found again", async () => {
		const player = await book.sit(100_000n);
		const { bet: placed } = await bet(player, single(next));
		await book.db.tx((tx) =>
			sql`update sportsbook.slip set ticket_id = null, created_at = created_at - interval '5 minutes'
				where id = ${placed.betId}`.execute(tx),
		);
		expect(await own(player, "open")).toEqual([]);
		await book.runJob("sportsbook.keep");
		expect(await own(player, "open")).toHaveLength(1);
	});
});

describe("a sale", () => {
	test("of a part leaves the rest, and of all of it ends the bet", async () => {
		const player = await book.sit(100_000n);
		await bet(player, single(later), { line: "100.00" });
		const [open] = await own(player, "open");
		if (open === undefined) throw new Error("there is no bet");
		expect(Number(open.offer)).toBeGreaterThan(80);
		expect(codeOf(await cashOut(player, open, 40, "99.00"))).toBe("OFFER_CHANGED");
		const sold = paidOf(await cashOut(player, open, 40));
		expect(Number(sold.paid)).toBeCloseTo(Number(open.offer) * 0.4, 1);
		expect([sold.bet.sold, sold.bet.state, sold.balance]).toEqual([40, "open", (900 + Number(sold.paid)).toFixed(2)]);
		expect(codeOf(await cashOut(player, open, 40))).toBe("BET_CLOSED");
		const rest = paidOf(await cashOut(player, sold.bet, 60));
		expect([rest.bet.state, rest.bet.sold]).toEqual(["cashed", 100]);
		expect(codeOf(await cashOut(player, rest.bet, 1))).toBe("BET_CLOSED");
		expect(await book.violations()).toEqual([]);
	});

	test("in play waits as well: what moves its match meanwhile fails it", async () => {
		const player = await book.sit(100_000n);
		const { key = "" } = (await book.event(live)).markets.find(({ id, main }) => id === 18 && main) ?? {};
		const { bet: open } = await bet(player, single(live, key, "over"), { accept: "any" });
		expect(codeOf(await cashOut(player, { ...open, betId: "none" }, 10))).toBe("BET_UNKNOWN");
		book.during.work = async () => {
			book.chance.all = true;
			await book.step();
			book.chance.all = false;
		};
		expect(codeOf(await cashOut(player, open, 10))).toBe("MARKET_SUSPENDED");
		expect(codeOf(await cashOut(player, open, 10))).toBe("MARKET_SUSPENDED");
		await book.step(8_000);
		book.during.work = goal;
		expect(codeOf(await cashOut(player, open, 10))).toBe("SCORE_CHANGED");
		expect(paidOf(await cashOut(player, open, 10)).bet.sold).toBe(10);
	});

	test("by itself waits for its worth and for a match that takes bets, and pays what it is worth then", async () => {
		const player = await book.sit(100_000n);
		const { key = "" } = (await book.event(live)).markets.find(({ id, main }) => id === 18 && main) ?? {};
		const { betId } = (await bet(player, single(live, key, "over"), { accept: "any" })).bet;
		const set = (from: object, of = betId) => book.call("set-auto-cash-out", player, { betId: of, ...from });
		const look = () => book.runJob("sportsbook.auto", { event: live });
		const first = async () => (await own(player, "open"))[0];
		expect(codeOf(await set({ from: "12.00" }, "no"))).toBe("BET_UNKNOWN");
		expect(codeOf(await set({ from: "12.00" }, "00000000-0000-7000-8000-000000000000"))).toBe("BET_UNKNOWN");
		good(await set({ from: "12.00" }));
		good(await set({}));
		expect((await first())?.auto).toBeUndefined();
		good(await set({ from: "12.00" }));
		await look();
		expect(await first()).toMatchObject({ auto: "12.00", sold: 0 });
		await goal();
		book.during.work = async () => {
			book.chance.all = true;
			await book.step();
			book.chance.all = false;
		};
		await look();
		expect(await first()).toMatchObject({ sold: 0 });
		await book.step(8_000);
		await look();
		const [sold] = await own(player, "settled");
		expect([sold?.state, sold?.sold]).toEqual(["cashed", 100]);
		expect(Number(sold?.returned)).toBeGreaterThanOrEqual(12);
		expect(codeOf(await set({ from: "12.00" }))).toBe("BET_CLOSED");
		expect(await book.violations()).toEqual([]);
	});
});

test("however many bets on a match wait for their worth, the last of them is looked at too", async () => {
	const player = await book.sit(1_000_000n);
	const set = (betId: string, from: string) => book.call("set-auto-cash-out", player, { betId, from });
	for (let place = 0; place < 50; place++) good(await set((await bet(player, single(later))).bet.betId, "900.00"));
	const { betId } = (await bet(player, single(later))).bet;
	good(await set(betId, "0.01"));
	await book.runJob("sportsbook.auto", { event: later });
	expect((await own(player, "settled")).map((one) => one.betId)).toEqual([betId]);
	expect(await book.violations()).toEqual([]);
});

describe("a built leg", () => {
	const nil = [
		{ market: "29", outcome: "no" },
		{ market: "1", outcome: "draw" },
	] as const;
	const price = (parts: readonly object[], eventId = later) => book.ask("price-sports-builder", { eventId, parts });
	const built = (odds: number, more: readonly { readonly market: string; readonly outcome: string }[] = [nil[1]]) => [
		{ eventId: later, ...nil[0], with: more, odds },
	];

	test("costs what its parts come to together, is one bet by all of them, and can be sold", async () => {
		const player = await book.sit(100_000n);
		const { odds } = z.parse(z.object({ odds: z.number() }), good(await price(nil)));
		const alone = (await book.event(later)).markets.find(({ key }) => key === "1")?.outcomes[1]?.odds ?? 0;
		expect(odds).toBeGreaterThan(alone);
		const key = newKey();
		const placed = await bet(player, built(odds), { key });
		expect(placed.bet.legs).toMatchObject([{ odds, market: "29", more: [{ market: "1", outcome: "draw" }] }]);
		expect(placed.bet.most).toBe((odds / 10).toFixed(2));
		expect((await bet(player, built(odds), { key })).replayed).toBe(true);
		const others = built(odds, [{ market: "1", outcome: "home" }]);
		expect(codeOf(await press(player, others, { key, accept: "any" }))).toBe("DUPLICATE_TRANSACTION");
		const [open] = await own(player, "open");
		expect(Number(open?.offer)).toBeGreaterThan(8);
		expect(Number(open?.offer)).toBeLessThan(10);
		if (open !== undefined) expect(paidOf(await cashOut(player, open, 100)).bet.state).toBe("cashed");
	});

	test("is refused where its parts do not go together, where one is not there, where its price fell", async () => {
		const player = await book.sit(100_000n);
		const score = { market: "45", outcome: "1:1" };
		expect(codeOf(await price([nil[0], score]))).toBe("COMBINATION");
		expect(codeOf(await press(player, built(500, [score])))).toBe("COMBINATION");
		expect(codeOf(await price([nil[0], { market: "18|total=2.3", outcome: "over" }]))).toBe("MARKET_CLOSED");
		expect(codeOf(await price([{ market: "999", outcome: "no" }, nil[1]]))).toBe("MARKET_CLOSED");
		expect(codeOf(await price(nil, "TPL-1"))).toBe("EVENT_UNKNOWN");
		expect(codeOf(await press(player, built(9_000)))).toBe("PRICE_CHANGED");
		expect(await book.purse(player)).toBe(100_000n);
	});
});

describe("a result", () => {
	test("decides an over of football before the match is over", async () => {
		const player = await book.sit(100_000n);
		const { home } = await book.event(live);
		const line = (await book.event(live)).markets.find(({ id, main }) => id === 19 && main)?.line ?? 0;
		const early = await bet(player, single(live, `19|total=${line}`, "over"));
		for (let more = 0; more < 4; more++) await goal();
		await book.settle(live);
		expect((await own(player, "settled"))[0], home).toMatchObject({ state: "won", returned: early.bet.most });
	});

	test("pays singles and combos, settles early what is decided, and corrected it moves the difference", async () => {
		// Nothing comes of the home side's chances: towers fall to the away side, in two maps of eleven.
		const { next: first, later: second } = await book.now("TLL");
		await book.lookOnlyAt([first, second]);
		const sit = () => book.sit(100_000n, esportsVendor);
		const [winner, loser, double, quick] = await Promise.all([sit(), sit(), sit(), sit()]);
		const won = await bet(winner, single(first, "186", "away"));
		await bet(loser, single(first, "186"));
		const early = await bet(quick, single(first, "330|mapnr=1", "away"));
		const both = await bet(double, [...single(second, "186", "away"), ...single(first, "186", "away")]);
		const ended = await book.playOut(first);
		expect([ended.score, ended.races]).toEqual([
			[0, 2],
			[
				[0, 11],
				[0, 11],
			],
		]);
		await book.settle(first);
		expect((await own(quick, "settled"))[0]).toMatchObject({ state: "won", returned: early.bet.most });
		expect((await own(winner, "settled"))[0]).toMatchObject({ returned: won.bet.most, legs: [{ end: "won" }] });
		expect((await own(loser, "settled"))[0]).toMatchObject({ state: "lost", returned: "0.00" });
		expect((await own(double, "open"))[0]?.legs.map(({ end }) => end)).toEqual([undefined, "won"]);
		await book.playOut(second);
		await book.settle(second);
		expect((await own(double, "settled"))[0]).toMatchObject({ state: "won", returned: both.bet.most });
		const before = await book.purse(winner);
		const { rows } = await book.db.read((tx) =>
			sql<{ state: object }>`select state from sportsbook.event where id = ${first}`.execute(tx),
		);
		const state = JSON.stringify({
			...rows[0]?.state,
			races: [
				[11, 9],
				[11, 8],
			],
		});
		expect(await book.db.tx((tx) => correctEvent(tx, { id: first, state }))).toBe(2);
		await book.settle(first);
		await book.settle(first);
		expect(await book.purse(winner)).toBe(before - BigInt(won.bet.most.replace(".", "")));
		expect((await own(loser, "settled"))[0]?.state).toBe("won");
		expect((await own(double, "settled"))[0]).toMatchObject({ state: "lost", returned: "0.00" });
		expect(await book.violations()).toEqual([]);
		const league = good(await book.ask("read-sport-league", { league: "TLL" }));
		expect(league).toMatchObject({
			name: "Tessera Rift League",
			results: expect.arrayContaining([
				expect.objectContaining({ id: second, void: false }),
				expect.objectContaining({ id: first, score: [2, 0] }),
			]),
		});
		const sides = good(await book.ask("read-match-up", { eventId: second }));
		expect(sides).toMatchObject({ home: { form: expect.any(Array) }, away: { form: expect.any(Array) } });
		expect(codeOf(await book.ask("read-match-up", { eventId: "TLL-1" }))).toBe("EVENT_UNKNOWN");
	});
});

describe("a match that nobody looks at and nobody has bet on", () => {
	const moves = (id: string) => book.movesOf(id);

	test("rests, and is caught up with by the clock when somebody asks; with a bet it runs by itself", async () => {
		const { id, kickoff } = await book.coming();
		await book.step(kickoff - book.clock.now().getTime() + 60_000);
		const before = await moves(id);
		for (let turn = 0; turn < 3; turn++) await book.step(60_000);
		expect(await moves(id)).toBe(before);
		const { phase, played } = await book.event(id);
		expect([phase, played >= 4 * 60 * 5]).toEqual(["first", true]);
		const woken = await moves(id);
		expect(woken).toBe(before + 1);
		const player = await book.sit(100_000n);
		await bet(player, single(id), { accept: "any" });
		await book.step(60_000);
		const booked = await moves(id);
		await book.step(20_000);
		expect(await moves(id)).toBeGreaterThan(booked);
	});

	test("with a bet on it cannot begin within ten minutes: it is void, and the stake goes back", async () => {
		const { id, kickoff } = await book.coming();
		const player = await book.sit(100_000n);
		await bet(player, single(id), { accept: "any" });
		await book.step(kickoff - book.clock.now().getTime() + 11 * 60_000);
		expect((await book.event(id)).phase).toBe("void");
		await book.settle(id);
		expect((await own(player, "settled"))[0]).toMatchObject({ state: "void", returned: "10.00" });
		expect(codeOf(await press(player, single(id)))).toBe("MARKET_CLOSED");
		expect(await book.purse(player)).toBe(100_000n);
	});

	test("is played to its end for the table; one with bets that its room does not know of is woken", async () => {
		const { id, kickoff } = await book.coming();
		await book.step(kickoff - book.clock.now().getTime() + 1_000);
		const { id: other, kickoff: from } = await book.coming();
		await book.db.tx((tx) =>
			sql`with written as (
					insert into sportsbook.slip (id, owner, key, vendor, currency, legs, sizes, line, stake, most, created_at)
					values (gen_random_uuid(), 'm1', 'left-slip', 'DS88', 'P', '[]', '[1]', 1, 1, 1, ${book.clock.now()})
					returning id)
				insert into sportsbook.slip_leg (event, slip) select ${other}, id from written`.execute(tx),
		);
		await book.runJob("sportsbook.keep");
		await book.step(from - book.clock.now().getTime() + 1_000);
		const before = await moves(other);
		await book.step(60_000);
		expect(await moves(other)).toBeGreaterThan(before);
		await book.step(50 * 60_000);
		await book.runJob("sportsbook.keep");
		expect((await book.event(id)).phase).toBe("ended");
	});
});
