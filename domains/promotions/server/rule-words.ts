// A rule between the wire and the rules: decimal strings of a currency there, minor units here.
import { type CurrencyCode, formatMinor, parseMinor, unwrap } from "#platform/kernel";
import type { RuleWords } from "../contract/index.ts";
import type { Metric, Rule } from "../core/index.ts";

/** Goals in money; any other is a plain number. */
const inMoney: ReadonlySet<Metric> = new Set(["stake", "win", "deposits"]);

export const isMoney = (metric: Metric): boolean => inMoney.has(metric);

/** Throws for amounts that the currency does not have. */
export function readRule({ budget, reward, ...rule }: RuleWords, currency: CurrencyCode): Rule {
	const minor = (amount: string): bigint => unwrap(parseMinor(amount, currency));
	const { all, day, member } = budget;
	return {
		...rule,
		audience: rule.audience ?? "everybody",
		budget: { all: minor(all), day: minor(day), member: minor(member) },
		reward: readReward(reward, minor),
	};
}

function readReward(reward: RuleWords["reward"], minor: (amount: string) => bigint): Rule["reward"] {
	switch (reward.kind) {
		case "cashback": {
			const tiers = reward.tiers.map(({ from, percent }) => ({ from: minor(from), percent }));
			return { ...reward, tiers, most: minor(reward.most) };
		}
		case "mission": {
			const goal = (text: string): bigint => (isMoney(reward.metric) ? minor(text) : BigInt(text.split(".")[0] ?? "0"));
			const steps = reward.steps.map((step) => ({ ...step, goal: goal(step.goal), amount: minor(step.amount) }));
			return { ...reward, steps };
		}
		case "raffle":
			return { ...reward, every: minor(reward.every), prizes: reward.prizes.map(minor) };
		case "red-packet":
			return { ...reward, total: minor(reward.total) };
		case "check-in":
			return { ...reward, rewards: reward.rewards.map(minor) };
		case "free-spins":
			return { ...reward, stake: minor(reward.stake) };
		case "referral": {
			const bonuses = reward.bonuses.map(({ friends, amount }) => ({ friends, amount: minor(amount) }));
			const { each, deposit, turnover } = reward;
			return { ...reward, each: minor(each), deposit: minor(deposit), turnover: minor(turnover), bonuses };
		}
		case "free-bet":
		case "coupon":
		case "birthday":
		case "activity":
			return { ...reward, amount: minor(reward.amount) };
		default:
			return reward;
	}
}

/** What a metric counts, as a page shows it. */
export const showMeasure = (value: bigint, metric: Metric | "loss", currency: CurrencyCode): string =>
	metric === "loss" || isMoney(metric) ? formatMinor(value, currency) : `${value}`;
