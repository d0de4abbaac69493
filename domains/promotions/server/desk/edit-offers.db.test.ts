// Promotions as operators write them: drafted, tried on yesterday's play, opened, changed; four eyes where one promises too much; who
// they are offered to; what they brought.
import { afterAll, describe, expect, test } from "vitest";
import type { Endpoint, InputOf } from "#platform/contract";
import { callRoute, drawPicture } from "#platform/http/testing";
import {
	applyForActivity,
	changeOffer,
	claimActivity,
	decideApplication,
	decideGift,
	giveFreeBet,
	joinActivity,
	listActivities,
	listApplications,
	listGifts,
	listOffers,
	type OfferDraft,
	type RuleWords,
	readOffer,
	redeemCoupon,
	reportOffers,
	saveOffer,
	takeBackGift,
	tryOffer,
} from "../../contract/index.ts";
import { openPromotions } from "../testing/open-promotions.ts";

const house = await openPromotions();
afterAll(house.close);
const { call, enrol, cash, play, count } = house;
const { routes } = house.module.desk;
let keys = 0;
type By = { readonly who?: string; readonly alone?: bigint | undefined; readonly merchant?: string };
const desk = <E extends Endpoint>(
	endpoint: E,
	input: InputOf<E>,
	{ who = "7", alone = 1_000_000n, merchant = "tessera" }: By = {},
) => {
	keys += 1;
	const staff = {
		staffId: who,
		sessionId: "s",
		name: `desk ${who}`,
		merchant,
		permissions: new Set<string>(),
		aloneUpTo: alone,
	};
	return callRoute(routes, { endpoint, input }, { now: house.clock.now(), staff, idempotencyKey: `desk-${keys}` });
};
const codeOf = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
	answer.ok ? "ok" : answer.error?.code;
const rule = (reward: RuleWords["reward"], more: Partial<RuleWords> = {}): RuleWords => ({
	entry: "open",
	claim: "press",
	period: "once",
	again: false,
	minLevel: 0,
	takeDays: 30,
	budget: { all: "100.00", day: "100.00", member: "100.00" },
	reward,
	...more,
});
const draft = (words: RuleWords, more: Partial<OfferDraft> = {}): OfferDraft => ({
	rule: words,
	texts: [
		{ language: "EN", title: "Written here", summary: "", terms: "" },
		{ language: "KO", title: "여기서 쓴 것", summary: "", terms: "" },
	],
	opensAt: "2026-11-24T00:00:00.000Z",
	closesAt: null,
	scene: "gift-cloth",
	position: 10,
	...more,
});
const gift = (amount: string, more: Partial<RuleWords> = {}) => draft(rule({ kind: "activity", amount }, more));
const save = (id: string, was: number, written: OfferDraft, by: By & { coupons?: string[] } = {}) =>
	desk(saveOffer, { id, was, draft: written, coupons: by.coupons ?? [] }, by);
const turn = (id: string, state: "live" | "paused" | "ended", by: By = {}) =>
	desk(changeOffer, { id, state, reason: "because" }, by);
const waiting = async (by: By = {}) => {
	const listed = await desk(listGifts, {}, by);
	return listed.ok ? listed.value.gifts : [];
};

