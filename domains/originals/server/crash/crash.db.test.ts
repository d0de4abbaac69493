// Crash on a real ledger: one round for everybody by the server's clock, money only by commands, and what a server that
// dies in the middle leaves behind.
import { createHash } from "node:crypto";
import { afterAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import { chanceFrom, seededBits } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { betCrash, crashRoom, enterCrash, listCrashRounds, originalEvent } from "../../contract/index.ts";
import { crashTimes, flightMilliseconds, leadsTo, millisecondsTo, multiplierAt } from "../../core/index.ts";
import { openParlour, type Sitting, seedKey } from "../testing/open-parlour.ts";
import { createChains } from "./chain.ts";

const parlour = await openParlour();
afterAll(parlour.close);
const { clock, originals } = parlour;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const entered = z.object({ ...enterCrash.output.shape });
const played = z.object({ ...betCrash.output.shape });
const listed = z.object({ ...listCrashRounds.output.shape });
type Answer = Awaited<ReturnType<typeof parlour.call>>;

const codeOf = (answer: Answer): string => (answer.ok ? "ok" : answer.error.code);

function good<Value>(answer: Answer, model: z.ZodMiniType<Value>): Value {
	if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
	return z.parse(model, answer.value);
}

async function countOf(what: string): Promise<number> {
	const { rows } = await parlour.db.read((tx) =>
		sql<{ count: string }>`select count(*) from ${sql.raw(what)}`.execute(tx),
	);
	return Number(rows[0]?.count);
}

let pressed = 0;
const newKey = (): string => `crash-${String(++pressed).padStart(6, "0")}`;
const table = async (balance = 100_000n): Promise<Sitting> => parlour.sit("crash", await parlour.enrol(balance));
const enter = async (sitting: Sitting, key?: string) =>
	good(await parlour.call("enter-crash", sitting, key === undefined ? {} : { key }), entered);

type Pressed = { roundId: string; target?: number; stake?: string; key?: string };
const press = (sitting: Sitting, { target = 0, stake = "1.00", key = newKey(), roundId }: Pressed): Promise<Answer> =>
	parlour.call("bet-crash", sitting, { key, roundId, stake, target });
const bet = async (...asked: Parameters<typeof press>) => good(await press(...asked), played);
const cashOut = (sitting: Sitting, betId: string): Promise<Answer> =>
	parlour.call("cash-out-crash", sitting, { betId });

/** As only the server can know it: with the key of this test. */
const chains = createChains({
	db: parlour.db,
	newId: secureIds,
	chance: secureChance(),
	key: seedKey,
});

type Round = NonNullable<Awaited<ReturnType<typeof enter>>["round"]>;

/** A new round that takes bets, whose flight ends within these bounds: links of the chain are passed over until one does. */
async function openRound(watcher: Sitting, { least = 0, most = 100_000_000 } = {}): Promise<Round & { point: number }> {
	await clearTable();
	clock.advance(20_000);
	await enter(watcher);
	const now = clock.now();
	await chains.ready(now);
	const chain = await parlour.db.tx(chains.inUse);
	for (let number = (chain?.taken ?? 0) + 1; ; number++) {
		const { point } = await chains.drawOf({ chain: chain?.id ?? "", number });
		if (point < least || point > most) continue;
		await parlour.db.tx((tx) =>
			sql`update originals.crash_chain set taken = ${number - 1} where taken < length`.execute(tx),
		);
		await originals.advance();
		const { round } = await enter(watcher);
		if (round?.number !== number || round.end !== undefined) throw new Error("the round before is not over");
		return { ...round, point };
	}
}

/** What the round in play does; done where there is none. */
async function phase(): Promise<string> {
	const { rows } = await parlour.db.read((tx) =>
		sql<{ state: string }>`select state from originals.crash_round order by opened_at desc, id desc limit 1`.execute(
			tx,
		),
	);
	return rows[0]?.state ?? "done";
}

/** Lets what the test before left come to its end. */
async function clearTable(): Promise<void> {
	await originals.advance();
	while ((await phase()) !== "done") {
		clock.advance(200_000);
		await originals.advance();
	}
}

/** Lets the servers' clocks go to a moment of the flight, moving on as a running node would. */
async function flyTo({ fliesAt }: Round, milliseconds: number): Promise<void> {
	const end = fliesAt + milliseconds;
	for (let now = clock.now().getTime(); now < end; now = clock.now().getTime()) {
		clock.advance(Math.min(end - now, 900));
		await originals.advance();
	}
}

/** The end of a flight, with everything decided and paid. */
async function finish(round: Round & { point: number }): Promise<void> {
	await flyTo(round, flightMilliseconds(round.point));
	await originals.advance();
	clock.advance(crashTimes.grace);
	await originals.advance();
}

const stateOf = async (sitting: Sitting) => (await enter(sitting)).bet;

describe("a round", () => {
	test("takes bets, flies, ends at its committed point; seed, record and ledger agree", async () => {
		const [sitting, other] = [await table(), await table()];
		const round = await openRound(sitting, { least: 250, most: 5_000 });
		const before = await enter(sitting);
		expect(before.round).not.toHaveProperty("end");
		const auto = await bet(sitting, { roundId: round.roundId, target: 200, stake: "2.00" });
		expect(auto).toMatchObject({ bet: { state: "staked", stake: "2.00", win: "0.00" }, balance: "998.00" });
		await bet(other, { roundId: round.roundId });
		const seen = (await enter(other)).table;
		expect(seen).toMatchObject({ players: 2, sums: [{ currency: "P", stake: "3.00" }] });
		expect(seen.bets.map(({ name, stake, taken }) => ({ name, stake, taken }))).toEqual([
			{ name: expect.stringContaining("****"), stake: "2.00", taken: 0 },
			{ name: expect.stringContaining("****"), stake: "1.00", taken: 0 },
		]);
		await flyTo(round, millisecondsTo(200));
		expect(await stateOf(sitting)).toMatchObject({ state: "taken", taken: 200, win: "4.00" });
		expect((await enter(other)).table.bets[0]).toMatchObject({ taken: 200 });
		await finish(round);
		expect(await stateOf(other)).toMatchObject({ state: "lost", win: "0.00" });
		expect([await parlour.purse(sitting), await parlour.purse(other)]).toEqual([100_200n, 99_900n]);

		const { round: over, past, chain } = await enter(sitting);
		const seed = over?.end?.seed ?? "";
		expect(over?.end).toMatchObject({ point: round.point, interrupted: false });
		expect(sha256(seed)).toBe(round.hash);
		expect(leadsTo({ seed, number: round.number, end: chain?.end ?? "" }, sha256)).toBe(true);
		expect(past[0]).toEqual({ number: round.number, point: round.point, seed, salt: round.salt, chainEnd: chain?.end });
		const recalled = good(await parlour.recall(other, over === undefined ? "" : await recordOf(other)), recalledEvents);
		expect(recalled.events).toEqual([
			{
				type: "bet",
				choice: { game: "crash", target: 0 },
				fair: { serverHash: round.hash, clientSeed: round.salt, nonce: round.number },
			},
			{ type: "outcome", outcome: { game: "crash", point: round.point, taken: 0, times: 0 } },
			{ type: "revealed", serverSeed: seed },
			{ type: "total", times: 0, ended: "lost" },
		]);
		expect(await parlour.violations()).toEqual([]);
	});

	test("is opened only while somebody watches, and past rounds are listed in pages with their seeds", async () => {
		const sitting = await table();
		const round = await openRound(sitting);
		await finish(round);
		clock.advance(135_000);
		await originals.advance();
		expect(
			await countOf(
				"originals.crash_round where opened_at > (select opened_at from originals.crash_round where id = '" +
					round.roundId +
					"')",
			),
		).toBe(0);
		await parlour.db.tx((tx) =>
			sql`insert into originals.crash_round (id, chain, number, state, opened_at, flies_at, point, seed, ended_at)
				select gen_random_uuid(), chain, 9000 - n, 'done', opened_at - interval '1 day' - n * interval '1 minute', flies_at, 100, seed,
					ended_at
				from originals.crash_round, generate_series(1, 60) n where id = ${round.roundId}`.execute(tx),
		);
		const { rounds: all } = await pages(sitting, undefined);
		expect(all.length).toBeGreaterThan(60);
		expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
		expect(all[0]).toMatchObject({ number: round.number, point: round.point });
		expect(all.slice(-60).map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, n) => 8_999 - n));
		await parlour.db.tx((tx) => sql`delete from originals.crash_round where number > 8000`.execute(tx));
	});

	test("is moved on once, however many nodes ask at the same moment", async () => {
		const sitting = await table();
		const round = await openRound(sitting, { least: 150, most: 3_000 });
		await bet(sitting, { roundId: round.roundId, target: 120 });
		await flyTo(round, flightMilliseconds(round.point) - 1);
		clock.advance(1);
		await Promise.all(Array.from({ length: 6 }, () => originals.advance()));
		clock.advance(crashTimes.grace);
		await Promise.all(Array.from({ length: 6 }, () => originals.advance()));
		expect(await parlour.purse(sitting)).toBe(100_020n);
		clock.advance(crashTimes.pause);
		await enter(sitting);
		await Promise.all([
			...Array.from({ length: 6 }, () => originals.advance()),
			(await parlour.anotherNode()).advance(),
		]);
		expect((await enter(sitting)).round?.number).toBe(round.number + 1);
	});

	test("the database refuses another end, another salt and a link that was used", async () => {
		const spoil = (set: string) =>
			parlour.db.tx((tx) => sql.raw(`update originals.crash_chain set ${set}`).execute(tx));
		for (const set of ["salt = repeat('a', 64)", "end_hash = repeat('b', 64)", "taken = 0", "length = 20000"])
			await expect(spoil(set)).rejects.toThrow("never changed");
	});
});

