// What the clock does for the ledger.
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import type { Log } from "#platform/http";
import { memberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { commandKey } from "./command-key.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";

const db = await testDatabase([migrations]);
const { api, jobs, cron } = createWalletModule({ db, live: silentLive });
const wallet = { memberId: memberId("1"), currency: "P", purse: "cash" } as const;
await db.tx((tx) => api.open(tx, wallet));
await api.post({ ...wallet, kind: "grant", delta: 100n, counter: "house:grants", key: commandKey("test", "grant") });

async function run(name: string, now = new Date()): Promise<string[]> {
	const said: string[] = [];
	const say = (level: string) => (fields: Readonly<Record<string, unknown>>, message: string) =>
		said.push(`${level}: ${message} ${JSON.stringify(fields)}`);
	const log: Log = { debug: say("debug"), info: say("info"), warn: say("warn"), error: say("error") };
	const job = jobs.find((each) => each.name === name);
	await job?.run({}, { jobId: "1", attempt: 1, now, log, signal: undefined });
	return said;
}

describe("the wallet's jobs", () => {
	it("are all started by the clock, under names of their own", () => {
		expect(jobs.map(({ name }) => name).sort()).toEqual([
			"wallet.audit",
			"wallet.keep-partitions",
			"wallet.release-expired-holds",
			"wallet.roll-up-house",
		]);
		expect(cron.map(({ job }) => job)).toEqual(jobs);
		expect(cron.every(({ schedule }) => /^(\S+ ){4}\S+$/.test(schedule))).toBe(true);
	});

	it("keep-partitions makes the months ahead", async () => {
		await run("wallet.keep-partitions", new Date("2051-01-31T00:00:00Z"));
		const { rows } = await db.read((tx) => sql`select to_regclass('wallet.posting_2051_05')::text as name`.execute(tx));
		expect(rows).toEqual([{ name: "wallet.posting_2051_05" }]);
	});

	it("roll-up-house adds to the daily sums", async () => {
		await run("wallet.roll-up-house");
		const { rows } = await db.read((tx) => sql`select account, amount from wallet.house_day`.execute(tx));
		expect(rows).toEqual([{ account: "house:grants", amount: "-100" }]);
	});

	it("release-expired-holds frees what is overdue", async () => {
		const key = commandKey("test", "hold");
		await db.tx((tx) =>
			api.placeHold(tx, { ...wallet, key, amount: 60n, purpose: "test", expiresAt: new Date(Date.now() + 60_000) }),
		);
		await run("wallet.release-expired-holds");
		expect((await api.balance(wallet.memberId, "P")).available).toBe(40n);
		await run("wallet.release-expired-holds", new Date(Date.now() + 120_000));
		expect((await api.balance(wallet.memberId, "P")).available).toBe(100n);
	});

	it("audit says that the books are sound, and shouts when they are not", async () => {
		expect(await run("wallet.audit")).toEqual([expect.stringContaining("info: the ledger's audit is clean")]);
		await db.tx((tx) => sql`update wallet.wallet set balance = balance + 1`.execute(tx));
		expect(await run("wallet.audit")).toEqual([
			expect.stringMatching(/^error: the ledger's audit found violations .*"wallet":"1"/),
		]);
	});
});
