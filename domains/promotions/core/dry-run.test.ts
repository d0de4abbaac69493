// What yesterday would have cost, by kinds, against what was reckoned by hand.
import { describe, expect, test } from "vitest";
import { dryRun, measureOf } from "./dry-run.ts";
import type { RewardRule } from "./kinds.ts";

const budget = { all: 10_000n, day: 10_000n, member: 10_000n };
const run = (reward: RewardRule, values: readonly bigint[], more: Partial<typeof budget> = {}) =>
	dryRun({ reward, budget: { ...budget, ...more } }, values);
const cashback: RewardRule = {
	kind: "cashback",
	tiers: [
		{ from: 10_000n, percent: 5 },
		{ from: 100_000n, percent: 8 },
	],
	most: 8_000n,
};
const mission: RewardRule = {
	kind: "mission",
	metric: "stake",
	games: ["RNG"],
	steps: [
		{ goal: 100n, amount: 10n, points: 1 },
		{ goal: 300n, amount: 30n, points: 2 },
	],
};
const raffle: RewardRule = { kind: "raffle", every: 100n, most: 5, prizes: [50n, 20n] };
const packet: RewardRule = { kind: "red-packet", total: 100n, parts: 3 };
const checkIn: RewardRule = { kind: "check-in", mode: "streak", rewards: [7n, 9n] };
const friends: RewardRule = { kind: "referral", each: 500n, bonuses: [], deposit: 1n, turnover: 1n, days: 30 };

describe("a dry run", () => {
	test.each([
		// 999.99 gives 49.99, 1,234.56 gives 98.76, capped at 80.00.
		[
			"cashback",
			cashback,
			[99_999n, 123_456n, 9_999n],
			{ members: 1, rewards: 1, earned: 12_999n, cost: 4_999n, refused: 1 },
		],
		["missions", mission, [99n, 100n, 300n, 0n], { members: 2, rewards: 3, earned: 50n, cost: 50n, refused: 0 }],
		["a raffle", raffle, [0n, 100n, 100n], { members: 1, rewards: 1, earned: 20n, cost: 20n }],
		["a red packet", packet, [1n, 1n, 1n, 1n], { members: 3, rewards: 3, earned: 99n, cost: 99n }],
		["a check-in", checkIn, [0n, 1n, 3n], { members: 2, rewards: 2, earned: 14n, cost: 14n }],
		["referral", friends, [0n, 2n], { members: 1, rewards: 2, earned: 1_000n, cost: 1_000n }],
		["a birthday", { kind: "birthday", amount: 100n }, [1n, 1n], { members: 2, earned: 200n, cost: 200n }],
		["free spins", { kind: "free-spins", spins: 10, stake: 20n, days: 7 }, [1n], { earned: 200n, cost: 200n }],
		["a free bet", { kind: "free-bet", amount: 500n, odds: 150, days: 7 }, [1n], { earned: 500n, cost: 500n }],
		["a match", { kind: "match", promotion: "first-deposit" }, [1n], { members: 0, rewards: 0, earned: 0n }],
	] as const)("of %s", (_kind, reward, values, expected) => {
		expect(run(reward, values)).toMatchObject(expected);
	});

	test("is held by the budget: of a member, of the day, of all", () => {
		const gift: RewardRule = { kind: "activity", amount: 10n };
		expect(run(gift, [1n, 1n, 1n], { day: 25n })).toEqual({
			members: 2,
			rewards: 2,
			earned: 30n,
			cost: 20n,
			refused: 1,
		});
		expect(run(gift, [1n, 1n], { all: 9n })).toMatchObject({ members: 0, cost: 0n, refused: 2 });
		expect(run(mission, [300n], { member: 30n })).toMatchObject({ members: 1, cost: 10n, refused: 1 });
	});

	test("asks each kind for what it counts", () => {
		const asked = [cashback, mission, raffle, friends, checkIn, packet].map((reward) => measureOf(reward));
		expect(asked.map(({ metric }) => metric)).toEqual(["loss", "stake", "stake", "friends", "logins", "there"]);
		expect(asked[1]).toEqual({ metric: "stake", games: ["RNG"] });
	});
});