async function pages(sitting: Sitting, after: string | undefined): Promise<z.infer<typeof listed>> {
	const page = good(await parlour.call("list-crash-rounds", sitting, { after }), listed);
	expect(page.rounds.length).toBeLessThanOrEqual(50);
	if (page.next === undefined) return page;
	return { rounds: [...page.rounds, ...(await pages(sitting, page.next)).rounds] };
}

const recalledEvents = z.object({ events: z.array(originalEvent) });

/** The newest round in the betting record. */
async function recordOf(sitting: Sitting): Promise<string> {
	const { records } = good(
		await parlour.history(sitting),
		z.object({ records: z.array(z.object({ roundId: z.string() })) }),
	);
	return records[0]?.roundId ?? "";
}

describe("a bet", () => {
	test("the same press again is one bet and one stake, also when ten come at once; another stake is refused", async () => {
		const sitting = await table();
		const { roundId } = await openRound(sitting);
		const key = newKey();
		const answers = await Promise.all(Array.from({ length: 10 }, () => bet(sitting, { roundId, key })));
		expect(new Set(answers.map((one) => one.bet.betId)).size).toBe(1);
		expect(await parlour.purse(sitting)).toBe(99_900n);
		expect(codeOf(await press(sitting, { roundId, key, stake: "2.00" }))).toBe("DUPLICATE_TRANSACTION");
		expect(codeOf(await press(sitting, { roundId }))).toBe("CRASH_BET_STANDS");
	});

	test("is refused once bets are closed, without money, for what is not offered, and through the other games' call", async () => {
		const [sitting, poor] = [await table(), await table(50n)];
		const round = await openRound(sitting, { least: 200 });
		const { roundId } = round;
		expect(codeOf(await press(sitting, { roundId, stake: "1.50" }))).toBe("ORIGINAL_NOT_OFFERED");
		expect(codeOf(await press(sitting, { roundId, target: 100 }))).toBe("ORIGINAL_NOT_OFFERED");
		expect(codeOf(await press(poor, { roundId }))).toBe("INSUFFICIENT_FUNDS");
		const picked = { game: "crash", target: 200 };
		const whole = await parlour.call("bet-original", sitting, { key: newKey(), stake: "1.00", picked });
		expect(codeOf(whole)).toBe("ORIGINAL_UNKNOWN");
		const elsewhere = await parlour.sit("dice", sitting.member);
		for (const call of ["enter-crash", "list-crash-rounds"])
			expect(codeOf(await parlour.call(call, elsewhere))).toBe("ORIGINAL_UNKNOWN");
		expect(codeOf(await press(elsewhere, { roundId }))).toBe("ORIGINAL_UNKNOWN");
		clock.advance(round.closesAt - clock.now().getTime());
		expect(codeOf(await press(sitting, { roundId }))).toBe("CRASH_BETS_CLOSED");
		expect(await parlour.purse(sitting)).toBe(100_000n);
	});

	test("whose stake was not written before the flight goes back, whichever way the server died", async () => {
		for (const when of ["before", "after"] as const) {
			const sitting = await table();
			const round = await openRound(sitting, { least: 200, most: 2_000 });
			const key = newKey();
			parlour.faults[when] = "place";
			await expect(press(sitting, { roundId: round.roundId, key, target: 110 })).rejects.toThrow("killed");
			await finish(round);
			expect(await parlour.purse(sitting)).toBe(100_000n);
			expect(codeOf(await press(sitting, { roundId: round.roundId, key, target: 110 }))).toBe("CRASH_BETS_CLOSED");
			expect(await parlour.purse(sitting)).toBe(100_000n);
		}
		expect(await parlour.violations()).toEqual([]);
	});

	test("whose stake was taken when its round was decided already, by a server that died then, goes back by the clock", async () => {
		const sitting = await table();
		const round = await openRound(sitting, { least: 150, most: 2_000 });
		await finish(round);
		const order = {
			play: sitting.play,
			key: newKey(),
			stake: 100n,
			about: round.roundId,
			payTable: "crash@1",
			terms: [],
		};
		const dueAt = new Date(clock.now().getTime() + 600_000);
		expect((await parlour.games.api.tickets.place({ ...order, dueAt })).ok).toBe(true);
		expect(await parlour.purse(sitting)).toBe(99_900n);
		clock.advance(20_000);
		await parlour.runJob("originals.finish-left");
		expect(await parlour.purse(sitting)).toBe(100_000n);
	});

	test("that was left by a crash in time is taken up by the same press, and charged once", async () => {
		const sitting = await table();
		const round = await openRound(sitting, { least: 150, most: 2_000 });
		const key = newKey();
		parlour.faults.after = "place";
		await expect(press(sitting, { roundId: round.roundId, key, target: 110 })).rejects.toThrow("killed");
		expect((await bet(sitting, { roundId: round.roundId, key, target: 110 })).bet.state).toBe("staked");
		await finish(round);
		expect(await parlour.purse(sitting)).toBe(100_010n);
	});
});

