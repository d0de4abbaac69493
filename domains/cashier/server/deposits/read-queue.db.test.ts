// The queue as whoever works it reads it: the oldest first, page after page, one brand's alone, along its index.
import { describe, expect, test } from "vitest";
import { acceptDeposit, countQueue, type DepositQueue, methodNames, readDeposits } from "../api.ts";
import { merchant, openCounter } from "../testing/open-counter.ts";
import type { ShownRow } from "./deposit-store.ts";

const counter = await openCounter();
const { db, clock, deps, rows } = counter;

const read = (asked: Partial<DepositQueue> = {}) =>
	readDeposits(db, { merchant, state: "pending", most: 200, ...asked });

async function readAll(most: number): Promise<readonly ShownRow[]> {
	const all: ShownRow[] = [];
	let cursor: string | undefined;
	do {
		const page = await read({ most, cursor });
		all.push(...page.deposits);
		cursor = page.next ?? undefined;
	} while (cursor !== undefined);
	return all;
}

describe("what waits", () => {
	test("is nothing at first", async () => {
		expect(await read()).toEqual({ deposits: [], next: null });
		expect(await countQueue(db, merchant)).toEqual({ count: 0, since: undefined });
	});

	test.each([1, 2, 3, 7, 50])("comes once each in pages of %i, the oldest first", async (limit) => {
		const before = await readAll(50);
		const opened: string[] = [];
		for (let turn = 0; turn < 4; turn++) {
			const member = await counter.enrol();
			opened.push((await counter.open(member, "20")).depositId);
			// Two of one moment are told apart by their ids.
			if (turn % 2 === 1) clock.advance(1_000);
		}
		const all = await readAll(limit);
		expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([...before.map(({ id }) => id), ...opened]));
		expect(all).toHaveLength(before.length + 4);
		expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
		const times = all.map(({ opened_at }) => opened_at.getTime());
		expect(times).toEqual([...times].sort((left, right) => left - right));
	});

	test("leaves with its decision, and what came meanwhile is on a later page", async () => {
		const { next } = await read({ most: 1 });
		const second = (await read({ most: 2 })).deposits[1];
		if (next === null || second === undefined) throw new Error("nothing waits");
		const order = { merchant, reference: second.reference, operator: "a test", now: clock.now(), arrived: undefined };
		expect(await acceptDeposit(deps, order)).toMatchObject({ ok: true });
		const late = await counter.open(await counter.enrol(), "20");
		const { deposits: further } = await read({ cursor: next });
		expect(further.some(({ id }) => id === second.id)).toBe(false);
		expect(further.at(-1)?.id).toBe(late.depositId);
	});

	test("is counted with the time of the oldest", async () => {
		const all = await readAll(50);
		expect(await countQueue(db, merchant)).toEqual({ count: all.length, since: all[0]?.opened_at });
	});

	test("of another brand is another queue", async () => {
		expect(await read({ merchant: "elsewhere" })).toEqual({ deposits: [], next: null });
		expect(await countQueue(db, "elsewhere")).toEqual({ count: 0, since: undefined });
		expect((await methodNames(db, "elsewhere")).size).toBe(0);
	});
});

test("what came to its end is listed by state and days, from either end, page after page", async () => {
	const { deposits: credited } = await read({ state: "credited" });
	expect(credited.length).toBeGreaterThan(0);
	const opened = credited[0]?.opened_at ?? new Date(0);
	expect((await read({ state: "credited", to: opened })).deposits).toEqual([]);
	expect((await read({ state: "credited", from: opened })).deposits).toEqual(credited);
	const forwards = (await readAll(200)).map(({ id }) => id);
	const first = await read({ newestFirst: true, most: 3 });
	const second = await read({ newestFirst: true, most: 3, cursor: first.next ?? undefined });
	const seen = [...first.deposits, ...second.deposits].map(({ id }) => id);
	expect(seen).toEqual(forwards.toReversed().slice(0, 6));
	expect(await read({ state: "expired" })).toEqual({ deposits: [], next: null });
});

test("methods are known by their codes and by their names in each language", async () => {
	const [line] = (await read({ most: 1 })).deposits;
	const method = (await methodNames(db, merchant)).get(line?.method_id ?? "");
	expect(method?.code).toBe("mosaic-bank");
	const texts = await rows(`select language, name from cashier.method_text
		where method_id = ${line?.method_id} order by language`);
	expect(texts.length).toBeGreaterThan(1);
	expect(method?.names).toEqual(texts);
});

test("a method that nobody wrote of has its code alone", async () => {
	const [{ id = "" } = {}] = await rows<{
		id: string;
	}>(`insert into cashier.method (merchant, code, kind, enabled, sort_order)
		select merchant, 'wordless', kind, enabled, sort_order from cashier.method limit 1 returning id`);
	expect((await methodNames(db, merchant)).get(id)).toEqual({ code: "wordless", names: [] });
	await rows(`delete from cashier.method where id = ${id}`);
});

test("a page reads what it shows and no more, however much was decided before", async () => {
	const member = await counter.enrol();
	await rows(`insert into cashier.deposit (member_id, id, merchant, request_key, method_id, currency, amount, fee_fixed,
			fee_basis_points, reference, state, opened_at, expires_at, closed_at)
		select ${member}, gen_random_uuid(), '${merchant}', 'k' || n, (select min(id) from cashier.method), 'P', 100, 0, 0,
			'R' || n, 'expired', now(), now(), now() from generate_series(1, 20000) as n`);
	await rows("analyze cashier.deposit");
	for (const [state, order, walk] of [
		["pending", "asc", /deposit_(?:by_state|due)/],
		["expired", "asc", /Index Scan using deposit_by_state/],
		["expired", "desc", /Index Scan Backward using deposit_by_state/],
	] as const) {
		const plan = await rows<{ "QUERY PLAN": string }>(`explain select * from cashier.deposit as deposit
			where merchant = '${merchant}' and state = '${state}' order by opened_at ${order}, id ${order} limit 51`);
		const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
		expect(text).toMatch(walk);
	}
	expect(await counter.faults()).toEqual([]);
});
