// A member's limits through their calls and around them: when each holds, what is used of it, what is written of it.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, systemClock, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { keepLimit, type MemberLimit, readProtection, setLimit } from "../contract/index.ts";
import { type LimitKind, limitKinds, type Period, periods } from "../core/index.ts";
import { merchant, openShelter } from "./testing/open-shelter.ts";

const shelter = await openShelter();
const { call, enrol, flow, clock } = shelter;
const hours = (count: number) => clock.advance(count * 3_600_000);

let member: MemberId;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	await shelter.playBy("international");
	member = await enrol();
});

const set = async (kind: LimitKind, period: Period, amount: string | null) =>
	unwrap(await call(member, setLimit, { kind, period, amount }));
async function limit(kind: LimitKind, period: Period): Promise<MemberLimit> {
	const { limits } = unwrap(await call(member, readProtection, {}));
	const found = limits.find((one) => one.kind === kind && one.period === period);
	if (found === undefined) throw new Error("a limit is missing");
	return found;
}
const operator = (amount: bigint | undefined) =>
	shelter.protection.api.setOperatorLimit({
		memberId: member,
		currency: "P",
		kind: "wager",
		period: "day",
		amount,
		actor: "operator:kim",
		now: clock.now(),
	});

describe("what a member sees", () => {
	test("is every kind and period, none held at first, and the rules of the market", async () => {
		const { limits, rules, played, currency } = unwrap(await call(member, readProtection, {}));
		expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual(
			limitKinds.flatMap((kind) => periods.map((period) => `${kind} ${period}`)),
		);
		expect(limits.every((one) => one.own === null && one.holds === null && one.next === null)).toBe(true);
		expect(rules).toMatchObject({ looserWaitHours: 24, mandatoryLimits: [], exclusionMonths: [6, 12, 36, 60] });
		expect(played.map(({ period }) => period)).toEqual(["day", "week", "month"]);
		expect(currency).toBe("P");
	});
	test("RTS 2E is what the ledger says was staked and won, however it was played", async () => {
		await flow(member, "bet", 700n);
		await flow(member, "win", 250n);
		await flow(member, "deposit", 5_000n);
		const { played } = unwrap(await call(member, readProtection, {}));
		for (const one of played) {
			expect(one).toMatchObject({ staked: "7.00", won: "2.50", net: "-4.50", deposited: "50.00", minutes: 0 });
		}
		await flow(member, "bet", 1n);
		expect((await limit("wager", "day")).used).toBe("7.01");
		expect((await limit("loss", "month")).used).toBe("4.51");
	});
	test("begins anew with the next day", async () => {
		await flow(member, "bet", 700n);
		expect((await limit("wager", "day")).used).toBe("7.00");
		hours(24);
		expect((await limit("wager", "day")).used).toBe("0.00");
		hours(-24);
	});
});

describe("A.3.7 a change", () => {
	test("that is stricter holds at once", async () => {
		await set("wager", "day", "100");
		expect(await limit("wager", "day")).toMatchObject({ own: "100.00", holds: "100.00", next: null });
		await set("wager", "day", "40.50");
		expect(await limit("wager", "day")).toMatchObject({ own: "40.50", holds: "40.50", next: null });
	});
	test("that is looser waits a day, and then holds without anybody's doing", async () => {
		await set("loss", "week", "100");
		await set("loss", "week", "500");
		const at = new Date(clock.now().getTime() + 24 * 3_600_000).toISOString();
		expect(await limit("loss", "week")).toMatchObject({ holds: "100.00", next: { amount: "500.00", at } });
		hours(23.99);
		expect((await limit("loss", "week")).holds).toBe("100.00");
		hours(0.02);
		expect(await limit("loss", "week")).toMatchObject({ holds: "500.00", next: null });
	});
	test("to none waits as well, and can be taken back until then", async () => {
		await set("deposit", "month", "100");
		await set("deposit", "month", null);
		expect(await limit("deposit", "month")).toMatchObject({ holds: "100.00", next: { amount: null } });
		const kept = unwrap(await call(member, keepLimit, { kind: "deposit", period: "month" }));
		expect(kept.limits.find((one) => one.kind === "deposit" && one.period === "month")).toMatchObject({
			holds: "100.00",
			next: null,
		});
		const again = await call(member, keepLimit, { kind: "deposit", period: "month" });
		expect(again.ok ? "kept" : again.error.code).toBe("NOTHING_WAITS");
	});
	test("waits as long as the market says", async () => {
		await shelter.playBy("sweden");
		await set("wager", "day", "100");
		await set("wager", "day", "200");
		hours(71);
		expect((await limit("wager", "day")).holds).toBe("100.00");
		hours(2);
		expect((await limit("wager", "day")).holds).toBe("200.00");
	});
	test("asked for many times at once never lets a looser limit hold", async () => {
		await set("wager", "day", "100");
		await Promise.all(["300", "50", "80", "700", "60"].map((amount) => set("wager", "day", amount)));
		expect((await limit("wager", "day")).holds).toBe("50.00");
	});
});

