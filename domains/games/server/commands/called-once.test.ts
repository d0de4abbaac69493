// What a name that is known already means to the command that comes with it.
import { expect, test } from "vitest";
import { callRefusal } from "./called-once.ts";

const known = (value?: string) => ({ ok: false, error: { code: "CALL_KNOWN", ...(value ? { value } : {}) } });
const digest = "0b1c2d3e-0000-4000-8000-000000000001";
const request = { kind: "request", name: "r-1", content: digest } as const;

test("a command without a name, or with one that is new, is heard", () => {
	expect(callRefusal(undefined, undefined)).toBeUndefined();
	expect(callRefusal({ kind: "nonce", name: "n".repeat(16) }, undefined)).toBeUndefined();
	expect(callRefusal(request, undefined)).toBeUndefined();
});

test("a nonce is good once, whatever came with it", () => {
	const before = { content: null, refusal: null };
	expect(callRefusal({ kind: "nonce", name: "n".repeat(16) }, before)).toMatchObject(known());
});

test("the same request is heard again unless it was refused; another by its name is not", () => {
	expect(callRefusal(request, { content: digest, refusal: null })).toBeUndefined();
	expect(callRefusal(request, { content: digest, refusal: "NO" })).toMatchObject(known("NO"));
	expect(callRefusal(request, { content: `${digest.slice(0, -1)}2`, refusal: null })).toMatchObject(known());
	expect(callRefusal(request, { content: `${digest.slice(0, -1)}2`, refusal: "NO" })).toMatchObject(known());
});
