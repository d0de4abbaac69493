import { describe, expect, it } from "vitest";
import { contactKey, labelKey } from "./find-member.ts";

describe("a contact that was typed", () => {
	it.each([
		["Mina@Mail.com", { by: "email", value: "mina@mail.com" }],
		["  mina@mail.com ", { by: "email", value: "mina@mail.com" }],
		["+82 10-1234-5678", { by: "phone", value: "+821012345678" }],
		["+82(10)1234.5678", { by: "phone", value: "+821012345678" }],
	])("%j is %j", (typed, key) => {
		expect(contactKey(typed)).toEqual(key);
	});
	it.each(["", "mina", "010-1234-5678", "+0123456", "+82", "a@b@c", "@", "mina @mail.com", "+8210123456789012"])(
		"%j is none",
		(typed) => {
			expect(contactKey(typed)).toBeUndefined();
		},
	);
});

describe("a label that was typed", () => {
	it.each([
		["VIP", "vip"],
		[" bonus hunter ", "bonus-hunter"],
		["7-days", "7-days"],
	])("%j is %j", (typed, key) => {
		expect(labelKey(typed)).toBe(key);
	});
	it.each(["", "-vip", "vip!", "브이아이피", "x".repeat(31)])("%j is none", (typed) => {
		expect(labelKey(typed)).toBeUndefined();
	});
});
