// Which commands make sense by themselves.
import { describe, expect, it } from "vitest";
import { memberId } from "#platform/kernel";
import {
	type CommandKind,
	isWellFormed,
	largestDelta,
	type PostCommand,
	postingKinds,
	reversibleKinds,
} from "./command.ts";
import { scenarioKey } from "./testing/scenario.ts";

const command: PostCommand = {
	memberId: memberId("1"),
	currency: "P",
	purse: "cash",
	key: scenarioKey("k"),
	kind: "bet",
	delta: -1n,
	counter: "games:house",
};

describe("isWellFormed", () => {
	it.each([
		["bet", "debit"],
		["withdraw", "debit"],
		["transfer-out", "debit"],
		["win", "credit-or-zero"],
		["promo", "credit"],
		["grant", "credit"],
		["deposit", "credit"],
		["transfer-in", "credit"],
	] as const satisfies readonly (readonly [CommandKind, string])[])("a %s is a %s", (kind, sign) => {
		expect(postingKinds[kind]).toBe(sign);
		expect(isWellFormed({ ...command, kind, delta: 5n })).toBe(sign !== "debit");
		expect(isWellFormed({ ...command, kind, delta: -5n })).toBe(sign === "debit");
		expect(isWellFormed({ ...command, kind, delta: 0n })).toBe(sign === "credit-or-zero");
	});

	it("a rollback names another command", () => {
		const rollback: PostCommand = { ...command, kind: "rollback", delta: 0n };
		expect(isWellFormed(rollback)).toBe(false);
		expect(isWellFormed({ ...rollback, reference: command.key })).toBe(false);
		expect(isWellFormed({ ...rollback, reference: scenarioKey("other") })).toBe(true);
	});

	it("an amount has its bounds", () => {
		expect(isWellFormed({ ...command, delta: -largestDelta })).toBe(true);
		expect(isWellFormed({ ...command, delta: -largestDelta - 1n })).toBe(false);
		expect(isWellFormed({ ...command, kind: "win", delta: largestDelta })).toBe(true);
		expect(isWellFormed({ ...command, kind: "win", delta: largestDelta + 1n })).toBe(false);
	});

	it("a house account has a name of 3 to 80 letters", () => {
		expect(isWellFormed({ ...command, counter: "a:" })).toBe(false);
		expect(isWellFormed({ ...command, counter: "a:b" })).toBe(true);
		expect(isWellFormed({ ...command, counter: `a:${"b".repeat(78)}` })).toBe(true);
		expect(isWellFormed({ ...command, counter: `a:${"b".repeat(79)}` })).toBe(false);
	});
});

describe("reversibleKinds", () => {
	it("leaves out what has two legs elsewhere or was itself a correction", () => {
		expect([...reversibleKinds].sort()).toEqual(["bet", "deposit", "promo", "win", "withdraw"]);
	});
});
