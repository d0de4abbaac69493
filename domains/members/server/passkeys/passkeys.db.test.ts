// Passkeys: made behind the password, named and removed; what opens a session and what does not.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import {
	addPasskey,
	listPasskeys,
	logInByPasskey,
	namePasskey,
	removePasskey,
	startPasskey,
	startPasskeyLogin,
} from "../../contract/index.ts";
import { clearAway } from "../clear-away.ts";
import { kindsOf } from "../testing/account-trail.ts";
import { addSoftPasskey, beginPasskey } from "../testing/guarded.ts";
import { goodPassword } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { begin, registerReachable } from "../testing/second-proof.ts";
import { type Answering, softPasskey } from "../testing/soft-passkey.ts";

const { db, house } = await openHouse();

const start = (token: string) => beginPasskey(house, token);
const add = (token: string, name?: string, passkey?: ReturnType<typeof softPasskey>) =>
	addSoftPasskey(house, token, {
		...(name === undefined ? {} : { name }),
		...(passkey === undefined ? {} : { passkey }),
	});
const challenge = async () => {
	const started = await house.call(startPasskeyLogin, {});
	return started.ok ? started.value.challenge : "";
};
const enter = (credential: ReturnType<ReturnType<typeof softPasskey>["answer"]>, address = "203.0.113.7") =>
	house.call(logInByPasskey, { credential }, { address });
