import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { isUnreachable } from "./errors.ts";

const db = await testDatabase([]);
await db.tx((tx) => sql`create table walk (step text primary key, at bigint generated always as identity)`.execute(tx));

const sleepAndWalk = {
	name: "sleep-and-walk",
	text: "insert into walk (step) select $1 from pg_sleep($2::float8) returning step, pg_backend_pid() as backend",
};
type Step = { step: string; backend: number };
const stepsWalked = async (): Promise<string[]> => {
	const { rows } = await db.read((tx) => sql<{ step: string }>`select step from walk order by at`.execute(tx));
	return rows.map(({ step }) => step);
};

describe("a line", () => {
	test("sends without waiting, on one connection, and is done in order", async () => {
		const line = db.line();
		const answers: string[] = [];
		const walk = async (step: string, seconds: number) => {
			const [row] = await line.call<Step>(sleepAndWalk, [step, seconds]);
			answers.push(row?.step ?? "");
			return row?.backend;
		};
		const backends = await Promise.all([walk("slow", 0.2), walk("quick", 0), walk("last", 0.1)]);
		expect(new Set(backends).size).toBe(1);
		expect(answers).toEqual(["slow", "quick", "last"]);
		expect(await stepsWalked()).toEqual(["slow", "quick", "last"]);
		await line.close();
	});

	test("each statement is a transaction of its own: one that fails takes no neighbour with it", async () => {
		const line = db.line();
		const settled = await Promise.allSettled(
			["before", "before", "after"].map((step) => line.call<Step>(sleepAndWalk, [step, 0])),
		);
		expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
		expect((await stepsWalked()).slice(-2)).toEqual(["before", "after"]);
		await line.close();
	});

	test("a connection that dies fails what was in flight as unreachable, and the next statement opens another", async () => {
		const line = db.line();
		const [first] = await line.call<Step>(sleepAndWalk, ["alive", 0]);
		const inFlight = Promise.allSettled([
			line.call<Step>(sleepAndWalk, ["lost", 5]),
			line.call<Step>(sleepAndWalk, ["lost too", 0]),
		]);
		await expect
			.poll(
				() =>
					db
						.tx((tx) =>
							sql<{ ended: boolean }>`
				select pg_terminate_backend(pid) as ended from pg_stat_activity
				where pid = ${first?.backend} and state = 'active'`.execute(tx),
						)
						.then(({ rows }) => rows.length),
				{
					timeout: 5_000,
				},
			)
			.toBe(1);
		const errors = (await inFlight).map((one) => (one.status === "rejected" ? isUnreachable(one.reason) : one.status));
		expect(errors).toEqual([true, true]);
		const [again] = await line.call<Step>(sleepAndWalk, ["alive again", 0]);
		expect(again?.backend).not.toBe(first?.backend);
		expect((await stepsWalked()).slice(-2)).toEqual(["alive", "alive again"]);
		await line.close();
	});

	test("closes without ever having been used, and twice", async () => {
		const line = db.line();
		await line.close();
		await line.close();
	});
});
