// Sealed bodies sent again, too late, too early, to another key, opened and closed again, or hollow inside.
import { beforeAll, describe, expect, it } from "vitest";
import { logIn } from "#members/contract";
import { goodPassword, registerPerson } from "../caller.ts";
import { watchAftermath } from "./aftermath.ts";
import { faultsOf, send } from "./attack.ts";
import { type Inner, sealed, sealedText, serverKey, strangersKey } from "./sealing.ts";

watchAftermath();
const minute = 60_000;
const held = { account: "" };

beforeAll(async () => {
	held.account = (await registerPerson()).account;
});

const login = () => ({ username: held.account, password: goodPassword, type: "username" });

/** The code of the answer, once it has been found to be a clear one. */
async function codeAfter(what: string, body: string): Promise<string> {
	const attack = { what, body };
	const answer = await send(logIn, attack);
	expect(faultsOf(logIn, attack, answer)).toEqual([]);
	return /"errorCode":"([A-Z_]+)"/.exec(answer.text)?.[1] ?? "OK";
}

describe("a sealed body", () => {
	it("opens once: sent again, or many times at once, it is refused", async () => {
		const key = await serverKey();
		const body = await sealed(key, { body: login() });
		expect(await codeAfter("the first time", body)).toBe("OK");
		expect(await codeAfter("the second time", body)).toBe("INVALID_SEALED_BODY");
		const next = await sealed(key, { body: login() });
		const codes = await Promise.all(Array.from({ length: 10 }, () => codeAfter("at once", next)));
		expect(codes.filter((code) => code === "OK")).toHaveLength(1);
	});

	it("whose nonce came before is refused, whatever else is in it", async () => {
		const key = await serverKey();
		const nonce = crypto.randomUUID();
		expect(await codeAfter("a first body", await sealed(key, { body: login(), nonce }))).toBe("OK");
		expect(await codeAfter("another body", await sealed(key, { body: { ...login(), captcha: "x" }, nonce }))).toBe(
			"INVALID_SEALED_BODY",
		);
	});

	it.each<[string, () => Partial<Inner>]>([
		["six minutes old", () => ({ sentAt: Date.now() - 6 * minute })],
		["two minutes ahead", () => ({ sentAt: Date.now() + 2 * minute })],
		["of no time", () => ({ sentAt: undefined })],
		["of a negative time", () => ({ sentAt: -1 })],
		["of a time in words", () => ({ sentAt: "now" })],
		["of a fraction of a millisecond", () => ({ sentAt: Date.now() + 0.5 })],
		["without a nonce", () => ({ nonce: undefined })],
		["with a short nonce", () => ({ nonce: "short" })],
		["with a nonce of SQL", () => ({ nonce: "'; delete from calls.nonce; --'" })],
		["with a nonce that is a list", () => ({ nonce: [crypto.randomUUID()] })],
	])("%s is refused", async (what, inner) => {
		const body = await sealed(await serverKey(), { body: login(), ...inner() });
		expect(await codeAfter(what, body)).toBe("INVALID_SEALED_BODY");
	});

	it.each([
		["nothing inside", ""],
		["no JSON inside", "{"],
		["a number inside", "1"],
		["a deep object inside", `${'{"body":'.repeat(500)}1${"}".repeat(500)}`],
		["a poisoned key inside", '{"body":{"__proto__":{"admin":true}},"sentAt":1,"nonce":"aaaaaaaaaaaaaaaaaaaa"}'],
		["NUL inside", `{"body":{"username":"\\u0000"},"sentAt":${Date.now()},"nonce":"aaaaaaaaaaaaaaaaaaab"}`],
	])("with %s is refused", async (what, text) => {
		expect(await codeAfter(what, await sealedText(await serverKey(), text))).toBe("INVALID_SEALED_BODY");
	});

	it("to a stranger's key, or under a stranger's name, is refused", async () => {
		const { kid } = await serverKey();
		expect(await codeAfter("a stranger's key", await sealed(await strangersKey(kid), { body: login() }))).toBe(
			"INVALID_SEALED_BODY",
		);
		const renamed = { ...(await serverKey()), kid: "../../sealing-key" };
		expect(await codeAfter("a stranger's name", await sealed(renamed, { body: login() }))).toMatch(
			/^(INVALID_SEALED_BODY|OK)$/,
		);
	});

	it("that was changed anywhere is refused", async () => {
		const parts = (await sealed(await serverKey(), { body: login() })).split(".");
		const changed = parts.map((_, index) => parts.map((part, at) => (at === index ? turned(part) : part)).join("."));
		const shapes = [
			...changed,
			parts.slice(0, 4).join("."),
			`${parts.join(".")}.x`,
			parts.join(" "),
			"....",
			`eyJhbGciOiJub25lIn0....`,
			`eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..${"A".repeat(16)}.${"A".repeat(40)}.${"A".repeat(22)}`,
		];
		for (const body of shapes) expect(await codeAfter("changed", body)).toBe("INVALID_SEALED_BODY");
	});
});

/** The same length, another content. */
const turned = (part: string): string => (part === "" ? "AAAA" : `${part.at(0) === "A" ? "B" : "A"}${part.slice(1)}`);