const codeOf = (result: Awaited<ReturnType<typeof enter>>) => (result.ok ? "in" : result.error.code);
const listOf = async (token: string) => {
	const listed = await house.call(listPasskeys, {}, { token });
	return listed.ok ? listed.value.passkeys : [];
};
/** Who is in, what they come in with, and how to answer as they would. */
async function holder() {
	const member = await registerReachable(db, house);
	const { passkey } = await add(member.token);
	return {
		...member,
		passkey,
		answer: async (more: Partial<Answering> = {}) => passkey.answer({ challenge: await challenge(), ...more }),
	};
}
describe("adding a passkey", () => {
	test("asks for the password; what the browser is told names the host, and the account only to its own device", async () => {
		const { token, account } = await house.register();
		const refused = await house.call(startPasskey, { password: "wrong4all" }, { token });
		expect(refused).toMatchObject({ error: { code: "PROOF_WRONG" } });
		const asked = await start(token);
		expect(asked).toMatchObject({
			rp: { id: "localhost", name: "Tessera" },
			user: { name: account },
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
			excludeCredentials: [],
			attestation: "none",
		});
		expect(asked.user.id).toBe((await start(token)).user.id);
	});
	test("is listed, named anew, and removed; the trail says so", async () => {
		const { token, account } = await house.register();
		const { passkey, code } = await add(token, "  Phone ");
		expect(code).toBe("added");
		const [own] = await listOf(token);
		expect(own).toMatchObject({ name: "Phone", createdAt: house.clock.now().toISOString() });
		expect((await start(token)).excludeCredentials).toEqual([{ id: passkey.id, type: "public-key" }]);
		const id = own?.id ?? "";
		expect((await house.call(namePasskey, { passkeyId: id, name: "Laptop" }, { token })).ok).toBe(true);
		expect((await listOf(token))[0]?.name).toBe("Laptop");
		expect((await house.call(removePasskey, { passkeyId: id }, { token })).ok).toBe(true);
		expect(await listOf(token)).toEqual([]);
		expect(codeOf(await enter(passkey.answer({ challenge: await challenge() })))).toBe("PASSKEY_REFUSED");
		const kinds = await kindsOf(db, account);
		expect(kinds).toEqual(expect.arrayContaining(["passkey-added", "passkey-removed"]));
	});
	test("another member's is neither named nor removed", async () => {
		const [one, other] = [await house.register(), await house.register()];
		await add(one.token);
		const id = (await listOf(one.token))[0]?.id ?? "";
		const { token } = other;
		for (const tried of [
			await house.call(namePasskey, { passkeyId: id, name: "Mine" }, { token }),
			await house.call(removePasskey, { passkeyId: id }, { token }),
		])
			expect(tried).toMatchObject({ error: { code: "PASSKEY_UNKNOWN" } });
		expect(await listOf(one.token)).toMatchObject([{ name: "Phone" }]);
	});
	test("a passkey is one account's, and an account has ten", async () => {
		const { token } = await house.register();
		const { passkey } = await add(token);
		expect((await add(token, "Again", passkey)).code).toBe("PASSKEY_TAKEN");
		const other = await house.register();
		expect((await add(other.token, "Theirs", passkey)).code).toBe("PASSKEY_TAKEN");
		for (let more = 0; more < 9; more++) await add(token);
		expect(await house.call(startPasskey, { password: goodPassword }, { token })).toMatchObject({
			error: { code: "PASSKEY_LIMIT" },
		});
	});
	test.each<[string, Partial<Answering>]>([
		["for another page", { origin: "https://evil.example" }],
		["for a host that only begins alike", { origin: "http://localhost.evil.example:4000" }],
		["for another host's key", { host: "evil.example" }],
		["without a finger or a face", { verified: false }],
		["to a challenge nobody gave", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
	])("%s is refused", async (_, change) => {
		const { token } = await house.register();
		const asked = await start(token);
		const credential = softPasskey().make({ challenge: asked.challenge, ...change });
		expect(await house.call(addPasskey, { name: "Phone", credential }, { token })).toMatchObject({
			error: { code: "PASSKEY_REFUSED" },
		});
		expect(await listOf(token)).toEqual([]);
	});
	test("a challenge is good once, for who was asked, for five minutes, and not for a login", async () => {
		const { token } = await house.register();
		const tried = async (answered: string, by = token) => {
			const credential = softPasskey().make({ challenge: answered });
			const added = await house.call(addPasskey, { name: "Phone", credential }, { token: by });
			return added.ok ? "added" : added.error.code;
		};
		const once = (await start(token)).challenge;
		expect([await tried(once), await tried(once)]).toEqual(["added", "PASSKEY_REFUSED"]);
		const other = await house.register();
		expect(await tried((await start(token)).challenge, other.token)).toBe("PASSKEY_REFUSED");
		const late = (await start(token)).challenge;
		house.clock.advance(5 * 60_000);
		expect(await tried(late)).toBe("PASSKEY_REFUSED");
		expect(await tried(await challenge())).toBe("PASSKEY_REFUSED");
	});
});

describe("a login by passkey", () => {
	test("opens a session without name, password or second proof, from any network, and registers it", async () => {
		const { answer, account, token } = await holder();
		const entered = await enter(await answer(), "192.0.2.90");
		expect(entered).toMatchObject({ ok: true, value: { account, passwordExpired: false, firstTimeLogin: false } });
		if (!entered.ok) return;
		expect(await house.members.api.authenticate(entered.value.token)).toMatchObject({ account });
		expect((await begin(house, account, "192.0.2.90")).code).toBe("in");
		expect((await listOf(token))[0]?.lastUsedAt).toBe(house.clock.now().toISOString());
	});
	test("an answer that is sent again is refused, also many at once", async () => {
		const { answer } = await holder();
		const credential = await answer();
		const all = await Promise.all([1, 2, 3, 4].map(async () => codeOf(await enter(credential))));
		expect(all.filter((one) => one === "in")).toHaveLength(1);
		expect(all.filter((one) => one === "PASSKEY_REFUSED")).toHaveLength(3);
	});
	test.each<[string, Partial<Answering>]>([
		["from another page", { origin: "https://evil.example" }],
		["from a page that is not safe", { origin: "http://play.example" }],
		["for another host", { host: "evil.example" }],
		["without a finger or a face", { verified: false }],
		["to a challenge nobody gave", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
	])("an answer %s is refused, and the trail says so", async (_, change) => {
		const { answer, account } = await holder();
		expect(codeOf(await enter(await answer(change)))).toBe("PASSKEY_REFUSED");
		expect((await kindsOf(db, account)).at(-1)).toBe("passkey-refused");
	});
	test("a count that does not grow is a copy's", async () => {
		const { answer, passkey } = await holder();
		expect(codeOf(await enter(await answer()))).toBe("in");
		passkey.turnBack(1);
		expect(codeOf(await enter(await answer()))).toBe("PASSKEY_REFUSED");
		expect(codeOf(await enter(await answer()))).toBe("in");
	});
	test("another key's signature, a passkey nobody has and nonsense are answered alike", async () => {
		const { answer, passkey } = await holder();
		const right = await answer();
		const stranger = softPasskey();
		const asked = { challenge: await challenge() };
		for (const credential of [
			{ ...stranger.answer(asked), id: passkey.id },
			stranger.answer({ challenge: await challenge() }),
			{ ...right, signature: "AAAA" },
			{ ...right, clientDataJSON: "bm90IGpzb24" },
			{ ...right, authenticatorData: "AA" },
		])
			expect(await enter(credential)).toEqual({ ok: false, error: { code: "PASSKEY_REFUSED" } });
	});
	test("of a closed account is refused only to who holds the passkey", async () => {
		const { answer, account } = await holder();
		await db.tx((tx) => sql`update members.accounts set status = 'closed' where account = ${account}`.execute(tx));
		expect(codeOf(await enter(await answer()))).toBe("ACCOUNT_CLOSED");
		expect(codeOf(await enter(await answer({ verified: false })))).toBe("PASSKEY_REFUSED");
	});
	test("a challenge waits five minutes, and is cleared away", async () => {
		const { answer } = await holder();
		const late = await answer();
		house.clock.advance(5 * 60_000);
		expect(codeOf(await enter(late))).toBe("PASSKEY_REFUSED");
		await challenge();
		await clearAway(db, new Date(house.clock.now().getTime() + 3_600_000));
		const { rows } = await db.read((tx) => sql`select 1 from members.passkey_challenges`.execute(tx));
		expect(rows).toEqual([]);
	});
});
