import { describe, expect, test } from "vitest";
import { changePassword, endSessions, listAccountEvents, listSessions, startFreePlay } from "../../contract/index.ts";
import { goodPassword, type House, membersHouse } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, brand, wallet, house } = await openHouse();

/** Logs in once more, from elsewhere. */
async function again(account: string, address = "198.51.100.20"): Promise<string> {
	const opened = await house.logIn({ username: account, password: goodPassword }, { address });
	if (!opened.ok) throw new Error(opened.error.code);
	return opened.value.token;
}

async function sessionsOf(token: string, of: House = house) {
	const answer = await of.call(listSessions, {}, { token });
	if (!answer.ok) throw new Error(answer.error.code);
	return answer.value.sessions;
}

async function eventsOf(token: string, page: { pageSize?: number; cursor?: string } = {}) {
	const answer = await house.call(listAccountEvents, page, { token });
	if (!answer.ok) throw new Error(answer.error.code);
	return answer.value;
}

const holds = async (token: string): Promise<boolean> => (await house.members.api.authenticate(token)) !== undefined;

describe("where a member is logged in", () => {
	test("the asking session, then the others, the latest activity first, each with its place and times", async () => {
		const { account, token } = await house.register();
		const startedAt = house.clock.now().toISOString();
		await again(account, "198.51.100.20");
		house.clock.advance(30_000);
		await again(account, "198.51.100.21");
		const sessions = await sessionsOf(token);
		expect(sessions.map(({ address, current }) => ({ address, current }))).toEqual([
			{ address: "203.0.113.7", current: true },
			{ address: "198.51.100.21", current: false },
			{ address: "198.51.100.20", current: false },
		]);
		expect(sessions.map((one) => one.startedAt)).toEqual([startedAt, house.clock.now().toISOString(), startedAt]);
	});

	test("of nobody else, and nothing that could be used as a token", async () => {
		const [mine, other] = [await house.register(), await house.register()];
		const text = JSON.stringify(await sessionsOf(mine.token));
		expect(await sessionsOf(mine.token)).toHaveLength(1);
		expect(text).not.toContain(mine.token.split(".")[1]);
		expect(text).not.toContain((await sessionsOf(other.token))[0]?.id);
	});

	test("not where it idled away, though the row is still there", async () => {
		const { account, token } = await house.register();
		await again(account);
		house.clock.advance(20 * 60_000);
		expect(await holds(token)).toBe(true);
		house.clock.advance(20 * 60_000);
		expect(await holds(token)).toBe(true);
		expect((await sessionsOf(token)).map(({ current }) => current)).toEqual([true]);
	});
});

describe("logging out elsewhere", () => {
	test("ends one other session, and no more", async () => {
		const { account, token } = await house.register();
		const [second, third] = [await again(account), await again(account)];
		const one = (await sessionsOf(second)).find(({ current }) => current)?.id ?? "";
		expect(await house.call(endSessions, { which: one }, { token })).toEqual({ ok: true, value: { ended: 1 } });
		expect([await holds(token), await holds(second), await holds(third)]).toEqual([true, false, true]);
		expect(await house.call(endSessions, { which: one }, { token })).toEqual({ ok: true, value: { ended: 0 } });
	});

	test("ends all others, and keeps the one that asks", async () => {
		const { account, token } = await house.register();
		const [second, third] = [await again(account), await again(account)];
		expect(await house.call(endSessions, { which: "others" }, { token })).toEqual({ ok: true, value: { ended: 2 } });
		expect([await holds(token), await holds(second), await holds(third)]).toEqual([true, false, false]);
	});

	test("ends all, on every node", async () => {
		const { account, token } = await house.register();
		const second = await again(account);
		const node = await membersHouse({ db, brand: brand.api, wallet: wallet.api, clock: house.clock });
		expect(await node.members.api.authenticate(second)).toBeDefined();
		expect(await house.call(endSessions, { which: "all" }, { token })).toEqual({ ok: true, value: { ended: 2 } });
		expect([await holds(token), await holds(second)]).toEqual([false, false]);
		await expect.poll(() => node.members.api.authenticate(second)).toBeUndefined();
		await node.members.close();
	});

	test("never another member's session, whose id is known or not", async () => {
		const [mine, other] = [await house.register(), await house.register()];
		const theirs = (await sessionsOf(other.token))[0]?.id ?? "";
		expect(await house.call(endSessions, { which: theirs }, { token: mine.token })).toEqual({
			ok: true,
			value: { ended: 0 },
		});
		expect(await holds(other.token)).toBe(true);
	});

	test("is not for guests, who have one session", async () => {
		const opened = await house.call(startFreePlay, { os: "", platform: "W" });
		const token = opened.ok ? opened.value.token : "";
		expect(await house.call(endSessions, { which: "all" }, { token })).toMatchObject({
			error: { code: "GUEST_NOT_ALLOWED" },
		});
	});
});

describe("what happened at the ways in", () => {
	test("logins, refused ones and changes of the password, the latest first", async () => {
		const { account, token } = await house.register();
		await house.logIn({ username: account, password: "wrong4all" }, { address: "198.51.100.9" });
		const change = { oldPassword: goodPassword, newPassword: "mosaic4all", confirmNewPassword: "mosaic4all" };
		expect(await house.call(changePassword, change, { token })).toMatchObject({ ok: true });
		const { events, next } = await eventsOf(token);
		expect(events.map(({ kind, address }) => `${kind} ${address}`)).toEqual([
			"password-changed 203.0.113.7",
			"login-failed 198.51.100.9",
			"logged-in 203.0.113.7",
			"registered 203.0.113.7",
		]);
		expect(next).toBeUndefined();
	});

	test("page by page, each event once", async () => {
		const { account, token } = await house.register();
		for (let login = 0; login < 5; login++) await again(account, "203.0.113.7");
		const first = await eventsOf(token, { pageSize: 4 });
		const second = await eventsOf(token, { pageSize: 4, ...(first.next === undefined ? {} : { cursor: first.next }) });
		const ids = [...first.events, ...second.events].map(({ id }) => Number(id));
		expect(ids).toEqual([...new Set(ids)].sort((left, right) => right - left));
		expect([first.events.length, second.events.length, second.next]).toEqual([4, 3, undefined]);
	});

	test.each(["abc", "0", "99999999999999999999", "-1"])("the cursor %s is none", async (cursor) => {
		const { token } = await house.register();
		expect(await house.call(listAccountEvents, { cursor }, { token })).toMatchObject({
			error: { code: "INVALID_CURSOR" },
		});
	});

	test("of nobody else", async () => {
		const [mine, other] = [await house.register(), await house.register()];
		const { events } = await eventsOf(mine.token, { cursor: "999999999999999999" });
		expect(events.map(({ kind }) => kind)).toEqual(["logged-in", "registered"]);
		expect((await eventsOf(other.token)).events[0]?.id).not.toBe(events[0]?.id);
	});
});
