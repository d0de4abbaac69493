// The ledger's statuses as failures.
import { describe, expect, it } from "vitest";
import { postErrors } from "../contract/errors.ts";
import { postedOf, toPosted } from "./answer.ts";
import { postFailure } from "./post-status.ts";

const figures = { balance: 150n, held: 30n };

describe("postFailure", () => {
	it.each([
		["invalid", "INVALID_COMMAND"],
		["no-wallet", "WALLET_NOT_FOUND"],
		["conflict", "DUPLICATE_COMMAND"],
		["tombstoned", "COMMAND_REVERSED"],
		["no-reference", "REFERENCE_NOT_FOUND"],
		["not-reversible", "NOT_REVERSIBLE"],
		["aborted", "GROUP_REFUSED"],
	] as const)("%s is %s", (status, code) => {
		expect(postFailure({ status, ...figures }, "P")).toEqual({ code });
		expect(Object.keys(postErrors)).toContain(code);
	});

	it("vector 8: insufficient carries the true balance, in the currency's decimals", () => {
		expect(postFailure({ status: "insufficient", ...figures }, "P")).toEqual({
			code: "INSUFFICIENT_FUNDS",
			value: { balance: "1.50", available: "1.20" },
		});
		expect(postFailure({ status: "insufficient", balance: -5n, held: 0n }, "KRW")?.value).toEqual({
			balance: "-5",
			available: "0",
		});
	});

	it("is none for what stands, and a bug for what does not exist", () => {
		expect(postFailure({ status: "posted", ...figures }, "P")).toBeUndefined();
		expect(postFailure({ status: "replayed", ...figures }, "P")).toBeUndefined();
		expect(() => postFailure({ status: "toString", ...figures }, "P")).toThrow("unknown status");
	});
});

describe("an answer of the ledger", () => {
	const row = {
		ordinal: 1,
		status: "posted",
		balance: "150",
		held: "30",
		version: "7",
		delta: "-5",
		posted_at: new Date(0),
	};

	it("becomes figures", () => {
		const posted = { replayed: false, balance: 150n, held: 30n, version: 7n, delta: -5n, postedAt: new Date(0) };
		expect(toPosted(row, "P")).toEqual({ ok: true, value: posted });
		expect(toPosted({ ...row, status: "replayed" }, "P")).toEqual({ ok: true, value: { ...posted, replayed: true } });
	});

	it("that stands without figures is a bug", () => {
		expect(() => postedOf({ ...row, version: null })).toThrow("lacks its figures");
	});
});
