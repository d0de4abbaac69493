import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { memberId } from "#platform/kernel";
import { checkAffiliate, drawCaptcha, startFreePlay } from "../contract/index.ts";
import { clearAway } from "./clear-away.ts";
import { seed } from "./module.ts";
import { openHouse } from "./testing/open-house.ts";

const { db, brand, wallet, house } = await openHouse();

const password = "three4stones";
const seedNow = () =>
	seed({
		db,
		clock: house.clock,
		brand: brand.api,
		wallet: wallet.api,
		passwordCost: { memoryKib: 64, passes: 1 },
		password,
	});

describe("the demo members", () => {
	test("are written once, with one password of this installation's own", async () => {
		const first = await seedNow();
		expect(first.accounts).toEqual([
			"demo01",
			"demo02",
			"demo03",
			"demo04",
			"demo05",
			"agent01",
			"agent02",
			"agent03",
			"agent04",
			"agent11",
			"agent12",
			"demo06",
			"demo07",
			"demo08",
			"demo09",
		]);
		expect(first.written).toBe(true);
		expect(await seedNow()).toEqual({ accounts: first.accounts, written: false });
		for (const account of first.accounts) {
			expect(await house.logIn({ username: account, password })).toMatchObject({
				ok: true,
				value: { firstTimeLogin: true, passwordExpired: false },
			});
		}
	});
	test("have their types, and balances that the ledger knows", async () => {
		const { rows } = await db.read((tx) =>
			sql<{
				id: string;
				account: string;
				type: number;
			}>`select id::text, account, type from members.accounts where type <> 4 order by account`.execute(tx),
		);
		const found = await Promise.all(
			rows.map(
				async (row) => `${row.account} ${row.type} ${(await wallet.api.balance(memberId(row.id), "P")).available}`,
			),
		);
		expect(found).toEqual([
			"agent01 1 5000000",
			"agent02 2 5000000",
			"agent03 41 5000000",
			"agent04 42 5000000",
			"agent11 2 500000",
			"agent12 41 500000",
			"demo01 0 1000000",
			"demo02 0 250000",
			"demo03 0 25000000",
			"demo04 0 3550",
			"demo05 0 0",
			"demo06 0 500000",
			"demo07 0 500000",
			"demo08 0 500000",
			"demo09 0 250000",
		]);
		for (const { check, violations } of await wallet.api.audit()) expect(`${check} ${violations}`).toBe(`${check} 0`);
	});
	test("have an agent who invites", async () => {
		expect(await house.call(checkAffiliate, { code: "tessera" })).toEqual({
			ok: true,
			value: { affiliateCode: "TESSERA" },
		});
		expect(await house.call(checkAffiliate, { code: "tesserae", domain: "localhost" })).toEqual({
			ok: false,
			error: { code: "AFFILIATE_CODE_INVALID" },
		});
	});
});

describe("what has had its time is cleared away", () => {
	const count = async (table: string) =>
		(await db.read((tx) => sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(tx))).rows[0]?.n;
	test("captchas, counts, sessions, guests; never a member", async () => {
		await house.call(startFreePlay, { os: "", platform: "W" });
		await house.call(drawCaptcha, { captchaId: "0198f1d0-0000-7000-8000-000000000001" });
		await house.logIn({ username: "nobody", password: "x" });
		const members = await db.read((tx) => sql`select id from members.accounts where type <> 4`.execute(tx));
		await clearAway(db, house.clock.now());
		expect(await count("members.captchas")).toBe("1");
		expect(Number(await count("members.sessions"))).toBeGreaterThan(0);
		house.clock.advance(49 * 3_600_000);
		await clearAway(db, house.clock.now());
		expect(await count("members.captchas")).toBe("0");
		expect(await count("members.login_tallies")).toBe("0");
		expect(await count("members.sessions")).toBe("0");
		expect(await count("members.accounts")).toBe(String(members.rows.length));
		expect(await count("members.devices")).toBe("15");
	});
});