describe("a cash-out", () => {
	test("takes the multiplier of its arrival, to the millisecond before the end, once; then it is too late", async () => {
		const [early, late, after] = [await table(), await table(), await table()];
		const round = await openRound(early, { least: 300, most: 3_000 });
		const bets = await Promise.all([early, late, after].map((one) => bet(one, { roundId: round.roundId })));
		const [first, second, third] = bets.map((one) => one.bet.betId);
		expect(codeOf(await cashOut(early, first ?? ""))).toBe("CRASH_NOT_FLYING");
		await flyTo(round, millisecondsTo(200));
		const arrival = clock.now().getTime() + 1 - round.fliesAt;
		const answers = await Promise.all([cashOut(early, first ?? ""), cashOut(early, first ?? "")]);
		const [taken] = answers.map((answer) => good(answer, played));
		expect(taken?.bet).toMatchObject({ state: "taken", taken: multiplierAt(arrival) });
		expect(new Set(answers.map((answer) => good(answer, played).bet.taken)).size).toBe(1);
		// The call itself takes a millisecond of this clock.
		await flyTo(round, flightMilliseconds(round.point) - 2);
		expect(good(await cashOut(late, second ?? ""), played).bet.taken).toBe(round.point);
		expect(codeOf(await cashOut(after, third ?? ""))).toBe("CRASH_TOO_LATE");
		await finish(round);
		expect(await parlour.purse(early)).toBe(99_900n + BigInt(taken?.bet.taken ?? 0));
		expect(await parlour.purse(late)).toBe(99_900n + BigInt(round.point));
		expect(await parlour.purse(after)).toBe(99_900n);
		expect(good(await cashOut(after, third ?? ""), played).bet.state).toBe("lost");
		expect(await parlour.violations()).toEqual([]);
	});

	test("of another's bet, or of none, is refused", async () => {
		const [mine, theirs] = [await table(), await table()];
		const round = await openRound(mine, { least: 150 });
		const { betId } = (await bet(mine, { roundId: round.roundId })).bet;
		expect(codeOf(await cashOut(theirs, betId))).toBe("CRASH_BET_UNKNOWN");
		expect(codeOf(await cashOut(await parlour.sit("dice", mine.member), betId))).toBe("CRASH_BET_UNKNOWN");
	});

	test("of a flight that ends before it begins is too late", async () => {
		const sitting = await table();
		const round = await openRound(sitting, { most: 99 });
		const { betId } = (await bet(sitting, { roundId: round.roundId, target: 101 })).bet;
		clock.advance(round.fliesAt - clock.now().getTime());
		expect(codeOf(await cashOut(sitting, betId))).toBe("CRASH_TOO_LATE");
		await finish(round);
		expect(await parlour.purse(sitting)).toBe(99_900n);
	});

	test("that was acknowledged is paid with it; one that was not is taken when it comes again", async () => {
		for (const when of ["before", "after"] as const) {
			const sitting = await table();
			const round = await openRound(sitting, { least: 200, most: 2_000 });
			const { betId } = (await bet(sitting, { roundId: round.roundId })).bet;
			await flyTo(round, millisecondsTo(150));
			parlour.faults[when] = "stand";
			await expect(cashOut(sitting, betId)).rejects.toThrow("killed");
			const { taken, win } = good(await cashOut(sitting, betId), played).bet;
			expect(await parlour.purse(sitting)).toBe(99_900n + BigInt(win.replace(".", "")));
			await finish(round);
			expect(await parlour.purse(sitting)).toBe(99_900n + BigInt(taken));
		}
		expect(await parlour.violations()).toEqual([]);
	});
});

