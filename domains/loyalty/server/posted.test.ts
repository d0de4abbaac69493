// A posting that may not be refused: what was posted, or a fault that names the refusal.
import { expect, test } from "vitest";
import { ok } from "#platform/kernel";
import { mustBePosted } from "./posted.ts";

test("a refusal that nobody can mend by trying is told to the log with its code", () => {
	const posted = { balance: 5n, held: 0n, version: 1n, delta: 5n, postedAt: new Date(0), replayed: false };
	expect(mustBePosted(ok(posted), "points")).toBe(posted);
	const refused = { ok: false, error: { code: "WALLET_NOT_FOUND" } } as const;
	expect(() => mustBePosted(refused, "points")).toThrow("the ledger refused points: WALLET_NOT_FOUND");
	expect(() => mustBePosted(undefined, "points")).toThrow("no answer");
});
