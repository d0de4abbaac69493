// What a promotion may cost: what is left, and the most it can come to.
import { greatest, least } from "./amounts.ts";
import { type Budget, isElsewhere, type RewardRule } from "./kinds.ts";

export type Spent = { readonly all: bigint; readonly day: bigint; readonly member: bigint };

/** Which bound a reward would pass; undefined where it fits into all of them. */
export function budgetFault(budget: Budget, spent: Spent, amount: bigint): "all" | "day" | "member" | undefined {
	const bounds = ["member", "day", "all"] as const;
	return bounds.find((bound) => spent[bound] + amount > budget[bound]);
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** The most that one turn of one member brings, before the budget holds it. */
export function mostOfTurn(reward: RewardRule): bigint {
	switch (reward.kind) {
		case "match":
		case "race":
			return 0n;
		case "cashback":
			return reward.most;
		case "mission":
			return sum(reward.steps.map(({ amount }) => amount));
		case "raffle":
			return greatest(0n, ...reward.prizes);
		case "red-packet":
			return reward.total - BigInt(reward.parts - 1);
		case "check-in":
			return greatest(0n, ...reward.rewards);
		case "free-spins":
			return reward.stake * BigInt(reward.spins);
		case "referral":
			return reward.each + sum(reward.bonuses.map(({ amount }) => amount));
		case "free-bet":
		case "coupon":
		case "birthday":
		case "activity":
			return reward.amount;
	}
}

export type CostBound = {
	/** The most the whole of it can cost. */
	readonly all: bigint;
	readonly member: bigint;
	readonly turn: bigint;
};

/** A packet and prizes are fixed, what another domain pays costs nothing here; everything else is held by the budget alone. */
export function costBound(reward: RewardRule, budget: Budget): CostBound {
	if (isElsewhere(reward)) return { all: 0n, member: 0n, turn: 0n };
	const fixed =
		reward.kind === "red-packet" ? reward.total : reward.kind === "raffle" ? sum(reward.prizes) : budget.all;
	const turn = mostOfTurn(reward);
	const all = least(fixed, budget.all);
	const member = least(budget.member, all);
	return { all, member, turn: least(turn, member) };
}
