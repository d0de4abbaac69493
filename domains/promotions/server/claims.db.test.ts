// Claims: paid once whatever is pressed at once, within the budget, once a person; issued and taken in two steps that a death between
// them neither loses nor doubles; what nobody takes goes back.
import { afterAll, describe, expect, test } from "vitest";
import {
	applyForActivity,
	claimActivity,
	claimRafflePromotion,
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
const plain = { entry: "open", claim: "press", period: "once", again: false, minLevel: 0, takeDays: 3 } as const;
const gift = (amount: string, more: Partial<RuleWords> = {}): RuleWords => ({
	...plain,
	budget: { all: "505.00", day: "505.00", member: "100.00" },
	reward: { kind: "activity", amount },
	...more,
});
const codeOf = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
	answer.ok ? "ok" : answer.error?.code;

test("a hundred claims of 10 at once on 505 are fifty that are paid, and 5 are left", { timeout: 60_000 }, async () => {
	await offer({ code: "hundred", rule: gift("10.00") });
	const members = await Promise.all(Array.from({ length: 100 }, () => enrol()));
	const answers = await Promise.all(
		members.map((member) => call(member, claimActivity, { id: "hundred", turn: "once" })),
	);
	const codes = answers.map(codeOf);
	expect(codes.filter((code) => code === "ok")).toHaveLength(50);
	expect(codes.filter((code) => code === "ACTIVITY_SPENT")).toHaveLength(50);
	const balances = await Promise.all(members.map(cash));
	expect(balances.reduce((sum, one) => sum + one, 0n)).toBe(50_000n);
	expect(await house.wallet.api.houseBalance("house:promotions", "P")).toBe(-50_000n);
	expect(await house.violations()).toEqual([]);
});

test("one member who presses ten times at once is paid once", async () => {
	await offer({ code: "pressed", rule: gift("7.00") });
	const member = await enrol();
	const answers = await Promise.all(
		Array.from({ length: 10 }, () => call(member, claimActivity, { id: "pressed", turn: "once" })),
	);
	expect(answers.map(codeOf).filter((code) => code === "ok")).toHaveLength(1);
	expect(await cash(member)).toBe(700n);
});

test("a member's own bound and the day's hold, too", async () => {
	const rule = gift("3.00", { period: "day", budget: { all: "20.00", day: "5.00", member: "4.00" } });
	await offer({ code: "bounds", rule });
	const [one, other] = [await enrol(), await enrol()];
	const today = "2026-11-25";
	expect(codeOf(await call(one, claimActivity, { id: "bounds", turn: today }))).toBe("ok");
	expect(codeOf(await call(other, claimActivity, { id: "bounds", turn: today }))).toBe("ACTIVITY_SPENT");
	house.clock.advance(86_400_000);
	expect(codeOf(await call(one, claimActivity, { id: "bounds", turn: "2026-11-26" }))).toBe("ACTIVITY_SPENT");
	expect(codeOf(await call(other, claimActivity, { id: "bounds", turn: "2026-11-26" }))).toBe("ok");
	expect(codeOf(await call(other, claimActivity, { id: "bounds", turn: today }))).toBe("ACTIVITY_STATE");
});

describe("what was issued", () => {
	const mission = (code: string) =>
		offer({
			code,
			rule: gift("1.00", {
				claim: "auto",
				reward: { kind: "mission", metric: "rounds", games: [], steps: [{ goal: "1", amount: "5.00", points: 3 }] },
			}),
		});
	const rewardOf = async (member: Awaited<ReturnType<typeof enrol>>, id: string) => {
		const listed = await call(member, listRewards, {});
		return listed.ok ? listed.value.rewards.find((one) => one.id === id) : undefined;
	};

	test("lies aside until it is taken: a death between the two neither loses nor doubles it", async () => {
		await mission("issued");
		const member = await enrol(1_000n);
		await house.play(member, 100n);
		await house.count();
		expect(await rewardOf(member, "issued")).toMatchObject({ state: "issued", amount: "5.00" });
		expect(await house.wallet.api.houseBalance("promotions:tessera-issued", "P")).toBe(500n);
		// Whatever ran before is gone: another process counts and looks again.
		await house.count();
		const dying = house.db.tx(async (tx) => {
			const { claim } = await import("./act.ts");
			const { hold } = await import("./look.ts");
			const now = house.clock.now();
			const held = await hold(tx, house.deps, { memberId: member, merchant: "tessera", now, code: "issued" });
			const { contextOf } = await import("#platform/http/testing");
			const context = contextOf(now, { member });
			if (held === undefined || context.principal === undefined) throw new Error("nothing to claim");
			const paid = { ...context, principal: context.principal, play: undefined, staff: undefined };
			const taken = await claim(tx, house.deps, { held, turn: "once", step: 0, call: paid });
			expect(taken.ok).toBe(true);
			throw new Error("killed");
		});
		await expect(dying).rejects.toThrow("killed");
		expect(await cash(member)).toBe(900n);
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => call(member, claimActivity, { id: "issued", turn: "once" })),
		);
		expect(answers.map(codeOf).filter((code) => code === "ok")).toHaveLength(1);
		expect(await cash(member)).toBe(1_400n);
		expect(await house.wallet.api.houseBalance("promotions:tessera-issued", "P")).toBe(0n);
		expect(await house.violations()).toEqual([]);
	});

	test("and a server that is killed between issue and credit leaves neither of them, and whoever comes again is paid once", async () => {
		await offer({ code: "killed", rule: gift("6.00") });
		const member = await enrol();
		const { issue } = await import("./issue.ts");
		const { post } = await import("./ledger.ts");
		const { hold } = await import("./look.ts");
		const { entryOf } = await import("./act.ts");
		const now = house.clock.now();
		const dying = house.db.tx(async (tx) => {
			const held = await hold(tx, house.deps, { memberId: member, merchant: "tessera", now, code: "killed" });
			const standing = held?.standings[0];
			if (held === undefined || standing === undefined) throw new Error("nothing to claim");
			const { promotion } = held;
			const { amount } = standing;
			const named = {
				memberId: member,
				merchant: "tessera",
				currency: "P",
				sessionId: "s",
				guest: false,
				account: "a",
			} as const;
			const made = entryOf(house.deps, { held, standing, state: "issued", call: { principal: named, now } });
			const entry = { ...made, amount };
			const issued = await issue(tx, house.deps, { promotion, entry, now, zone: held.zone });
			if (!issued.ok) throw new Error(issued.error);
			await post(tx, house.deps, issued.value.moves);
			throw new Error("killed");
		});
		await expect(dying).rejects.toThrow("killed");
		expect(await cash(member)).toBe(0n);
		expect(await house.wallet.api.houseBalance("promotions:tessera-killed", "P")).toBe(0n);
		expect(await house.violations()).toEqual([]);
		const answers = await Promise.all(
			Array.from({ length: 4 }, () => call(member, claimActivity, { id: "killed", turn: "once" })),
		);
		expect(answers.map(codeOf).filter((code) => code === "ok")).toHaveLength(1);
		expect(await cash(member)).toBe(600n);
		expect(await house.violations()).toEqual([]);
	});

	test("goes back to the house and the budget when nobody takes it in time, but waits for whoever is excluded", async () => {
		await mission("lapses");
		const [late, away] = [await enrol(1_000n), await enrol(1_000n)];
		for (const member of [late, away]) await house.play(member, 100n);
		await house.count();
		house.excluded.add(away);
		house.clock.advance(4 * 86_400_000);
		expect(await house.lapse()).toBeGreaterThan(0);
		expect(await rewardOf(late, "lapses")).toBeUndefined();
		expect(codeOf(await call(late, claimActivity, { id: "lapses", turn: "once" }))).toBe("ACTIVITY_STATE");
		house.excluded.clear();
		expect(codeOf(await call(away, claimActivity, { id: "lapses", turn: "once" }))).toBe("ok");
		expect(await house.wallet.api.houseBalance("promotions:tessera-lapses", "P")).toBe(0n);
		expect(await house.violations()).toEqual([]);
	});

	test("is nothing new for whoever is excluded", async () => {
		await mission("barred");
		const member = await enrol(1_000n);
		await house.play(member, 100n);
		house.excluded.add(member);
		await house.count();
		expect(await rewardOf(member, "barred")).toMatchObject({ state: "process" });
		house.excluded.clear();
	});
});

