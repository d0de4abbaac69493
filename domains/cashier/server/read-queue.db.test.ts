// The queue as whoever works it reads it: the oldest first, page after page, one brand's alone, along its index.
import { describe, expect, test } from "vitest";
import { acceptDeposit, countQueue, methodCodes, readQueue } from "./api.ts";
import type { ShownRow } from "./deposit-store.ts";
import { merchant, openCounter } from "./testing/open-counter.ts";

const counter = await openCounter();
const { db, clock, deps, rows } = counter;

const after = ({ opened_at: openedAt, id }: ShownRow) => ({ openedAt, id });

async function readAll(limit: number): Promise<readonly ShownRow[]> {
	const all: ShownRow[] = [];
	for (;;) {
		const last = all.at(-1);
		const page = await readQueue(db, { merchant, limit, after: last === undefined ? undefined : after(last) });
		all.push(...page);
		if (page.length < limit) return all;
	}
}

describe("what waits", () => {
	test("is nothing at first", async () => {
		expect(await readQueue(db, { merchant, limit: 10 })).toEqual([]);
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
		const [first, second] = await readQueue(db, { merchant, limit: 2 });
		if (first === undefined || second === undefined) throw new Error("nothing waits");
		const order = { merchant, reference: second.reference, operator: "a test", now: clock.now(), arrived: undefined };
		expect(await acceptDeposit(deps, order)).toMatchObject({ ok: true });
		const late = await counter.open(await counter.enrol(), "20");
		const further = await readQueue(db, { merchant, limit: 200, after: after(first) });
		expect(further.some(({ id }) => id === second.id)).toBe(false);
		expect(further.at(-1)?.id).toBe(late.depositId);
	});

	test("is counted with the time of the oldest", async () => {
		const all = await readAll(50);
		expect(await countQueue(db, merchant)).toEqual({ count: all.length, since: all[0]?.opened_at });
	});

	test("of another brand is another queue", async () => {
		expect(await readQueue(db, { merchant: "elsewhere", limit: 10 })).toEqual([]);
		expect(await countQueue(db, "elsewhere")).toEqual({ count: 0, since: undefined });
		expect((await methodCodes(db, "elsewhere")).size).toBe(0);
	});
});

test("methods are known by their codes", async () => {
	const [line] = await readQueue(db, { merchant, limit: 1 });
	expect((await methodCodes(db, merchant)).get(line?.method_id ?? "")).toBe("mosaic-bank");
});

test("a page reads what it shows and no more, however much was decided before", async () => {
	const member = await counter.enrol();
	await rows(`insert into cashier.deposit (member_id, id, merchant, request_key, method_id, currency, amount, fee_fixed,
			fee_basis_points, reference, state, opened_at, expires_at, closed_at)
		select ${member}, gen_random_uuid(), '${merchant}', 'k' || n, (select min(id) from cashier.method), 'P', 100, 0, 0,
			'R' || n, 'expired', now(), now(), now() from generate_series(1, 20000) as n`);
	await rows("analyze cashier.deposit");
	const plan = await rows<{ "QUERY PLAN": string }>(`explain select * from cashier.deposit as deposit
		where merchant = '${merchant}' and state = 'pending' order by opened_at, id limit 51`);
	const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
	expect(text).toMatch(/Index Scan using deposit_(?:pending|due)/);
	expect(await counter.faults()).toEqual([]);
});
