import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPageOn, isWhitelabelFlag, type Whitelabel, whitelabelFlags } from "./flags.ts";
import { type FieldRule, isRegistrationField, isRequired, registrationFields } from "./registration-fields.ts";
import { openServicePath, sealServicePath } from "./service-path.ts";
import { announcementTypes, gameCategories, isLanguage, languages } from "./vocabulary.ts";

describe("the vocabulary of the specification", () => {
	test("eleven white-label flags", () => {
		expect(new Set(whitelabelFlags).size).toBe(11);
		expect(isWhitelabelFlag("FREEPLAY3")).toBe(true);
		expect(isWhitelabelFlag("freeplay3")).toBe(false);
	});
	test("a page that has a flag is there while it is on", () => {
		const all = (enabled: boolean): Whitelabel => ({
			MOBILENUMREG3: enabled,
			REGMOBVERF3: enabled,
			MOBILENUMPASSREG3: enabled,
			USERNAMEREG3: enabled,
			FREEPLAY3: enabled,
			PWDEXPFORCECHANGE3: enabled,
			MOBILEVERCODELOGIN3: enabled,
			DIRECTREG3: enabled,
			AGENTPOLICY3: enabled,
			MANPLAYREB3: enabled,
			CHNGPASSVERIF3: enabled,
		});
		expect([isPageOn("agent-policy", all(false)), isPageOn("agent-policy", all(true))]).toEqual([false, true]);
		expect(isPageOn("terms", all(false))).toBe(true);
	});
	test("29 fields of a registration", () => {
		expect(new Set(registrationFields).size).toBe(29);
		expect(isRegistrationField("zalo")).toBe(true);
		expect(isRegistrationField("toString")).toBe(false);
	});
	test("34 to 35 languages, those of the header among them", () => {
		expect(new Set(languages).size).toBe(35);
		for (const code of ["CN", "EN", "JA", "TH", "VI", "KO", "BN", "ID"]) expect(isLanguage(code)).toBe(true);
		expect(isLanguage("ko")).toBe(false);
	});
	test("eight categories and five types of announcement", () => {
		expect(gameCategories).toHaveLength(8);
		expect(announcementTypes).toEqual(["B", "PL", "PU", "PR", "H"]);
	});
});

describe("when a field is required", () => {
	const rule = (enabled: boolean, required: boolean): FieldRule => ({
		enabled,
		required,
		patternId: "any",
		minLength: 1,
		maxLength: 10,
	});
	test.each([
		["username", rule(true, false), true],
		["password", rule(true, false), true],
		["confirmPassword", rule(true, false), true],
		["mobileNum", rule(true, false), true],
		["verificationCode", rule(true, false), true],
		["paymentPassword", rule(true, false), true],
		["paymentPassword", rule(false, true), false],
		["email", rule(true, false), false],
		["email", rule(true, true), true],
		["email", rule(false, true), false],
	] as const)("%s %o", (field, given, expected) => {
		expect(isRequired(field, given)).toBe(expected);
	});
});

describe("the sealed path of the customer service", () => {
	test("ends in its key and opens again", () => {
		const sealed = sealServicePath({ address: "https://desk.example/chat?room=고객", key: "k3Y9abcd" });
		expect(sealed.slice(-8)).toBe("k3Y9abcd");
		expect(sealed).not.toContain("desk");
		expect(openServicePath(sealed)).toBe("https://desk.example/chat?room=고객");
	});
	test("any address, any key", () => {
		const keys = fc.stringMatching(/^[A-Za-z0-9]{8}$/);
		fc.assert(
			fc.property(fc.webUrl(), keys, (address, key) => {
				expect(openServicePath(sealServicePath({ address, key }))).toBe(decodeURI(encodeURI(address)));
			}),
		);
	});
	test.each(["", "k3Y9abcd", "zzk3Y9abcd", "0k3Y9abcd", "00k3Y9abc-", "ffk3Y9abcd"])(
		"%j opens to nothing",
		(sealed) => {
			expect(openServicePath(sealed)).toBeUndefined();
		},
	);
	test("a key of another length is a bug of the caller", () => {
		expect(() => sealServicePath({ address: "/help", key: "short" })).toThrow(RangeError);
	});
});
