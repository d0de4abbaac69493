// The balance call, on real rows.
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { memberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { getBalance } from "../contract/endpoints/get-balance.ts";
import type { Purse } from "../core/index.ts";
import { commandKey } from "./command-key.ts";
import { getBalanceRoute } from "./get-balance.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";
import { type Holder, holdersIn, lyingIn } from "./purses-at.ts";
import { callAs } from "./testing/call-as.ts";

const db = await testDatabase([migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const ask = callAs(getBalanceRoute(api), getBalance);

describe("get-balance", () => {
	it("T09: shows the sum with the bonus, what is available, and the restricted part apart", async () => {
		const member = memberId("1");
		await db.tx(async (tx) => {
			for (const [purse, delta] of [
				["cash", 12_345n],
				["bonus", 500n],
				["points", 70n],
			] as const) {
				const wallet = { memberId: member, currency: "P", purse } as const;
				await api.open(tx, wallet);
				await api.postIn(tx, {
					...wallet,
					kind: "grant",
					delta,
					counter: "house:grants",
					key: commandKey("test", purse),
				});
			}
			const cash = { memberId: member, currency: "P", purse: "cash" } as const;
			await api.placeHold(tx, {
				...cash,
				key: commandKey("test", "hold"),
				amount: 2_345n,
				purpose: "withdrawal",
				expiresAt: new Date("2100-01-01"),
			});
		});
		expect(await ask({ member })).toEqual({
			sumBalance: "128.45",
			currency: "P",
			symbol: "P",
			available: "100.00",
			held: "23.45",
			restricted: "5.00",
			purses: [
				{ purse: "bonus", balance: "5.00", held: "0.00", restricted: true },
				{ purse: "cash", balance: "123.45", held: "23.45", restricted: false },
				{ purse: "points", balance: "0.70", held: "0.00", restricted: false },
			],
		});
	});

	it("is nothing for a member without a wallet, and sees only the member's own", async () => {
		expect(await ask({ member: memberId("2") })).toMatchObject({ sumBalance: "0.00", available: "0.00", purses: [] });
	});

	it("is in the currency of the session", async () => {
		const wallet = { memberId: memberId("3"), currency: "KRW", purse: "cash" } as const;
		await db.tx(async (tx) => {
			await api.open(tx, wallet);
			await api.open(tx, { ...wallet, currency: "P" });
			await api.postIn(tx, {
				...wallet,
				kind: "grant",
				delta: 5_000n,
				counter: "house:grants",
				key: commandKey("test", "won"),
			});
		});
		expect(await ask({ member: wallet.memberId, currency: "KRW" })).toMatchObject({ sumBalance: "5000", symbol: "₩" });
		expect(await ask({ member: wallet.memberId })).toMatchObject({ sumBalance: "0.00" });
	});

	it("the same, read in a transaction, sees what it has written", async () => {
		const wallet = { memberId: memberId("4"), currency: "P", purse: "cash" } as const;
		await db.tx(async (tx) => {
			await api.open(tx, wallet);
			await api.open(tx, wallet);
			await api.postIn(tx, {
				...wallet,
				kind: "grant",
				delta: 1n,
				counter: "house:grants",
				key: commandKey("test", "one"),
			});
			expect(await api.balanceIn(tx, wallet.memberId, "P")).toEqual({
				currency: "P",
				available: 1n,
				purses: [{ purse: "cash", balance: 1n, held: 0n }],
			});
			expect((await api.balance(wallet.memberId, "P")).purses).toEqual([]);
		});
	});

	it("those of many are answered in their order, by one read for all that ask at once", async () => {
		const members = Array.from({ length: 30 }, (_, place) => memberId(String(500 + place)));
		await db.tx(async (tx) => {
			for (const [place, member] of members.entries()) {
				const cash = { memberId: member, currency: "P", purse: "cash" } as const;
				await api.openAll(tx, [cash, { ...cash, purse: "points" }]);
				const key = commandKey("test", `many-${place}`);
				await api.postIn(tx, { ...cash, key, kind: "grant", delta: BigInt(place + 1), counter: "house:grants" });
			}
		});
		const asked = [...members.map((member) => ({ memberId: member, currency: "P" as const }))].reverse();
		const nobody = { memberId: memberId("999"), currency: "P" } as const;
		const balances = await db.read((tx) => api.balancesIn(tx, [nobody, ...asked, { ...nobody, currency: "KRW" }]));
		expect(balances.map(({ available }) => available)).toEqual([
			0n,
			...asked.map((_one, place) => 30n - BigInt(place)),
			0n,
		]);
		expect(balances.map(({ currency }) => currency).at(-1)).toBe("KRW");
		expect(balances[1]?.purses.map(({ purse }) => purse)).toEqual(["cash", "points"]);
		expect(balances[0]?.purses).toEqual([]);
		const told = await Promise.all(members.map((member) => api.balance(member, "P")));
		expect(told.map(({ available }) => available)).toEqual(members.map((_member, place) => BigInt(place + 1)));
	});
});

describe("what lies in the purses of a vendor", () => {
	const purse = "vendor:FARAWAY";
	const give = async (member: string, currency: "P" | "KRW", delta: bigint, to: Purse = purse) => {
		const wallet = { memberId: memberId(member), currency, purse: to } as const;
		const key = commandKey("test", `lying ${member} ${currency} ${to}`);
		await db.tx(async (tx) => {
			await api.open(tx, wallet);
			if (delta > 0n) await api.postIn(tx, { ...wallet, kind: "grant", delta, counter: "house:grants", key });
		});
	};

	it("is summed by currency, with how many have something there, and nothing of other purses", async () => {
		await give("81", "P", 500n);
		await give("82", "P", 250n);
		await give("82", "KRW", 9_000n);
		await give("83", "P", 0n);
		await give("84", "P", 7_000n, "vendor:NEARBY");
		await give("84", "P", 40n, "cash");
		expect(await db.read((tx) => lyingIn(tx, purse))).toEqual([
			{ currency: "KRW", balance: 9_000n, members: 1 },
			{ currency: "P", balance: 750n, members: 2 },
		]);
		for (const other of ["cash", "vendor:NOBODY"] as const)
			expect(await db.read((tx) => lyingIn(tx, other))).toEqual([]);
	});

	it("is listed holder by holder, a page at a time, none twice and none left out", async () => {
		const page = (after: Holder | undefined) => db.read((tx) => holdersIn(tx, { purse, after, most: 1 }));
		const seen: Holder[] = [];
		for (let [one] = await page(undefined); one !== undefined; [one] = await page(one)) seen.push(one);
		expect(seen.map(({ memberId: member, currency }) => `${member} ${currency}`)).toEqual(["81 P", "82 KRW", "82 P"]);
		expect(await db.read((tx) => holdersIn(tx, { purse: "cash", after: undefined, most: 9 }))).toEqual([]);
	});

	it("is found by an index that holds no other purse, and that a posting does not touch", async () => {
		const index = "wallet.wallet_at_vendor";
		const { rows } = await db.tx((tx) =>
			sql<{ found: boolean; changing: boolean }>`
				select pg_get_expr(indpred, indrelid) like '%vendor:%' as found, exists (
					select from pg_attribute where attrelid = indrelid and attnum = any (indkey)
						and attname in ('balance', 'held', 'version', 'touched_at', 'overdrawn_by')
				) as changing from pg_index where indexrelid = ${index}::regclass`.execute(tx),
		);
		expect(rows).toEqual([{ found: true, changing: false }]);
	});
});