describe("a full table", () => {
	const players = 40;
	const all = <Value>(work: (place: number) => Promise<Value>): Promise<Value[]> =>
		Promise.all(Array.from({ length: players }, (_, place) => work(place)));
	/** Moves of the table that told of this, since one: what was written together is one. */
	async function movesOf(type: string, since: string): Promise<number> {
		const { rows } = await parlour.db.read((tx) =>
			sql<{ moves: string }>`
				select count(*) as moves from rooms.room_event
				where kind = 'crash' and seq > ${since} and events @> ${JSON.stringify([{ type }])}::jsonb`.execute(tx),
		);
		return Number(rows[0]?.moves);
	}
	async function seqNow(): Promise<string> {
		const { rows } = await parlour.db.read((tx) =>
			sql<{ seq: string }>`select seq from rooms.room where kind = 'crash'`.execute(tx),
		);
		return rows[0]?.seq ?? "0";
	}

	test("is written together: each bet, each cash-out at its own moment, each win once", async () => {
		const sittings = await all(() => table());
		const [watcher] = sittings;
		if (watcher === undefined) throw new Error("nobody");
		const round = await openRound(watcher, { least: 400, most: 3_000 });
		const { roundId } = round;
		const opened = await seqNow();
		const bets = await all((place) =>
			bet(sittings[place] ?? watcher, { roundId, stake: place % 2 === 0 ? "1.00" : "2.00" }),
		);
		expect(new Set(bets.map(({ bet: { betId } }) => betId)).size).toBe(players);
		expect(bets.map(({ bet: { stake }, balance }) => [stake, balance])).toEqual(
			bets.map((_bet, place) => (place % 2 === 0 ? ["1.00", "999.00"] : ["2.00", "998.00"])),
		);
		expect(await movesOf("staked", opened)).toBeLessThan(players / 2);

		await flyTo(round, millisecondsTo(200));
		// Every call is a millisecond later than the one before it, and all are under way at once; every second comes twice.
		const begun = clock.now().getTime() - round.fliesAt;
		const presses = bets.flatMap((one, place) =>
			place % 2 === 0
				? [{ one, place }]
				: [
						{ one, place },
						{ one, place },
					],
		);
		const answers = await Promise.all(
			presses.map(async ({ one, place }, at) => {
				const answer = good(await cashOut(sittings[place] ?? watcher, one.bet.betId), played);
				return { place, at, taken: answer.bet.taken, balance: answer.balance, win: answer.bet.win };
			}),
		);
		const firstAt = new Map([...presses.entries()].reverse().map(([at, { place }]) => [place, at]));
		for (const { place, taken } of answers) expect(taken).toBe(multiplierAt(begun + 1 + (firstAt.get(place) ?? 0)));
		// What is not paid yet is in the balance that is told.
		for (const { place, balance, win } of answers)
			expect(Number(balance)).toBeCloseTo((place % 2 === 0 ? 999 : 998) + Number(win), 6);
		expect(await movesOf("took", opened)).toBeLessThan(players / 2);

		await finish(round);
		for (const { place, win } of answers) {
			const staked = place % 2 === 0 ? 100n : 200n;
			expect(await parlour.purse(sittings[place] ?? watcher)).toBe(100_000n - staked + BigInt(win.replace(".", "")));
		}
		expect(await movesOf("decided", opened)).toBe(1);
		expect(await parlour.violations()).toEqual([]);
	});

	test("of which the wins cannot be written is written whole the next time, and nobody is told before", async () => {
		const sittings = await all(() => table());
		const [watcher] = sittings;
		if (watcher === undefined) throw new Error("nobody");
		const round = await openRound(watcher, { least: 250, most: 2_000 });
		await all((place) => bet(sittings[place] ?? watcher, { roundId: round.roundId, target: 200 }));
		await flyTo(round, millisecondsTo(200) - 500);
		parlour.faults.after = "stand";
		clock.advance(500);
		await originals.advance();
		expect(parlour.faults.after).toBeUndefined();
		expect((await stateOf(watcher))?.state).toBe("staked");
		expect(new Set(await all((place) => parlour.purse(sittings[place] ?? watcher)))).toEqual(new Set([99_900n]));
		clock.advance(2_500);
		await originals.advance();
		expect(await stateOf(watcher)).toMatchObject({ state: "taken", taken: 200 });
		await finish(round);
		for (const sitting of sittings) expect(await parlour.purse(sitting)).toBe(100_100n);
	});
});

