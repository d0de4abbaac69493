import { describe, expect, test } from "vitest";
import { memberId } from "#platform/kernel";
import { type Remembered, sessionMemory } from "./session-memory.ts";

const start = new Date("2026-05-01T12:00:00Z");

function session(sessionId: string): Remembered {
	return {
		principal: {
			memberId: memberId("7"),
			sessionId,
			guest: false,
			account: "mosaic",
			merchant: "tessera",
			currency: "P",
		},
		lastSeenAt: start,
		writtenAt: start,
		expiresAt: new Date("2026-05-31T12:00:00Z"),
		token: { memberId: memberId("7"), digest: Buffer.alloc(32) },
		freshUntil: start.getTime() + 5_000,
	};
}

describe("sessions in memory", () => {
	test("are found by their token, and forgotten by their id", () => {
		const memory = sessionMemory({ most: 10 });
		memory.keep("token-a", session("a"));
		memory.keep("token-b", session("b"));
		expect(memory.get("token-a")?.principal.sessionId).toBe("a");
		memory.forget("a");
		expect(memory.get("token-a")).toBeUndefined();
		expect(memory.get("token-b")?.principal.sessionId).toBe("b");
	});
	test("an id that nobody knows is forgotten without harm", () => {
		const memory = sessionMemory({ most: 10 });
		memory.keep("token-a", session("a"));
		memory.forget("z");
		expect(memory.get("token-a")).toBeDefined();
	});
	test("a full memory begins anew and stays within its bound", () => {
		const memory = sessionMemory({ most: 3 });
		for (const name of ["a", "b", "c"]) memory.keep(name, session(name));
		memory.keep("c", session("c"));
		expect(memory.get("a")).toBeDefined();
		memory.keep("d", session("d"));
		expect(["a", "b", "c", "d"].map((name) => memory.get(name) !== undefined)).toEqual([false, false, false, true]);
	});
	test("whoever reads a row meanwhile can tell that something was forgotten", () => {
		const memory = sessionMemory({ most: 3 });
		const before = memory.forgotten();
		memory.keep("a", session("a"));
		expect(memory.forgotten()).toBe(before);
		memory.forget("b");
		expect(memory.forgotten()).not.toBe(before);
		memory.forgetAll();
		expect(memory.get("a")).toBeUndefined();
	});
});