describe("once a person", () => {
	test("two accounts of one are given one coupon, and are not told which detail matched", async () => {
		await offer({
			code: "one-coupon",
			coupons: ["HOUSE-ONE"],
			rule: gift("1.00", { entry: "code", reward: { kind: "coupon", amount: "2.00" } }),
		});
		const [one, other, stranger] = [await enrol(), await enrol(), await enrol()];
		for (const member of [one, other]) house.persons.set(member, { name: "Han Sol", birthday: "1990-02-03" });
		expect(await call(one, redeemCoupon, { couponCode: "house one" })).toMatchObject({
			ok: true,
			value: { state: "claimed", amount: "2.00" },
		});
		expect(codeOf(await call(other, redeemCoupon, { couponCode: "HOUSE-ONE" }))).toBe("ACTIVITY_TAKEN");
		expect(codeOf(await call(one, redeemCoupon, { couponCode: "HOUSE-ONE" }))).toBe("ACTIVITY_STATE");
		expect(codeOf(await call(stranger, redeemCoupon, { couponCode: "HOUSE-ONE" }))).toBe("ok");
		expect([await cash(one), await cash(other)]).toEqual([200n, 0n]);
	});
	test("five wrong codes wait for ten minutes, right ones too", async () => {
		const member = await enrol();
		for (let wrong = 0; wrong < 5; wrong++)
			expect(codeOf(await call(member, redeemCoupon, { couponCode: `WRONG-${wrong}` }))).toBe("COUPON_UNKNOWN");
		expect(codeOf(await call(member, redeemCoupon, { couponCode: "HOUSE-ONE" }))).toBe("COUPON_WAIT");
		house.clock.advance(600_001);
		expect(codeOf(await call(member, redeemCoupon, { couponCode: "HOUSE-ONE" }))).toBe("ok");
	});
});

