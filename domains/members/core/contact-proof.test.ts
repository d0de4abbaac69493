import { describe, expect, test } from "vitest";
import { type KnownContact, proofFor } from "./index.ts";

const contact = (kind: "phone" | "email", verified: boolean): KnownContact => ({ kind, value: "x", verified });

describe("a change of contact data is proven by", () => {
	test.each([
		["the password, where nothing is proven", "phone", [], "password"],
		["the password, where what stands is not proven", "email", [contact("email", false)], "password"],
		["the number, when it changes", "phone", [contact("phone", true), contact("email", true)], "phone"],
		["the address, when it changes", "email", [contact("phone", true), contact("email", true)], "email"],
		["the number, when an address is added", "email", [contact("phone", true)], "phone"],
		[
			"the number, when an address that is not proven changes",
			"email",
			[contact("email", false), contact("phone", true)],
			"phone",
		],
		["the address, when a number is added", "phone", [contact("email", true)], "email"],
	] as const)("%s", (_, kind, contacts, proof) => {
		expect(proofFor(kind, contacts)).toBe(proof);
	});
});
