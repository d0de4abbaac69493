// Items for points: taken when applied for, decided once by whoever may, given back when rejected; and the record of it.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MemberId } from "#platform/kernel";
import { historiesOf } from "../../../tools/bootstrap/testing/turn.ts";
import { convertPoint, getPointBalance, getPointReward, listExchanges, redeemPointReward } from "../contract/index.ts";
import { mayDecide, type Operator } from "./api.ts";
import { openClub, rightPassword } from "./testing/open-club.ts";

const club = await openClub();
let keys = 0;
const newKey = () => {
	keys += 1;
	return `redeem-key-${String(keys).padStart(8, "0")}`;
};
const ids = new Map(
	(await club.rows<{ code: string; id: string }>("select code, id from loyalty.item")).map(({ code, id }) => [
		code,
		id,
	]),
);
const operator: Operator = { name: "desk", merchants: new Set(["tessera"]), rights: new Set([mayDecide]) };

type Asked = { readonly code?: string; readonly quantity?: number; readonly key?: string; readonly password?: string };
const redeem = (member: MemberId, asked: Asked = {}) => {
	const { code = "credit-10", quantity = 1, key = newKey(), password = rightPassword } = asked;
	return club.call(member, redeemPointReward, { rewardId: ids.get(code) ?? "1", quantity, password }, { key });
};
async function holder(points: bigint, level = 0): Promise<MemberId> {
	const member = await club.enrol();
	await club.givePoints(member, points);
	if (level > 0) await club.setLevel(member, level);
	return member;
}
async function applied(member: MemberId, asked: Asked = {}): Promise<string> {
	const answer = await redeem(member, asked);
	if (!answer.ok) throw new Error(answer.error.code);
	return answer.value.transactionNumber;
}
const decide = (transactionNumber: string, decision: "pass" | "reject", who: Operator = operator) =>
	club.loyalty.api.decideExchange({ operator: who, transactionNumber, decision, remark: `we ${decision} it` });
const purses = async (member: MemberId) => [await club.purse(member, "points"), await club.purse(member, "cash")];
const stockOf = async (code: string) =>
	(await club.rows<{ stock: number }>(`select stock from loyalty.item where code = '${code}'`))[0]?.stock;

describe("an application", () => {
	it("takes the points, waits for an operator, and is told as what it is", async () => {
		const member = await holder(100_000n);
		expect(await redeem(member, { quantity: 3 })).toMatchObject({
			ok: true,
			value: {
				type: "credit",
				status: "applying",
				item: "Play credit of P 10",
				quantity: 3,
				requiredPoints: "285.00",
				requiredAmount: "30.00",
				download: "",
			},
		});
		expect(await purses(member)).toEqual([71_500n, 0n]);
		expect(await club.call(member, getPointBalance, {})).toMatchObject({
			value: { points: "715.00", applying: "285.00" },
		});
	});

	it.each([
		["a wrong password", { password: "wrong" }, { code: "WRONG_PASSWORD" }],
		["an item that is not there", { code: "nothing" }, { code: "NOT_ENOUGH_POINTS" }],
		["too low a rank", { code: "credit-250" }, { code: "RANK_TOO_LOW", value: { minLevel: 3 } }],
		["too few points", { quantity: 2 }, { code: "NOT_ENOUGH_POINTS", value: { points: "100.00" } }],
	])("is refused for %s, and takes nothing", async (why, asked, error) => {
		const member = await holder(10_000n);
		const answer =
			why === "an item that is not there"
				? await club.call(
						member,
						redeemPointReward,
						{ rewardId: "999999", quantity: 1, password: rightPassword },
						{ key: newKey() },
					)
				: await redeem(member, asked);
		expect(answer).toMatchObject({
			ok: false,
			error: why === "an item that is not there" ? { code: "REWARD_NOT_FOUND" } : error,
		});
		expect(await purses(member)).toEqual([10_000n, 0n]);
	});

	it("of one key is one, sent again or at once; with other content it is refused", async () => {
		const member = await holder(100_000n);
		const key = newKey();
		const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(member, { key })));
		expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		expect(await purses(member)).toEqual([90_500n, 0n]);
		expect(await redeem(member, { key, quantity: 2 })).toMatchObject({ error: { code: "EXCHANGE_CONFLICT" } });
		const converted = await club.call(member, convertPoint, { points: "10", password: rightPassword }, { key });
		expect(converted).toMatchObject({ error: { code: "EXCHANGE_CONFLICT" } });
		expect(await purses(member)).toEqual([90_500n, 0n]);
	});

	it("for the last of an item has one winner", async () => {
		await club.rows("update loyalty.item set stock = 2 where code = 'picture-gate'");
		const members = await Promise.all(Array.from({ length: 6 }, () => holder(100_000n, 2)));
		const answers = await Promise.all(members.map((member) => redeem(member, { code: "picture-gate" })));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
		for (const answer of answers) if (!answer.ok) expect(answer.error.code).toBe("REWARD_SOLD_OUT");
		expect(await stockOf("picture-gate")).toBe(0);
		expect(await club.violations()).toEqual([]);
	});

	it("is taken from the shelf no more when the item is closed", async () => {
		await club.rows("update loyalty.item set open = false where code = 'picture-fishing'");
		const member = await holder(100_000n);
		expect(await redeem(member, { code: "picture-fishing" })).toMatchObject({ error: { code: "REWARD_NOT_FOUND" } });
		const shelf = await club.call(member, getPointReward, {});
		expect(shelf.ok && shelf.value.rewards.map(({ name }) => name)).not.toContain("The sea under the hall");
		await club.rows("update loyalty.item set open = true where code = 'picture-fishing'");
	});
});

