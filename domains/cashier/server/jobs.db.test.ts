// What the clock does: ends what is due, in batches, leaves what somebody is deciding, and forgets what no longer counts.
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { type MemberId, unwrap } from "#platform/kernel";
import { listDeposits } from "../contract/index.ts";
import { expireBatch } from "./jobs.ts";
import { openCounter } from "./testing/open-counter.ts";

const counter = await openCounter();
const { call, cashier, clock, db, enrol, faults, open, rows, tryOpen } = counter;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const later = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);

let member: MemberId;
beforeEach(async () => {
	member = await enrol();
});

async function run(name: string, now: Date): Promise<void> {
	const job = cashier.jobs.find((one) => one.name === name);
	if (job === undefined) throw new Error(`no job ${name}`);
	await job.run({}, { jobId: "1", attempt: 1, now, log, signal: undefined });
}
const states = async () =>
	unwrap(await call(member, listDeposits, {})).deposits.map(({ method, state }) => `${method} ${state}`);

test("every job of the cashier is the clock's", () => {
	expect(cashier.cron.map(({ job }) => job.name)).toEqual(cashier.jobs.map(({ name }) => name));
});

describe("the end of a deposit's time", () => {
	test("comes when the method says, and not a moment before", async () => {
		await open(member, "100", "lantern-express");
		await open(member, "100", "mosaic-bank");
		await run("cashier.expire-deposits", later(3.99));
		expect(await states()).toEqual(["mosaic-bank pending", "lantern-express pending"]);
		await run("cashier.expire-deposits", later(4));
		expect(await states()).toEqual(["mosaic-bank pending", "lantern-express expired"]);
		await run("cashier.expire-deposits", later(24));
		expect(await states()).toEqual(["mosaic-bank expired", "lantern-express expired"]);
		expect(await rows(`select distinct closed_by from cashier.deposit where member_id = ${member}`)).toEqual([
			{ closed_by: "clock" },
		]);
	});
	test("is no failure of the member", async () => {
		for (let round = 0; round < 6; round++) {
			await open(member, "20");
			await run("cashier.expire-deposits", later(25));
		}
		expect(await tryOpen(member, "20")).toBe("taken");
	});
	test("comes for more than one batch in one run", async () => {
		await rows(`insert into cashier.deposit (member_id, id, merchant, request_key, method_id, currency, amount, fee_fixed,
				fee_basis_points, reference, opened_at, expires_at)
			select ${member}, gen_random_uuid(), 'tessera', 'many-' || n, method.id, 'P', 1000, 0, 0, 'many-' || n,
				now() - interval '2 days', now() - interval '1 day'
			from cashier.method, generate_series(1, 230) as n where code = 'mosaic-bank'`);
		await run("cashier.expire-deposits", clock.now());
		const left = `select 1 from cashier.deposit where member_id = ${member} and state = 'pending'`;
		expect(await rows(left)).toEqual([]);
	});
	test("waits for nobody: what is being decided is left to whoever decides it", async () => {
		await expireBatch(db, later(25));
		const { depositId } = await open(member, "20");
		await db.tx(async (tx) => {
			await sql`select 1 from cashier.deposit where id = ${depositId}::uuid for update`.execute(tx);
			expect(await expireBatch(db, later(25))).toBe(0);
		});
		expect(await expireBatch(db, later(25))).toBe(1);
	});
});

test("attempts that no longer count are forgotten, those that do are not", async () => {
	await tryOpen(member, "1");
	const kept = () => rows(`select 1 from cashier.failure where member_id = ${member}`);
	await run("cashier.forget-failures", new Date(clock.now().getTime() + 9 * 60_000));
	expect(await kept()).toHaveLength(1);
	await run("cashier.forget-failures", new Date(clock.now().getTime() + 11 * 60_000));
	expect(await kept()).toEqual([]);
	expect(await faults()).toEqual([]);
});
