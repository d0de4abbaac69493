// The mall as an operator works it: its shelves, what members applied for, and a brand that has none of it.
import { describe, expect, it } from "vitest";
import { callRoute, principalOf } from "#platform/http/testing";
import { type MemberId, unwrap } from "#platform/kernel";
import {
	claimManualRebate,
	convertPoint,
	getManualRebate,
	getPointConfig,
	getPointReward,
	getRedeemPointList,
	listRanks,
	readStanding,
	redeemPointReward,
} from "../contract/index.ts";
import { mayDecide } from "./api.ts";
import { countExchanges, findExchange, placeOf, readExchanges } from "./exchange-desk.ts";
import { changeShelf, readMall, type ShelfOrder } from "./mall-desk.ts";
import { openClub, rightPassword } from "./testing/open-club.ts";

const club = await openClub();
const merchant = "tessera";
const wish = { language: "EN", fallback: "EN" } as const;
const shelves = () => club.db.read((tx) => readMall(tx, { merchant, wish }));
const change = (order: Pick<ShelfOrder, "id" | "was" | "shelf"> & { readonly merchant?: string }) =>
	club.db.tx((tx) => changeShelf(tx, { merchant, wish, ...order }));

describe("a shelf of the mall", () => {
	it("is listed with its name, its price and what is left, for its own brand alone", async () => {
		const [first, ...others] = await shelves();
		expect(first).toMatchObject({ open: true, name: expect.stringMatching(/./), points: expect.any(BigInt) });
		expect(others.length).toBeGreaterThan(0);
		expect(await club.db.read((tx) => readMall(tx, { merchant: "elsewhere", wish }))).toEqual([]);
	});

	it("is closed and filled as it was seen; not twice, not by another brand, and not where members took of it", async () => {
		const [item] = await shelves();
		if (item === undefined) throw new Error("an empty mall");
		const was = { open: item.open, stock: item.stock };
		const shelf = { open: false, stock: 7 };
		const order = { id: item.id, was, shelf };
		expect(await change({ ...order, merchant: "elsewhere" })).toEqual({ ok: false, error: "UNKNOWN" });
		expect(await change({ ...order, shelf: was })).toEqual({ ok: false, error: "SAME" });
		expect(await change(order)).toEqual({ ok: true, value: { item: { ...item, ...shelf }, before: was } });
		expect(await change({ ...order, shelf: { open: true, stock: 9 } })).toEqual({ ok: false, error: "STALE" });
		expect(await change({ id: item.id, was: shelf, shelf: { open: true, stock: undefined } })).toMatchObject({
			value: { item: { open: true, stock: undefined }, before: shelf },
		});
	});
});

