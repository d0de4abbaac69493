// The small parts that dialects are made of: exact JSON, names, signatures, sealed keys, and what a malformed call is told.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { failure } from "#platform/contract";
import { newPair } from "#platform/http/testing";
import { formErrors } from "./form.ts";
import { hub88Bodies, hub88Statuses, readHub88 } from "./hub88-words.ts";
import { answerSignatureOf, hashOf, isHub88Signed, signatureOf, signHub88 } from "./signatures.ts";
import { createVendorKeys, isSame } from "./vendor-keys.ts";
import { balanceTold, exactJson, whoOf } from "./wire.ts";

describe("exact JSON", () => {
	test("numbers stand as they were written, however large", () => {
		expect(exactJson({ status: "OK" }, { balance: "9007199254740993", cash: "1.10" })).toBe(
			'{"status":"OK","balance":9007199254740993,"cash":1.10}',
		);
	});
	test("what is not there is not written", () => {
		expect(exactJson({}, { balance: undefined })).toBe("{}");
		expect(exactJson({}, { balance: "0" })).toBe('{"balance":0}');
		expect(exactJson({ a: 'quoted "text"' }, {})).toBe('{"a":"quoted \\"text\\""}');
	});
});

describe("who is meant", () => {
	test("a member and a currency of ours", () => {
		expect(whoOf("12", "P")).toEqual({ memberId: "12", currency: "P" });
	});
	test.each([
		[undefined, "P"],
		["12", undefined],
		["0", "P"],
		["x", "P"],
		["12", "XXX"],
		["12", "toString"],
		["99999999999999999999", "P"],
	])("nobody by %s and %s", (member, currency) => {
		expect(whoOf(member, currency)).toBeUndefined();
	});
	test("a refusal tells a balance only where it has one", () => {
		expect(balanceTold(failure("INSUFFICIENT_FUNDS", { balance: "1.50" }), "P")).toBe(150n);
		expect(balanceTold(failure("INSUFFICIENT_FUNDS", { balance: "much" }), "P")).toBeUndefined();
		expect(balanceTold(failure("INSUFFICIENT_FUNDS", { balance: 3 }), "P")).toBeUndefined();
		expect(balanceTold(failure("PLAY_BUSY"), "P")).toBeUndefined();
	});
});

describe("signatures", () => {
	const secret = Buffer.alloc(32, 5);
	test("are of the body and its time", () => {
		const signed = signatureOf(secret, { body: "{}", timestamp: "1" });
		expect(signed).toMatch(/^[0-9a-f]{64}$/);
		expect(signatureOf(secret, { body: "{}", timestamp: "2" })).not.toBe(signed);
		expect(signatureOf(Buffer.alloc(32, 6), { body: "{}", timestamp: "1" })).not.toBe(signed);
	});
	test("of an answer are no call's: what was sent cannot come back as what was answered", () => {
		const said = { body: "{}", timestamp: "1" };
		expect(answerSignatureOf(secret, said)).toMatch(/^[0-9a-f]{64}$/);
		expect(answerSignatureOf(secret, said)).not.toBe(signatureOf(secret, said));
		expect(answerSignatureOf(secret, { ...said, timestamp: "2" })).not.toBe(answerSignatureOf(secret, said));
	});
	test("of a form do not hang on the order of its fields, nor on the hash that it carries", () => {
		expect(hashOf(secret, { a: "1", b: "2", hash: "x" })).toBe(hashOf(secret, { b: "2", a: "1" }));
		expect(hashOf(secret, { a: "1", b: "2" })).not.toBe(hashOf(secret, { a: "12", b: "" }));
	});
	test("are compared whole: another length is another signature", () => {
		expect(isSame({ expected: "abc", given: "abc" })).toBe(true);
		for (const given of ["abd", "ab", "abcd", "", "ABC"]) expect(isSame({ expected: "abc", given })).toBe(false);
	});
	test("of Hub88 are of one key and one text; what is no signature is none", async () => {
		const [ours, other] = [newPair(), newPair()];
		const signature = await signHub88(ours.privateKey, "{}");
		expect(isHub88Signed(ours.publicKey, { text: "{}", signature })).toBe(true);
		expect(isHub88Signed(ours.publicKey, { text: "{ }", signature })).toBe(false);
		expect(isHub88Signed(other.publicKey, { text: "{}", signature })).toBe(false);
		for (const none of ["", "AAAA", "not base64 at all", signature.slice(4)]) {
			expect(isHub88Signed(ours.publicKey, { text: "{}", signature: none })).toBe(false);
		}
	});
});

