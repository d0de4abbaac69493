// Tournaments by the rules alone: every point stays in play, every unit of the pool is paid, tables stay about as full, and hand for
// hand, late entries, deals and cancels go as they are announced.
import { expect, test } from "vitest";
import { houseSeat } from "../table/decide.ts";
import {
	actAtRandom,
	type OpenTournament,
	openTournament,
	plainTournament,
	playOut,
} from "../testing/open-tournament.ts";
import { dealPrizes, icmWorth, prizesOf, sharedPrizes } from "./prizes.ts";
import { prizesNow } from "./results.ts";
import { aliveIn, poolOf } from "./state.ts";
import { clockAt, levelAt, levelsOf, offeredKinds, type TournamentConfig, tournamentSpeeds } from "./structure.ts";
import { seenTournament } from "./view.ts";

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const minute = 60_000;

function begun(many: number, config: Partial<TournamentConfig> = {}, at = seed): OpenTournament {
	const of = openTournament({ ...plainTournament, ...config }, at);
	for (let no = 0; no < many; no++) expect(of.enter(`m${no}`)).toBe("ok");
	of.wait(1_000_000);
	return of;
}

const sizes = (of: OpenTournament) => of.state().tables.map(({ state }) => state.seats.length);

test("prizes are the published parts, whole, and the pool to the unit", () => {
	expect(prizesOf({ pool: 8_999, entries: 9 })).toEqual([4_501, 2_699, 1_799]);
	expect(prizesOf({ pool: 100_000, entries: 100 })).toEqual(
		[25, 17, 12, 9, 7.5, 6, 5, 4, 3.5, 2.5, 2, 2, 1.5, 1.5, 1.5].map((part) => part * 1_000),
	);
	for (let entries = 1; entries < 200; entries++) {
		const prizes = prizesOf({ pool: entries * 997, entries });
		expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(entries * 997);
		expect(prizes.toSorted((a, b) => b - a)).toEqual(prizes);
	}
	expect(sharedPrizes([["a"], ["b", "c"], ["d"]], [500, 301, 200])).toEqual([
		{ entry: "a", place: 1, prize: 500 },
		{ entry: "b", place: 2, prize: 251 },
		{ entry: "c", place: 2, prize: 250 },
		{ entry: "d", place: 4, prize: 0 },
	]);
});

test("stacks of 5,000, 3,000 and 2,000 are worth 5375/14, 655/2 and 2020/7 of 500, 300 and 200", () => {
	const worth = icmWorth([5_000, 3_000, 2_000], [500, 300, 200]);
	const exact = [
		[5_375n, 14n],
		[655n, 2n],
		[2_020n, 7n],
	] as const;
	for (const [index, [over, under]] of exact.entries()) {
		const off = (worth[index] ?? 0n) * under - over * 10n ** 18n;
		expect(off <= 0n && off > -(10n ** 6n)).toBe(true);
	}
	expect(dealPrizes([5_000, 3_000, 2_000], [500, 300, 200])).toEqual([385, 327, 288]);
	// With as much each, as much each.
	expect(dealPrizes([100, 100], [700, 300])).toEqual([500, 500]);
});

test("levels, antes and breaks follow the clock; every offer can be played", () => {
	expect([0, 5, 6].map(levelAt)).toEqual([
		{ small: 10, big: 20, ante: 0 },
		{ small: 100, big: 200, ante: 0 },
		{ small: 150, big: 300, ante: 300 },
	]);
	expect(levelAt(999).big).toBe(100_000);
	expect(clockAt("regular", 25 * minute)).toEqual({ level: 2, ends: 30 * minute, rests: null });
	expect(clockAt("quick", 15 * minute)).toEqual({ level: 5, ends: 20 * minute, rests: 17 * minute });
	expect(clockAt("quick", 17 * minute)).toEqual({ level: 5, ends: 20 * minute, rests: null });
	expect(clockAt("turbo", 9_999 * minute).ends).toBeNull();
	for (const speed of tournamentSpeeds) expect(levelsOf(speed).levels.length).toBeGreaterThan(20);
	for (const letter of ["d", "q", "r"] as const)
		for (const { config } of offeredKinds({
			currency: "P",
			mode: letter === "r" ? "real" : "demo",
			letter,
			unit: 100,
		})) {
			expect(config.bots > 0).toBe(letter === "d");
			expect(Number.isInteger(config.fee)).toBe(true);
			expect(config.kind === "sng" ? config.most === config.seats : config.most % config.seats === 0).toBe(true);
		}
});

