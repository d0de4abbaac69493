import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import type { Principal } from "#platform/http";
import { memberId } from "#platform/kernel";
import { logOut } from "../contract/index.ts";
import { openHouse } from "./testing/open-house.ts";

const { db, house } = await openHouse();

async function loggedIn(): Promise<{ principal: Principal; token: string; account: string }> {
	const { token, account } = await house.register();
	const principal = await house.members.api.authenticate(token);
	if (principal === undefined) throw new Error("not logged in");
	return { principal, token, account };
}

const minutes = (count: number) => house.clock.advance(count * 60_000);
const runs = (principal: Principal) => house.members.api.loginRuns(principal);
const close = (account: string) =>
	db.tx((tx) => sql`update members.accounts set status = 'closed' where account = ${account}`.execute(tx));

describe("the standing of members", () => {
	test("of each that exists, in one question", async () => {
		const [first, second] = [await loggedIn(), await loggedIn()];
		await close(second.account);
		const ids = [first.principal.memberId, second.principal.memberId, memberId("999999999")];
		const found = await db.read((tx) => house.members.api.standings(tx, ids));
		expect([...found]).toEqual(
			expect.arrayContaining([
				[first.principal.memberId, { status: "active", account: first.account, merchant: "tessera" }],
				[second.principal.memberId, { status: "closed", account: second.account, merchant: "tessera" }],
			]),
		);
		expect(found.size).toBe(2);
	});
	test("of nobody without asking, of too many not at all", async () => {
		const ask = (count: number) =>
			db.read((tx) =>
				house.members.api.standings(
					tx,
					Array.from({ length: count }, (_, index) => memberId(String(index + 1))),
				),
			);
		expect((await ask(0)).size).toBe(0);
		expect((await ask(1_000)).size).toBe(0);
		await expect(ask(1_001)).rejects.toThrow(RangeError);
	});
});

describe("whether a login runs", () => {
	test("T11 until thirty minutes without a call; asking counts as one", async () => {
		const { principal } = await loggedIn();
		for (let call = 0; call < 3; call++) {
			minutes(29);
			expect(await runs(principal)).toBe(true);
		}
		minutes(30);
		expect(await runs(principal)).toBe(false);
	});
	test("who plays in a frame stays logged in on the site", async () => {
		const { principal, token } = await loggedIn();
		for (let call = 0; call < 3; call++) {
			minutes(29);
			await runs(principal);
		}
		expect(await house.members.api.authenticate(token)).toBeDefined();
	});
	test("not after a logout, nor of a closed account, nor of a session nobody has", async () => {
		const [first, second] = [await loggedIn(), await loggedIn()];
		await house.call(logOut, {}, { token: first.token });
		expect(await runs(first.principal)).toBe(false);
		await close(second.account);
		expect(await runs(second.principal)).toBe(false);
		expect(await runs({ ...first.principal, sessionId: "0198f1d0-0000-7000-8000-000000000001" })).toBe(false);
	});
});

describe("a connection that only listens", () => {
	test("is told who it is, and keeps nobody logged in", async () => {
		const { principal, token } = await loggedIn();
		for (let call = 0; call < 2; call++) {
			minutes(14);
			expect(await house.members.api.peek(token)).toEqual(principal);
		}
		minutes(2);
		expect(await house.members.api.peek(token)).toBeUndefined();
		expect(await house.members.api.authenticate(token)).toBeUndefined();
	});
});
