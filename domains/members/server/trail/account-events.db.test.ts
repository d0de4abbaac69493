// The trail an auditor reads (GLI-19 2.8.8): one line for each way in and out, with where and when; a refusal leaves its
// line and nothing else.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { changePassword, logOut, startFreePlay } from "../../contract/index.ts";
import { goodPassword, newName, type Registered } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, house } = await openHouse();

type Line = { readonly kind: string; readonly address: string; readonly at: Date; readonly merchant: string };

const linesOf = async (account: string): Promise<readonly Line[]> =>
	(
		await db.read((tx) =>
			sql<Line>`select e.kind, e.address, e.at, e.merchant from members.account_events e
				join members.accounts a on a.id = e.member_id where a.account = ${account} order by e.id`.execute(tx),
		)
	).rows;
const kindsOf = async (account: string) => (await linesOf(account)).map(({ kind }) => kind).join(" ");

/** How many rows hang on an account: what a refusal must not change. */
const belongings = async (account: string) =>
	(
		await db.read((tx) =>
			sql`select (select count(*) from members.sessions s where s.member_id = a.id) as sessions,
				(select count(*) from members.devices d where d.member_id = a.id) as devices,
				a.last_login_at, a.password_hash
				from members.accounts a where a.account = ${account}`.execute(tx),
		)
	).rows;

const change = (member: Registered, input: { oldPassword: string; newPassword: string }) =>
	house.call(changePassword, { ...input, confirmNewPassword: input.newPassword }, { token: member.token });

describe("the trail of an account", () => {
	test("T25 tells each way in and out once, in order", async () => {
		const member = await house.register();
		expect(await kindsOf(member.account)).toBe("registered logged-in");
		await house.call(logOut, {}, { token: member.token });
		await house.logIn({ username: member.account });
		expect(await kindsOf(member.account)).toBe("registered logged-in logged-out logged-in");
	});
	test("says when and from where", async () => {
		const member = await house.register();
		house.clock.advance(5_000);
		await house.logIn({ username: member.account }, { address: "192.0.2.44" });
		const last = (await linesOf(member.account)).at(-1);
		expect(last).toEqual({ kind: "logged-in", address: "192.0.2.44", at: house.clock.now(), merchant: "tessera" });
	});
	test("a logout that is repeated is told once", async () => {
		const member = await house.register();
		await Promise.all([1, 2, 3].map(() => house.call(logOut, {}, { token: member.token })));
		expect(await kindsOf(member.account)).toBe("registered logged-in logged-out");
	});
	test("a change of the password, and one that was refused", async () => {
		const member = await house.register();
		expect((await change(member, { oldPassword: "wrong4all", newPassword: "stones5all" })).ok).toBe(false);
		expect((await change(member, { oldPassword: goodPassword, newPassword: "stones5all" })).ok).toBe(true);
		expect(await kindsOf(member.account)).toBe("registered logged-in password-refused password-changed");
	});
	test("a change that breaks the rules is no attempt at the password, and leaves no line", async () => {
		const member = await house.register();
		for (const newPassword of ["short1", goodPassword, member.account])
			expect((await change(member, { oldPassword: goodPassword, newPassword })).ok).toBe(false);
		expect(await kindsOf(member.account)).toBe("registered logged-in");
	});
	test("of a name that nobody has goes to nobody", async () => {
		const name = newName();
		await house.logIn({ username: name }, { address: "192.0.2.45" });
		const { rows } = await db.read((tx) =>
			sql`select member_id::text as id, kind from members.account_events where address = '192.0.2.45'`.execute(tx),
		);
		expect(rows).toEqual([{ id: "0", kind: "login-failed" }]);
	});
});

describe("a refusal leaves its line and nothing else", () => {
	test("a wrong password opens nothing and remembers no browser", async () => {
		const { account } = await house.register();
		const before = await belongings(account);
		expect((await house.logIn({ username: account, password: "wrong4all" }, { address: "192.0.2.46" })).ok).toBe(false);
		expect(await belongings(account)).toEqual(before);
		expect(await kindsOf(account)).toBe("registered logged-in login-failed");
	});
	test("a closed account opens nothing, though the password is right", async () => {
		const { account } = await house.register();
		await db.tx((tx) => sql`update members.accounts set status = 'closed' where account = ${account}`.execute(tx));
		const before = await belongings(account);
		expect(await house.logIn({ username: account })).toMatchObject({ ok: false, error: { code: "ACCOUNT_CLOSED" } });
		expect(await belongings(account)).toEqual(before);
	});
	test("a wrong old password keeps the password and every session", async () => {
		const member = await house.register();
		await house.logIn({ username: member.account });
		const before = await belongings(member.account);
		await change(member, { oldPassword: "wrong4all", newPassword: "stones5all" });
		expect(await belongings(member.account)).toEqual(before);
		expect(before).toMatchObject([{ sessions: "2" }]);
	});
});

describe("a browser that comes back", () => {
	test("is known by its own key alone, and keeps it", async () => {
		const member = await house.register();
		const again = await house.logIn({ username: member.account, device: member.device });
		expect(again.ok && again.value.device).toBe(member.device);
		const stranger = await house.register();
		const foreign = await house.logIn({ username: member.account, device: stranger.device });
		expect(foreign.ok && foreign.value.device).not.toBe(stranger.device);
		expect(foreign.ok && foreign.value.device).not.toBe(member.device);
	});
});

describe("guests", () => {
	test("each is an account of its own, without a wallet and without a name to log in with", async () => {
		const guests = await Promise.all([1, 2, 3].map(() => house.call(startFreePlay, { os: "", platform: "W" })));
		const principals = await Promise.all(
			guests.map((guest) => (guest.ok ? house.members.api.authenticate(guest.value.token) : undefined)),
		);
		expect(new Set(principals.map((principal) => principal?.memberId)).size).toBe(3);
		for (const principal of principals) {
			expect(principal).toMatchObject({ guest: true });
			const tried = await house.logIn({ username: principal?.account ?? "" }, { address: "192.0.2.47" });
			expect(tried.ok).toBe(false);
			await db.tx((tx) => sql`delete from members.login_tallies`.execute(tx));
		}
		const wallets = await db.read((tx) =>
			sql`select 1 from wallet.wallet where member_id = any(${principals.map((one) => one?.memberId)}::bigint[])`.execute(
				tx,
			),
		);
		expect(wallets.rows).toEqual([]);
	});
});
