// Weighing: sums that follow the ledger whatever way a stake took, members that stay locked until the posting is
// written, and many weighed at once without a deadlock.
import { beforeEach, describe, expect, test } from "vitest";
import type { Tx } from "#platform/db";
import { type MemberId, systemClock, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { setLimit } from "../contract/index.ts";
import { decideStake, type LimitKind, type Period } from "../core/index.ts";
import { merchant, openShelter } from "./testing/open-shelter.ts";

const shelter = await openShelter();
const { db, clock, enrol, flow, call, rows } = shelter;
const { api } = shelter.protection;

let member: MemberId;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	await shelter.playBy("international");
	member = await enrol();
});

const weighedFor = (one: MemberId) => ({ memberId: one, currency: "P", merchant }) as const;
const weighIn = (tx: Tx, ...members: MemberId[]) =>
	api.weigh(tx, { members: members.map(weighedFor), now: clock.now() });
const weigh = (...members: MemberId[]) => db.tx((tx) => weighIn(tx, ...members));
const allowancesOf = async (one: MemberId) => (await weigh(one)).get(one)?.allowances ?? [];
const set = async (kind: LimitKind, period: Period, amount: string, of = member) =>
	unwrap(await call(of, setLimit, { kind, period, amount }));

/** As whoever takes stakes does: weighed and posted in one transaction. */
let stakes = 0;
function stake(one: MemberId, amount: bigint): Promise<boolean> {
	stakes += 1;
	const key = commandKey("stake", `${one}-${stakes}`);
	return db.tx(async (tx) => {
		const weighed = (await weighIn(tx, one)).get(one);
		if (!decideStake(weighed?.allowances ?? [], amount).ok) return false;
		const purse = { memberId: one, currency: "P", purse: "cash" } as const;
		unwrap(await shelter.wallet.postIn(tx, { ...purse, key, kind: "bet", delta: -amount, counter: "games:test" }));
		return true;
	});
}

describe("what is weighed", () => {
	test("is each limit of money that holds, with what the ledger says is used of it", async () => {
		await set("wager", "day", "10");
		await set("loss", "week", "5");
		await set("deposit", "month", "7");
		await set("time", "day", "60");
		await flow(member, "bet", 300n);
		await flow(member, "win", 450n);
		await flow(member, "deposit", 120n);
		expect(await allowancesOf(member)).toEqual([
			{ kind: "deposit", period: "month", limit: 700n, used: 120n },
			{ kind: "loss", period: "week", limit: 500n, used: -150n },
			{ kind: "wager", period: "day", limit: 1_000n, used: 300n },
		]);
	});
	test("grows with the ledger, and never twice by the same posting", async () => {
		await set("wager", "day", "10");
		for (const used of [100n, 200n, 300n]) {
			await flow(member, "bet", 100n);
			await Promise.all([weigh(member), weigh(member), weigh(member)]);
			expect((await allowancesOf(member))[0]?.used).toBe(used);
		}
	});
	test("is the same whether every posting was summed by itself or all of them at once", async () => {
		const other = await enrol();
		for (const one of [member, other]) await set("loss", "month", "100", one);
		for (const amount of [5n, 17n, 400n, 3n]) {
			for (const one of [member, other]) {
				await flow(one, "bet", amount);
				await flow(one, "win", amount / 2n);
			}
			await weigh(member);
		}
		const both = await weigh(member, other);
		expect(both.get(member)?.allowances).toEqual(both.get(other)?.allowances);
	});
	test("stands the loss of its sums: they come again from the ledger", async () => {
		await set("wager", "week", "10");
		await flow(member, "bet", 123n);
		const before = await allowancesOf(member);
		await rows(`delete from protection.flow_mark where member_id = ${member}`);
		await rows(`delete from protection.day_flow where member_id = ${member}`);
		expect(await allowancesOf(member)).toEqual(before);
	});
});

describe("whoever is weighed stays locked until the transaction ends", () => {
	test("so of thirty stakes at once no two are weighed by the same sums", async () => {
		await set("wager", "day", "1");
		const taken = await Promise.all(Array.from({ length: 30 }, () => stake(member, 30n)));
		expect(taken.filter(Boolean)).toHaveLength(3);
	});
	test("a transaction that fails leaves nothing used", async () => {
		await set("wager", "day", "1");
		const failed = db.tx(async (tx) => {
			await weighIn(tx, member);
			throw new Error("the posting failed");
		});
		await expect(failed).rejects.toThrow("the posting failed");
		expect(await stake(member, 100n)).toBe(true);
		expect(await stake(member, 1n)).toBe(false);
	});
	test("many members in any order, again and again, never wait for each other in a ring", async () => {
		const crowd = await Promise.all(Array.from({ length: 6 }, () => enrol()));
		const orders = Array.from({ length: 24 }, (_, turn) => [...crowd.slice(turn % 6), ...crowd.slice(0, turn % 6)]);
		const weighed = await Promise.all(
			orders.map((order) => weigh(...(orders.indexOf(order) % 2 ? order : order.reverse()))),
		);
		expect(weighed.every((one) => one.size === crowd.length)).toBe(true);
	});
});

describe("the days of a market", () => {
	test("begin at its own midnight", async () => {
		await set("wager", "day", "10");
		await shelter.playBy("strict");
		const seoul = new Date(clock.now().getTime() + 540 * 60_000).toISOString().slice(0, 10);
		await flow(member, "bet", 40n);
		await weigh(member);
		const days = await rows<{ day: string }>(
			`select day from protection.day_flow where member_id = ${member} and staked > 0`,
		);
		expect(days).toEqual([{ day: seoul }]);
	});
});
