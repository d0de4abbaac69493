// Releases on a real database: what the gate lets pass is kept, unchangeable, and played from then on.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { contextOf } from "#platform/http/testing";
import { type PayTable, payTables } from "../core/index.ts";
import { sealTable } from "./digest.ts";
import { knownFigures } from "./figures.gen.ts";
import { migrations } from "./migrations.ts";
import { loadPayTables } from "./pay-tables.ts";
import { readPayTableRoute } from "./read-pay-table.ts";
import { releasePayTable } from "./release-pay-table.ts";

const db = await testDatabase([migrations]);

/** A reel of ten: two plums return 94.5 % of 64 credits. Seconds are not needed to count a thousand stops. */
const small = (changes: Partial<PayTable> = {}): PayTable => {
	const strip = [0, 0, 1, 1, 1, 1, 1, 1, 1, 1];
	return {
		game: "small",
		version: 1,
		liveFrom: "2026-01-01",
		grid: { reels: 3, rows: 1 },
		symbols: [
			{ code: "plum", role: "plain", pays: [{ count: 3, credits: 1800 }], multiplier: 1 },
			{ code: "pear", role: "plain", pays: [{ count: 3, credits: 90 }], multiplier: 1 },
		],
		award: { kind: "lines", lines: [[0, 0, 0]] },
		modes: [
			{
				code: "standard",
				cost: 64,
				reels: { strips: [strip, strip, strip], expandWilds: false, cascades: false, ladder: [1] },
			},
		],
		topAward: 1800,
		coins: [1, 2, 5],
		...changes,
	};
};

const release = (table: PayTable) => db.tx((tx) => releasePayTable(tx, table));

describe("a release", () => {
	test("keeps the table, its digest and the gate's figures", async () => {
		expect(await release(small())).toEqual({ ok: true, value: { released: true } });
		const loaded = (await loadPayTables(db)).version("small", 1);
		expect(loaded?.table).toEqual(small());
		expect(loaded?.digest).toBe(sealTable(small()).digest);
		expect(loaded?.report.modes[0]).toMatchObject({ exactReturn: "189/200", rtp: "94.50", hitRate: "52.00" });
		expect(loaded?.view).toMatchObject({ id: "small@1", rtp: "94.50", volatility: "low", cost: 64 });
	});

	test("of the same table again changes nothing", async () => {
		expect(await release(small())).toEqual({ ok: true, value: { released: false } });
	});

	test("of the same table with figures that are known better corrects them, and the table stays as it is", async () => {
		const { digest } = sealTable(small());
		const before = (await loadPayTables(db)).version("small", 1)?.report;
		if (before === undefined) throw new Error("not released");
		const report = { ...before, modes: before.modes.map((mode) => ({ ...mode, hitRate: "52.01" })) };
		const again = await db.tx((tx) => releasePayTable(tx, small(), [{ digest, report }]));
		expect(again).toEqual({ ok: true, value: { released: false } });
		expect((await loadPayTables(db)).version("small", 1)?.report.modes[0]?.hitRate).toBe("52.01");
		await db.tx((tx) => releasePayTable(tx, small(), [{ digest, report: before }]));
		expect((await loadPayTables(db)).version("small", 1)?.report).toEqual(before);
	});

	test("of another table under a released id is refused", async () => {
		expect(await release(small({ coins: [1, 2, 10] }))).toEqual({
			ok: false,
			error: { code: "PAY_TABLE_CHANGED", payTable: "small@1" },
		});
	});

	test("of a table out of bounds is refused with the gate's reasons, and nothing is kept", async () => {
		const [mode] = small().modes;
		if (mode === undefined) throw new Error("no mode");
		const generous = small({ version: 2, modes: [{ ...mode, cost: 34 }] });
		expect(await release(generous)).toMatchObject({
			ok: false,
			error: { code: "PAY_TABLE_REFUSED", payTable: "small@2", reasons: [{ code: "return-too-high" }] },
		});
		expect((await loadPayTables(db)).version("small", 2)).toBeUndefined();
	});

	test("takes figures known before only for exactly that table", async () => {
		const strange = { payTable: "small@3", modes: [] };
		const known = [{ digest: sealTable(small({ version: 9 })).digest, report: strange }];
		await db.tx((tx) => releasePayTable(tx, small({ version: 3 }), known));
		expect((await loadPayTables(db)).version("small", 3)?.report.payTable).toBe("small@3");
		expect((await loadPayTables(db)).version("small", 3)?.report.modes).toHaveLength(1);
	});
});

