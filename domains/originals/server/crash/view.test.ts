// What players see of crash: nothing of a point or a seed before the end, and of others nothing but what is great.
import { describe, expect, it } from "vitest";
import { type CrashBetState, type CrashRoundState, closesAt, crashTimes } from "../../core/index.ts";
import { winIn } from "./carry-crash.ts";
import { crashSeen } from "./crash-room.ts";
import { betView, pastView, roundView, tableOf } from "./view.ts";

const [seed, hash, salt, end] = ["a".repeat(64), "b".repeat(64), "c".repeat(64), "d".repeat(64)];
const opened = Date.UTC(2026, 0, 1);
const flies = opened + crashTimes.window + crashTimes.writing;

const round: CrashRoundState = {
	roundId: "0190b0c4-0000-7000-8000-000000000001",
	chain: "0190b0c4-0000-7000-8000-000000000002",
	number: 7,
	hash,
	salt,
	openedAt: opened,
	fliesAt: flies,
	beatAt: opened,
	phase: "running",
	end: null,
};
const ended = { point: 231, seed, at: flies + 13_955, interrupted: false };

const bet: CrashBetState = {
	betId: "0190b0c4-0000-7000-8000-000000000003",
	owner: "m7",
	key: "press-0001",
	name: "gi****77",
	currency: "P",
	stake: "150",
	weight: 1,
	target: 200,
	taken: 0,
	ended: null,
};

describe("a round", () => {
	it("closes its bets for as long before the flight as they need to be written", () => {
		expect(closesAt(round)).toBe(opened + crashTimes.window);
	});

	it("shows the hash and the salt, and its end only when it is over", () => {
		const closes = opened + crashTimes.window;
		const seen = { roundId: round.roundId, number: 7, hash, salt, closesAt: closes, fliesAt: flies };
		expect(roundView(round)).toEqual(seen);
		expect(roundView({ ...round, phase: "over", end: ended })).toEqual({ ...seen, end: ended });
	});

	it("is listed with its seed once it is over, and left out before", () => {
		const row = {
			id: round.roundId,
			chain: round.chain,
			number: 7,
			state: "running",
			opened_at: new Date(opened),
			flies_at: new Date(flies),
			interrupted: false,
			point: null,
			seed: null,
			ended_at: null,
			salt,
			end_hash: end,
		} as const;
		expect(pastView(row)).toEqual([]);
		expect(pastView({ ...row, state: "done", point: 231, seed })).toEqual([
			{ number: 7, point: 231, seed, salt, chainEnd: end },
		]);
	});
});

describe("a bet", () => {
	it.each([
		["staked", {}, { state: "staked", taken: 0, win: "0.00" }],
		["taken", { ended: "cashed-out", taken: 231 }, { state: "taken", taken: 231, win: "3.46" }],
		["lost", { ended: "lost" }, { state: "lost", taken: 0, win: "0.00" }],
		["given back", { ended: "returned" }, { state: "returned", taken: 0, win: "1.50" }],
	] as const)("%s", (_what, change, seen) => {
		expect(betView({ ...bet, ...change, round: round.roundId })).toEqual({
			betId: bet.betId,
			roundId: round.roundId,
			stake: "1.50",
			target: 200,
			...seen,
		});
	});

	it("pays the stake times what was taken, rounded down to the minor unit once", () => {
		const won = (stake: string, taken: number) => winIn({ stake, taken, ended: "cashed-out" });
		expect([won("1", 199), won("3", 133), won("100", 1_000_000), won("20000", 1_000_000)]).toEqual([
			1n,
			3n,
			1_000_000n,
			200_000_000n,
		]);
		expect(winIn({ stake: "150", taken: 0, ended: "lost" })).toBe(0n);
		expect(winIn({ stake: "150", taken: 0, ended: "returned" })).toBe(150n);
	});

	it("of a currency that the house does not know is a fault", () => {
		expect(() => betView({ ...bet, round: round.roundId, currency: "XXX" })).toThrow("unknown currency");
	});
});

describe("the table", () => {
	const bets: readonly CrashBetState[] = [
		bet,
		{ ...bet, betId: "0190b0c4-0000-7000-8000-000000000004", owner: "m8", currency: "KRW", stake: "2000", weight: 2 },
		{ ...bet, betId: "0190b0c4-0000-7000-8000-000000000005", owner: "m9", currency: "KRW", stake: "1000", taken: 150 },
		{ ...bet, betId: "0190b0c4-0000-7000-8000-000000000006", owner: "p-trial", name: null },
	];

	it("counts members alone, sums by currency, and names the greatest by levels of their currency", () => {
		const seen = tableOf(bets);
		expect([seen.players, seen.sums]).toEqual([
			3,
			[
				{ currency: "KRW", stake: "3000" },
				{ currency: "P", stake: "1.50" },
			],
		]);
		expect(seen.bets.map(({ currency, stake, taken }) => [currency, stake, taken])).toEqual([
			["KRW", "2000", 0],
			["P", "1.50", 0],
			["KRW", "1000", 150],
		]);
		expect(tableOf(bets)).toBe(seen);
	});

	it("without anybody is empty", () => {
		expect(tableOf([])).toEqual({ players: 0, sums: [], bets: [] });
	});

	it("is shown with one's own bet to its seat alone", () => {
		const state = { round, bets };
		expect(crashSeen(state, undefined)).not.toHaveProperty("bet");
		expect(crashSeen(state, "p-trial").bet).toMatchObject({ stake: "1.50", state: "staked" });
		expect(crashSeen(state, "m77")).not.toHaveProperty("bet");
		expect(crashSeen({ round: null, bets: [] }, "m7")).toEqual({ table: { players: 0, sums: [], bets: [] } });
	});
});