test("a field of people plays to its winner: points conserved, tables balanced, the pool paid to the unit", () => {
	for (let round = 0; round < 2; round++) {
		const of = begun(13 + ((seed + round * 7) % 9), { lateLevels: 0, buyIn: 997 }, seed + round);
		let jumps = 0;
		playOut(of, {
			act(table) {
				actAtRandom(table);
				const all = sizes(table);
				// Who is moved sits down between two hands of their table: for that long tables may differ by more.
				jumps = Math.max(jumps, Math.max(...all, 0) - Math.min(...all, 99));
			},
		});
		const { results, entries, phase } = of.state();
		expect(phase, `seed ${seed + round}`).toBe("done");
		expect(results.length).toBe(entries.length);
		expect(results.reduce((sum, { prize }) => sum + prize, 0)).toBe(poolOf(of.state()));
		expect(results.filter(({ place }) => place === 1).length).toBe(1);
		expect(new Set(results.map(({ entry }) => entry)).size).toBe(entries.length);
		expect(jumps).toBeLessThan(6);
		// At the bubble a round is dealt at all tables at once.
		const rounds = of.log.filter(({ type }) => type === "round").length;
		const moves = of.log.filter(({ type }) => type === "moved").length;
		expect(rounds + moves).toBeGreaterThan(0);
		expect(seenTournament(of.state(), "m0").standings[0]?.place).toBe(1);
	}
});

test("nine, six and six become seven each; seven, six and five become two of nine", () => {
	const fields = [
		{ before: [9, 6, 6], after: [7, 7, 7] },
		{ before: [7, 6, 5], after: [9, 9] },
	];
	for (const { before, after } of fields) {
		const of = openTournament({ ...plainTournament, seats: 9 }, seed, false);
		const owners = before.flatMap((many, table) =>
			Array.from({ length: many }, (_, seat) => ({ table: table + 1, seat })),
		);
		for (const { table, seat } of owners) of.enter(`m${table}-${seat}`);
		of.wait(1_000_000);
		const places = owners.map(({ table, seat }) => ({ owner: `m${table}-${seat}`, table, seat }));
		of.take([{ type: "started", at: of.now(), places }]);
		of.tick();
		expect(sizes(of).toSorted((a, b) => b - a)).toEqual(after);
	}
});

test("late entries and re-entries come in until their level is over; who plays or played enough does not", () => {
	const of = begun(7, { lateLevels: 2, seats: 2, most: 12 });
	expect(of.enter("m0")).toBe("POKER_TOURNAMENT_ENTERED");
	of.tick();
	expect(of.enter("m0")).toBe("POKER_TOURNAMENT_ENTERED");
	expect(of.enter("late")).toBe("ok");
	for (let twice = 0; twice < 2; twice++) expect(of.enter("later", "again")).toBe("ok");
	expect(of.state().entries.length).toBe(9);
	playOut(of, { act: actAtRandom, stop: ({ out }) => out.length > 0 });
	const gone = of.state().entries.find(({ id }) => id === of.state().out[0]?.[0])?.owner ?? "";
	expect(of.enter(gone)).toBe("ok");
	expect(seenTournament(of.state(), gone).you).toMatchObject({ entries: 2, plays: true });
	playOut(of, { act: actAtRandom, stop: (state) => !aliveIn(state).some(({ seat }) => seat.owner === gone) });
	if (of.state().phase === "running" && of.now() < 1_000_000 + 6 * minute)
		expect(of.enter(gone)).toBe("POKER_TOURNAMENT_CLOSED");
	of.wait(1_000_000 + 7 * minute);
	if (of.state().phase === "running") expect(of.enter("too late")).toBe("POKER_TOURNAMENT_CLOSED");
	playOut(of, { act: actAtRandom });
	expect(of.state().results.reduce((sum, { prize }) => sum + prize, 0)).toBe(of.state().entries.length * 1_000);
	expect(of.enter("after")).toBe("POKER_TOURNAMENT_CLOSED");
});