describe("states", () => {
	test("a visitor sees them by the clock, and nobody another member's", async () => {
		const [now, day] = [house.clock.now().getTime(), 86_400_000];
		await offer({ code: "later", rule: gift("1.00"), opensAt: new Date(now + day) });
		await offer({ code: "joins", rule: gift("1.00", { entry: "join" }) });
		await offer({ code: "over", rule: gift("1.00"), opensAt: new Date(now - 3 * day), closesAt: new Date(now - day) });
		const stateOf = async (member: Awaited<ReturnType<typeof enrol>> | undefined, id: string) => {
			const listed = await call(member, listActivities, {});
			return listed.ok ? listed.value.activities.find((one) => one.id === id)?.state : undefined;
		};
		const [member, other] = [await enrol(), await enrol()];
		for (const who of [undefined, member]) {
			expect(await stateOf(who, "later")).toBe("coming");
			expect(await stateOf(who, "joins")).toBe("join");
			expect(await stateOf(who, "over")).toBe("close");
		}
		expect(codeOf(await call(member, claimActivity, { id: "later", turn: "once" }))).toBe("ACTIVITY_STATE");
		expect(codeOf(await call(member, claimActivity, { id: "over", turn: "once" }))).toBe("ACTIVITY_STATE");
		expect(codeOf(await call(member, claimActivity, { id: "joins", turn: "once" }))).toBe("ACTIVITY_STATE");
		expect(await call(member, joinActivity, { id: "joins" })).toEqual({ ok: true, value: { state: "claim" } });
		expect(codeOf(await call(member, joinActivity, { id: "joins" }))).toBe("ACTIVITY_STATE");
		expect(await stateOf(member, "joins")).toBe("claim");
		expect(await stateOf(other, "joins")).toBe("join");
		expect(codeOf(await call(member, joinActivity, { id: "nothing" }))).toBe("ACTIVITY_NOT_FOUND");
	});

	test("what is not there, not theirs or not begun here is refused by every call, and leaves nothing", async () => {
		await offer({ code: "for-few", rule: gift("1.00", { minLevel: 3 }) });
		await offer({ code: "for-new", rule: gift("1.00", { audience: "newcomers" }) });
		await offer({ code: "by-code", coupons: ["FEW-ONES"], rule: gift("1.00", { entry: "code" }) });
		await offer({ code: "to-review", rule: gift("1.00", { claim: "review" }) });
		const member = await enrol();
		const ask = {
			join: (id: string) => call(member, joinActivity, { id }),
			claim: (id: string) => call(member, claimActivity, { id, turn: "once" }),
			apply: (id: string) => call(member, applyForActivity, { id, remark: "", images: [] }),
			back: (id: string) => call(member, withdrawApplication, { id }),
			raffle: (id: string) => call(member, claimRafflePromotion, { id }),
		};
		for (const call of Object.values(ask)) expect(codeOf(await call("nowhere"))).toBe("ACTIVITY_NOT_FOUND");
		for (const press of [ask.join, ask.claim, ask.apply]) {
			expect(await press("for-few")).toMatchObject({ error: { code: "ACTIVITY_LEVEL", value: { minLevel: 3 } } });
			expect(codeOf(await press("for-new"))).toBe("ACTIVITY_AUDIENCE");
		}
		for (const press of [ask.join, ask.claim]) expect(codeOf(await press("by-code"))).toBe("ACTIVITY_STATE");
		expect(codeOf(await ask.back("to-review"))).toBe("ACTIVITY_STATE");
		expect(codeOf(await ask.raffle("to-review"))).not.toBe("ok");
		expect(await house.rows(`select 1 from promotions.entry where member_id = ${member}`)).toEqual([]);
		expect(await cash(member)).toBe(0n);
	});

	test("who joined keeps the version they joined", async () => {
		await offer({ code: "versions", rule: gift("4.00", { entry: "join" }) });
		const [early, late] = [await enrol(), await enrol()];
		await call(early, joinActivity, { id: "versions" });
		await offer({ code: "versions", rule: gift("1.00", { entry: "join" }) });
		await call(late, joinActivity, { id: "versions" });
		for (const member of [early, late]) await call(member, claimActivity, { id: "versions", turn: "once" });
		expect([await cash(early), await cash(late)]).toEqual([400n, 100n]);
	});

	test("an application is sent with a picture, taken back, and sent again; others see nothing of it", async () => {
		await offer({ code: "looked-at", rule: gift("3.00", { claim: "review" }) });
		const [member, other] = [await enrol(), await enrol()];
		const { drawPicture } = await import("#platform/http/testing");
		const images = [(await drawPicture()).toString("base64")];
		expect(codeOf(await call(member, claimActivity, { id: "looked-at", turn: "once" }))).toBe("ACTIVITY_APPLY");
		const apply = () => call(member, applyForActivity, { id: "looked-at", remark: "가".repeat(140), images });
		expect(await apply()).toEqual({ ok: true, value: { state: "applying" } });
		expect(codeOf(await apply())).toBe("ACTIVITY_STATE");
		expect(await call(member, withdrawApplication, { id: "looked-at" })).toEqual({
			ok: true,
			value: { state: "claim" },
		});
		expect(codeOf(await apply())).toBe("ok");
		const read = await call(member, readActivity, { id: "looked-at" });
		expect(read.ok && read.value.applications.map(({ decision, pictures }) => [decision, pictures])).toEqual([
			["", 1],
			["taken back", 1],
		]);
		const theirs = await call(other, readActivity, { id: "looked-at" });
		expect(theirs.ok && [theirs.value.applications, theirs.value.state]).toEqual([[], "claim"]);
		const text = { id: "looked-at", remark: "", images: [Buffer.from("no picture at all").toString("base64")] };
		expect(codeOf(await call(other, applyForActivity, text))).toBe("IMAGE_TYPE");
	});
});
