// The audit finds what the constraints could not stop: each check is shown a broken ledger, then the sound one again.
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { memberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import type { PostCommand } from "../core/command.ts";
import { commandKey } from "./command-key.ts";
import { rollUpHouse } from "./house.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";

const db = await testDatabase([migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const key = (name: string) => commandKey("test", name);
const wallet = { memberId: memberId("1"), currency: "P", purse: "cash" } as const;
const play = { ...wallet, counter: "games:house" } as const;
const history: readonly PostCommand[] = [
	{ ...wallet, kind: "grant", delta: 100n, counter: "house:grants", key: key("grant") },
	{ ...play, kind: "bet", delta: -40n, key: key("bet") },
	{ ...play, kind: "win", delta: 10n, key: key("win") },
	{ ...play, kind: "rollback", delta: 0n, key: key("back"), reference: key("bet") },
	{ ...play, kind: "rollback", delta: 0n, key: key("early"), reference: key("never") },
];
await db.tx((tx) => api.open(tx, wallet));
for (const command of history.slice(0, 3)) await api.post(command);
await rollUpHouse(db);
for (const command of history.slice(3)) await api.post(command);
await db.tx(async (tx) => {
	await api.placeHold(tx, {
		...wallet,
		key: key("hold"),
		amount: 5n,
		purpose: "test",
		expiresAt: new Date("2100-01-01"),
	});
	await sql`select wallet.adjust(1, 'P', 'cash', -1, 'house:corrections', ${key("adjust")}::uuid, 'a test', 'tester')`.execute(
		tx,
	);
});

/** Breaks the books with every guard off, reads the audit, and takes it back. */
async function foundAfter(sabotage: string): Promise<string[]> {
	let found: string[] = [];
	const attempt = db.tx(async (tx) => {
		await sql
			.raw(`
			alter table wallet.posting disable trigger append_only; alter table wallet.reversal disable trigger append_only;
			alter table wallet.significant_event disable trigger append_only; alter table wallet.hold disable trigger closes_once;
			grant all on all tables in schema wallet to current_user; ${sabotage}`)
			.execute(tx);
		const { rows } = await sql<{
			check: string;
		}>`select "check" from wallet.audit where violations > 0 order by "check"`.execute(tx);
		found = rows.map(({ check }) => check);
		throw new Error("taken back");
	});
	await expect(attempt).rejects.toThrow("taken back");
	return found;
}

const of = (name: string) => `key = '${key(name)}'`;
const copyOf = (name: string, change: string) => `
	insert into wallet.posting select (jsonb_populate_record(p, '${change}'::jsonb)).* from wallet.posting p where ${of(name)}`;
const lastMonth = new Date(Date.now() - 31 * 86_400_000).toISOString();

describe("the audit", () => {
	it.each([
		["nothing at all", "select 1", []],
		["a balance that was changed by hand", "update wallet.wallet set balance = balance + 1", ["sum", "wallet"]],
		["a version that was changed by hand", "update wallet.wallet set version = version + 1", ["wallet"]],
		[
			"a posting that was changed",
			`update wallet.posting set delta = -41 where ${of("bet")}`,
			["chain", "house", "purse", "reversal"],
		],
		["a posting that was taken away", `delete from wallet.posting where ${of("win")}`, ["chain", "house", "purse"]],
		[
			"a posting out of its time",
			`update wallet.posting set posted_at = posted_at - interval '1 hour' where ${of("win")}`,
			["chain"],
		],
		["a posting of nobody", copyOf("grant", `{"member_id": 77, "version": 1}`), ["flow", "house", "orphan", "purse"]],
		[
			"a key that was posted in two months",
			copyOf("win", `{"version": 7, "posted_at": "${lastMonth}"}`),
			["chain", "duplicate", "house", "purse", "wallet"],
		],
		["an amount held by nothing", "update wallet.wallet set held = held + 1", ["hold"]],
		["a hold that was forgotten", "update wallet.hold set state = 'released', closed_at = now()", ["hold"]],
		[
			"a house account that was changed",
			"update wallet.house_day set amount = amount + 1 where account = 'games:house'",
			["house", "sum"],
		],
		[
			"a house sum that missed postings",
			"update wallet.house_mark set transaction_id = transaction_id + 1000000",
			["flow", "house", "purse", "sum"],
		],
		["a flow that was changed", "update wallet.member_flow set amount = amount + 1", ["flow"]],
		["a sum of purses that was changed", "update wallet.purse_day set amount = amount + 1", ["purse"]],
		["an event of an adjustment that was changed", "update wallet.significant_event set delta = -2", ["adjustment"]],
		[
			"a mark of an overdraft that is none",
			`update wallet.wallet set overdrawn_by = '${key("adjust")}'`,
			["adjustment"],
		],
		["a reversal whose rollback is gone", "update wallet.reversal set by_key = key", ["reversal"]],
		[
			"a rollback that gave back too much",
			`update wallet.posting set delta = delta + 1 where ${of("back")}`,
			["chain", "reversal", "sum"],
		],
		[
			"a tombstone whose command came after all",
			`update wallet.posting set key = '${key("never")}' where ${of("win")}`,
			["reversal"],
		],
	] as const)("finds %s", async (_what, sabotage, checks) => {
		expect(await foundAfter(sabotage)).toEqual([...checks]);
	});

	it("names every check and finds nothing in sound books", async () => {
		const findings = await api.audit();
		expect(findings.map(({ check }) => check)).toEqual([
			"adjustment",
			"chain",
			"duplicate",
			"flow",
			"hold",
			"house",
			"orphan",
			"purse",
			"reversal",
			"sum",
			"wallet",
		]);
		expect(findings.every(({ violations }) => violations === 0n)).toBe(true);
	});
});