describe("a server that is gone in the middle of a flight", () => {
	test("targets below the committed point and confirmed cash-outs stand, every other stake goes back", async () => {
		const sittings = [await table(), await table(), await table(), await table()];
		const round = await openRound(await table(), { least: 400, most: 3_000 });
		const asked = [{ target: 300 }, { target: 100_000 }, {}, {}];
		const keys = sittings.map(newKey);
		const bets = await Promise.all(
			sittings.map((one, place) => bet(one, { roundId: round.roundId, key: keys[place] ?? "", ...asked[place] })),
		);
		expect((await enter(sittings[0] ?? (await table()), keys[0])).missed).toBeUndefined();
		await flyTo(round, millisecondsTo(150));
		const [, , , byHand] = sittings;
		if (byHand === undefined) throw new Error("nobody");
		const { taken } = good(await cashOut(byHand, bets[3]?.bet.betId ?? ""), played).bet;
		// Nobody moves anything on for a minute: as after kill -9.
		clock.advance(60_000);
		await originals.advance();
		const [, , waiting] = sittings;
		if (waiting === undefined) throw new Error("nobody");
		expect(codeOf(await cashOut(waiting, bets[2]?.bet.betId ?? ""))).toBe("CRASH_TOO_LATE");
		clock.advance(crashTimes.grace);
		await originals.advance();
		const states = await Promise.all(sittings.map(stateOf));
		expect(states.map((one) => one?.state)).toEqual(["taken", "returned", "returned", "taken"]);
		const purses = await Promise.all(sittings.map(parlour.purse));
		expect(purses).toEqual([100_200n, 100_000n, 100_000n, 99_900n + BigInt(taken)]);
		expect((await enter(waiting)).round?.end).toMatchObject({ point: round.point, interrupted: true });
		await openRound(waiting);
		const missed = await Promise.all(sittings.map((one, place) => enter(one, keys[place])));
		expect(missed.map(({ bet: now, missed: was }) => [now, was?.state, was?.win])).toEqual([
			[undefined, "taken", "3.00"],
			[undefined, "returned", "1.00"],
			[undefined, "returned", "1.00"],
			[undefined, "taken", bets[3] === undefined ? "" : (taken / 100).toFixed(2)],
		]);
		expect(await parlour.violations()).toEqual([]);
	});

	test("one that is back before the flight begins plays the round as if nothing had been", async () => {
		const sitting = await table();
		const round = await openRound(sitting, { least: 150, most: 3_000 });
		await bet(sitting, { roundId: round.roundId, target: 120 });
		clock.advance(round.fliesAt - clock.now().getTime() + 1_000);
		await originals.advance();
		await finish(round);
		expect((await enter(sitting)).round?.end).toMatchObject({ interrupted: false });
		expect(await parlour.purse(sitting)).toBe(100_020n);
	});
});

describe("a bet whose end was not seen", () => {
	test("is told to its own player alone, by the key of the press, once it is decided", async () => {
		const [mine, other] = [await table(), await table()];
		const round = await openRound(mine, { least: 150, most: 3_000 });
		const key = newKey();
		await bet(mine, { roundId: round.roundId, key, target: 120 });
		expect((await enter(mine, key)).missed).toBeUndefined();
		await finish(round);
		await openRound(mine);
		expect((await enter(mine, key)).missed).toMatchObject({ state: "taken", taken: 120, win: "1.20" });
		expect((await enter(other, key)).missed).toBeUndefined();
		expect((await enter(mine, newKey())).missed).toBeUndefined();
	});
});

