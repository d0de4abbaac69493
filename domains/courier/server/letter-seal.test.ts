import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { letterSeal } from "./letter-seal.ts";

const content = { to: "+821012345678", subject: "", body: "코드 012345" };
const key = randomBytes(32);
const { seal, open } = letterSeal(key);

test("what is sealed is opened with the same key, and never looks the same", () => {
	const [one, other] = [seal("a", content), seal("a", content)];
	expect(open("a", one)).toEqual(content);
	expect(open("a", other)).toEqual(content);
	expect(one.equals(other)).toBe(false);
});

test("with another key, for another letter, changed, or cut off it does not open", () => {
	const sealed = seal("a", content);
	expect(letterSeal(randomBytes(32)).open("a", sealed)).toBeUndefined();
	expect(open("b", sealed)).toBeUndefined();
	for (const place of [0, 13, 30]) {
		const changed = Buffer.from(sealed);
		changed[place] = (changed[place] ?? 0) ^ 1;
		expect(open("a", changed)).toBeUndefined();
	}
	for (const length of [0, 11, 20, sealed.length - 1]) expect(open("a", sealed.subarray(0, length))).toBeUndefined();
});
