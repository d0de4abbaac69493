import { describe, expect, test } from "vitest";
import { type Database, sql } from "#platform/db";
import type { Principal } from "#platform/http";
import { logOut, readMember, readMemberIcon, startFreePlay } from "../../contract/index.ts";
import { goodPassword, type House, membersHouse } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, brand, wallet, house } = await openHouse();

const authenticate = (token: string, of: House = house): Promise<Principal | undefined> =>
	of.members.api.authenticate(token);
const minutes = (count: number) => house.clock.advance(count * 60_000);
const lastSeen = async (account: string) =>
	(
		await db.read((tx) =>
			sql<{ last_seen_at: Date }>`
				select s.last_seen_at from members.sessions s join members.accounts a on a.id = s.member_id
				where a.account = ${account}`.execute(tx),
		)
	).rows[0]?.last_seen_at;

async function eventually(condition: () => Promise<boolean>): Promise<boolean> {
	const limit = Date.now() + 10_000;
	while (Date.now() < limit) {
		if (await condition()) return true;
		await new Promise((go) => setTimeout(go, 10));
	}
	return false;
}

describe("a session", () => {
	test("T11 ends after thirty minutes without a call, not before", async () => {
		const { token } = await house.register();
		for (let call = 0; call < 4; call++) {
			minutes(29);
			expect(await authenticate(token)).toBeDefined();
		}
		minutes(30);
		expect(await authenticate(token)).toBeUndefined();
		expect(await authenticate(token)).toBeUndefined();
	});
	test("T11 stays ended when the idle member comes back on another node", async () => {
		const { token } = await house.register();
		minutes(31);
		const other = await membersHouse({ db, brand: brand.api, wallet: wallet.api, clock: house.clock });
		expect(await authenticate(token, other)).toBeUndefined();
		await other.members.close();
	});
	test("T11 a full login is needed after thirty days, however active the member was", async () => {
		const { token } = await house.register();
		for (let call = 0; call < 30 * 24 * 3 - 1; call++) {
			minutes(20);
			if ((await authenticate(token)) === undefined) throw new Error(`ended after ${call} calls`);
		}
		minutes(20);
		expect(await authenticate(token)).toBeUndefined();
	});
	test("is written down at most once a minute", async () => {
		const { account, token } = await house.register();
		const start = house.clock.now();
		await authenticate(token);
		house.clock.advance(59_000);
		await authenticate(token);
		expect(await lastSeen(account)).toEqual(start);
		house.clock.advance(2_000);
		const touched = house.clock.now();
		await authenticate(token);
		expect(await eventually(async () => (await lastSeen(account))?.getTime() === touched.getTime())).toBe(true);
	});
	test("a spin's authentication asks the database once in five seconds", async () => {
		let questions = 0;
		const counted: Database = {
			...db,
			call: (statement, values) => {
				questions += 1;
				return db.call(statement, values);
			},
			read: (work) => {
				questions += 1;
				return db.read(work);
			},
		};
		const watched = await membersHouse({ db: counted, brand: brand.api, wallet: wallet.api });
		const { token } = await watched.register();
		expect(await authenticate(token, watched)).toBeDefined();
		questions = 0;
		for (let call = 0; call < 1_000; call++) await authenticate(token, watched);
		expect(questions).toBe(0);
		watched.clock.advance(5_000);
		for (let call = 0; call < 1_000; call++) await authenticate(token, watched);
		expect(questions).toBe(1);
		await watched.members.close();
	});
	test("of a closed account ends within seconds", async () => {
		const { account, token } = await house.register();
		expect(await authenticate(token)).toBeDefined();
		await db.tx((tx) => sql`update members.accounts set status = 'closed' where account = ${account}`.execute(tx));
		house.clock.advance(6_000);
		expect(await authenticate(token)).toBeUndefined();
	});
	test("only a digest of its token is at rest", async () => {
		const { token } = await house.register();
		const secret = token.split(".")[1] ?? "";
		const { rows } = await db.read((tx) =>
			sql<{ row: string }>`select s::text as row from members.sessions s`.execute(tx),
		);
		expect(secret).toHaveLength(43);
		for (const { row } of rows) expect(row).not.toContain(secret);
	});
	test.each([
		"",
		"x",
		"1.",
		"0.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
		"99999999999999999999.a",
		"1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
		"1.' or true--",
	])("nobody holds the token %j", async (token) => expect(await authenticate(token)).toBeUndefined());
	test("a token of one member with another's id is nobody's", async () => {
		const [first, second] = [await house.register(), await house.register()];
		const swapped = `${first.token.split(".")[0]}.${second.token.split(".")[1]}`;
		expect(await authenticate(swapped)).toBeUndefined();
	});
});

describe("a logout", () => {
	test("ends the session at once, here and on every node, and no other", async () => {
		const { account, token } = await house.register();
		const again = await house.logIn({ username: account, password: goodPassword });
		const otherToken = again.ok ? again.value.token : "";
		const node = await membersHouse({ db, brand: brand.api, wallet: wallet.api, clock: house.clock });
		expect(await authenticate(token, node)).toBeDefined();
		expect(await house.call(logOut, {}, { token })).toEqual({ ok: true, value: {} });
		expect(await authenticate(token)).toBeUndefined();
		expect(await eventually(async () => (await authenticate(token, node)) === undefined)).toBe(true);
		expect(await authenticate(otherToken)).toBeDefined();
		expect(await house.call(logOut, {}, { token })).toMatchObject({ error: { code: "NOT_LOGGED_IN" } });
		await node.members.close();
	});
});

describe("who is logged in", () => {
	test("a member with its labels and picture", async () => {
		const { account, token } = await house.register();
		const info = await house.call(readMember, {}, { token });
		expect(info).toMatchObject({
			ok: true,
			value: {
				account,
				nickname: account,
				type: 0,
				toUpline: false,
				clubLabel: { labelName: "", rankLevel: 0 },
				memberLabel: [],
				currency: "P",
			},
		});
		expect(await house.call(readMemberIcon, {}, { token })).toMatchObject({
			value: { icon: expect.stringMatching(/^tile-[0-2][0-9]$/) },
		});
	});
	test("a guest: type 4, no wallet, no name to log in with", async () => {
		const opened = await house.call(startFreePlay, { os: "Linux", platform: "W" });
		const token = opened.ok ? opened.value.token : "";
		const principal = await authenticate(token);
		expect(principal?.guest).toBe(true);
		expect(await house.call(readMember, {}, { token })).toMatchObject({
			value: { type: 4, account: principal?.account },
		});
		expect((await wallet.api.balance(principal?.memberId ?? (await nobody()), "P")).purses).toEqual([]);
		expect(await house.logIn({ username: principal?.account ?? "", password: "" })).toMatchObject({
			error: { code: "WRONG_CREDENTIALS" },
		});
	});
	test("no guest where the brand wants none", async () => {
		await db.tx((tx) => sql`update brand.flags set enabled = false where flag = 'FREEPLAY3'`.execute(tx));
		await brand.api.refresh();
		expect(await house.call(startFreePlay, { os: "", platform: "W" })).toEqual({
			ok: false,
			error: { code: "FREE_PLAY_UNAVAILABLE" },
		});
	});
});

async function nobody(): Promise<never> {
	throw new Error("there is no principal");
}