describe("a trial", () => {
	test("plays the same rounds with its own purse, seen by nobody else", async () => {
		const [trial, member] = [await parlour.sit("crash"), await table()];
		const before = Number((await enter(trial)).balance);
		const round = await openRound(member, { least: 250, most: 2_000 });
		const { bet: mine, balance } = await bet(trial, { roundId: round.roundId, stake: "5.00" });
		expect(Number(balance)).toBe(before - 5);
		expect((await enter(member)).table.players).toBe(0);
		await flyTo(round, millisecondsTo(200));
		const taken = good(await cashOut(trial, mine.betId), played);
		expect(taken.bet.state).toBe("taken");
		await finish(round);
		const after = await enter(trial);
		expect(Number(after.balance)).toBeCloseTo(before - 5 + Number(taken.bet.win), 6);
		expect((await enter(trial)).balance).toBe(after.balance);
		const next = await openRound(member, { least: 150, most: 2_000 });
		await bet(trial, { roundId: next.roundId, stake: "5.00" });
		await finish(next);
		expect(Number((await enter(trial)).balance)).toBeCloseTo(Number(after.balance) - 5, 6);
	});
});

describe("a node that runs", () => {
	const heard = () => parlour.pushes.map((push) => z.parse(pushed, JSON.parse(push)));
	const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 20 });

	test("opens, moves on, settles and pushes; nobody hears the point or the seed before the end", async () => {
		await clearTable();
		clock.advance(20_000);
		parlour.pushes.length = 0;
		const stop = await (await parlour.anotherNode()).run();
		try {
			const sitting = await table();
			await enter(sitting);
			await until(() => expect(heard().length).toBeGreaterThan(0));
			const { round } = await enter(sitting);
			if (round === undefined) throw new Error("no round");
			const { rows } = await parlour.db.read((tx) =>
				sql<{ chain: string; number: number }>`
					select chain, number from originals.crash_round where id = ${round.roundId}`.execute(tx),
			);
			const [row] = rows;
			if (row === undefined) throw new Error("no row");
			const { seed, point } = await chains.drawOf(row);
			await bet(sitting, { roundId: round.roundId, target: 101 });
			await until(() => {
				clock.advance(50);
				expect(heard().at(-1)?.push.seen.table.players).toBe(1);
			});
			expect(parlour.pushes.join("")).not.toContain(seed);
			expect(JSON.stringify(await enter(sitting))).not.toContain(seed);
			clock.advance(round.fliesAt - clock.now().getTime());
			await until(async () => {
				clock.advance(900);
				expect((await enter(sitting)).round?.end?.seed).toBe(seed);
			});
			await until(() => expect(heard().at(-1)?.push.seen.round?.end).toMatchObject({ point, seed }));
			clock.advance(2_000);
			const won = point >= 101 ? 1n : -100n;
			await until(async () => {
				clock.advance(400);
				expect(await parlour.purse(sitting)).toBe(100_000n + won);
			});
			expect(new Set(heard().map(({ room }) => room))).toEqual(new Set(["room:crash:table"]));
		} finally {
			await stop();
		}
		expect(await parlour.violations()).toEqual([]);
	}, 30_000);

	test("shows twenty of thirty bets, the greatest first, and the sum of all", async () => {
		const sittings = await Promise.all(Array.from({ length: 30 }, () => table()));
		const [watcher] = sittings;
		if (watcher === undefined) throw new Error("nobody");
		const round = await openRound(watcher, { least: 150, most: 3_000 });
		const stakes = ["1.00", "2.00", "5.00"] as const;
		await Promise.all(
			sittings.map((one, place) => bet(one, { roundId: round.roundId, stake: stakes[place % 3] ?? "1.00" })),
		);
		const { players, sums, bets } = (await enter(watcher)).table;
		expect(players).toBe(30);
		expect(sums).toEqual([{ currency: "P", stake: "80.00" }]);
		expect(bets.map(({ stake }) => stake)).toEqual([
			...Array.from({ length: 10 }, () => "5.00"),
			...Array.from({ length: 10 }, () => "2.00"),
		]);
		await finish(round);
	});
});

const pushed = z.object({
	room: z.string(),
	push: z.object({ seq: z.int(), seen: crashRoom.seen }),
});

describe("the chain", () => {
	test("opens with its key alone, leads to its end, and cannot be drawn from beyond its length", async () => {
		await chains.ready(clock.now());
		const chain = await parlour.db.tx(chains.inUse);
		if (chain === undefined) throw new Error("no chain");
		const other = createChains({ db: parlour.db, newId: secureIds, chance: secureChance(), key: Buffer.alloc(32, 9) });
		await expect(other.drawOf({ chain: chain.id, number: 1 })).rejects.toThrow("does not open");
		const first = await chains.drawOf({ chain: chain.id, number: 1 });
		expect(sha256(first.seed)).toBe(chain.end_hash);
		expect(first.end).toBe(chain.end_hash);
		const last = await chains.drawOf({ chain: chain.id, number: chain.length });
		expect(leadsTo({ seed: last.seed, number: chain.length, end: chain.end_hash }, sha256)).toBe(true);
		await expect(chains.drawOf({ chain: chain.id, number: chain.length + 1 })).rejects.toThrow("beyond the chain");
	});

	test("that is used up gives way to another one, whose end is written before its salt", async () => {
		await clearTable();
		const before = await parlour.db.tx(chains.inUse);
		await parlour.db.tx((tx) => sql`update originals.crash_chain set taken = length where taken < length`.execute(tx));
		clock.advance(20_000);
		const sitting = await table();
		await enter(sitting);
		await originals.advance();
		const { round, chain } = await enter(sitting);
		expect(round).toMatchObject({ number: 1, hash: chain?.end, salt: chain?.salt });
		expect(chain?.end).not.toBe(before?.end_hash);
		expect(chain?.length).toBe(10_000);
	});
});

