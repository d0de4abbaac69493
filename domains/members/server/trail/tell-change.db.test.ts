// Letters after a change of what opens an account: to the proven address, else to the proven number; the act never waits.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import {
	confirmAuthenticator,
	listPasskeys,
	removePasskey,
	sendPaymentCode,
	setPaymentPassword,
	startAuthenticator,
	stopAuthenticator,
} from "../../contract/index.ts";
import { addSoftPasskey, appCode, guard, registerGuarded } from "../testing/guarded.ts";
import { goodPassword, type Registered } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { type Contacts, registerReachable } from "../testing/second-proof.ts";

const { db, house } = await openHouse();

const newest = async (to: string) => (await house.outbox(to))[0];
const setPin = async (member: Registered & Contacts, pin: string) => {
	await house.call(sendPaymentCode, {}, { token: member.token });
	const proof = await house.codeTo(member.email);
	const input = { password: goodPassword, paymentPassword: pin, confirmPaymentPassword: pin, proof };
	return house.call(setPaymentPassword, input, { token: member.token });
};

describe("a letter to the proven address says that", () => {
	test("an authenticator was switched on, and what to do if that was not you", async () => {
		const { account, email, phone } = await registerGuarded(db, house);
		const letter = await newest(email);
		expect(letter?.kind).toBe("mail-authenticator-on");
		expect(letter?.body).toContain(account);
		expect(letter?.body).toContain("change your password and contact customer service at once");
		expect(await house.outbox(phone)).toEqual([]);
	});
	test("it was switched off", async () => {
		const { email, token, secret } = await registerGuarded(db, house);
		await house.call(stopAuthenticator, { proof: await appCode(house, secret) }, { token });
		expect((await newest(email))?.kind).toBe("mail-authenticator-off");
	});
	test("a passkey was added, and removed", async () => {
		const { email, token } = await registerReachable(db, house);
		await addSoftPasskey(house, token);
		expect((await newest(email))?.kind).toBe("mail-passkey-added");
		const listed = await house.call(listPasskeys, {}, { token });
		await house.call(removePasskey, { passkeyId: listed.ok ? (listed.value.passkeys[0]?.id ?? "") : "" }, { token });
		expect((await newest(email))?.kind).toBe("mail-passkey-removed");
	});
	test("a payment password was set, and changed; the password is in neither", async () => {
		const member = await registerReachable(db, house);
		await setPin(member, "135792");
		expect((await newest(member.email))?.kind).toBe("mail-payment-password-set");
		house.clock.advance(11 * 60_000);
		await setPin(member, "246813");
		expect((await newest(member.email))?.kind).toBe("mail-payment-password-changed");
		for (const { body } of await house.outbox(member.email)) expect(body).not.toMatch(/135792|246813/);
	});
	test("in the language of the member", async () => {
		const { email, token } = await registerReachable(db, house);
		const begun = await house.call(startAuthenticator, { password: goodPassword }, { token });
		if (!begun.ok) throw new Error(begun.error.code);
		const code = await appCode(house, begun.value.secret);
		await house.call(confirmAuthenticator, { code }, { token, language: "ko" });
		expect((await newest(email))?.body).toContain("본인이 아니라면");
	});
});

test("where only a number is proven, it comes as a text message", async () => {
	const member = await registerReachable(db, house);
	await db.tx((tx) => sql`delete from members.contacts where value = ${member.email}`.execute(tx));
	await guard(house, member);
	expect((await newest(member.phone))?.kind).toBe("sms-authenticator-on");
	expect(await house.outbox(member.email)).toEqual([]);
});

test("who has proven nothing is told nothing, and what was only typed gets no letter", async () => {
	const member = await registerReachable(db, house);
	await db.tx((tx) =>
		sql`update members.contacts set verified_at = null where value in (${member.email}, ${member.phone})`.execute(tx),
	);
	await guard(house, member);
	expect([await house.outbox(member.email), await house.outbox(member.phone)]).toEqual([[], []]);
});

test("a refused act sends nothing; one is not held back where letters are used up for the day", async () => {
	const { email, token, secret } = await registerGuarded(db, house);
	const before = (await house.outbox(email)).length;
	await house.call(stopAuthenticator, { proof: "000000" }, { token });
	expect(await house.outbox(email)).toHaveLength(before);
	await db.tx((tx) => sql`update courier.quotas set per_day = 0`.execute(tx));
	expect((await house.call(stopAuthenticator, { proof: await appCode(house, secret) }, { token })).ok).toBe(true);
	await db.tx((tx) => sql`update courier.quotas set per_day = 2000`.execute(tx));
});
