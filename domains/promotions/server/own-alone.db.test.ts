// What a member has of promotions is theirs alone: another who asks every call of the domain is shown nothing of it and moves nothing.
import { afterAll, expect, test } from "vitest";
import { drawPicture } from "#platform/http/testing";
import {
	acceptReferral,
	applyForActivity,
	claimActivity,
	claimRafflePromotion,
	getMissionLeaderboard,
	getMissionSummaryDetails,
	getReferral,
	joinActivity,
	listActivities,
	listRewards,
	type RuleWords,
	readActivity,
	redeemCoupon,
	withdrawApplication,
} from "../contract/index.ts";
import { openPromotions } from "./testing/open-promotions.ts";

const house = await openPromotions();
afterAll(house.close);
const { call, enrol, cash, offer } = house;
const budget = { all: "100.00", day: "100.00", member: "100.00" };
const plain = {
	entry: "open",
	claim: "press",
	period: "once",
	again: false,
	minLevel: 0,
	takeDays: 30,
	budget,
} as const;
const gift: RuleWords = { ...plain, reward: { kind: "activity", amount: "3.00" } };
const codeOf = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
	answer.ok ? "ok" : answer.error?.code;
const secret = "a remark that only its writer knows";

test("another member reads nothing and moves nothing, whichever call is asked", { timeout: 90_000 }, async () => {
	const steps = [{ goal: "1", amount: "7.77", points: 777 }];
	await offer({ code: "reviewed", rule: { ...gift, claim: "review" } });
	await offer({
		code: "counted",
		rule: { ...plain, claim: "auto", reward: { kind: "mission", metric: "rounds", games: [], steps } },
	});
	const [owner, other] = [await enrol(10_000n), await enrol()];
	const images = [(await drawPicture()).toString("base64")];
	expect(codeOf(await call(owner, applyForActivity, { id: "reviewed", remark: secret, images }))).toBe("ok");
	await house.play(owner, 100n);
	await house.count();
	const own = await call(owner, getReferral, {});
	const mine = own.ok ? own.value.code : "";
	const before = await house.rows("select id, state, amount, reason from promotions.entry order by id");

	// Every call of members; a new one is to be tried here, too.
	const asked = {
		"list-activities": await call(other, listActivities, {}),
		"read-activity": await call(other, readActivity, { id: "reviewed" }),
		"join-activity": await call(other, joinActivity, { id: "reviewed" }),
		"claim-activity": await call(other, claimActivity, { id: "counted", turn: "once", step: 0 }),
		"claim-raffle-promotion": await call(other, claimRafflePromotion, { id: "counted" }),
		"apply-for-activity": await call(other, applyForActivity, { id: "counted", remark: "", images: [] }),
		"withdraw-application": await call(other, withdrawApplication, { id: "reviewed" }),
		"redeem-coupon": await call(other, redeemCoupon, { couponCode: "NO-SUCH-CODE" }),
		"list-rewards": await call(other, listRewards, {}),
		"get-mission-summary-details": await call(other, getMissionSummaryDetails, {}),
		"get-mission-leaderboard": await call(other, getMissionLeaderboard, {}),
		"get-referral": await call(other, getReferral, {}),
		"accept-referral": await call(other, acceptReferral, { referralCode: "NOBODY22" }),
	};
	expect(Object.keys(asked).toSorted()).toEqual(house.module.routes.map(({ endpoint }) => endpoint.name).toSorted());
	const told = JSON.stringify(asked);
	for (const theirs of [secret, `player${owner}`, `"${owner}"`, `"${mine}"`]) expect(told).not.toContain(theirs);
	const { "list-rewards": rewards, "read-activity": read } = asked;
	const states = rewards.ok ? rewards.value.rewards.map(({ state }) => state) : [];
	expect(states.filter((state) => state !== "claim" && state !== "process")).toEqual([]);
	expect(read.ok && [read.value.applications, read.value.state]).toEqual([[], "claim"]);
	for (const name of ["claim-activity", "claim-raffle-promotion", "withdraw-application"] as const)
		expect([name, codeOf(asked[name])]).toEqual([name, "ACTIVITY_STATE"]);

	const after = await house.rows("select id, state, amount, reason from promotions.entry order by id");
	expect(after).toEqual(before);
	expect(await cash(other)).toBe(0n);
	expect(await house.violations()).toEqual([]);
});