describe("what members applied for", () => {
	const ask = (status: "applying" | "passed" | "rejected", after?: ReturnType<typeof placeOf>, limit = 10) =>
		club.db.read((tx) => readExchanges(tx, { merchant, status, after, limit, wish }));
	const find = (number: string, of = merchant) =>
		club.db.read((tx) => findExchange(tx, { merchant: of, number, wish }));
	const apply = async (member: MemberId, code: string): Promise<string> => {
		const [item] = await club.rows<{ id: string }>(`select id from loyalty.item where code = '${code}'`);
		const order = { rewardId: item?.id ?? "1", quantity: 1, password: rightPassword };
		const key = `desk-key-${member}-${code}`;
		club.clock.advance(1_000);
		return unwrap(await club.call(member, redeemPointReward, order, { key })).transactionNumber;
	};
	const decide = async (transactionNumber: string, decision: "pass" | "reject") => {
		const operator = { name: "desk", merchants: new Set([merchant]), rights: new Set([mayDecide]) };
		unwrap(await club.loyalty.api.decideExchange({ operator, transactionNumber, decision, remark: "seen" }));
	};

	it("waits from the oldest on, page by page; what was decided stands from the newest on, by whom", async () => {
		expect(await club.db.read((tx) => countExchanges(tx, merchant))).toEqual({
			counts: { applying: 0, rejected: 0, passed: 0 },
			since: undefined,
		});
		const member = await club.enrol();
		await club.givePoints(member, 900_000n);
		const numbers = [
			await apply(member, "credit-10"),
			await apply(member, "picture-mosaic-hall"),
			await apply(member, "picture-fishing"),
		];
		const waiting = await ask("applying");
		expect(waiting.map(({ number }) => number)).toEqual(numbers);
		expect(waiting[0]).toMatchObject({
			type: "credit",
			quantity: 1,
			cash: 1_000n,
			decidedAt: undefined,
			decidedBy: "",
		});
		const [first] = waiting;
		if (first === undefined) throw new Error("nothing waits");
		expect((await ask("applying", placeOf(first), 1)).map(({ number }) => number)).toEqual([numbers[1]]);
		await decide(numbers[0] ?? "", "pass");
		await decide(numbers[1] ?? "", "reject");
		await decide(numbers[2] ?? "", "pass");
		const passed = await ask("passed");
		expect(passed.map(({ number }) => number)).toEqual([numbers[2], numbers[0]]);
		expect(passed[0]).toMatchObject({ decidedBy: "desk", remark: "seen", decidedAt: expect.any(Date), cash: 0n });
		const [latest] = passed;
		if (latest === undefined) throw new Error("nothing was passed");
		expect((await ask("passed", placeOf(latest))).map(({ number }) => number)).toEqual([numbers[0]]);
		const last = await apply(await holder(), "credit-10");
		const counted = await club.db.read((tx) => countExchanges(tx, merchant));
		expect(counted).toEqual({ counts: { applying: 1, rejected: 1, passed: 2 }, since: expect.any(Date) });
		expect(await find(last)).toMatchObject({ number: last, status: "applying", item: expect.stringMatching(/./) });
	});
	const holder = async (): Promise<MemberId> => {
		const member = await club.enrol();
		await club.givePoints(member, 50_000n);
		return member;
	};

	it("is found by its number, of its own brand alone", async () => {
		const number = await apply(await holder(), "credit-10");
		expect((await find(number))?.number).toBe(number);
		expect([await find(number, "elsewhere"), await find("nothing"), await find(`X${number}`)]).toEqual([
			undefined,
			undefined,
			undefined,
		]);
		const another = number.replace(/^[^-]*/, (day) => day.replace(/.$/, (digit) => (digit === "1" ? "2" : "1")));
		expect(await find(another)).toBeUndefined();
	});
});

it("a brand without ranks, mall and cashback says so in every call", async () => {
	const member = await club.enrol();
	const call = (endpoint: Parameters<typeof callRoute>[1]["endpoint"], input: object = {}) => {
		const principal = { ...principalOf(member), merchant: "bare" };
		const caller = { principal, merchant: "bare", now: club.clock.now(), idempotencyKey: "bare-key-00000001" };
		return callRoute(club.loyalty.routes, { endpoint, input }, caller);
	};
	expect(await call(listRanks)).toMatchObject({ ok: true, value: { ranks: [] } });
	expect(await call(getPointConfig)).toMatchObject({ value: { rankPercent: 100, step: "0.00", largest: "0.00" } });
	expect(await call(getRedeemPointList)).toMatchObject({ value: { offers: [] } });
	expect(await call(getPointReward)).toMatchObject({ value: { level: 0, rewards: [] } });
	expect((await call(convertPoint, { points: "10.00", password: rightPassword })).ok).toBe(false);
	expect(await call(claimManualRebate)).toMatchObject({ error: { code: "CASHBACK_CLOSED" } });
	expect((await call(getManualRebate)).ok).toBe(false);
	expect((await call(readStanding)).ok).toBe(true);
});

it("the clock counts play, and once a day looks after ranks whose days have gone", async () => {
	const heard: string[] = [];
	const log = { debug() {}, info: (_facts: object, text: string) => void heard.push(text), warn() {}, error() {} };
	const member = await club.enrol(10_000_000n);
	await club.play(member, 1_000_000n);
	// What runs in the databases of other test files beside this one is waited for, too.
	const counted = async () => {
		for (const { job } of club.loyalty.cron)
			await job.run({}, { jobId: "1", attempt: 1, now: club.clock.now(), log, signal: undefined });
		return heard;
	};
	await expect.poll(counted, { timeout: 30_000 }).toContain("play was counted");
	club.clock.advance(90 * 86_400_000);
	expect(await counted()).toContain("ranks were reviewed");
});