test("a sit and go begins when it is full; house bots fill it where people play for nothing, and agree to what stacks are worth", () => {
	const sng = { kind: "sng", startsAt: null, most: 6, fewest: 6 } as const;
	const people = begun(5, sng);
	expect(people.tick()).toBe(1_000_000 - 100_000 + 86_400_000);
	expect(people.send("m4", { type: "unregister" })).toBe("ok");
	expect(people.send("m4", { type: "unregister" })).toBe("ok");
	for (const owner of ["m4", "m5"]) expect(people.enter(owner)).toBe("ok");
	expect(people.enter("m6")).toBe("POKER_TOURNAMENT_FULL");
	people.tick();
	expect(people.state().phase).toBe("running");
	expect(people.send("m0", { type: "unregister" })).toBe("POKER_TOURNAMENT_CLOSED");
	const bots = begun(1, { ...sng, bots: 6, mode: "demo" });
	for (let step = 0; step < 40 && bots.state().phase === "registering"; step++) bots.wait(bots.tick() ?? bots.now());
	expect(bots.state().entries.length).toBe(6);
	bots.tick();
	expect(bots.send("m0", { type: "agree" })).toBe("POKER_NOT_ALLOWED");
	expect(bots.send("m0", { type: "propose" })).toBe("ok");
	expect(bots.send("m0", { type: "refuse" })).toBe("ok");
	expect(bots.send("m0", { type: "propose" })).toBe("POKER_NOT_ALLOWED");
	bots.wait(bots.now() + 3 * minute);
	playOut(bots, { act: actAtRandom, stop: ({ tables }) => tables[0]?.state.hand != null });
	expect(bots.send("m0", { type: "propose" })).toBe("ok");
	expect(bots.send("m0", { type: "propose" })).toBe("ok");
	expect(seenTournament(bots.state(), "m0").deal?.prizes).toBeNull();
	expect(bots.send("m0", { type: "agree" })).toBe("POKER_NOT_ALLOWED");
	playOut(bots, { act: actAtRandom, stop: ({ tables }) => tables[0]?.state.hand == null });
	if (bots.state().phase === "running" && aliveIn(bots.state()).some(({ seat }) => seat.owner === "m0")) {
		const offered = seenTournament(bots.state(), "m0").deal?.prizes ?? [];
		expect(offered.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(6_000);
		expect(bots.send("m0", { type: "agree" })).toBe("ok");
		bots.tick();
		expect(bots.state()).toMatchObject({ phase: "done", byDeal: true });
	} else playOut(bots);
	expect(bots.state().results.reduce((sum, { prize }) => sum + prize, 0)).toBe(6_000);
});

test("house bots that nobody plays against end it by their chips; a deal that not all want lapses", () => {
	const of = begun(3, { kind: "sng", startsAt: null, most: 9, fewest: 9, seats: 9, bots: 9, mode: "demo" });
	for (let step = 0; step < 40 && of.state().phase === "registering"; step++) of.wait(of.tick() ?? of.now());
	of.tick();
	of.send("m0", { type: "propose" });
	playOut(of, { stop: ({ deal }) => deal === null });
	expect(of.state()).toMatchObject({ phase: "running", deal: null });
	// People who are away are dealt in and fold until their chips are gone.
	for (const owner of ["m0", "m1", "m2"]) expect(of.send(owner, { type: "away" })).toBe("ok");
	expect(of.send("m0", { type: "return" })).toBe("ok");
	playOut(of);
	expect(of.state().results.reduce((sum, { prize }) => sum + prize, 0)).toBe(9_000);
	expect(of.send("m0", { type: "away" })).toBe("POKER_NOT_SEATED");
});

test("with too few at the start, or by the house, it is cancelled; only the house starts, enters or cancels", () => {
	const alone = begun(1);
	alone.tick();
	expect(alone.state()).toMatchObject({ phase: "cancelled", reason: "few" });
	expect(seenTournament(alone.state(), "m0").standings).toHaveLength(1);
	const of = openTournament({ ...plainTournament, bots: 0 }, seed);
	expect(of.send(houseSeat, { type: "start" })).toBe("POKER_TOURNAMENT_CLOSED");
	of.enter("m1");
	of.enter("m2");
	for (const command of [{ type: "start" }, { type: "cancel", reason: "x" }] as const)
		expect(of.send("m1", command)).toBe("POKER_NOT_ALLOWED");
	expect(of.send(houseSeat, { type: "start" })).toBe("ok");
	of.tick();
	expect(of.send("m3", { type: "away" })).toBe("POKER_NOT_SEATED");
	for (let twice = 0; twice < 2; twice++) expect(of.send(houseSeat, { type: "cancel", reason: "a fire" })).toBe("ok");
	expect(of.state()).toMatchObject({ phase: "cancelled", reason: "a fire", tables: [] });
	const few = begun(3, { kind: "sng", startsAt: null, most: 6, fewest: 6 });
	few.wait(few.tick() ?? 0);
	few.tick();
	expect(few.state()).toMatchObject({ phase: "cancelled", reason: "few" });
	const empty = begun(0);
	empty.tick();
	expect(empty.state().phase).toBe("cancelled");
});

test("of hand for hand no table deals before all are ready, and who goes out in a round is ranked together", () => {
	for (let round = 0; round < 12; round++) {
		const of = begun(9, { seats: 2, chips: 300 }, seed + 100 * round);
		let most = 0;
		playOut(of, {
			act(table) {
				actAtRandom(table);
				const { tables, round: runs } = table.state();
				if (runs) most = Math.max(most, tables.length);
			},
		});
		const together = of.log.filter(({ type }) => type === "round").length;
		expect(of.state().phase).toBe("done");
		expect(prizesNow(of.state()).length).toBe(3);
		if (together > 0) {
			expect(most).toBeGreaterThan(1);
			return;
		}
	}
	throw new Error(`seed ${seed}: no field came to hand for hand`);
});