const wrong: readonly (readonly [LimitKind, Period, string])[] = [
	["wager", "day", "1.234"],
	["time", "day", "14"],
	["time", "day", "1441"],
	["time", "week", "60.5"],
];
test.each(wrong)("a limit of %s a %s of %s is refused", async (kind, period, amount) => {
	const answer = await call(member, setLimit, { kind, period, amount });
	expect(answer.ok ? "set" : answer.error.code).toBe("LIMIT_INVALID");
	expect((await limit(kind, period)).holds).toBeNull();
});

describe("T12 of the member's and the operator's limit the stricter holds", () => {
	test("and the operator's can be lifted by the operator alone", async () => {
		await operator(5_000n);
		await set("wager", "day", "80");
		expect(await limit("wager", "day")).toMatchObject({ own: "80.00", operator: "50.00", holds: "50.00" });
		await set("wager", "day", "20");
		expect((await limit("wager", "day")).holds).toBe("20.00");
		await operator(undefined);
		expect(await limit("wager", "day")).toMatchObject({ own: "20.00", operator: null, holds: "20.00" });
	});
	test("the market's own hours of a day count as the operator's", async () => {
		await shelter.playBy("strict");
		expect(await limit("time", "day")).toMatchObject({ operator: "360", holds: "360" });
		await set("time", "day", "60");
		expect((await limit("time", "day")).holds).toBe("60");
	});
});

describe("T25 each change", () => {
	test("is written with who, before and after", async () => {
		await set("wager", "day", "100");
		await set("wager", "day", "200");
		await call(member, keepLimit, { kind: "wager", period: "day" });
		await operator(1_000n);
		const events = await shelter.rows<{ kind: string; actor: string; before: unknown; after: unknown }>(
			`select kind, actor, before, after from protection.event where member_id = ${member} order by id`,
		);
		expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
			["limit-changed", "member"],
			["limit-changed", "member"],
			["limit-kept", "member"],
			["limit-changed", "operator:kim"],
		]);
		expect(events[1]).toMatchObject({
			before: { holder: "member", kind: "wager", period: "day", amount: "10000" },
			after: { amount: "10000", next: { amount: "20000" } },
		});
	});
	test("is heard on every node", async () => {
		const heard: (MemberId | undefined)[] = [];
		const other = await shelter.otherNode();
		other.api.onChange((changed) => heard.push(changed));
		await set("wager", "day", "100");
		await expect.poll(() => heard).toContain(member);
	});
});

describe("a deposit, as the cashier will ask", () => {
	const judge = (amount: bigint) =>
		shelter.db.tx((tx) =>
			shelter.protection.api.judgeDeposit(tx, { memberId: member, currency: "P", merchant, amount, now: clock.now() }),
		);
	test("RTS 12B fits the limits of the day, the week and the month, gross", async () => {
		await set("deposit", "day", "100");
		await set("deposit", "week", "150");
		expect((await judge(10_000n)).ok).toBe(true);
		await flow(member, "deposit", 10_000n);
		expect(await judge(1n)).toMatchObject({
			ok: false,
			error: { code: "LIMIT_REACHED", value: { period: "day", left: "0.00" } },
		});
	});
	test("is refused until a limit is set where the market asks for one first", async () => {
		await shelter.playBy("strict");
		expect(await judge(1n)).toMatchObject({ ok: false, error: { code: "LIMIT_REQUIRED" } });
		await set("deposit", "week", "10");
		expect((await judge(1_000n)).ok).toBe(true);
	});
	test("of many at once, each posted in its own transaction, never passes the limit", async () => {
		await set("deposit", "day", "1.00");
		const taken = await Promise.all(Array.from({ length: 8 }, (_, index) => depositOnce(index)));
		expect(taken.filter(Boolean)).toHaveLength(3);
		expect((await limit("deposit", "day")).used).toBe("0.90");
	});
});

/** As a cashier does: judged and posted in one transaction. */
function depositOnce(index: number): Promise<boolean> {
	return shelter.db.tx(async (tx) => {
		const asked = { memberId: member, currency: "P", merchant, amount: 30n, now: clock.now() } as const;
		const judged = await shelter.protection.api.judgeDeposit(tx, asked);
		if (!judged.ok) return false;
		const key = commandKey("cashier", `${member}-${index}`);
		const purse = { memberId: member, currency: "P", purse: "cash" } as const;
		const posted = await shelter.wallet.postIn(tx, {
			...purse,
			key,
			kind: "deposit",
			delta: 30n,
			counter: "house:bank",
		});
		return posted.ok;
	});
}

describe("a member's limits", () => {
	test("are nobody else's: what one sets, another neither sees nor is held to", async () => {
		const other = await enrol();
		await set("wager", "day", "1");
		const { limits } = unwrap(await call(other, readProtection, {}));
		expect(limits.every(({ holds }) => holds === null)).toBe(true);
		const events = await shelter.rows(`select 1 from protection.event where member_id = ${other}`);
		expect(events).toEqual([]);
	});
	test("stand each by itself: the strictest of several periods is weighed with the others", async () => {
		await set("wager", "day", "5");
		await set("wager", "week", "3");
		await set("wager", "month", "9");
		await flow(member, "bet", 200n);
		const used = await Promise.all(periods.map(async (period) => (await limit("wager", period)).used));
		expect(used).toEqual(["2.00", "2.00", "2.00"]);
	});
});