describe("a promotion", () => {
	test("is drafted, opened, changed; members see it when it is open, and each version as it was joined", async () => {
		expect(await save("drafted", 0, gift("1.00", { entry: "join" }))).toEqual({
			ok: true,
			value: { version: 1, waits: false },
		});
		const [early, late] = [await enrol(), await enrol()];
		expect(codeOf(await call(early, joinActivity, { id: "drafted" }))).toBe("ACTIVITY_NOT_FOUND");
		expect(await turn("drafted", "live")).toEqual({ ok: true, value: { state: "live", waits: false } });
		await call(early, joinActivity, { id: "drafted" });
		expect(codeOf(await save("drafted", 0, gift("2.00")))).toBe("OFFER_CHANGED");
		expect(codeOf(await save("drafted", 1, gift("2.00", { entry: "join" })))).toBe("ok");
		const read = await desk(readOffer, { id: "drafted" });
		expect(read.ok && read.value).toMatchObject({
			version: 2,
			draft: { rule: { reward: { amount: "2.00" } }, texts: [{ language: "EN" }, { title: "여기서 쓴 것" }] },
			versions: [
				{ version: 2, madeBy: "desk 7" },
				{ version: 1, madeBy: "desk 7" },
			],
		});
		await call(late, joinActivity, { id: "drafted" });
		for (const member of [early, late]) await call(member, claimActivity, { id: "drafted", turn: "once" });
		expect([await cash(early), await cash(late)]).toEqual([100n, 200n]);
		expect(codeOf(await turn("drafted", "ended"))).toBe("ok");
		expect(codeOf(await save("drafted", 2, gift("3.00")))).toBe("OFFER_ENDED");
		expect(codeOf(await turn("drafted", "live"))).toBe("OFFER_ENDED");
	});

	test("is another brand's to nobody", async () => {
		const by = { merchant: "other" };
		expect(codeOf(await desk(readOffer, { id: "drafted" }, by))).toBe("OFFER_NOT_FOUND");
		expect(codeOf(await turn("drafted", "paused", by))).toBe("OFFER_NOT_FOUND");
		expect(codeOf(await save("drafted", 2, gift("1.00"), by))).toBe("OFFER_NOT_FOUND");
		expect(await waiting(by)).toEqual([]);
		const listed = await desk(listOffers, {}, by);
		expect(listed.ok && listed.value.offers).toEqual([]);
	});

	test.each([
		["of amounts that the currency has not", gift("1.005"), "OFFER_AMOUNTS"],
		[
			"whose bounds pass the whole",
			gift("1.00", { budget: { all: "1.00", day: "2.00", member: "1.00" } }),
			"OFFER_AMOUNTS",
		],
		[
			"of a packet of less than its parts",
			draft(rule({ kind: "red-packet", total: "0.01", parts: 2 })),
			"OFFER_AMOUNTS",
		],
		[
			"that ends before it begins",
			draft(rule({ kind: "coupon", amount: "1.00" }), { closesAt: "2026-01-01T00:00:00.000Z" }),
			"OFFER_WINDOW",
		],
		[
			"of a draw without an end",
			draft(rule({ kind: "raffle", every: "1.00", most: 5, prizes: ["1.00"] })),
			"OFFER_WINDOW",
		],
		[
			"of a draw for some alone",
			draft(rule({ kind: "raffle", every: "1.00", most: 5, prizes: ["1.00"] }, { audience: "newcomers" }), {
				closesAt: "2026-12-24T00:00:00.000Z",
			}),
			"OFFER_AUDIENCE",
		],
	] as const)("is none %s", async (_what, written, code) => {
		expect(codeOf(await save("faulty", 0, written))).toBe(code);
		expect(codeOf(await desk(tryOffer, { draft: written }))).toBe(code);
	});

	test("of another kind is another promotion; coupons are written beside those that are there", async () => {
		const coupon = draft(rule({ kind: "coupon", amount: "1.00" }, { entry: "code" }));
		expect(codeOf(await save("letters", 0, coupon, { coupons: ["LETTER-1"] }))).toBe("ok");
		expect(codeOf(await save("letters", 1, gift("1.00")))).toBe("OFFER_KIND");
		await turn("letters", "live");
		expect(codeOf(await save("letters", 1, coupon, { coupons: ["LETTER-2"] }))).toBe("ok");
		const dearer = draft(
			rule(
				{ kind: "coupon", amount: "1.50" },
				{ entry: "code", budget: { all: "200.00", day: "3.00", member: "2.00" } },
			),
		);
		expect(codeOf(await save("letters", 2, dearer, { coupons: ["LETTER-3"] }))).toBe("ok");
		const members = [await enrol(), await enrol()];
		for (const [at, member] of members.entries())
			expect(codeOf(await call(member, redeemCoupon, { couponCode: `letter ${at + 2}` }))).toBe("ok");
	});
});

