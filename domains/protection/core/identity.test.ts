import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentKinds, type IdentityLevel, identityActs, identityLevel, needsOf, needsProof } from "./identity.ts";

const levels: readonly IdentityLevel[] = [
	{ level: 2, needs: ["address", "funds"], allows: ["withdraw"] },
	{ level: 1, needs: ["identity"], allows: ["play", "withdraw"] },
];

describe("T05 the level of a member", () => {
	test.each([
		["is none without a document", [], 0],
		["is the first with its document", ["identity"], 1],
		["is not raised by half of what the next needs", ["identity", "address"], 1],
		["is the second with all of it", ["identity", "address", "funds"], 2],
		["is none when the first is missing, whatever else was accepted", ["address", "funds"], 0],
	] as const)("%s", (_name, accepted, level) => {
		expect(identityLevel(levels, accepted)).toBe(level);
	});
	test("is none in a market without levels", () => expect(identityLevel([], ["identity"])).toBe(0));
	test("never falls by another document", () => {
		fc.assert(
			fc.property(fc.subarray([...documentKinds]), fc.constantFrom(...documentKinds), (accepted, more) => {
				return identityLevel(levels, [...accepted, more]) >= identityLevel(levels, accepted);
			}),
		);
	});
});

describe("T05 an act", () => {
	test.each([
		["withdraw", ["identity"]],
		["deposit", []],
	] as const)("%s is opened by %j", (act, documents) => {
		expect(needsOf(act, levels)).toEqual(documents);
	});
	test("needs what the levels below need, too", () => {
		const later: readonly IdentityLevel[] = [
			{ level: 1, needs: ["identity"], allows: ["play"] },
			{ level: 2, needs: ["address"], allows: ["withdraw"] },
		];
		expect(needsOf("withdraw", later)).toEqual(["identity", "address"]);
	});
	test.each([
		["play", [], true],
		["play", ["identity"], false],
		["withdraw", ["identity"], false],
		["withdraw", ["address"], true],
		["deposit", [], false],
	] as const)("%s with %j waits for a proof: %s", (act, accepted, waits) => {
		expect(needsProof(act, { levels, accepted })).toBe(waits);
	});
	test("waits for nothing in a market without levels", () => {
		for (const act of identityActs) expect(needsProof(act, { levels: [], accepted: [] })).toBe(false);
	});
	test("that only a higher level names waits for it", () => {
		const strict: readonly IdentityLevel[] = [
			{ level: 1, needs: ["identity"], allows: [] },
			{ level: 2, needs: ["address"], allows: ["deposit"] },
		];
		expect(needsProof("deposit", { levels: strict, accepted: ["identity"] })).toBe(true);
		expect(needsProof("deposit", { levels: strict, accepted: ["identity", "address"] })).toBe(false);
	});
});
