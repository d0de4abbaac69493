import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	decideEntry,
	type EntryFacts,
	type EntryRules,
	maskedName,
	payoutNameKey,
	standardEntryRules,
	strongestWay,
} from "./second-proof.ts";

const elsewhere: EntryFacts = { networkRegistered: false, provenByCode: false, ways: ["phone", "email"] };
const open = { entry: "open", unproven: false };

describe("a login that brought the right secret", () => {
	test.each<[string, Partial<EntryFacts>, Partial<EntryRules>, object]>([
		["from elsewhere is asked, by the ways there are", {}, {}, { entry: "asked", ways: ["phone", "email"] }],
		["from a registered network goes on", { networkRegistered: true }, {}, open],
		["that a code has proven goes on", { provenByCode: true }, {}, open],
		["goes on where the brand asks nobody", {}, { secondProof: false }, open],
		["without a way comes in, and the trail says so", { ways: [] }, {}, { entry: "open", unproven: true }],
		[
			"without a way is for customer service where the brand wants it so",
			{ ways: [] },
			{ enterWithoutWay: false },
			{ entry: "refused" },
		],
		[
			"without a way, from a registered network",
			{ ways: [], networkRegistered: true },
			{ enterWithoutWay: false },
			open,
		],
		[
			"with an authenticator is asked for its code alone, whatever the network, the code before and the brand's rules",
			{ ways: ["phone", "authenticator"], networkRegistered: true, provenByCode: true },
			{ secondProof: false },
			{ entry: "asked", ways: ["authenticator"] },
		],
	])("%s", (_, facts, rules, decided) => {
		expect(decideEntry({ ...elsewhere, ...facts }, { ...standardEntryRules, ...rules })).toEqual(decided);
	});

	test("whoever has a way is never let in unproven from elsewhere", () => {
		const ways = fc.subarray(["phone", "email", "payoutName"] as const, { minLength: 1 });
		fc.assert(
			fc.property(ways, fc.boolean(), (has, enterWithoutWay) => {
				const decided = decideEntry({ ...elsewhere, ways: has }, { secondProof: true, enterWithoutWay });
				expect(decided).toEqual({ entry: "asked", ways: has });
			}),
		);
	});
});

test.each([
	["Kim Minji", "K•• M••••"],
	["김민지", "김••"],
	["A", "A"],
	["𠮷田", "𠮷•"],
	["", ""],
])("%j leaves the house as %j", (name, masked) => {
	expect(maskedName(name)).toBe(masked);
});

describe("the name of an account holder", () => {
	test.each([
		["Kim Minji", "kim minji"],
		["Kim  Minji", " KIM MINJI "],
		["김 민지", "김민지"],
		["ＫＩＭ", "kim"],
		["각", "\u1100\u1161\u11a8"],
	])("%j is %j", (kept, typed) => {
		expect(payoutNameKey(typed)).toBe(payoutNameKey(kept));
	});

	test.each([
		["Kim Minji", "Kim Minjae"],
		["José", "Jose"],
		["김민지", "김민자"],
	])("%j is not %j", (kept, typed) => {
		expect(payoutNameKey(typed)).not.toBe(payoutNameKey(kept));
	});
});

test.each([
	[["phone", "email", "payoutName", "authenticator"], "authenticator"],
	[["phone", "payoutName", "email"], "email"],
	[["payoutName", "phone"], "phone"],
	[["payoutName"], undefined],
	[[], undefined],
] as const)("of %j the wish of who is logged in is proven by %s", (ways, way) => {
	expect(strongestWay(ways)).toBe(way);
});