describe("keys", () => {
	const key = randomBytes(32);
	const named = { vendor: "ACME", keyId: "k1" };
	const keysOf = (rows: readonly unknown[], by = key) =>
		createVendorKeys({ call: async <Row>() => z.parse(z.custom<Row[]>(Array.isArray), rows) }, by);
	test("are sealed under their own name: none can stand in another's place", () => {
		const keys = keysOf([]);
		const plain = Buffer.from("a shared secret of thirty-two bytes");
		const sealed = keys.seal(named, plain);
		expect(sealed.includes(plain)).toBe(false);
		expect(keys.open(named, sealed)).toEqual(plain);
		expect(() => keys.open({ ...named, keyId: "k2" }, sealed)).toThrow(/another house key/);
		expect(() => keys.open({ ...named, vendor: "OTHER" }, sealed)).toThrow(/another house key/);
		expect(() => keysOf([], randomBytes(32)).open(named, sealed)).toThrow(/another house key/);
	});
	test("of a vendor that speaks another dialect, or is none, there are none", async () => {
		expect(await keysOf([]).inForce("ACME", "form")).toBeUndefined();
		const bare = [{ key_id: null, purpose: null, secret: null, sealed: null }];
		expect(await keysOf(bare).inForce("ACME", "form")).toEqual({ secrets: [], theirs: [], own: undefined });
	});
	test("the newest of ours signs, any of theirs is believed", async () => {
		const [first, second] = [newPair(), newPair()];
		const own = (keyId: string, pair: ReturnType<typeof newPair>) => ({
			key_id: keyId,
			purpose: "own-private",
			sealed: true,
			secret: keysOf([]).seal({ vendor: "ACME", keyId }, pair.privateKey.export({ format: "der", type: "pkcs8" })),
		});
		const rows = [own("o2", second), own("o1", first)];
		const { own: signing, theirs } = (await keysOf(rows).inForce("ACME", "hub88")) ?? {};
		if (signing === undefined) throw new Error("no key signs");
		expect(isHub88Signed(second.publicKey, { text: "t", signature: await signHub88(signing, "t") })).toBe(true);
		expect(theirs).toEqual([]);
	});
});

describe("a malformed call of Hub88", () => {
	const whole = { request_uuid: "q", user: "1", token: "t", currency: "P" };
	test.each([
		[whole, undefined],
		[{ ...whole, more: { any: 1 } }, undefined],
		[{ user: "1" }, "RS_ERROR_WRONG_SYNTAX"],
		[{ ...whole, user: 1 }, "RS_ERROR_WRONG_TYPES"],
		[{ ...whole, user: "a\u0000b" }, "RS_ERROR_WRONG_TYPES"],
		[{ ...whole, request_uuid: "" }, "RS_ERROR_WRONG_TYPES"],
		["text", "RS_ERROR_WRONG_SYNTAX"],
		[null, "RS_ERROR_WRONG_SYNTAX"],
		[[whole], "RS_ERROR_WRONG_SYNTAX"],
	])("%j: %s", (said, status) => {
		const read = readHub88(hub88Bodies["user/balance"], said);
		expect(read.ok ? undefined : read.error).toBe(status);
	});
});

describe("what a refusal is called", () => {
	test.each([
		["INSUFFICIENT_FUNDS", "RS_ERROR_NOT_ENOUGH_MONEY", 1],
		["UNKNOWN_MEMBER", "RS_ERROR_USER_DISABLED", 2],
		["PLAY_EXPIRED", "RS_ERROR_TOKEN_EXPIRED", 4],
		["ACCOUNT_EXCLUDED", "RS_ERROR_USER_DISABLED", 6],
		["DUPLICATE_TRANSACTION", "RS_ERROR_DUPLICATE_TRANSACTION", 7],
		["GAME_DISABLED", "RS_ERROR_INVALID_GAME", 8],
		["STAKE_OUT_OF_RANGE", "RS_ERROR_LIMIT_REACHED", 50],
		["PLAY_BUSY", "RS_ERROR_UNKNOWN", 100],
		["TRANSACTION_NOT_FOUND", "RS_ERROR_TRANSACTION_DOES_NOT_EXIST", 100],
		["TRANSACTION_ROLLED_BACK", "RS_ERROR_TRANSACTION_DOES_NOT_EXIST", 120],
		["LIMIT_REACHED", "RS_ERROR_LIMIT_REACHED", 310],
	] as const)("%s is %s to Hub88 and %d in a form", (code, status, number) => {
		expect(hub88Statuses[code]).toBe(status);
		expect(formErrors[code]).toBe(number);
	});
});

describe("every refusal has a word", () => {
	const forms = Object.entries(formErrors);
	test("in both dialects, and in none of them is it a success", () => {
		expect(Object.keys(hub88Statuses).toSorted()).toEqual(forms.map(([code]) => code).toSorted());
		for (const status of Object.values(hub88Statuses)) expect(status).toMatch(/^RS_ERROR_[A-Z_]+$/);
		for (const [, number] of forms) expect(number).toBeGreaterThan(0);
	});
	test("what may be tried again is told so in both", () => {
		for (const code of ["PLAY_BUSY", "TOO_FAST"] as const) {
			expect(hub88Statuses[code]).toBe("RS_ERROR_UNKNOWN");
			expect(formErrors[code]).toBe(100);
		}
	});
	test("what a member's own protection forbids is a limit in both", () => {
		const limits = ["LIMIT_REQUIRED", "IDENTITY_REQUIRED", "TIME_USED_UP", "LIMIT_REACHED", "REALITY_CHECK"] as const;
		for (const code of limits) {
			expect(hub88Statuses[code]).toBe("RS_ERROR_LIMIT_REACHED");
			expect(formErrors[code]).toBe(310);
		}
	});
	test("a frozen or excluded member is disabled, whichever of the two", () => {
		for (const code of ["ACCOUNT_FROZEN", "ACCOUNT_EXCLUDED"] as const) {
			expect(hub88Statuses[code]).toBe("RS_ERROR_USER_DISABLED");
			expect(formErrors[code]).toBe(6);
		}
	});
});

describe("what never came, or is over, stands for nothing in Hub88", () => {
	const codes = ["TRANSACTION_NOT_FOUND", "TRANSACTION_ROLLED_BACK", "ROUND_NOT_FOUND", "ROUND_CLOSED"] as const;
	test.each(codes)("%s", (code) => {
		expect(hub88Statuses[code]).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
		expect(formErrors[code]).toBeGreaterThanOrEqual(100);
	});
});
