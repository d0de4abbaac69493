// What pay-outs ask of the members: a wish proven by the payment password and a second factor, the holder's name locked by
// the first account, and since when login, network, browser and password are known.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { readPayoutName, sendPaymentCode, setPaymentPassword } from "../../contract/index.ts";
import { kindsOf } from "../testing/account-trail.ts";
import { appCode, registerGuarded } from "../testing/guarded.ts";
import { goodPassword, type Registered } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, house } = await openHouse();
const { api } = house.members;
const pin = "135792";
const home = "203.0.113.7";

async function callOf({ token }: Pick<Registered, "token">, address = home) {
	const principal = await api.authenticate(token);
	if (principal === undefined) throw new Error("not logged in");
	return { principal, merchant: "tessera", address, now: house.clock.now() };
}
const prove = async (member: Pick<Registered, "token">, paymentPassword: string, proof?: string) => {
	const proven = await api.provePayoutWish({ paymentPassword, proof }, await callOf(member));
	return proven.ok ? "proven" : proven.error.code;
};
const givePin = async ({ token }: Registered, proof?: string) => {
	const typed = { password: goodPassword, paymentPassword: pin, confirmPaymentPassword: pin };
	const given = await house.call(setPaymentPassword, proof === undefined ? typed : { ...typed, proof }, { token });
	if (!given.ok) throw new Error(given.error.code);
};
const hold = async (member: Registered, name: string) => {
	const call = await callOf(member);
	const held = await db.tx((tx) => api.holdPayoutName(tx, { name, call }));
	return held.ok ? held.value : held.error.code;
};
const facts = async (member: Pick<Registered, "token">, address = home) => {
	const call = await callOf(member, address);
	return db.read((tx) => api.loginFacts(tx, call));
};

describe("T07 a wish to change where pay-outs go", () => {
	test("is proven by the payment password, where there is no second factor", async () => {
		const member = await house.register();
		expect(await prove(member, pin)).toBe("PAYMENT_PASSWORD_MISSING");
		await givePin(member);
		expect(await prove(member, "111111")).toBe("WRONG_PAYMENT_PASSWORD");
		expect(await prove(member, pin)).toBe("proven");
		for (let wrong = 0; wrong < 3; wrong++) await prove(member, "111111");
		expect(await prove(member, pin)).toBe("PAYMENT_PASSWORD_LOCKED");
	});
	test("and by a code of the authenticator of whoever has one, good once", async () => {
		const member = await registerGuarded(db, house);
		await givePin(member, await appCode(house, member.secret));
		house.clock.advance(31_000);
		expect(await prove(member, pin)).toBe("SECOND_PROOF_WRONG");
		const code = await appCode(house, member.secret);
		expect(await prove(member, "111111", code)).toBe("WRONG_PAYMENT_PASSWORD");
		expect(await prove(member, pin, code)).toBe("proven");
		expect(await prove(member, pin, code)).toBe("SECOND_PROOF_WRONG");
		for (let wrong = 0; wrong < 2; wrong++) await prove(member, pin, "000000");
		expect(await prove(member, pin, "000000")).toBe("PROOF_LOCKED");
	});
	test("and by a code that is sent to the proven address of whoever has that", async () => {
		const member = await house.register();
		await givePin(member);
		const email = `${member.account}@mail.com`;
		await db.tx((tx) =>
			sql`insert into members.contacts select id, merchant, 'email', ${email}, now() from members.accounts
				where account = ${member.account}`.execute(tx),
		);
		expect(await prove(member, pin)).toBe("SECOND_PROOF_WRONG");
		const asked = await house.call(sendPaymentCode, {}, { token: member.token });
		expect(asked.ok).toBe(true);
		const sent = await house.codeTo(email);
		expect(await prove(member, pin, "000000")).toBe("SECOND_PROOF_WRONG");
		expect(await prove(member, pin, sent)).toBe("proven");
		expect(await prove(member, pin, sent)).not.toBe("proven");
	});
});

describe("T13 the account holder", () => {
	test("is the first name that is given, and no other's from then on", async () => {
		const member = await house.register();
		expect(await hold(member, "123456")).toBe("PAYOUT_NAME_INVALID");
		expect(await hold(member, "Kim Minji")).toBe("Kim Minji");
		expect(await hold(member, "kim  MINJI")).toBe("Kim Minji");
		expect(await hold(member, "Park Jiho")).toBe("PAYOUT_NAME_DIFFERS");
		const read = await house.call(readPayoutName, {}, { token: member.token });
		expect(read.ok && read.value.masked).toBe("K•• M••••");
		expect((await kindsOf(db, member.account)).filter((kind) => kind === "payout-name-set")).toHaveLength(1);
	});
	test("is one, when two are given at once", async () => {
		const member = await house.register();
		const both = await Promise.all([hold(member, "Kim Minji"), hold(member, "Park Jiho")]);
		expect(both.filter((one) => one === "PAYOUT_NAME_DIFFERS")).toHaveLength(1);
	});
});

describe("A.3.6 what is known of a login", () => {
	test("is when it began, and since when its network, its browser and the password are known", async () => {
		const member = await house.register();
		const registered = house.clock.now();
		expect(await facts(member)).toEqual({
			loggedInAt: registered,
			networkSince: registered,
			browserSince: registered,
			passwordChangedAt: registered,
		});
		house.clock.advance(1_200_000);
		expect((await facts(member, "198.51.100.9")).networkSince).toBeUndefined();
		const again = await house.logIn({ username: member.account, device: member.device });
		if (!again.ok) throw new Error(again.error.code);
		const known = await facts({ token: again.value.token });
		expect(known).toMatchObject({ loggedInAt: house.clock.now(), browserSince: registered });
		house.clock.advance(1_000);
		const elsewhere = await house.logIn({ username: member.account });
		if (!elsewhere.ok) throw new Error(elsewhere.error.code);
		expect((await facts({ token: elsewhere.value.token })).browserSince).toEqual(house.clock.now());
	});
	test("is nothing of a session that has ended", async () => {
		const member = await house.register();
		const call = await callOf(member);
		await db.tx((tx) => api.endSessions(tx, call.principal.memberId));
		const known = await db.read((tx) => api.loginFacts(tx, call));
		expect([known.loggedInAt, known.browserSince]).toEqual([undefined, undefined]);
	});
});