describe("a decision", () => {
	it("that passes play money pays it in, once", async () => {
		const member = await holder(50_000n);
		const number = await applied(member, { quantity: 2 });
		expect(await decide(number, "pass")).toMatchObject({ ok: true, value: { status: "passed", remark: "we pass it" } });
		expect(await decide(number, "pass")).toMatchObject({ ok: true, value: { status: "passed" } });
		expect(await purses(member)).toEqual([31_000n, 2_000n]);
		expect(await decide(number, "reject")).toEqual({ ok: false, error: { code: "EXCHANGE_DECIDED" } });
	});

	it("that passes a picture tells where it lies, and moves nothing", async () => {
		const member = await holder(50_000n);
		const number = await applied(member, { code: "picture-mosaic-hall" });
		await decide(number, "pass");
		const record = await club.call(member, listExchanges, {}, { language: "ko" });
		expect(record).toMatchObject({
			value: {
				records: [
					{
						transactionNumber: number,
						status: "passed",
						item: "모자이크 홀",
						download: "/art/scenes/mosaic-hall.webp",
						remark: "we pass it",
					},
				],
				next: null,
			},
		});
		expect(await purses(member)).toEqual([35_000n, 0n]);
	});

	it("that rejects gives the points back and puts the item on the shelf again, once", async () => {
		const member = await holder(900_000n, 5);
		const before = await stockOf("credit-1000");
		const number = await applied(member, { code: "credit-1000" });
		expect(await stockOf("credit-1000")).toBe((before ?? 0) - 1);
		await Promise.all([decide(number, "reject"), decide(number, "reject"), decide(number, "reject")]);
		expect(await purses(member)).toEqual([900_000n, 0n]);
		expect(await stockOf("credit-1000")).toBe(before);
		expect(await decide(number, "pass")).toEqual({ ok: false, error: { code: "EXCHANGE_DECIDED" } });
		expect(await club.violations()).toEqual([]);
	});

	it("of two operators at once is one", async () => {
		const member = await holder(20_000n);
		const number = await applied(member);
		const [passed, rejected] = await Promise.all([decide(number, "pass"), decide(number, "reject")]);
		expect([passed, rejected].filter(({ ok }) => ok)).toHaveLength(1);
		expect(await purses(member)).toEqual(passed.ok ? [10_500n, 1_000n] : [20_000n, 0n]);
	});

	it.each([
		["without the right", { ...operator, rights: new Set(["brand.maintenance"]) }],
		["of another brand", { ...operator, merchants: new Set(["other"]) }],
	])("is refused to an operator %s", async (_why, who) => {
		const member = await holder(20_000n);
		const number = await applied(member);
		expect(await decide(number, "pass", who)).toEqual({ ok: false, error: { code: "NOT_ALLOWED" } });
		expect(await purses(member)).toEqual([10_500n, 0n]);
	});

	it.each(["X261121-999999", "X000101-000001", "nonsense"])("knows no %s", async (number) => {
		expect(await decide(number, "pass")).toEqual({ ok: false, error: { code: "EXCHANGE_NOT_FOUND" } });
	});
});

