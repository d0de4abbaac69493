// How a member is reached: proven by a code to it, changed behind a second factor, told to the old one.
import { describe, expect, test } from "vitest";
import type { InputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { changeContact, readContacts, sendContactCode, startFreePlay } from "../../contract/index.ts";
import { goodPassword, type Registered } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, brand, house } = await openHouse();
let numbers = 0;
const newNumber = () => `0106660${String(++numbers).padStart(4, "0")}`;
const e164 = (number: string) => `+82${number.slice(1)}`;
const newEmail = () => `mosaic.${++numbers}@mail.com`;
const korea = { countryDialingCode: "82" };
let addresses = 0;
const from = (member: Pick<Registered, "token">) => ({
	token: member.token,
	address: `203.0.113.${++addresses % 250}`,
});

type Change = InputOf<typeof changeContact>;
type Ask = InputOf<typeof sendContactCode>;

async function ask(member: Registered, input: Ask): Promise<string> {
	const sent = await house.call(sendContactCode, input, from(member));
	return sent.ok ? "sent" : sent.error.code;
}
async function change(member: Registered, input: Change): Promise<string> {
	const changed = await house.call(changeContact, input, from(member));
	return changed.ok ? "changed" : changed.error.code;
}
const read = async (member: Registered) => {
	const answer = await house.call(readContacts, {}, { token: member.token });
	return answer.ok ? Object.fromEntries(answer.value.contacts.map((contact) => [contact.kind, contact])) : {};
};
const trail = async ({ account }: Registered) =>
	(
		await db.read((tx) =>
			sql<{ kind: string }>`select e.kind from members.account_events e join members.accounts a on a.id = e.member_id
				where a.account = ${account} order by e.id`.execute(tx),
		)
	).rows.map(({ kind }) => kind);

const addEmail = async (member: Registered, email: string, proof: string = goodPassword): Promise<string> => {
	expect(await ask(member, { contact: "email", to: "new", value: email })).toBe("sent");
	return change(member, { contact: "email", value: email, code: await house.codeTo(email), proof });
};

describe("a first contact", () => {
	test("is proven by a code to it and by the password, and shown masked from then on", async () => {
		const member = await house.register();
		expect(await read(member)).toEqual({
			phone: { kind: "phone", masked: "", verified: false, proof: "password", proofMasked: "" },
			email: { kind: "email", masked: "", verified: false, proof: "password", proofMasked: "" },
		});
		const number = newNumber();
		expect(await ask(member, { contact: "phone", to: "new", value: number, ...korea })).toBe("sent");
		const code = await house.codeTo(e164(number));
		const input = { contact: "phone", value: number, code, ...korea } as const;
		expect(await change(member, { ...input, proof: "wrong4all" })).toBe("PROOF_WRONG");
		expect(await change(member, { ...input, proof: goodPassword })).toBe("changed");
		const { phone, email } = await read(member);
		expect(phone).toMatchObject({ verified: true, proof: "phone", masked: `+82••••••${number.slice(-4)}` });
		expect(email).toMatchObject({ masked: "", proof: "phone", proofMasked: phone?.masked });
		expect(JSON.stringify(phone)).not.toContain(number);
		expect(await trail(member)).toContain("contact-verified");
	});
	test("that was typed at registration is confirmed the same way", async () => {
		await db.tx((tx) => sql`update brand.registration_fields set enabled = true where field = 'email'`.execute(tx));
		await brand.api.refresh();
		const email = newEmail();
		const member = await house.register({ email });
		expect((await read(member)).email).toMatchObject({ verified: false, proof: "password" });
		expect(await addEmail(member, email)).toBe("changed");
		expect((await read(member)).email).toMatchObject({ verified: true, proof: "email" });
	});
});

