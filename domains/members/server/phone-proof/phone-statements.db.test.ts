// What a provider signs, and how each statement that does not hold is refused: with a secret that was agreed, and with
// keys that the provider publishes on this machine.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { sendSimulatorCode } from "../../contract/index.ts";
import { savePhoneProvider } from "../module.ts";
import { openPhones } from "../testing/open-phones.ts";
import { begin, type Claims, codeOf, modules, newKeys, newNumber, statementOf } from "../testing/phone-window.ts";

const { db, house, switchFlags, simulator, set, proven, logInBy } = await openPhones();

beforeAll(() => switchFlags({ REGMOBVERF3: true, MOBILEVERCODELOGIN3: true }));
beforeEach(async () => {
	house.clock.advance(3_600_000);
	await simulator();
});

describe("a provider that signs", () => {
	const secret = "a secret of the operator and of the provider";
	const client = { issuer: "https://prove.example", clientId: "tessera-here", clientSecret: secret };
	const page = "https://prove.example/window";
	const at = { keys: "", close: () => {} };
	const own = newKeys();
	const strangers = newKeys();

	beforeAll(async () => {
		const { publicKey } = await own;
		const jwk = { ...(await exportJWK(publicKey)), kid: "one", alg: "EdDSA", use: "sig" };
		const server = createServer((_request, response) => {
			response.setHeader("content-type", "application/json");
			response.end(JSON.stringify({ keys: [jwk] }));
		});
		const port = await new Promise<number>((resolve) => {
			server.listen(0, "127.0.0.1", () => resolve(portOf(server.address())));
		});
		at.keys = `http://127.0.0.1:${port}/keys`;
		at.close = () => server.close();
	});
	afterAll(() => at.close());

	const portOf = (address: string | AddressInfo | null): number =>
		typeof address === "object" && address !== null ? address.port : 0;
	const agree = (keysUrl: string | undefined) =>
		savePhoneProvider(db, house.codeKey, { ...set, title: "Prove", page, ...client, keysUrl });

	/** What the provider says of a number that is a member's, and what the house makes of it. */
	async function say(twist: Partial<Claims>, sign: { readonly alg: string; readonly key: CryptoKey | Uint8Array }) {
		await simulator();
		const number = await proven();
		await agree(sign.alg === "HS256" && twist.audience !== "by keys" ? undefined : at.keys);
		const { channel } = await begin(house, { number, moduleId: modules.login });
		const whole: Claims = {
			channel,
			number,
			purpose: "login",
			audience: client.clientId,
			issuer: client.issuer,
			age: 0,
			holds: 120,
			jti: "one",
			...twist,
		};
		const firebaseIdToken = await statementOf(whole, { ...sign, now: house.clock.now() });
		return codeOf(await logInBy(number, { firebaseChannel: channel, firebaseIdToken }));
	}
	const shared = { alg: "HS256", key: new TextEncoder().encode(secret) };
	const withKey = async (keys: typeof own) => ({ alg: "EdDSA", key: (await keys).privateKey });

	test("with the secret that was agreed, or with its own key, is believed", async () => {
		expect(await say({}, shared)).toBe("OK");
		expect(await say({}, await withKey(own))).toBe("OK");
	});

	test("opens its own page, with what it is asked", async () => {
		await agree(at.keys);
		const { url } = await begin(house, { number: newNumber(), moduleId: modules.register });
		expect(url.startsWith(`${page}#request=`)).toBe(true);
		const refused = await house.call(sendSimulatorCode, { request: url.slice(url.indexOf("=") + 1) });
		expect(codeOf(refused)).toBe("PHONE_NOT_ENABLED");
	});

	test.each<[string, Partial<Claims>, string]>([
		["to another brand", { audience: "another" }, "PHONE_PROOF_REFUSED"],
		["as another provider", { issuer: "https://evil.example" }, "PHONE_PROOF_REFUSED"],
		["of another verification", { channel: "another" }, "PHONE_PROOF_REFUSED"],
		["for another purpose", { purpose: "register" }, "PHONE_PROOF_REFUSED"],
		["without a name for what it says", { jti: undefined }, "PHONE_PROOF_REFUSED"],
		["what was true too long ago", { age: 200 }, "PHONE_CODE_EXPIRED"],
		["what is to hold for ever", { age: 400, holds: 1_000_000 }, "PHONE_CODE_EXPIRED"],
		["tomorrow", { age: -86_400 }, "PHONE_PROOF_REFUSED"],
	])("%s is refused", async (_what, twist, code) => {
		expect(await say(twist, shared)).toBe(code);
	});

	test("with another's key or secret is refused, and a secret does not stand in for a key", async () => {
		expect(await say({}, await withKey(strangers))).toBe("PHONE_PROOF_REFUSED");
		expect(await say({}, { alg: "HS256", key: randomBytes(32) })).toBe("PHONE_PROOF_REFUSED");
		expect(await say({ audience: "by keys" }, shared)).toBe("PHONE_PROOF_REFUSED");
	});

	test("PHONE_UNKNOWN: whose keys cannot be had is not believed, and nothing is used up", async () => {
		const number = await proven();
		for (const keys of ["http://127.0.0.1:9/keys", "http://prove.example/keys"]) {
			await agree(keys);
			house.clock.advance(60_000);
			const { channel } = await begin(house, { number, moduleId: modules.login });
			const claims = { channel, number, purpose: "login", audience: client.clientId, issuer: client.issuer };
			const said = { ...claims, age: 0, holds: 120, jti: "one" };
			const { alg, key } = await withKey(own);
			const firebaseIdToken = await statementOf(said, { alg, key, now: house.clock.now() });
			expect(codeOf(await logInBy(number, { firebaseChannel: channel, firebaseIdToken }))).toBe("PHONE_UNKNOWN");
			await agree(at.keys);
			expect(codeOf(await logInBy(number, { firebaseChannel: channel, firebaseIdToken }))).toBe("OK");
		}
	});

	test("is waited for by the pages of its brand alone, within half a minute", async () => {
		const opens = () => house.members.api.opensOtherWindows("tessera");
		expect(await opens()).toBe(false);
		await agree(undefined);
		expect(await opens()).toBe(false);
		house.clock.advance(30_000);
		expect([await opens(), await house.members.api.opensOtherWindows("another")]).toEqual([true, false]);
	});

	test("has its secret sealed, and neither number nor channel stands in the database", async () => {
		await agree(undefined);
		const number = newNumber();
		const { channel } = await begin(house, { number, moduleId: modules.register });
		const rows = await db.read((tx) =>
			sql`select p::text as row from members.phone_providers p
				union all select v::text from members.phone_verifications v`.execute(tx),
		);
		const all = JSON.stringify(rows.rows);
		for (const secretText of [secret, Buffer.from(secret).toString("hex"), number.slice(3), channel])
			expect(all).not.toContain(secretText);
	});
});
