// Points to cash on a real ledger: both legs or none, once for a key, never more than there is.
import { describe, expect, it } from "vitest";
import type { MemberId } from "#platform/kernel";
import { convertPoint, getPointConfig, getRedeemPointList } from "../contract/index.ts";
import { openClub, rightPassword } from "./testing/open-club.ts";

const club = await openClub();
let keys = 0;
const newKey = () => {
	keys += 1;
	return `convert-key-${String(keys).padStart(8, "0")}`;
};

type Asked = { readonly points?: string; readonly password?: string; readonly key?: string };
const convert = (member: MemberId, { points = "10", password = rightPassword, key = newKey() }: Asked = {}) =>
	club.call(member, convertPoint, { points, password }, { key });
const purses = async (member: MemberId) => [await club.purse(member, "points"), await club.purse(member, "cash")];

async function holder(points: bigint): Promise<MemberId> {
	const member = await club.enrol();
	await club.givePoints(member, points);
	return member;
}

describe("a conversion", () => {
	it("takes the points and gives the cash, both lines with one group, and is passed at once", async () => {
		const member = await holder(25_000n);
		const done = await convert(member, { points: "120.00" });
		expect(done).toMatchObject({
			ok: true,
			value: {
				type: "convert",
				status: "passed",
				requiredPoints: "120.00",
				requiredAmount: "12.00",
				quantity: 1,
				item: "",
				remark: "",
			},
		});
		expect(done.ok && done.value.transactionNumber).toMatch(/^X[0-9]{6}-[0-9]{6}$/);
		expect(await purses(member)).toEqual([13_000n, 1_200n]);
		const lines = await club.rows<{ purse: string; kind: string; delta: string; groups: string }>(
			`select purse, kind, delta, count(*) over (partition by group_key) as groups from wallet.posting
				where member_id = ${member} and group_key is not null order by purse`,
		);
		expect(lines).toEqual([
			{ purse: "cash", kind: "transfer-in", delta: "1200", groups: "2" },
			{ purse: "points", kind: "transfer-out", delta: "-12000", groups: "2" },
		]);
		expect(await club.violations()).toEqual([]);
	});

	it.each([
		["a wrong password", { password: "wrong" }, { code: "WRONG_PASSWORD" }],
		["more than there is", { points: "30" }, { code: "NOT_ENOUGH_POINTS", value: { points: "20.00" } }],
		["between two steps", { points: "15" }, { code: "POINTS_STEP" }],
		["finer than a point can be", { points: "10.001" }, { code: "POINTS_STEP" }],
		["less than the least", { points: "9.99" }, { code: "POINTS_OUT_OF_RANGE" }],
		["more than the most", { points: "50010" }, { code: "POINTS_OUT_OF_RANGE" }],
	])("is refused for %s, and moves nothing", async (_why, asked, error) => {
		const member = await holder(2_000n);
		expect(await convert(member, asked)).toMatchObject({ ok: false, error });
		expect(await purses(member)).toEqual([2_000n, 0n]);
	});

	it("is refused to whoever never earned a point", async () => {
		expect(await convert(await club.enrol())).toEqual({
			ok: false,
			error: { code: "NOT_ENOUGH_POINTS", value: { points: "0.00" } },
		});
	});

	it("a refused one may be sent again with its key when there are points", async () => {
		const member = await holder(500n);
		const key = newKey();
		expect(await convert(member, { key })).toMatchObject({ error: { code: "NOT_ENOUGH_POINTS" } });
		await club.givePoints(member, 500n);
		expect(await convert(member, { key })).toMatchObject({ ok: true });
		expect(await purses(member)).toEqual([0n, 100n]);
	});
});

describe("one key", () => {
	it("is one conversion, however often it is sent, and answers the same", async () => {
		const member = await holder(5_000n);
		const key = newKey();
		const first = await convert(member, { key });
		expect(await convert(member, { key })).toEqual(first);
		expect(await purses(member)).toEqual([4_000n, 100n]);
	});

	it("sent eight times at once is one conversion with one answer", async () => {
		const member = await holder(50_000n);
		const key = newKey();
		const answers = await Promise.all(Array.from({ length: 8 }, () => convert(member, { key, points: "20" })));
		expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		expect(answers[0]).toMatchObject({ ok: true });
		expect(await purses(member)).toEqual([48_000n, 200n]);
	});

	it("with another amount is refused", async () => {
		const member = await holder(5_000n);
		const key = newKey();
		await convert(member, { key });
		expect(await convert(member, { key, points: "20" })).toEqual({ ok: false, error: { code: "EXCHANGE_CONFLICT" } });
		expect(await purses(member)).toEqual([4_000n, 100n]);
	});

	it("of two members is two conversions", async () => {
		const [one, two] = [await holder(1_000n), await holder(1_000n)];
		const key = newKey();
		expect(await convert(one, { key })).toMatchObject({ ok: true });
		expect(await convert(two, { key })).toMatchObject({ ok: true });
		expect([await purses(one), await purses(two)]).toEqual([
			[0n, 100n],
			[0n, 100n],
		]);
	});
});

describe("a race", () => {
	it("for the last points has as many winners as there are points", async () => {
		const member = await holder(5_500n);
		const answers = await Promise.all(Array.from({ length: 12 }, () => convert(member)));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
		for (const answer of answers) if (!answer.ok) expect(answer.error.code).toBe("NOT_ENOUGH_POINTS");
		expect(await purses(member)).toEqual([500n, 500n]);
		expect(await club.violations()).toEqual([]);
	});

	it("with points that are being earned loses and invents none", async () => {
		const member = await club.enrol(10_000_000n);
		await club.givePoints(member, 3_000n);
		await club.play(member, 500_000n);
		const [, ...answers] = await Promise.all([club.count(), ...Array.from({ length: 6 }, () => convert(member))]);
		const done = answers.filter((answer) => typeof answer === "object" && answer.ok).length;
		expect(await club.purse(member, "points")).toBe(3_000n + 6_000n - BigInt(done) * 1_000n);
		expect(await club.violations()).toEqual([]);
	});
});

describe("what is told of it", () => {
	it("the terms, and the rates of the brand with what the rank makes of them", async () => {
		const member = await club.enrol();
		await club.setLevel(member, 4);
		expect(await club.call(member, getPointConfig, {})).toEqual({
			ok: true,
			value: {
				rates: [
					{ category: "RNG", rate: "1.20" },
					{ category: "LIVE", rate: "0.70" },
				],
				rankPercent: 115,
				step: "10.00",
				cash: "1.00",
				smallest: "10.00",
				largest: "50000.00",
				currency: "P",
				mostAtOnce: 20,
			},
		});
	});

	it("ready amounts, each with the cash it becomes; one that the terms refuse is left out", async () => {
		await club.rows("insert into loyalty.conversion_offer values ('tessera', 1501)");
		const offers = await club.call(await club.enrol(), getRedeemPointList, {});
		await club.rows("delete from loyalty.conversion_offer where points = 1501");
		expect(offers).toMatchObject({
			value: { currency: "P", offers: [{ points: "10.00", cash: "1.00" }, {}, {}, {}, {}] },
		});
		expect(offers.ok && offers.value.offers).toHaveLength(5);
	});
});
