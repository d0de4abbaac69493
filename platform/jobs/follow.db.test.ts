// What was written is read once and handed to whoever follows: each from its own position, whole or not at all, whoever fails alone.
import { beforeEach, describe, expect, test } from "vitest";
import { sql, type Tx } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { systemClock } from "#platform/kernel";
import {
	type Follower,
	forgetFollowed,
	knowFollowers,
	migrations,
	type Reader,
	readOn,
	serveFollower,
} from "./index.ts";

const db = await testDatabase([migrations], { connections: 20 });
await db.tx((tx) =>
	sql`create table wrote (number integer, transaction_id bigint not null default txid_current());
		create table line (reading bigint, number integer);
		create table followed (follower text, number integer)`.execute(tx),
);
const at = { db, clock: systemClock };

const numbersOf = async (text: string): Promise<readonly number[]> => {
	const rows = await db.call<{ number: number }>({ name: text.slice(0, 60), text }, []);
	return rows.map(({ number }) => number);
};
const lines = () => numbersOf("select number from line order by number");
const followedBy = (follower: string) =>
	numbersOf(`select number from followed where follower = '${follower}' order by number`);
const write = (...numbers: readonly number[]) =>
	db.tx((tx) => sql`insert into wrote select * from unnest(${numbers}::int[])`.execute(tx));

/** Keeps a line of each number. */
const reader: Reader = {
	name: "test.numbers",
	most: 1_000n,
	read: async (tx, { from, to }) => {
		const { numAffectedRows } = await sql`insert into line
			select ${to}::bigint, number from wrote where transaction_id >= ${from}::bigint and transaction_id < ${to}::bigint`.execute(
			tx,
		);
		return Number(numAffectedRows ?? 0);
	},
	next: async (tx, position) => {
		const { rows } = await sql<{ to: string | null }>`
			select min(reading) as "to" from line where reading > ${position}::bigint`.execute(tx);
		return rows[0]?.to == null ? undefined : BigInt(rows[0].to);
	},
	forget: (tx, upTo) => sql`delete from line where reading <= ${upTo}::bigint`.execute(tx),
};

const follower = (name: string, more: Partial<Follower> = {}): Follower => ({
	name,
	from: "beginning",
	follow: async (tx, { from, to }) => {
		await sql`insert into followed
			select ${name}, number from line where reading > ${from}::bigint and reading <= ${to}::bigint`.execute(tx);
	},
	...more,
});
const serve = async (one: Follower) => {
	await readOn(at, reader);
	return serveFollower(db, reader, one);
};

beforeEach(async () => {
	await db.tx((tx) =>
		sql`truncate wrote, line, followed; delete from platform.follower_position; delete from platform.reader`.execute(
			tx,
		),
	);
});

describe("a reader", () => {
	test("reads what is over, once, however many read", async () => {
		await knowFollowers(db, reader, [follower("test.one")]);
		await write(1, 2);
		const read = await Promise.all([readOn(at, reader), readOn(at, reader), readOn(at, reader)]);
		await readOn(at, reader);
		expect(read.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2);
		expect(await lines()).toEqual([1, 2]);
		expect(await readOn(at, reader)).toBe(0);
	});

	test("waits for the oldest transaction that still runs, and skips nothing for it", async () => {
		await knowFollowers(db, reader, [follower("test.one")]);
		await readOn(at, reader);
		await db.tx(async (tx) => {
			await sql`insert into wrote values (1)`.execute(tx);
			await write(2);
			await readOn(at, reader);
			expect(await lines()).toEqual([]);
		});
		await readOn(at, reader);
		expect(await lines()).toEqual([1, 2]);
	});

	test("that fails has read nothing", async () => {
		await knowFollowers(db, reader, [follower("test.one")]);
		await write(1);
		const failing: Reader = {
			...reader,
			read: async (tx, span) => {
				await reader.read(tx, span);
				throw new Error("killed");
			},
		};
		await expect(readOn(at, failing)).rejects.toThrow("killed");
		expect(await lines()).toEqual([]);
		await readOn(at, reader);
		expect(await lines()).toEqual([1]);
	});
});

