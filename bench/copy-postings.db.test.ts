// The past that the bench loads is a ledger like any other: whole chains, no key twice, everything adds up.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#platform/db/testing";
import { memberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { asCommandKey } from "#wallet/api";
import { createWalletModule, migrations } from "#wallet/module";
import { fillLedger, type Past, pastKey, pastPosting, pastTime } from "./copy-postings.ts";

const db = await testDatabase([migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const past: Past = {
	members: 20,
	postingsEach: 40,
	from: new Date("2026-01-01T00:00:00Z"),
	to: new Date("2026-04-01T00:00:00Z"),
};
const client = new pg.Client({ connectionString: db.url });

const rulesAndIndexes = `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
	where connamespace = 'wallet'::regnamespace and conrelid::regclass::text not like 'wallet.posting\\_%'
	union all select indexdef from pg_indexes where schemaname = 'wallet' and tablename not like 'posting\\_%' order by 1`;
const standing: unknown[][] = [];
const stand = async (): Promise<void> => void standing.push((await client.query(rulesAndIndexes)).rows);

beforeAll(async () => {
	await client.connect();
	await stand();
	await fillLedger(client, past);
	await stand();
});
afterAll(() => client.end());

describe("a past that was loaded", () => {
	it("leaves every index and every rule of the tables as it was", () => {
		expect(standing[0]?.length).toBeGreaterThan(20);
		expect(standing[1]).toEqual(standing[0]);
	});

	it("leaves every month with the indexes of its month", async () => {
		const { rows } = await client.query(`select tablename, count(*)::int as indexes from pg_indexes
			where schemaname = 'wallet' and tablename like 'posting\\_%' group by 1`);
		expect(new Set(rows.map(({ indexes }) => indexes)).size).toBe(1);
		expect(rows.length).toBeGreaterThan(4);
	});

	it("passes the audit", async () => {
		expect((await api.audit()).filter(({ violations }) => violations > 0n)).toEqual([]);
		expect(await api.houseBalance("house:grants", "P")).toBe(-20_000_000_000n);
	});

	it("has the balances, keys and times it says", async () => {
		for (const member of [1, 8, 9, 20]) {
			const id = memberId(String(member));
			expect((await api.balance(id, "P")).available).toBe(BigInt(pastPosting(40).balanceAfter));
			const place = { member, version: 17 };
			const line = await api.find(id, asCommandKey(pastKey(place)));
			expect(line).toMatchObject({
				version: 17n,
				postedAt: pastTime(past, place),
				delta: BigInt(pastPosting(17).delta),
			});
		}
	});

	it("lies within its dates, and can be played on from", async () => {
		const edges = [pastTime(past, { member: 1, version: 1 }), pastTime(past, { member: 20, version: 40 })];
		expect(edges.every((at) => at >= past.from && at < past.to)).toBe(true);
		const wallet = { memberId: memberId("20"), currency: "P", purse: "cash" } as const;
		const bet = await api.post({
			...wallet,
			kind: "bet",
			delta: -1n,
			counter: "games:bench",
			key: asCommandKey(pastKey({ member: 20, version: 99 })),
		});
		expect(bet.ok && bet.value.version).toBe(41n);
		expect((await api.audit()).filter(({ violations }) => violations > 0n)).toEqual([]);
	});
});
