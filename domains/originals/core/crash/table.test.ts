// The table of crash without a server: what the clock brings, what an act decides by when it came, and that the state is the fold
// of what was told.
import { describe, expect, it } from "vitest";
import { chanceFrom, seededBits, unwrap } from "#platform/kernel";
import { flightMilliseconds, millisecondsTo, multiplierAt } from "./curve.ts";
import {
	applyCrash,
	type CrashAids,
	type CrashCommand,
	type CrashState,
	type CrashTableEvent,
	crashTimes,
	decideCrash,
	emptyTable,
	tableRests,
	tickCrash,
} from "./table.ts";

const start = Date.UTC(2026, 0, 1);
const next = { roundId: "round", chain: "chain", number: 7, hash: "hash", salt: "salt" };
const fold = (state: CrashState, events: readonly CrashTableEvent[]): CrashState => events.reduce(applyCrash, state);

/** A table whose flight ends at a point. */
function table(point: number) {
	let state = emptyTable;
	const told: CrashTableEvent[] = [];
	const aids = (): CrashAids => ({
		draw: state.round === null ? undefined : { point, seed: "seed" },
		next: tableRests(state) ? next : undefined,
	});
	const tell = (events: readonly CrashTableEvent[]): void => {
		told.push(...events);
		state = fold(state, events);
	};
	return {
		state: () => state,
		told,
		tick(now: number): Date | undefined {
			const ticked = tickCrash(state, now, aids());
			tell(ticked.events);
			return ticked.events.length > 0 ? this.tick(now) : ticked.next;
		},
		act(owner: string, command: CrashCommand, now: number) {
			const decided = decideCrash(state, command, { owner, now, point });
			if (decided.ok) tell(decided.value);
			return decided;
		},
		stake(owner: string, target: number, now: number) {
			const stake = { betId: `bet-${owner}`, owner, key: `key-${owner}`, name: owner, currency: "P", stake: "100" };
			return this.act(owner, { type: "stake", roundId: "round", stake: { ...stake, weight: 1, target } }, now);
		},
	};
}

const flies = start + crashTimes.window + crashTimes.writing;
const code = (decided: ReturnType<typeof decideCrash>): string => (decided.ok ? "ok" : decided.error);