describe("four eyes", () => {
	const small = { who: "8", alone: 10_000n };
	test("an opening beyond one's own sum of the day waits for another; nobody agrees to their own", async () => {
		for (const id of ["first", "second"]) await save(id, 0, gift("1.00"));
		expect(await turn("first", "live", small)).toMatchObject({ value: { state: "live", waits: false } });
		expect(await turn("second", "live", small)).toMatchObject({ value: { state: "draft", waits: true } });
		expect(codeOf(await turn("second", "live", small))).toBe("OFFER_WAITS");
		const [one] = await waiting(small);
		expect(one).toMatchObject({ what: "opening", promotion: "second", amount: "100.00", own: true, askedBy: "desk 8" });
		const word = { giftId: one?.giftId ?? "", decision: { kind: "approve" } } as const;
		expect(codeOf(await desk(decideGift, word, small))).toBe("OWN_PROPOSAL");
		const pressed = await Promise.all([desk(decideGift, word), desk(decideGift, word)]);
		expect(pressed.map(codeOf).toSorted()).toEqual(["PROPOSAL_CLOSED", "ok"]);
		const member = await enrol();
		expect(codeOf(await call(member, claimActivity, { id: "second", turn: "once" }))).toBe("ok");
	});

	test("a version that promises more waits, one that promises no more does not; it is taken back, refused, or overtaken", async () => {
		const more = gift("1.00", { budget: { all: "200.00", day: "200.00", member: "100.00" } });
		expect(await save("first", 1, gift("0.50"), small)).toMatchObject({ value: { version: 2, waits: false } });
		expect(await save("first", 2, more, small)).toMatchObject({ value: { version: 2, waits: true } });
		expect(codeOf(await save("first", 2, more, small))).toBe("OFFER_WAITS");
		const [back] = await waiting();
		expect(codeOf(await desk(takeBackGift, { giftId: back?.giftId ?? "" }))).toBe("PROPOSAL_NOT_FOUND");
		expect(codeOf(await desk(takeBackGift, { giftId: back?.giftId ?? "" }, small))).toBe("ok");
		await save("first", 2, more, small);
		const [refused] = await waiting();
		const no = { giftId: refused?.giftId ?? "", decision: { kind: "refuse", why: "Too much." } } as const;
		expect(await desk(decideGift, no)).toEqual({ ok: true, value: { outcome: "refused" } });
		await save("first", 2, more, small);
		await save("first", 2, gift("0.60"));
		const [late] = await waiting();
		const yes = (giftId = "") => ({ giftId, decision: { kind: "approve" } }) as const;
		expect(codeOf(await desk(decideGift, yes(late?.giftId)))).toBe("OFFER_CHANGED");
		await desk(takeBackGift, { giftId: late?.giftId ?? "" }, small);
		await save("first", 3, more, small);
		const [good] = await waiting();
		expect(await desk(decideGift, yes(good?.giftId))).toEqual({ ok: true, value: { outcome: "agreed" } });
		const listed = await desk(listOffers, {});
		expect(listed.ok && listed.value.offers.find(({ id }) => id === "first")).toMatchObject({
			version: 4,
			budget: "200.00",
		});
	});

	test("what was ended meanwhile is not opened, and what nobody decides lapses", async () => {
		await save("third", 0, gift("1.00"));
		await turn("third", "live", small);
		await turn("third", "ended");
		const [one] = await waiting();
		const yes = { giftId: one?.giftId ?? "", decision: { kind: "approve" } } as const;
		expect(codeOf(await desk(decideGift, yes))).toBe("OFFER_ENDED");
		house.clock.advance(73 * 3_600_000);
		for (const kind of house.module.desk.lapsing ?? []) await kind.lapse(house.db, house.clock.now());
		expect(await waiting()).toEqual([]);
		expect(codeOf(await desk(decideGift, yes))).toBe("PROPOSAL_CLOSED");
	});

	test("an application beyond it waits, and is issued once when another agrees", async () => {
		await save("shown", 0, gift("3.00", { claim: "review" }));
		await turn("shown", "live");
		const member = await enrol();
		const images = [(await drawPicture()).toString("base64")];
		await call(member, applyForActivity, { id: "shown", remark: "see", images });
		const found = async () => {
			const listed = await desk(listApplications, {});
			return listed.ok ? listed.value.applications[0] : undefined;
		};
		const id = (await found())?.id ?? "";
		const poor = { who: "9", alone: 299n };
		expect(await desk(decideApplication, { id, why: "" }, poor)).toEqual({ ok: true, value: { state: "waiting" } });
		expect(await desk(decideApplication, { id, why: "" }, poor)).toEqual({ ok: true, value: { state: "waiting" } });
		expect(await found()).toMatchObject({ waits: true });
		const [one] = await waiting(poor);
		expect(one).toMatchObject({ what: "application", memberId: member, amount: "3.00", own: true });
		const yes = { giftId: one?.giftId ?? "", decision: { kind: "approve" } } as const;
		expect(codeOf(await desk(decideGift, yes, poor))).toBe("OWN_PROPOSAL");
		expect(codeOf(await desk(decideGift, yes))).toBe("ok");
		expect(codeOf(await call(member, claimActivity, { id: "shown", turn: "once" }))).toBe("ok");
		expect(await cash(member)).toBe(300n);
		expect(await house.violations()).toEqual([]);
	});
});