describe("a follower", () => {
	test("is handed each line once, however many serve it", async () => {
		const one = follower("test.one");
		await knowFollowers(db, reader, [one]);
		await write(1);
		await serve(one);
		await write(2, 3);
		await Promise.all([serve(one), serve(one), serve(one)]);
		await serve(one);
		expect(await followedBy("test.one")).toEqual([1, 2, 3]);
	});

	test("that comes later begins now, or with what is kept, and no reading goes beyond where another stands", async () => {
		const [early, late] = [follower("test.early"), follower("test.late", { from: "now" })];
		await knowFollowers(db, reader, [early]);
		await write(1);
		await knowFollowers(db, reader, [late]);
		await write(2);
		await serve(early);
		await serve(late);
		expect(await followedBy("test.early")).toEqual([1, 2]);
		expect(await followedBy("test.late")).toEqual([2]);
	});

	test("that fails waits alone with nothing done, is tried again, and then ever later", async () => {
		let failing = true;
		const good = follower("test.good");
		const bad = follower("test.bad", {
			follow: async (tx: Tx, span) => {
				await follower("test.bad").follow(tx, span);
				if (failing) throw new Error("not yet");
			},
		});
		await knowFollowers(db, reader, [good, bad]);
		await write(1);
		await expect(serve(bad)).rejects.toThrow("not yet");
		expect(await serve(good)).toBe(1);
		expect(await followedBy("test.bad")).toEqual([]);
		expect(await followedBy("test.good")).toEqual([1]);
		await expect(serve(bad)).rejects.toThrow("not yet");
		failing = false;
		expect(await serve(bad)).toBe(0);
		await db.tx((tx) =>
			sql`update platform.follower_position set retry_at = now() where retry_at is not null`.execute(tx),
		);
		expect(await serve(bad)).toBe(1);
		expect(await followedBy("test.bad")).toEqual([1]);
	});

	test("that needs another's sums never goes beyond that one", async () => {
		const [first, then] = [follower("test.first"), follower("test.then", { behind: "test.first" })];
		await knowFollowers(db, reader, [first, then]);
		await write(1);
		await serve(first);
		await write(2);
		expect(await serve(then)).toBe(1);
		expect(await followedBy("test.then")).toEqual([1]);
		await serve(first);
		await serve(then);
		expect(await followedBy("test.then")).toEqual([1, 2]);
	});

	test("writes nothing where nothing is new", async () => {
		const one = follower("test.one");
		await knowFollowers(db, reader, [one]);
		await write(1);
		await serve(one);
		const moved = () =>
			db.call<{ moved_at: Date }>({ name: "moved", text: "select moved_at from platform.follower_position" }, []);
		const before = await moved();
		expect(await serve(one)).toBe(0);
		expect(await moved()).toEqual(before);
	});

	test("whose position is set to 0 counts anew, to where is read", async () => {
		const anew = follower("test.anew", {
			anew: async (tx, to) => {
				await sql`delete from followed where follower = 'test.anew'`.execute(tx);
				await sql`insert into followed select 'test.anew', number from wrote where transaction_id < ${to}::bigint`.execute(
					tx,
				);
			},
		});
		await knowFollowers(db, reader, [anew]);
		await write(1);
		await serve(anew);
		await write(2);
		await serve(anew);
		await db.tx((tx) =>
			sql`update followed set number = 7; update platform.follower_position set position = 0`.execute(tx),
		);
		await serve(anew);
		expect(await followedBy("test.anew")).toEqual([1, 2]);
	});

	test("keeps lines that it has not followed; what all have followed is dropped", async () => {
		const [one, other] = [follower("test.one"), follower("test.other")];
		await knowFollowers(db, reader, [one, other]);
		await write(1);
		await serve(one);
		await forgetFollowed(db, reader);
		expect(await lines()).toEqual([1]);
		await serve(other);
		await write(2);
		await readOn(at, reader);
		await forgetFollowed(db, reader);
		expect(await lines()).toEqual([2]);
	});
});