describe("what is in force", () => {
	test("is the highest version whose day has come", async () => {
		await release(small({ game: "dated", version: 1 }));
		await release(small({ game: "dated", version: 2, liveFrom: "2027-06-01" }));
		const tables = await loadPayTables(db);
		expect(tables.live("dated", new Date("2027-05-31T23:59:59Z"))?.id).toBe("dated@1");
		expect(tables.live("dated", new Date("2027-06-01T00:00:00Z"))?.id).toBe("dated@2");
		expect(tables.live("dated", new Date("2025-12-31T00:00:00Z"))).toBeUndefined();
		expect(tables.live("nothing", new Date("2027-01-01T00:00:00Z"))).toBeUndefined();
	});

	test("old versions can still be shown, without any login (G07)", async () => {
		const bojagi = payTables.find(({ game }) => game === "bojagi");
		if (bojagi === undefined) throw new Error("no bojagi");
		await db.tx((tx) => releasePayTable(tx, bojagi, knownFigures));
		const route = readPayTableRoute(await loadPayTables(db));
		const ask = (input: object) => route.handle(input, contextOf(new Date("2027-01-01T00:00:00Z"), {}));
		expect(await ask({ gameCode: "bojagi", version: 1 })).toMatchObject({
			ok: true,
			value: { id: "bojagi@1", rtp: "96.14", volatility: "low" },
		});
		expect(await ask({ gameCode: "dated" })).toMatchObject({ ok: true, value: { id: "dated@1" } });
		expect(await ask({ gameCode: "dated", version: 2 })).toMatchObject({ ok: true, value: { id: "dated@2" } });
		expect(await ask({ gameCode: "bojagi", version: 2 })).toEqual({ ok: false, error: { code: "SLOT_UNKNOWN" } });
		expect(await ask({ gameCode: "nothing" })).toEqual({ ok: false, error: { code: "SLOT_UNKNOWN" } });
	});
});

describe("the database itself", () => {
	const attempt = (statement: ReturnType<typeof sql>) => db.tx((tx) => statement.execute(tx));

	test.each([
		["update", sql`update slots.pay_table set live_from = now() where game = 'small'`],
		["delete", sql`delete from slots.pay_table where game = 'small'`],
		["truncate", sql`truncate slots.pay_table`],
	])("refuses to %s a released table", async (_, statement) => {
		await expect(attempt(statement)).rejects.toThrow("a released pay table is never changed");
	});

	test("refuses a body that is not what the digest says", async () => {
		const forged = sql`insert into slots.pay_table (game, version, live_from, body, digest, figures)
			values ('forged', 1, now(), '{}', ${sealTable(small()).digest}, '{}')`;
		await expect(attempt(forged)).rejects.toThrow("body_is_what_was_released");
	});

	test("refuses a game or a version that is none", async () => {
		const { body, digest } = sealTable(small());
		const named = (game: string, version: number) =>
			sql`insert into slots.pay_table (game, version, live_from, body, digest, figures)
				values (${game}, ${version}, now(), ${body}, ${digest}, '{}')`;
		await expect(attempt(named("No Game", 1))).rejects.toThrow("pay_table_game_check");
		await expect(attempt(named("nothing", 0))).rejects.toThrow("pay_table_version_check");
	});
});