describe("the salt of a chain", () => {
	const named = new Date(Math.ceil(Date.UTC(2030, 0, 1) / 3_000) * 3_000);
	/** A beacon of three seconds a round, from a moment on; what it was asked for. */
	function beaconOf(answers: (round: number) => string | undefined) {
		const asked: number[] = [];
		const timeOf = (round: number): Date => new Date(named.getTime() + 3_000 * round);
		const roundAt = (moment: Date): number => Math.ceil((moment.getTime() - named.getTime()) / 3_000);
		const read = async (round: number): Promise<string | undefined> => {
			asked.push(round);
			return answers(round);
		};
		return { asked, beacon: { name: "test", timeOf, roundAt, read } };
	}
	const given = { db: parlour.db, newId: secureIds, chance: secureChance(), key: seedKey };
	const later = (milliseconds: number): Date => new Date(named.getTime() + milliseconds);
	const inUse = () => parlour.db.tx(chains.inUse);
	async function usedUp(): Promise<void> {
		await clearTable();
		await parlour.db.tx((tx) => sql`update originals.crash_chain set taken = length where taken < length`.execute(tx));
	}

	test("is the public randomness of a round that was named with the chain's end, before it was made", async () => {
		await usedUp();
		const salt = "ab".repeat(32);
		const { asked, beacon } = beaconOf(() => salt);
		const bound = createChains({ ...given, beacon });
		await bound.ready(later(1));
		expect(await inUse()).toMatchObject({ salt: null, salt_round: "3" });
		await bound.ready(later(8_999));
		expect([asked, (await inUse())?.salt]).toEqual([[], null]);
		await bound.ready(later(9_000));
		const chain = await inUse();
		expect([asked, chain?.salt, chain?.salt_round]).toEqual([[3], salt, "3"]);
		expect(await bound.drawOf({ chain: chain?.id ?? "", number: 1 })).toMatchObject({ salt, saltRound: 3 });
		await bound.ready(later(20_000));
		expect(asked).toEqual([3]);
		const changed = sql`update originals.crash_chain set salt_round = 4 where taken < length`;
		await expect(parlour.db.tx((tx) => changed.execute(tx))).rejects.toThrow("named once");
	});

	test("is the house's after a minute in which the beacon said nothing, and says so", async () => {
		await usedUp();
		const { asked, beacon } = beaconOf(() => undefined);
		const bound = createChains({ ...given, beacon });
		for (const at of [1, 9_000, 30_000, 68_999]) await bound.ready(later(at));
		expect([asked, (await inUse())?.salt]).toEqual([[3, 3, 3], null]);
		const moved = sql`update originals.crash_chain set salt_round = 4 where taken < length`;
		await expect(parlour.db.tx((tx) => moved.execute(tx))).rejects.toThrow("named once");
		await bound.ready(later(69_000));
		const chain = await inUse();
		expect(chain).toMatchObject({ salt: expect.stringMatching(/^[0-9a-f]{64}$/), salt_round: null });
		expect((await bound.drawOf({ chain: chain?.id ?? "", number: 1 })).saltRound).toBeUndefined();
	});
});

describe("several nodes", () => {
	test("a bet at one is taken at another, rounds go on when one is gone, and each sees the same", async () => {
		const [here, there] = [originals, await parlour.anotherNode()];
		const sitting = await table();
		const round = await openRound(sitting, { least: 400, most: 3_000 });
		const asked = { key: newKey(), roundId: round.roundId, stake: "1.00", target: 0 };
		const staked = good(await parlour.callAt(there, "bet-crash", { ...sitting, input: asked }), played);
		const again = good(await parlour.callAt(here, "bet-crash", { ...sitting, input: asked }), played);
		expect(again.bet).toEqual(staked.bet);
		expect(await parlour.purse(sitting)).toBe(99_900n);

		// From here on the first node is gone.
		for (let now = clock.now().getTime(); now < round.fliesAt + millisecondsTo(200); now = clock.now().getTime()) {
			clock.advance(Math.min(900, round.fliesAt + millisecondsTo(200) - now));
			await there.advance();
		}
		const input = { betId: staked.bet.betId };
		const [one, two] = await Promise.all([
			parlour.callAt(there, "cash-out-crash", { ...sitting, input }),
			parlour.callAt(here, "cash-out-crash", { ...sitting, input }),
		]);
		expect(good(one, played).bet).toEqual(good(two, played).bet);
		expect(good(one, played).bet).toMatchObject({ state: "taken", taken: 200, win: "2.00" });
		await finish(round);
		expect(await parlour.purse(sitting)).toBe(100_100n);
		const views = await Promise.all(
			[here, there].map((node) => parlour.callAt(node, "enter-crash", { ...sitting, input: {} })),
		);
		const [first, second] = views.map((answer) => good(answer, entered));
		expect(first).toEqual(second);
	});
});