describe("the record", () => {
	it("goes on page by page, the newest first, and is filtered by type, status and time", async () => {
		const member = await holder(500_000n);
		const numbers: string[] = [];
		for (let count = 0; count < 5; count += 1) {
			club.clock.advance(1_000);
			numbers.unshift(await applied(member));
		}
		await club.call(member, convertPoint, { points: "10", password: rightPassword }, { key: newKey() });
		await decide(numbers[0] ?? "", "reject");
		const read = async (input: Parameters<typeof club.call<typeof listExchanges>>[2]) => {
			const page = await club.call(member, listExchanges, input);
			return page.ok ? page.value : { records: [], next: page.error.code };
		};
		const first = await read({ type: "credit", pageSize: 3 });
		expect(first.records.map((one) => one.transactionNumber)).toEqual(numbers.slice(0, 3));
		const second = await read({ type: "credit", pageSize: 3, cursor: first.next ?? "" });
		expect(second.records.map((one) => one.transactionNumber)).toEqual(numbers.slice(3));
		expect(second.next).toBeNull();
		expect((await read({ status: "rejected" })).records).toHaveLength(1);
		expect((await read({ type: "convert" })).records).toHaveLength(1);
		expect((await read({ to: new Date(club.clock.now().getTime() - 86_400_000).toISOString() })).records).toEqual([]);
		expect((await read({ cursor: "nonsense" })).next).toBe("INVALID_CURSOR");
	});

	it("shows nobody else's", async () => {
		await applied(await holder(20_000n));
		expect(await club.call(await holder(0n + 1n), listExchanges, {})).toEqual({
			ok: true,
			value: { records: [], next: null },
		});
	});
});

describe("whatever members and operators do", () => {
	it("no point is lost, doubled or invented (property)", async () => {
		const act = fc.oneof(
			fc.record({ kind: fc.constant("convert" as const), points: fc.constantFrom("10", "20", "50") }),
			fc.record({ kind: fc.constant("redeem" as const), quantity: fc.integer({ min: 1, max: 3 }) }),
			fc.record({
				kind: fc.constant("decide" as const),
				decision: fc.constantFrom("pass" as const, "reject" as const),
			}),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
				const begin = 100_000n;
				const member = await holder(begin);
				const waiting: string[] = [];
				let points = begin;
				let cash = 0n;
				for (const one of acts) {
					if (one.kind === "convert") {
						const done = await club.call(
							member,
							convertPoint,
							{ points: one.points, password: rightPassword },
							{ key: newKey() },
						);
						if (!done.ok) continue;
						points -= BigInt(one.points) * 100n;
						cash += BigInt(one.points) * 10n;
					} else if (one.kind === "redeem") {
						const done = await redeem(member, { quantity: one.quantity });
						if (!done.ok) continue;
						points -= BigInt(one.quantity) * 9_500n;
						waiting.push(done.value.transactionNumber);
					} else {
						const number = waiting.shift();
						if (number === undefined) continue;
						const quantity = await quantityOf(number);
						await decide(number, one.decision);
						if (one.decision === "pass") cash += quantity * 1_000n;
						else points += quantity * 9_500n;
					}
				}
				expect(await purses(member)).toEqual([points, cash]);
			}),
			{ numRuns: historiesOf(12) },
		);
		expect(await club.violations()).toEqual([]);
	});
});

async function quantityOf(number: string): Promise<bigint> {
	const id = BigInt(number.split("-")[1] ?? "0");
	const [row] = await club.rows<{ quantity: number }>(`select quantity from loyalty.exchange where id = ${id}`);
	return BigInt(row?.quantity ?? 0);
}