describe("the table of crash", () => {
	it("opens a round when it may, and waits where no link of the chain is ready", () => {
		const crash = table(300);
		expect(tickCrash(emptyTable, start, { draw: undefined, next: undefined })).toEqual({
			events: [],
			next: new Date(start + crashTimes.retry),
		});
		expect(crash.tick(start)?.getTime()).toBe(flies);
		expect(crash.state().round).toMatchObject({ number: 7, openedAt: start, fliesAt: flies, phase: "running" });
		expect(tableRests(crash.state())).toBe(false);
	});

	it("takes one bet a seat and round until it flies, and a repetition is nothing new", () => {
		const crash = table(300);
		expect(code(crash.stake("a", 0, start))).toBe("CRASH_BETS_CLOSED");
		crash.tick(start);
		expect(code(crash.stake("a", 0, flies - 1))).toBe("ok");
		const known = crash.told.length;
		expect(unwrap(crash.stake("a", 0, flies + 9_999))).toEqual([]);
		expect(crash.told).toHaveLength(known);
		const other = { betId: "bet-2", owner: "a", key: "k", name: null, currency: "P", stake: "1", weight: 1, target: 0 };
		expect(code(crash.act("a", { type: "stake", roundId: "round", stake: other }, start + 1))).toBe("CRASH_BET_STANDS");
		expect(code(crash.stake("b", 0, flies))).toBe("CRASH_BETS_CLOSED");
		expect(code(crash.act("c", { type: "stake", roundId: "gone", stake: other }, start + 1))).toBe("CRASH_BETS_CLOSED");
	});

	it("decides a cash-out by the millisecond in which it came, also when the end was told before it", () => {
		const crash = table(300);
		crash.tick(start);
		for (const owner of ["early", "last", "late", "auto"]) crash.stake(owner, owner === "auto" ? 150 : 0, start + 1);
		const ends = flies + flightMilliseconds(300);
		expect(code(crash.act("early", { type: "cash-out", betId: "bet-early" }, flies - 1))).toBe("CRASH_NOT_FLYING");
		for (let now = flies; now < ends; now += 500) crash.tick(now);
		crash.tick(ends);
		expect(crash.state().round?.end).toEqual({ point: 300, seed: "seed", at: ends, interrupted: false });
		crash.act("early", { type: "cash-out", betId: "bet-early" }, flies + millisecondsTo(200));
		crash.act("last", { type: "cash-out", betId: "bet-last" }, ends - 1);
		expect(code(crash.act("late", { type: "cash-out", betId: "bet-late" }, ends))).toBe("CRASH_TOO_LATE");
		expect(code(crash.act("late", { type: "cash-out", betId: "bet-early" }, ends - 1))).toBe("CRASH_BET_UNKNOWN");
		expect(crash.tick(ends + crashTimes.grace)?.getTime()).toBe(ends + crashTimes.pause);
		expect(crash.state().bets.map(({ owner, taken, ended }) => [owner, taken, ended])).toEqual([
			["early", 200, "cashed-out"],
			["last", 300, "cashed-out"],
			["late", 0, "lost"],
			["auto", 150, "cashed-out"],
		]);
		expect(unwrap(crash.act("late", { type: "cash-out", betId: "bet-late" }, ends))).toEqual([]);
	});

	it("cut short by a silence pays what was taken and targets up to its point, and gives back the rest", () => {
		const crash = table(300);
		crash.tick(start);
		for (const [owner, target] of [
			["taken", 0],
			["reached", 250],
			["beyond", 400],
			["open", 0],
		] as const)
			crash.stake(owner, target, start + 1);
		crash.tick(flies + 1_000);
		crash.act("taken", { type: "cash-out", betId: "bet-taken" }, flies + 1_000);
		const back = flies + 1_000 + crashTimes.silence + 1;
		crash.tick(back);
		expect(crash.state().round?.end).toMatchObject({ at: back, interrupted: true });
		expect(code(crash.act("open", { type: "cash-out", betId: "bet-open" }, back - 1))).toBe("CRASH_TOO_LATE");
		crash.tick(back + crashTimes.grace);
		expect(crash.state().bets.map(({ ended }) => ended)).toEqual(["cashed-out", "cashed-out", "returned", "returned"]);
	});

	it("that slept before the flight flies on as if nothing had been", () => {
		const crash = table(300);
		crash.tick(start);
		crash.tick(flies + crashTimes.silence);
		expect(crash.state().round?.end).toBeNull();
	});

	it.each([1, 2, 3, 4, 5])("pays nobody more than the curve showed, and each bet ends once (seed %i)", (seed) => {
		const chance = chanceFrom(seededBits(20_261_124 + seed));
		const point = 90 + chance.below(900);
		const crash = table(point);
		crash.tick(start);
		const owners = Array.from({ length: 30 }, (_, place) => `o${place}`);
		for (const owner of owners) crash.stake(owner, chance.below(2) === 0 ? 0 : 101 + chance.below(900), start + 5);
		const ends = flies + flightMilliseconds(point);
		const presses = new Map(owners.map((owner) => [owner, flies + chance.below(ends - flies + 4_000)]));
		for (let now = flies; now < ends + crashTimes.grace; now += 1 + chance.below(700)) {
			crash.tick(now);
			for (const [owner, at] of presses)
				if (at <= now) {
					presses.delete(owner);
					const shown = multiplierAt(at - flies);
					const decided = crash.act(owner, { type: "cash-out", betId: `bet-${owner}` }, at);
					const bet = crash.state().bets.find((known) => known.owner === owner);
					if (decided.ok) expect(bet?.taken).toBeLessThanOrEqual(bet?.target === 0 ? shown : (bet?.target ?? 0));
					else expect([at >= ends, bet?.ended]).toEqual([true, null]);
				}
		}
		crash.tick(ends + crashTimes.grace);
		const { bets } = crash.state();
		expect(bets.every(({ ended }) => ended !== null)).toBe(true);
		for (const { target, taken, ended } of bets) {
			expect(taken).toBeLessThanOrEqual(Math.max(0, point));
			expect(ended === "lost" && target > 0 && target <= point).toBe(false);
		}
		expect(fold(emptyTable, crash.told)).toEqual(crash.state());
	});
});
