// A framed transaction: all of it stands or nothing does, whichever of its statements fails, and its connection serves on.
import { describe, expect, test } from "vitest";
import { type Call, sql, type Tx } from "#platform/db";
import { testDatabase } from "#platform/db/testing";

const db = await testDatabase([], { connections: 2 });
await db.tx((tx) => sql`create table line (name text primary key, amount int not null check (amount > 0))`.execute(tx));

const call = (name: string, text: string, ...values: unknown[]): Call => ({ statement: { name, text }, values });
const locked = (name: string): Call =>
	call("lock", "select pg_advisory_xact_lock(hashtext($1))::text as got, $1 as name", name);
const kept = (name: string, amount: number): Call =>
	call("keep", "insert into line values ($1, $2::int)", name, amount);
const write = (tx: Tx, name: string) => sql`insert into line values (${name}, 1)`.execute(tx);
const names = async (): Promise<string[]> =>
	(await db.call<{ name: string }>({ name: "names", text: "select name from line order by name" }, [])).map(
		({ name }) => name,
	);

test("its work gets what the first statement found, and its last statement stands with the rest", async () => {
	const done = await db.framed<{ name: string }, string>({
		first: locked("one"),
		work: async (tx, rows) => {
			await write(tx, "between");
			expect(await names()).toEqual([]);
			return { value: `for ${rows[0]?.name}`, last: kept("last", 2) };
		},
	});
	expect(done).toBe("for one");
	expect(await names()).toEqual(["between", "last"]);
});

test("without a last statement what was written stands all the same", async () => {
	await db.framed({ first: locked("two"), work: async (tx) => ({ value: await write(tx, "alone") }) });
	expect(await names()).toContain("alone");
});

test("what its first statement locks is locked until it ends", async () => {
	const asked = call("try", "select pg_try_advisory_xact_lock(hashtext($1)) as got", "three");
	const held = () => db.call<{ got: boolean }>(asked.statement, asked.values);
	const seen = await db.framed({ first: locked("three"), work: async () => ({ value: await held() }) });
	expect([seen, await held()]).toEqual([[{ got: false }], [{ got: true }]]);
});

describe("nothing stands", () => {
	const refused = async (frame: Parameters<typeof db.framed>[0], reason: RegExp): Promise<void> => {
		const before = await names();
		await expect(db.framed(frame)).rejects.toThrow(reason);
		expect(await names()).toEqual(before);
		// On the same connections, one after the other: none was left within a transaction.
		for (let turn = 0; turn < 3; turn++) {
			await db.framed({ first: locked("after"), work: async () => ({ value: undefined }) });
		}
		expect(db.counts()).toMatchObject({ waiting: 0 });
	};

	test("where the first statement is refused: nothing is worked on", async () => {
		let worked = false;
		const work = async () => {
			worked = true;
			return { value: undefined };
		};
		await refused({ first: call("broken", "select 1 / $1::int as none", 0), work }, /division by zero/);
		expect(worked).toBe(false);
	});

	test("where the work throws", async () => {
		const work = async (tx: Tx): Promise<never> => {
			await write(tx, "thrown");
			throw new Error("changed my mind");
		};
		await refused({ first: locked("four"), work }, /changed my mind/);
	});

	test("where the last statement is refused: the commit behind it undoes the rest", async () => {
		const work = async (tx: Tx) => {
			await write(tx, "undone");
			return { value: "as if", last: kept("zero", 0) };
		};
		await refused({ first: locked("five"), work }, /violates check constraint/);
	});

	test("where its connection dies between", async () => {
		const work = async (tx: Tx) => {
			await write(tx, "dead");
			const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
			await db.read((other) => sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(other));
			return { value: undefined, last: kept("dead too", 1) };
		};
		await refused({ first: locked("six"), work }, /terminat|connection/i);
	});
});

test("two that lock each other's rows both succeed: the victim is run again", async () => {
	await db.tx(async (tx) => void (await Promise.all([write(tx, "left"), write(tx, "right")])));
	let runs = 0;
	let met = (): void => undefined;
	const bothHold = new Promise<void>((resolve) => {
		met = resolve;
	});
	const raise = (name: string): Call => call("raise", "update line set amount = amount + 1 where name = $1", name);
	const cross = (first: string, second: string) =>
		db.framed({
			first: call("hold", "select name from line where name = $1 for update", first),
			work: async () => {
				runs += 1;
				if (runs === 2) met();
				await bothHold;
				return { value: undefined, last: raise(second) };
			},
		});
	await Promise.all([cross("left", "right"), cross("right", "left")]);
	expect(runs).toBe(3);
	const raised = "select sum(amount)::int as sum from line where name in ('left', 'right')";
	expect(await db.call({ name: "raised", text: raised }, [])).toEqual([{ sum: 4 }]);
});