describe("many rounds at random", () => {
	/** The same every time. */
	const seedOfTest = 20_261_122;
	const random = chanceFrom(seededBits(seedOfTest));
	const one = <Value>(of: readonly Value[]): Value => {
		const found = of[random.below(of.length)];
		if (found === undefined) throw new Error("nothing to choose from");
		return found;
	};

	type Expected = { readonly stake: bigint; readonly taken: number | undefined; readonly known: boolean };

	/** A bet that may die on the way, sent again as a frame would. */
	async function placeAtRandom(sitting: Sitting, roundId: string) {
		const asked = {
			key: newKey(),
			roundId,
			stake: one(["1.00", "2.00", "10.00"]),
			target: one([0, 0, 101, 150, 200, 500]),
		};
		const fault = one(["none", "none", "before", "after"] as const);
		if (fault !== "none") parlour.faults[fault] = "place";
		const first = await press(sitting, asked).catch(() => undefined);
		parlour.faults.before = undefined;
		parlour.faults.after = undefined;
		const placed = good(first ?? (await press(sitting, asked)), played);
		return { ...placed.bet, target: asked.target };
	}

	test(`no coin is lost, doubled or invented, whatever dies on the way (seed ${seedOfTest})`, async () => {
		const sittings = await Promise.all(Array.from({ length: 5 }, () => table()));
		const [watcher] = sittings;
		if (watcher === undefined) throw new Error("nobody");
		const expected = new Map<Sitting, bigint>(sittings.map((sitting) => [sitting, 100_000n]));
		const pay = (sitting: Sitting, amount: bigint): void =>
			void expected.set(sitting, (expected.get(sitting) ?? 0n) + amount);
		for (let count = 0; count < 8; count++) {
			const round = await openRound(watcher, { most: 1_500 });
			const bets = new Map<Sitting, Awaited<ReturnType<typeof placeAtRandom>>>();
			for (const sitting of sittings) bets.set(sitting, await placeAtRandom(sitting, round.roundId));
			const outcomes = new Map<Sitting, Expected>();
			const end = flightMilliseconds(round.point);
			const presses = sittings
				.map((sitting) => ({ sitting, at: random.below(Math.max(2, Math.round(end * 1.4))) }))
				.sort((a, b) => a.at - b.at);
			for (const { sitting, at } of presses) {
				await flyTo(round, at);
				const bet = bets.get(sitting);
				if (bet === undefined) throw new Error("no bet");
				const arrivesAt = (): number => clock.now().getTime() + 1 - round.fliesAt;
				let arrival = arrivesAt();
				if (random.below(3) === 0) parlour.faults[one(["before", "after"] as const)] = "stand";
				// As a frame sends it again.
				const answer = await cashOut(sitting, bet.betId).catch(() => {
					arrival = arrivesAt();
					return cashOut(sitting, bet.betId);
				});
				parlour.faults.before = undefined;
				parlour.faults.after = undefined;
				const shown = multiplierAt(arrival);
				const automatic = bet.target > 0 && bet.target <= Math.min(shown, round.point);
				const byHand = arrival < end ? shown : undefined;
				const taken = automatic ? bet.target : byHand;
				outcomes.set(sitting, { stake: BigInt(bet.stake.replace(".", "")), taken, known: answer.ok });
				if (answer.ok && taken !== undefined) expect(good(answer, played).bet.taken).toBe(taken);
			}
			await finish(round);
			clock.advance(30_000);
			await parlour.runJob("originals.finish-left");
			for (const [sitting, { stake, taken }] of outcomes) {
				pay(sitting, -stake);
				if (taken !== undefined) pay(sitting, (stake * BigInt(taken)) / 100n);
			}
			for (const sitting of sittings) expect(await parlour.purse(sitting)).toBe(expected.get(sitting));
		}
		expect(await parlour.violations()).toEqual([]);
	}, 60_000);
});

describe("what is old", () => {
	test("is forgotten by night in batches: trials after a day, settled bets and their rounds after a month", async () => {
		const [trial, member] = [await parlour.sit("crash"), await table()];
		const round = await openRound(member, { least: 150, most: 3_000 });
		await bet(trial, { roundId: round.roundId });
		await bet(member, { roundId: round.roundId });
		await finish(round);
		const ofRound = `originals.crash_bet where round = '${round.roundId}'`;
		expect(await countOf(ofRound)).toBe(2);
		clock.advance(2 * 86_400_000);
		await parlour.runJob("originals.forget-old");
		expect(await countOf(ofRound)).toBe(1);
		clock.advance(31 * 86_400_000);
		await parlour.db.tx((tx) =>
			sql`insert into originals.round (owner, game, key, id, seed_pair, nonce, currency, stake, picked, state, stepped, drawn_at, changed_at)
				select pair.owner, pair.game, 'left-' || lpad(n::text, 8, '0'), gen_random_uuid(), pair.id, n, 'P', 100, '{}', 'done', false,
					${new Date(0)}, ${new Date(0)}
				from originals.seed_pair pair, generate_series(1000, 5500) n
				where pair.id = (select id from originals.seed_pair limit 1)`.execute(tx),
		);
		await parlour.runJob("originals.forget-old");
		expect(await countOf(ofRound)).toBe(0);
		expect(await countOf(`originals.crash_round where id = '${round.roundId}'`)).toBe(0);
		expect(await countOf("originals.round where nonce >= 1000")).toBe(0);
	});
});
