// The payment password: set behind the login password, kept as a hash, asked for by who pays out, locked after three.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { readPaymentPassword, sendPaymentCode, setPaymentPassword } from "../../contract/index.ts";
import { appCode, registerGuarded } from "../testing/guarded.ts";
import { goodPassword, type Registered } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { registerReachable } from "../testing/second-proof.ts";

const { db, house } = await openHouse();
const pin = "135792";

const set = async (member: Registered, change: object = {}) => {
	const input = { password: goodPassword, paymentPassword: pin, confirmPaymentPassword: pin, ...change };
	const result = await house.call(setPaymentPassword, input, { token: member.token });
	return result.ok ? "set" : result.error;
};
const isSet = async ({ token }: Registered) => {
	const read = await house.call(readPaymentPassword, {}, { token });
	return read.ok && read.value.set;
};
const knownOf = async ({ token }: Registered) => {
	const read = await house.call(readPaymentPassword, {}, { token });
	return read.ok ? read.value : undefined;
};
const confirm = async ({ token }: Registered, typed: string) => {
	const principal = await house.members.api.authenticate(token);
	if (principal === undefined) throw new Error("not logged in");
	const call = { principal, merchant: "tessera", address: "203.0.113.7", now: house.clock.now() };
	const confirmed = await house.members.api.confirmPaymentPassword(typed, call);
	return confirmed.ok ? "right" : confirmed.error;
};

describe("setting it", () => {
	test("needs the login password; then it stands, and the trail says so", async () => {
		const member = await house.register();
		expect(await isSet(member)).toBe(false);
		expect(await set(member, { password: "wrong4all" })).toEqual({ code: "WRONG_PASSWORD" });
		expect(await isSet(member)).toBe(false);
		expect(await set(member)).toBe("set");
		expect(await isSet(member)).toBe(true);
		const { rows } = await db.read((tx) =>
			sql<{ hash: string; kind: string }>`
				select payment_password_hash as hash, kind from members.accounts
				join members.account_events on member_id = accounts.id
				where account = ${member.account} order by account_events.id desc limit 1`.execute(tx),
		);
		expect(rows).toEqual([{ hash: expect.stringMatching(/^\$argon2id\$/), kind: "payment-password-changed" }]);
	});

	test.each([
		["too short", { paymentPassword: "13579", confirmPaymentPassword: "13579" }, "PAYMENT_PASSWORD_RULE"],
		["of letters", { paymentPassword: "abcdef", confirmPaymentPassword: "abcdef" }, "PAYMENT_PASSWORD_RULE"],
		["a run", { paymentPassword: "234567", confirmPaymentPassword: "234567" }, "PAYMENT_PASSWORD_SIMPLE"],
		["the birthday", { paymentPassword: "900615", confirmPaymentPassword: "900615" }, "PAYMENT_PASSWORD_SIMPLE"],
		["repeated otherwise", { confirmPaymentPassword: "135791" }, "PASSWORDS_DIFFER"],
	])("%s is refused, and nothing is set", async (_case, change, code) => {
		const member = await house.register();
		expect(await set(member, change)).toEqual({ code });
		expect(await isSet(member)).toBe(false);
	});

	test("locks after three wrong login passwords", async () => {
		const member = await house.register();
		for (let tried = 0; tried < 3; tried++) await set(member, { password: "wrong4all" });
		expect(await set(member)).toEqual({ code: "PASSWORD_LOCKED", value: { retryAfterSeconds: 900 } });
	});

	test("asks for the authenticator's code, too, where there is one; a code is good once", async () => {
		const member = await registerGuarded(db, house);
		const { token, secret } = member;
		expect(await knownOf(member)).toMatchObject({ set: false, proof: { way: "authenticator", masked: "" } });
		expect(await set(member)).toEqual({ code: "SECOND_PROOF_WRONG" });
		const proof = await appCode(house, secret);
		expect(await set(member, { proof })).toBe("set");
		expect(await set(member, { proof })).toEqual({ code: "SECOND_PROOF_WRONG" });
		const sent = await house.call(sendPaymentCode, {}, { token });
		expect(sent).toEqual({ ok: false, error: { code: "PHONE_NOT_ENABLED" } });
	});

	test.each(["email", "phone"] as const)("asks for a code to the proven %s, good once", async (way) => {
		const member = await registerReachable(db, house);
		if (way === "phone")
			await db.tx((tx) => sql`delete from members.contacts where value = ${member.email}`.execute(tx));
		const known = await knownOf(member);
		expect(known).toMatchObject({ proof: { way } });
		expect(JSON.stringify(known)).not.toContain(member[way]);
		expect(await set(member, { proof: "000000" })).toEqual({ code: "SECOND_PROOF_WRONG" });
		expect((await house.call(sendPaymentCode, {}, { token: member.token })).ok).toBe(true);
		const proof = await house.codeTo(member[way]);
		expect(await set(member, { proof, password: "wrong4all" })).toEqual({ code: "WRONG_PASSWORD" });
		expect(await isSet(member)).toBe(false);
		expect(await set(member, { proof })).toBe("set");
		expect(await set(member, { proof })).not.toBe("set");
	});

	test("locks after three wrong second factors, many at once too", async () => {
		const member = await registerReachable(db, house);
		const all = await Promise.all(Array.from({ length: 9 }, () => set(member, { proof: "000000" })));
		expect(all.filter((one) => one !== "set" && one.code === "SECOND_PROOF_WRONG")).toHaveLength(3);
		await house.call(sendPaymentCode, {}, { token: member.token });
		const proof = await house.codeTo(member.email);
		expect(await set(member, { proof })).toMatchObject({ code: "PROOF_LOCKED" });
		expect(await isSet(member)).toBe(false);
	});

	test("needs a login", async () => {
		const input = { password: goodPassword, paymentPassword: pin, confirmPaymentPassword: pin };
		expect(await house.call(setPaymentPassword, input)).toMatchObject({ error: { code: "NOT_LOGGED_IN" } });
	});
});

describe("being asked for it", () => {
	test("one's own is right, another's is not, and who has none is told so", async () => {
		const [one, other] = [await house.register(), await house.register()];
		expect(await confirm(one, pin)).toEqual({ code: "PAYMENT_PASSWORD_MISSING" });
		await set(one);
		await set(other, { paymentPassword: "246813", confirmPaymentPassword: "246813" });
		expect(await confirm(one, pin)).toBe("right");
		expect(await confirm(one, "246813")).toEqual({ code: "WRONG_PAYMENT_PASSWORD" });
		expect(await confirm(one, goodPassword)).toEqual({ code: "WRONG_PAYMENT_PASSWORD" });
	});

	test("locks after three wrong ones, the right one too, apart from the login password", async () => {
		const member = await house.register();
		await set(member);
		const all = await Promise.all(Array.from({ length: 10 }, () => confirm(member, "246813")));
		expect(all.filter((one) => one !== "right" && one.code === "WRONG_PAYMENT_PASSWORD")).toHaveLength(3);
		expect(await confirm(member, pin)).toEqual({
			code: "PAYMENT_PASSWORD_LOCKED",
			value: { retryAfterSeconds: 900 },
		});
		expect(await set(member)).toBe("set");
		house.clock.advance(15 * 60_000);
		expect(await confirm(member, pin)).toBe("right");
	});
});
