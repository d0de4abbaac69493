// What players see of rows of crash: nothing of a point or a seed before the end, nothing of a bet that is not staked.
import { describe, expect, it } from "vitest";
import type { BetRow } from "./bet-rows.ts";
import type { CrashRow } from "./crash-rows.ts";
import { winIn } from "./settle-bets.ts";
import { closesAt, crashTimes } from "./tools.ts";
import { betView, pastView, roundView, tableView } from "./view.ts";

const [seed, hash, salt, end] = ["a".repeat(64), "b".repeat(64), "c".repeat(64), "d".repeat(64)];
const opened = new Date("2026-01-01T00:00:00.000Z");
const flies = new Date(opened.getTime() + crashTimes.window + crashTimes.writing);

const round: CrashRow = {
	id: "0190b0c4-0000-7000-8000-000000000001",
	chain: "0190b0c4-0000-7000-8000-000000000002",
	number: 7,
	state: "running",
	opened_at: opened,
	flies_at: flies,
	beat_at: opened,
	interrupted: false,
	point: null,
	seed: null,
	ended_at: null,
};
const over: CrashRow = { ...round, state: "over", point: 231, seed, ended_at: new Date(flies.getTime() + 13_955) };

const bet: BetRow = {
	id: "0190b0c4-0000-7000-8000-000000000003",
	owner: "m7",
	key: "press-0001",
	round: round.id,
	name: "gi****77",
	currency: "P",
	stake: "150",
	weight: 1,
	target: 200,
	state: "open",
	taken: 0,
	ended: null,
	drawn_at: opened,
	changed_at: opened,
};

describe("a round", () => {
	it("closes its bets for as long before the flight as they need to be written", () => {
		expect(closesAt(round)).toBe(opened.getTime() + crashTimes.window);
	});

	it("shows the hash and the salt, and its end only when it is over", () => {
		const seen = roundView(round, { hash, salt });
		expect(seen).toEqual({
			roundId: round.id,
			number: 7,
			hash,
			salt,
			closesAt: opened.getTime() + crashTimes.window,
			fliesAt: flies.getTime(),
		});
		expect(roundView(over, { hash, salt }).end).toEqual({
			point: 231,
			seed,
			at: flies.getTime() + 13_955,
			interrupted: false,
		});
	});

	it("is listed with its seed once it is over, and left out before", () => {
		expect(pastView({ ...round, salt, end_hash: end })).toEqual([]);
		expect(pastView({ ...over, salt, end_hash: end })).toEqual([{ number: 7, point: 231, seed, salt, chainEnd: end }]);
	});
});

describe("a bet", () => {
	it.each(["drawn", "returning", "refused"] as const)("%s is none yet, or none any more", (state) => {
		expect(betView({ ...bet, state })).toBeUndefined();
	});

	it.each([
		["staked", { state: "open" }, { state: "staked", taken: 0, win: "0.00" }],
		["taken", { state: "closing", ended: "cashed-out", taken: 231 }, { state: "taken", taken: 231, win: "3.46" }],
		["paid", { state: "paid", ended: "cashed-out", taken: 101 }, { state: "taken", taken: 101, win: "1.51" }],
		["lost", { state: "done", ended: "lost" }, { state: "lost", taken: 0, win: "0.00" }],
		["given back", { state: "closing", ended: "returned" }, { state: "returned", taken: 0, win: "1.50" }],
	] as const)("%s", (_what, row, seen) => {
		expect(betView({ ...bet, ...row })).toEqual({
			betId: bet.id,
			roundId: round.id,
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
		expect(() => betView({ ...bet, currency: "XXX" })).toThrow("unknown currency");
	});
});

describe("the table", () => {
	it("counts all, sums by currency, and names what it was given", () => {
		const sums = [
			{ currency: "KRW", players: 2, stake: "3000" },
			{ currency: "P", players: 1, stake: "150" },
		];
		const seen = tableView(sums, [bet, { ...bet, name: null, currency: "KRW", stake: "1000", taken: 150 }]);
		expect(seen.players).toBe(3);
		expect(seen.sums).toEqual([
			{ currency: "KRW", stake: "3000" },
			{ currency: "P", stake: "1.50" },
		]);
		expect(seen.bets).toEqual([
			{ betId: bet.id, name: "gi****77", currency: "P", stake: "1.50", taken: 0 },
			{ betId: bet.id, name: "", currency: "KRW", stake: "1000", taken: 150 },
		]);
	});

	it("without anybody is empty", () => {
		expect(tableView([], [])).toEqual({ players: 0, sums: [], bets: [] });
	});
});
