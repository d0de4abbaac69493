// The trail: acts of every domain in one list, page after page, and rows that nobody changes.
import { describe, expect, test } from "vitest";
import type { InputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { trailOf } from "#platform/desk";
import { type Act, addStaff, listActs } from "../../contract/index.ts";
import { openOffice } from "../testing/open-office.ts";
import { employ } from "../testing/staff-hands.ts";
import { actsStatement, officeTrailRows } from "./act-store.ts";

const office = await openOffice();
const { call, rows, owner } = office;

async function readAll(input: InputOf<typeof listActs> = {}): Promise<readonly Act[]> {
	const acts: Act[] = [];
	let cursor: string | undefined;
	do {
		const page = await call(listActs, { ...input, ...(cursor === undefined ? {} : { cursor }) }, { token: owner });
		if (!page.ok) throw new Error(page.error.code);
		acts.push(...page.value.acts);
		cursor = page.value.next ?? undefined;
	} while (cursor !== undefined);
	return acts;
}

const act = (table: string, at: string, name: string) =>
	rows(`insert into ${table} (merchant, act, operator, at, before, after)
		values ('tessera', '${name}', 'hand', '${at}', '{}', '{"is": "so"}')`);

test("acts at the machine and in the console stand in one list, the newest first", async () => {
	await act("cashier.operator_act", "2026-01-03T00:00:00Z", "deposit accepted");
	await act("protection.operator_act", "2026-01-02T00:00:00Z", "market");
	await act("brand.operator_act", "2026-01-04T00:00:00Z", "flag on");
	await rows(`insert into members.operator_acts (merchant, act, operator, at, detail)
		values ('tessera', 'entry rules set', 'hand', '2026-01-01T00:00:00Z', 'none')`);
	const byHand = await readAll({ operator: "hand" });
	expect(byHand.map(({ source, act: name }) => `${source}: ${name}`)).toEqual([
		...["brand: flag on", "cashier: deposit accepted", "protection: market", "members: entry rules set"],
	]);
	expect(byHand[0]).toMatchObject({ before: "{}", after: '{"is":"so"}', address: "", requestId: "" });
	expect((await readAll({ operator: "hand", until: "2026-01-03T00:00:00.000Z" })).map(({ source }) => source)).toEqual([
		...["protection", "members"],
	]);
	const days = { operator: "hand", from: "2026-01-02T00:00:00.000Z", until: "2026-01-04T00:00:00.000Z" };
	expect((await readAll(days)).map(({ source }) => source)).toEqual(["cashier", "protection"]);
	expect((await readAll({ source: "members" })).map(({ after }) => after)).toEqual(['{"detail":"none"}']);
});

test("an act of the console says from where and by which call it came", async () => {
	await call(addStaff, { username: "traced", name: "T", roles: [] }, { token: owner, address: "198.51.100.77" });
	const [newest] = await readAll({ source: "backoffice" });
	expect(newest).toMatchObject({ act: "staff added", operator: "owner", address: "198.51.100.77" });
	expect(newest?.requestId).toMatch(/^\S{8,}$/);
});

test("a hundred and twenty of one moment come page after page, none lost and none twice", async () => {
	await rows(`insert into cashier.operator_act (merchant, act, operator, at, before, after)
		select 'tessera', 'act ' || n, 'many', '2026-02-01T00:00:00.123456Z', '{}', '{}' from generate_series(1, 70) as n`);
	await rows(`insert into protection.operator_act (merchant, act, operator, at, before, after)
		select 'tessera', 'other ' || n, 'many', '2026-02-01T00:00:00.123456Z', '{}', '{}' from generate_series(1, 50) as n`);
	const acts = await readAll({ operator: "many" });
	expect(acts).toHaveLength(120);
	expect(new Set(acts.map(({ act: name }) => name)).size).toBe(120);
});

test("of another brand nothing is shown", async () => {
	await rows(`insert into cashier.operator_act (merchant, act, operator, at, before, after)
		values ('elsewhere', 'secret', 'stranger', now(), '{}', '{}')`);
	expect(await readAll({ operator: "stranger" })).toEqual([]);
});

test.each(["x", "1_2_3", "1_cashier_", "1_CASHIER_1", "9".repeat(30)])(
	"the cursor %j is of no list",
	async (cursor) => {
		const page = await call(listActs, { cursor }, { token: owner });
		expect(page.ok ? page.value.acts : page.error.code).toBe("INVALID_CURSOR");
	},
);

test("a page walks along indexes: with a hundred thousand acts nothing is sorted whole", async () => {
	await rows(`insert into cashier.operator_act (merchant, act, operator, at, before, after)
		select 'tessera', 'act', 'bulk', '2025-01-01T00:00:00Z'::timestamptz + n * interval '1 minute', '{}', '{}'
		from generate_series(1, 100000) as n`);
	await rows("analyze cashier.operator_act");
	const micros = `${Date.parse("2025-02-01T00:00:00Z")}000`;
	const before = { micros, source: "cashier", id: "500000" };
	const page = actsStatement([...officeTrailRows, trailOf("cashier"), trailOf("games")], {
		merchant: "tessera",
		before,
		limit: 51,
	});
	const { rows: plan } = await office.db.tx((tx) =>
		sql<{ "QUERY PLAN": string }>`explain (analyze, timing off) ${page}`.execute(tx),
	);
	const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
	expect(text).toContain("operator_act_newest");
	expect(text).not.toMatch(/Seq Scan on (?:cashier\.)?operator_act/);
	const read = [...text.matchAll(/operator_act_newest.*rows=([0-9.]+) loops/g)].map(([, count]) => Number(count));
	expect(Math.max(...read)).toBeLessThan(200);
});

describe("what is written down stays", () => {
	test.each(["backoffice", "cashier", "protection", "brand"])("of %s", async (domain) => {
		await employ(office);
		const table = `${domain}.operator_act`;
		await act(table, "2026-03-01T00:00:00Z", "logged in");
		for (const change of [`update ${table} set operator = 'x'`, `delete from ${table}`, `truncate ${table}`])
			await expect(rows(change)).rejects.toThrow(/refused|only ever added|permission denied/);
	});

	test("of members", async () => {
		for (const change of ["update members.operator_acts set operator = 'x'", "delete from members.operator_acts"])
			await expect(rows(change)).rejects.toThrow("only grows");
	});

	test("and of staff nobody is deleted", async () => {
		await expect(rows("delete from backoffice.staff")).rejects.toThrow("refused");
		await expect(rows("truncate backoffice.staff cascade")).rejects.toThrow("refused");
	});
});
