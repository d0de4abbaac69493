// What a promotion would have given on a day that is over: to whom, how much was earned, and how much of it the budget holds.
import { budgetFault, mostOfTurn, type Spent } from "./budget.ts";
import type { Metric, RewardRule, Rule } from "./kinds.ts";
import { cashbackOf, ticketsOf } from "./rewards.ts";

/** What is asked of each member of that day; `there`: they did something. */
export type Measured = { readonly metric: Metric | "loss" | "there"; readonly games: readonly string[] };

export function measureOf(reward: RewardRule): Measured {
	switch (reward.kind) {
		case "cashback":
			return { metric: "loss", games: [] };
		case "mission":
			return { metric: reward.metric, games: reward.games };
		case "raffle":
			return { metric: "stake", games: [] };
		case "referral":
			return { metric: "friends", games: [] };
		case "check-in":
			return { metric: "logins", games: [] };
		default:
			return { metric: "there", games: [] };
	}
}

export type DryRun = {
	/** Who would have been given something. */
	readonly members: number;
	readonly rewards: number;
	/** All that was earned, and what of it the budget holds; minor units. */
	readonly earned: bigint;
	readonly cost: bigint;
	/** Rewards that the budget would have refused. */
	readonly refused: number;
};

/** In the order in which members are handed in; of what is pressed or applied for it supposes that everybody does. */
export function dryRun({ reward, budget }: Pick<Rule, "reward" | "budget">, values: readonly bigint[]): DryRun {
	const earnedBy = values.map((value, place) => earned(reward, { value, place }));
	const spent = { all: 0n, refused: 0, rewards: 0, members: 0 };
	for (const amounts of earnedBy) {
		let own = 0n;
		for (const amount of amounts) {
			const before: Spent = { all: spent.all, day: spent.all, member: own };
			if (budgetFault(budget, before, amount) !== undefined) {
				spent.refused += 1;
				continue;
			}
			own += amount;
			spent.all += amount;
			spent.rewards += 1;
		}
		if (own > 0n) spent.members += 1;
	}
	const all = earnedBy.flat().reduce((sum, amount) => sum + amount, 0n);
	return { members: spent.members, rewards: spent.rewards, earned: all, cost: spent.all, refused: spent.refused };
}

type At = { readonly value: bigint; readonly place: number };

/** What a member's day would have brought, each reward by itself. */
function earned(reward: RewardRule, { value, place }: At): readonly bigint[] {
	const some = (amount: bigint): readonly bigint[] => (amount > 0n ? [amount] : []);
	switch (reward.kind) {
		case "cashback":
			return some(cashbackOf({ staked: value, won: 0n, promos: 0n }, reward));
		case "mission":
			return reward.steps.filter(({ goal }) => value >= goal).map(({ amount }) => amount);
		case "raffle":
			// Whoever has a ticket may win: the prizes are fixed, whoever gets them.
			return ticketsOf(value, reward).tickets === 0 ? [] : some(reward.prizes[place] ?? 0n);
		case "referral":
			return Array.from({ length: Number(value) }, () => reward.each);
		case "check-in":
			return value > 0n ? some(reward.rewards[0] ?? 0n) : [];
		case "red-packet":
			// Every part has the same law: its mean.
			return place < reward.parts ? some(reward.total / BigInt(reward.parts)) : [];
		default:
			return some(mostOfTurn(reward));
	}
}