describe("T07 a change", () => {
	test("needs the code that goes to the old one, and the old one is told", async () => {
		const member = await house.register();
		const [old, next] = [newEmail(), newEmail()];
		await addEmail(member, old);
		expect(await ask(member, { contact: "email", to: "new", value: next })).toBe("sent");
		const code = await house.codeTo(next);
		const input = { contact: "email", value: next, code } as const;
		expect(await change(member, { ...input, proof: goodPassword })).toBe("PROOF_WRONG");
		expect(await change(member, { ...input, proof: code })).toBe("PROOF_WRONG");
		expect(await change(member, input)).toBe("PROOF_WRONG");
		expect(await ask(member, { contact: "email", to: "proof" })).toBe("sent");
		expect(await change(member, { ...input, proof: await house.codeTo(old) })).toBe("changed");
		const [letter] = await house.outbox(old);
		expect(letter).toMatchObject({ kind: "mail-contact-changed" });
		expect(letter?.body).not.toContain(next);
		expect(await trail(member)).toContain("contact-changed");
	});
	test("another kind is proven by the one that stands: a number cannot be added past a proven address", async () => {
		const member = await house.register();
		const [email, number] = [newEmail(), newNumber()];
		await addEmail(member, email);
		expect(await ask(member, { contact: "phone", to: "new", value: number, ...korea })).toBe("sent");
		const input = { contact: "phone", value: number, code: await house.codeTo(e164(number)), ...korea } as const;
		expect(await change(member, { ...input, proof: goodPassword })).toBe("PROOF_WRONG");
		expect(await ask(member, { contact: "phone", to: "proof" })).toBe("sent");
		expect(await change(member, { ...input, proof: await house.codeTo(email) })).toBe("changed");
	});
	test("with a wrong code to the new one is refused, and the code to the old one stays good", async () => {
		const member = await house.register();
		const [old, next] = [newEmail(), newEmail()];
		await addEmail(member, old);
		await ask(member, { contact: "email", to: "new", value: next });
		await ask(member, { contact: "email", to: "proof" });
		const [code, proof] = [await house.codeTo(next), await house.codeTo(old)];
		const input = { contact: "email", value: next, proof } as const;
		expect(await change(member, { ...input, code: code === "111111" ? "222222" : "111111" })).toBe("MAIL_CODE_INVALID");
		expect(await change(member, input)).toBe("MAIL_CODE_MISSING");
		expect(await change(member, { ...input, code })).toBe("changed");
		expect(await change(member, { ...input, code })).not.toBe("changed");
	});
	test("by guessing the password is locked after three", async () => {
		const member = await house.register();
		const email = newEmail();
		await ask(member, { contact: "email", to: "new", value: email });
		const input = { contact: "email", value: email, code: await house.codeTo(email) } as const;
		for (let guess = 0; guess < 3; guess++) {
			expect(await change(member, { ...input, proof: "wrong4all" })).toBe("PROOF_WRONG");
		}
		expect(await change(member, { ...input, proof: goodPassword })).toBe("PASSWORD_LOCKED");
	});
});

describe("a contact", () => {
	test("is one account's: who asks for another's gets no code, and the answer tells nothing", async () => {
		const [one, other] = [await house.register(), await house.register()];
		const email = newEmail();
		await addEmail(one, email);
		const before = (await house.outbox(email)).length;
		house.clock.advance(11 * 60_000);
		expect(await ask(other, { contact: "email", to: "new", value: email })).toBe("sent");
		expect((await house.outbox(email)).length).toBeLessThanOrEqual(before);
	});
	test("a code that one member was sent is no good for another", async () => {
		const [one, other] = [await house.register(), await house.register()];
		const email = newEmail();
		await ask(one, { contact: "email", to: "new", value: email });
		const input = { contact: "email", value: email, code: await house.codeTo(email), proof: goodPassword } as const;
		expect(await change(other, input)).toBe("MAIL_CODE_INVALID");
		expect(await change(one, input)).toBe("changed");
	});
	test("that became another's between code and change is refused to both but one", async () => {
		const [one, other] = [await house.register(), await house.register()];
		const email = newEmail();
		const codeFor = async (member: Registered) => {
			await db.tx((tx) => sql`delete from members.code_tallies`.execute(tx));
			expect(await ask(member, { contact: "email", to: "new", value: email })).toBe("sent");
			return house.codeTo(email);
		};
		const [first, second] = [await codeFor(one), await codeFor(other)];
		const input = { contact: "email", value: email, proof: goodPassword } as const;
		expect(await change(one, { ...input, code: first })).toBe("changed");
		expect(await change(other, { ...input, code: second })).toBe("CONTACT_TAKEN");
	});
	test.each([
		[{ contact: "email", to: "new", value: "no address" }, "EMAIL_INVALID"],
		[{ contact: "email", to: "new" }, "EMAIL_INVALID"],
		[{ contact: "phone", to: "new", ...korea }, "PHONE_NUMBER_MISSING"],
		[{ contact: "phone", to: "new", value: "12", ...korea }, "PHONE_NUMBER_INVALID"],
		[{ contact: "email", to: "proof" }, "PROOF_IS_PASSWORD"],
	] as const)("asked for with %j: %s", async (input, code) => {
		expect(await ask(await house.register(), input)).toBe(code);
	});
	test("sends are counted for the account too", async () => {
		const member = await house.register();
		for (let sent = 0; sent < 8; sent++) {
			expect(await ask(member, { contact: "email", to: "new", value: newEmail() })).toBe("sent");
		}
		expect(await ask(member, { contact: "email", to: "new", value: newEmail() })).toBe("PHONE_TOO_MANY_REQUESTS");
	});
	test("is not for guests", async () => {
		const guest = await house.call(startFreePlay, { os: "", platform: "W" }, { address: "198.51.100.1" });
		const token = guest.ok ? guest.value.token : "";
		expect(await house.call(readContacts, {}, { token })).toMatchObject({ error: { code: "GUEST_NOT_ALLOWED" } });
	});
	test("where no e-mail can be sent it is said so", async () => {
		await db.tx((tx) => sql`update courier.quotas set per_day = 0 where channel = 'mail'`.execute(tx));
		expect(await ask(await house.register(), { contact: "email", to: "new", value: newEmail() })).toBe(
			"MAIL_UNAVAILABLE",
		);
		await db.tx((tx) => sql`update courier.quotas set per_day = 2000 where channel = 'mail'`.execute(tx));
	});
});
