// A login made fresh again in place: by what a login asks for, counted and locked, for this session alone.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { renewLogin } from "../../contract/index.ts";
import { appCode, registerGuarded } from "../testing/guarded.ts";
import { goodPassword, type Registered } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, house } = await openHouse();
const minute = 60_000;

const renew = async ({ token }: Pick<Registered, "token">, given: { password: string; proof?: string }) => {
	const result = await house.call(renewLogin, given, { token });
	return result.ok ? "renewed" : result.error;
};
/** Since when a login counts as fresh, in minutes before now. */
const age = async ({ token }: Pick<Registered, "token">) => {
	const principal = await house.members.api.authenticate(token);
	if (principal === undefined) throw new Error("logged out");
	const call = { principal, merchant: "tessera", address: "203.0.113.7", now: house.clock.now() };
	const { loggedInAt } = await db.read((tx) => house.members.api.loginFacts(tx, call));
	return loggedInAt === undefined ? undefined : (house.clock.now().getTime() - loggedInAt.getTime()) / minute;
};
const rows = <Row>(query: ReturnType<typeof sql<Row>>) => db.tx((tx) => query.execute(tx)).then(({ rows: all }) => all);

describe("with the password", () => {
	test("it counts from now, the session goes on, no other one is fresh by it, and the trail says so", async () => {
		const member = await house.register();
		const other = await house.logIn({ username: member.account });
		if (!other.ok) throw new Error(other.error.code);
		house.clock.advance(20 * minute);
		expect(await age(member)).toBe(20);
		expect(await renew(member, { password: goodPassword })).toBe("renewed");
		expect(await age(member)).toBe(0);
		expect(await age(other.value)).toBe(20);
		const [event] = await rows(
			sql<{ kind: string }>`select kind from members.account_events join members.accounts on accounts.id = member_id
				where account = ${member.account} order by account_events.id desc limit 1`,
		);
		expect(event?.kind).toBe("login-renewed");
	});

	test("a wrong one renews nothing, and three lock it, the right one too", async () => {
		const member = await house.register();
		house.clock.advance(20 * minute);
		for (const password of ["wrong4all", "", "worse4all"])
			expect(await renew(member, { password })).toEqual({ code: "WRONG_PASSWORD" });
		expect(await renew(member, { password: goodPassword })).toEqual({
			code: "PASSWORD_LOCKED",
			value: { retryAfterSeconds: 900 },
		});
		expect(await age(member)).toBe(20);
		house.clock.advance(15 * minute);
		expect(await renew(member, { password: goodPassword })).toBe("renewed");
	});

	test("one that was handed out renews nothing after its day", async () => {
		const member = await house.register();
		await rows(
			sql`update members.accounts set password_is_default = true, password_changed_at = ${new Date(
				house.clock.now().getTime() - 25 * 60 * minute,
			)} where account = ${member.account}`,
		);
		expect(await renew(member, { password: goodPassword })).toEqual({ code: "WRONG_PASSWORD" });
	});
});

describe("with an authenticator", () => {
	test("the password alone does not do, and wrong codes lock", async () => {
		const member = await registerGuarded(db, house);
		house.clock.advance(20 * minute);
		const before = await age(member);
		expect(await renew(member, { password: goodPassword })).toEqual({ code: "SECOND_PROOF_WRONG" });
		expect(await age(member)).toBe(before);
		const code = await appCode(house, member.secret);
		expect(await renew(member, { password: "wrong4all", proof: code })).toEqual({ code: "WRONG_PASSWORD" });
		expect(await renew(member, { password: goodPassword, proof: code })).toBe("renewed");
		expect(await age(member)).toBe(0);
		for (let time = 0; time < 3; time++) await renew(member, { password: goodPassword, proof: "000000" });
		house.clock.advance(minute);
		const next = await appCode(house, member.secret);
		expect(await renew(member, { password: goodPassword, proof: next })).toMatchObject({ code: "PROOF_LOCKED" });
	});
});