describe("a free bet by hand", () => {
	const hand = (member: string, amount: string, by: By = {}) =>
		desk(giveFreeBet, { memberId: member, amount, odds: 150, days: 7, reason: "The match was shown late." }, by);
	const given = (member: string) => house.freeBets.filter(({ memberId }) => memberId === member);

	test("is given once, within one's own sum of the day with all else that one promised; beyond it another agrees", async () => {
		const [one, other] = [await enrol(), await enrol()];
		const by = { who: "31", alone: 1_000n };
		expect(await hand(one, "6.00", by)).toEqual({ ok: true, value: { waits: false } });
		const endsAt = new Date(house.clock.now().getTime() + 7 * 86_400_000);
		const order = { merchant: "tessera", currency: "P", leastOdds: 150, origin: "by hand", endsAt };
		expect(given(one)).toEqual([{ ...order, id: expect.any(String), memberId: one, amount: 600n }]);
		// 6.00 of 10.00 are promised.
		expect(await hand(other, "4.01", by)).toEqual({ ok: true, value: { waits: true } });
		expect([codeOf(await hand(other, "0.01", by)), given(other)]).toEqual(["OFFER_WAITS", []]);
		const [waits] = await waiting(by);
		const told = {
			what: "free-bet",
			promotion: "",
			title: `player${other}`,
			amount: "4.01",
			memberId: other,
			own: true,
		};
		expect(waits).toMatchObject(told);
		const giftId = waits?.giftId ?? "";
		const agree = (who: string) => desk(decideGift, { giftId, decision: { kind: "approve" } }, { who });
		expect(codeOf(await agree("31"))).toBe("OWN_PROPOSAL");
		const presses = await Promise.all([agree("32"), agree("33"), agree("34")]);
		expect(presses.map(codeOf).toSorted()).toEqual(["PROPOSAL_CLOSED", "PROPOSAL_CLOSED", "ok"]);
		expect(given(other)).toMatchObject([{ amount: 401n, leastOdds: 150, origin: "by hand" }]);
	});

	test("is nothing new for whoever is excluded, also where that came while it waited, nor for another brand's member", async () => {
		const member = await enrol();
		const by = { who: "35", alone: 0n };
		expect(codeOf(await hand(member, "1.00", { merchant: "other" }))).toBe("GIFT_MEMBER");
		for (const amount of ["0", "1.005"]) expect(codeOf(await hand(member, amount))).toBe("OFFER_AMOUNTS");
		house.excluded.add(member);
		expect(codeOf(await hand(member, "1.00"))).toBe("GIFT_BARRED");
		house.excluded.clear();
		expect(await hand(member, "1.00", by)).toMatchObject({ value: { waits: true } });
		const giftId = (await waiting(by)).find(({ memberId }) => memberId === member)?.giftId ?? "";
		house.excluded.add(member);
		const decision = { kind: "approve" } as const;
		expect(codeOf(await desk(decideGift, { giftId, decision }, { who: "36" }))).toBe("GIFT_BARRED");
		house.excluded.clear();
		expect(given(member)).toEqual([]);
		expect(codeOf(await desk(takeBackGift, { giftId }, by))).toBe("ok");
	});
});

