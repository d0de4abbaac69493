// What the default brand starts with: one live example of each kind. Amounts are decimal strings of the brand's currency. Written
// once; from then on they are the operator's.
import type { RuleWords } from "../contract/index.ts";
import words from "./seed-words.json" with { type: "json" };

/** By language, then by code. */
export const seededWords = words;

export type Seeded = {
	readonly code: keyof typeof words.EN;
	readonly scene: string;
	/** Days from now until it closes; undefined: it stays. */
	readonly days?: number;
	readonly coupons?: readonly string[];
	readonly rule: RuleWords;
};

const plain = { entry: "open", claim: "press", period: "once", again: false, minLevel: 0, takeDays: 30 } as const;
const budget = (all: string, day: string, member: string) => ({ all, day, member });

/** In the order of the page. */
export const seeded: readonly Seeded[] = [
	{
		code: "welcome-match",
		scene: "gift-cloth",
		rule: { ...plain, budget: budget("1", "1", "1"), reward: { kind: "match", promotion: "first-deposit" } },
	},
	{
		code: "reload-match",
		scene: "pocket-hall",
		rule: { ...plain, budget: budget("1", "1", "1"), reward: { kind: "match", promotion: "every-deposit" } },
	},
	{
		code: "check-in",
		scene: "first-stone",
		rule: {
			...plain,
			period: "day",
			budget: budget("50000", "2000", "400"),
			reward: { kind: "check-in", mode: "streak", rewards: ["0.10", "0.10", "0.20", "0.20", "0.30", "0.30", "1.00"] },
		},
	},
	{
		code: "daily-stakes",
		scene: "mosaic-hall",
		rule: {
			...plain,
			claim: "auto",
			period: "day",
			budget: budget("50000", "2000", "500"),
			reward: {
				kind: "mission",
				metric: "stake",
				games: [],
				steps: [
					{ goal: "20.00", amount: "0.20", points: 10 },
					{ goal: "100.00", amount: "0.80", points: 30 },
					{ goal: "500.00", amount: "3.00", points: 100 },
				],
			},
		},
	},
	{
		code: "five-games",
		scene: "lantern-reels",
		rule: {
			...plain,
			period: "week",
			budget: budget("20000", "2000", "200"),
			reward: {
				kind: "mission",
				metric: "games",
				games: [],
				steps: [
					{ goal: "3", amount: "0.50", points: 20 },
					{ goal: "5", amount: "1.00", points: 40 },
				],
			},
		},
	},
	{
		code: "loss-cashback",
		scene: "evening-door",
		rule: {
			...plain,
			period: "week",
			budget: budget("200000", "20000", "5000"),
			reward: {
				kind: "cashback",
				tiers: [
					{ from: "100", percent: 5 },
					{ from: "1000", percent: 8 },
					{ from: "10000", percent: 10 },
				],
				most: "2000",
			},
		},
	},
	{
		code: "first-spins",
		scene: "lantern-reels",
		rule: {
			...plain,
			entry: "join",
			budget: budget("20000", "2000", "10"),
			reward: { kind: "free-spins", spins: 10, stake: "0.20", days: 7 },
		},
	},
	{
		code: "first-bet",
		scene: "evening-door",
		rule: {
			...plain,
			entry: "join",
			budget: budget("20000", "2000", "5"),
			reward: { kind: "free-bet", amount: "5.00", odds: 150, days: 7 },
		},
	},
	{
		code: "red-packet",
		scene: "gift-cloth",
		days: 30,
		rule: {
			...plain,
			budget: budget("500", "500", "50"),
			reward: { kind: "red-packet", total: "500.00", parts: 500 },
		},
	},
	{
		code: "harvest-raffle",
		scene: "market-shelf",
		days: 30,
		rule: {
			...plain,
			budget: budget("1000", "1000", "500"),
			reward: { kind: "raffle", every: "100", most: 500, prizes: ["500", "200", "100", "50", "50", "25", "25"] },
		},
	},
	{
		code: "invite-friends",
		scene: "magpie-bridge",
		rule: {
			...plain,
			claim: "auto",
			budget: budget("20000", "2000", "500"),
			reward: {
				kind: "referral",
				each: "5.00",
				bonuses: [
					{ friends: 5, amount: "20.00" },
					{ friends: 10, amount: "50.00" },
				],
				deposit: "20",
				turnover: "100",
				days: 30,
			},
		},
	},
	{
		code: "coupon",
		scene: "open-book-of-rounds",
		coupons: ["MOSAIC-2026"],
		rule: {
			...plain,
			entry: "code",
			budget: budget("5000", "1000", "2"),
			reward: { kind: "coupon", amount: "2.00" },
		},
	},
	{
		code: "birthday",
		scene: "gift-cloth",
		rule: {
			...plain,
			claim: "review",
			again: true,
			budget: budget("20000", "1000", "10"),
			reward: { kind: "birthday", amount: "10.00" },
		},
	},
	{
		code: "best-round",
		scene: "stone-crown",
		rule: {
			...plain,
			claim: "review",
			period: "week",
			again: true,
			budget: budget("20000", "1000", "200"),
			reward: { kind: "activity", amount: "3.00" },
		},
	},
	{
		code: "weekly-race",
		scene: "mosaic-hall",
		rule: { ...plain, budget: budget("1", "1", "1"), reward: { kind: "race", tournament: "studio-race" } },
	},
];
