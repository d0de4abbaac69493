// What a form holds comes back as the draft it was made of, whatever the kind.
import { expect, test } from "vitest";
import type { OfferDraft } from "../../contract/index.ts";
import { kinds } from "../../core/index.ts";
import { couponsOf, draftOf, fieldsOfKind, formOf, freshForm } from "./offer-form-state.ts";

type Reward = OfferDraft["rule"]["reward"];
const rewards: readonly Reward[] = [
	{ kind: "match", promotion: "first-deposit" },
	{ kind: "race", tournament: "studio-race" },
	{
		kind: "cashback",
		tiers: [
			{ from: "100", percent: 5 },
			{ from: "1000", percent: 8 },
		],
		most: "2000",
	},
	{ kind: "mission", metric: "deposits", games: ["RNG"], steps: [{ goal: "3", amount: "0.50", points: 20 }] },
	{ kind: "raffle", every: "100", most: 500, prizes: ["500", "200"] },
	{ kind: "red-packet", total: "500.00", parts: 500 },
	{ kind: "check-in", mode: "cumulative", rewards: ["0.10", "0.20"] },
	{ kind: "free-spins", spins: 10, stake: "0.20", days: 7 },
	{ kind: "free-bet", amount: "5.00", odds: 150, days: 7 },
	{ kind: "referral", each: "5", bonuses: [{ friends: 5, amount: "20" }], deposit: "20", turnover: "100", days: 30 },
	{ kind: "coupon", amount: "2.00" },
	{ kind: "birthday", amount: "10.00" },
	{ kind: "activity", amount: "3.00" },
];
const draftWith = (reward: Reward): OfferDraft => ({
	rule: {
		entry: "join",
		claim: "auto",
		period: "week",
		again: true,
		audience: "depositors",
		minLevel: 2,
		takeDays: 9,
		budget: { all: "100", day: "10", member: "5" },
		reward,
	},
	texts: [{ language: "EN", title: "One", summary: "Two", terms: "Three" }],
	opensAt: "2026-11-24T00:00:00.000Z",
	closesAt: "2026-12-24T00:00:00.000Z",
	scene: "gift-cloth",
	position: 40,
});

test.each(rewards)("a draft of $kind comes back as it was", (reward) => {
	const draft = draftWith(reward);
	expect(draftOf(formOf(draft))).toEqual(draft);
	expect(fieldsOfKind[reward.kind].length).toBeGreaterThan(0);
});

test("every kind is asked for something, and what nobody wrote in is left out", () => {
	expect(kinds.filter((kind) => rewards.every((one) => one.kind !== kind))).toEqual([]);
	const fresh = freshForm(new Date("2026-11-24T00:00:00.000Z"));
	const texts = [
		{ language: "EN", title: " ", summary: "", terms: "" },
		{ language: "KO", title: "쿠폰", summary: "", terms: "" },
	] as const;
	expect(draftOf({ ...fresh, texts: [...texts] })?.texts.map(({ language }) => language)).toEqual(["KO"]);
	expect(draftOf({ ...fresh, opensAt: null })).toBeUndefined();
	expect(couponsOf({ ...fresh, coupons: " ONE-1 \n\nTWO-2" })).toEqual(["ONE-1", "TWO-2"]);
});

test.each(["match", "race"] as const)("nobody is asked for the budget of a %s, which is paid elsewhere", (kind) => {
	const fresh = freshForm(new Date("2026-11-24T00:00:00.000Z"));
	expect(draftOf({ ...fresh, kind })?.rule.budget).toEqual({ all: "1", day: "1", member: "1" });
	expect(draftOf({ ...fresh, kind: "activity" })?.rule.budget).toEqual(fresh.budget);
});