describe("a draft", () => {
	test("is tried on yesterday's play of its audience, and changes nothing", async () => {
		const [big, small, idle] = [await enrol(100_000n), await enrol(100_000n), await enrol()];
		await play(big, 30_000n);
		await play(small, 10_000n, { win: 100n });
		await count();
		house.clock.advance(86_400_000);
		const tiers = [{ from: "90.00", percent: 10 }];
		const back = draft(rule({ kind: "cashback", tiers, most: "25.00" }, { period: "week" }));
		const tried = await desk(tryOffer, { draft: back });
		expect(tried.ok && tried.value).toMatchObject({
			audience: 2,
			members: 2,
			rewards: 2,
			refused: 0,
			earned: "34.90",
			cost: "34.90",
			mostOfAll: "100.00",
			mostOfTurn: "25.00",
		});
		const tight = { ...back, rule: { ...back.rule, budget: { all: "30.00", day: "30.00", member: "30.00" } } };
		expect(await desk(tryOffer, { draft: tight })).toMatchObject({ value: { cost: "25.00", refused: 1 } });
		const newcomers = { ...back, rule: { ...back.rule, audience: "newcomers" } } as const;
		expect(await desk(tryOffer, { draft: newcomers })).toMatchObject({ value: { audience: 0, cost: "0.00" } });
		const elsewhere = await desk(tryOffer, { draft: back }, { merchant: "other" });
		expect(elsewhere).toMatchObject({ value: { audience: 0 } });
		expect(idle).toBeDefined();
	});
});

describe("an audience", () => {
	test("is offered it, others neither see nor get it, and whoever takes part goes on", async () => {
		await save("for-new", 0, gift("1.00", { audience: "newcomers", period: "day" }));
		await turn("for-new", "live");
		const [fresh, old] = [await enrol(), await enrol()];
		const { noteNewcomer } = await import("../friend-store.ts");
		await house.db.tx((tx) => noteNewcomer(tx, { memberId: fresh, at: house.clock.now() }));
		const sees = async (member: typeof fresh) => {
			const listed = await call(member, listActivities, {});
			return listed.ok && listed.value.activities.some(({ id }) => id === "for-new");
		};
		expect([await sees(fresh), await sees(old)]).toEqual([true, false]);
		const today = () => new Date(house.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
		expect(codeOf(await call(old, claimActivity, { id: "for-new", turn: today() }))).toBe("ACTIVITY_AUDIENCE");
		expect(codeOf(await call(fresh, claimActivity, { id: "for-new", turn: today() }))).toBe("ok");
		house.clock.advance(31 * 86_400_000);
		expect(await sees(fresh)).toBe(true);
		expect(codeOf(await call(fresh, claimActivity, { id: "for-new", turn: today() }))).toBe("ok");
	});
});

describe("a report", () => {
	test("says who joined, what was claimed, what it cost and what they staked, by days", async () => {
		await save("reported", 0, gift("2.00"));
		await turn("reported", "live");
		const member = await enrol(10_000n);
		await call(member, claimActivity, { id: "reported", turn: "once" });
		await play(member, 1_000n, { win: 400n });
		await count();
		const today = new Date(house.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
		const lineOf = async (from: string, to: string) => {
			const told = await desk(reportOffers, { from, to });
			return told.ok ? told.value.offers.find(({ id }) => id === "reported") : undefined;
		};
		expect(await lineOf(today, today)).toMatchObject({
			joined: 1,
			claimed: 1,
			cost: "2.00",
			lying: "0.00",
			turnover: "10.00",
			net: "4.00",
		});
		expect(await lineOf("2026-01-01", "2026-01-31")).toMatchObject({ joined: 0, claimed: 0, turnover: "0.00" });
	});
});
