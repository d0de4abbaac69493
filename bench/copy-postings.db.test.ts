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

beforeAll(async () => {
	await client.connect();
	await fillLedger(client, past);
});
afterAll(() => client.end());

describe("a past that was loaded", () => {
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
