import { expect, test } from "vitest";
import { callingBrowser } from "./browser-cookie.ts";

const cookie = { name: "known", path: "/door", days: 2 } as const;
const key = "k".repeat(43);

function browserOf(head: string | undefined, protocol: "http" | "https" = "http") {
	const set: string[] = [];
	return { ...callingBrowser({ headers: { cookie: head }, protocol }, cookie, (one) => set.push(one)), set };
}

test.each([
	["none", undefined, undefined],
	["another", `unknown=${key}`, undefined],
	["its own among others", `a=1; known=${key}; b=2`, key],
	["one that is too short", "known=abc", undefined],
	["one of other signs", `known=${"k".repeat(20)}%00`, undefined],
	["an endless one", `known=${"k".repeat(5_000)}`, undefined],
])("of a browser that brings %s", (_, head, found) => {
	expect(browserOf(head).key).toBe(found);
});

test("a key is kept where no script reads it, over TLS never sent without", () => {
	const plain = browserOf(undefined);
	plain.keep(key);
	expect(plain.set).toEqual([`known=${key}; Max-Age=172800; Path=/door; HttpOnly; SameSite=Strict`]);
	const safe = browserOf(undefined, "https");
	safe.keep(key);
	expect(safe.set).toEqual([expect.stringMatching(/; Secure$/)]);
});
