import { expect, test } from "vitest";
import { databaseErrorCode, isOutOfRoom, isRetriable, isUniqueViolation, isUnreachable } from "./errors.ts";

const withCode = (code: string, more: object = {}): Error => Object.assign(new Error("refused"), { code, ...more });

test.each([
	["a serialization failure", withCode("40001"), { retriable: true, unreachable: false }],
	["a deadlock", withCode("40P01"), { retriable: true, unreachable: false }],
	["a broken rule", withCode("23514"), { retriable: false, unreachable: false }],
	["a stopped server", withCode("57P01"), { retriable: false, unreachable: true }],
	["a statement that took too long", withCode("57014"), { retriable: false, unreachable: false }],
	["a server that still starts", withCode("57P03"), { retriable: false, unreachable: true }],
	["a refused connection", withCode("ECONNREFUSED"), { retriable: false, unreachable: true }],
	[
		"refused on both address families",
		new AggregateError([withCode("ECONNREFUSED")]),
		{ retriable: false, unreachable: true },
	],
	["a connection that ended", new Error("Connection terminated unexpectedly"), { retriable: false, unreachable: true }],
	["a bug", new TypeError("x is undefined"), { retriable: false, unreachable: false }],
	["no error at all", "40001", { retriable: false, unreachable: false }],
])("%s", (_name, error, expected) => {
	expect({ retriable: isRetriable(error), unreachable: isUnreachable(error) }).toEqual(expected);
});

test("a code is PostgreSQL's only when it has its form", () => {
	expect(databaseErrorCode(withCode("23505"))).toBe("23505");
	expect(databaseErrorCode(withCode("ECONNRESET"))).toBeUndefined();
	expect(databaseErrorCode({ code: "23505" })).toBeUndefined();
});

test("a unique violation is told apart by its constraint", () => {
	const error = withCode("23505", { constraint: "account_name_key" });
	expect(isUniqueViolation(error)).toBe(true);
	expect(isUniqueViolation(error, "account_name_key")).toBe(true);
	expect(isUniqueViolation(error, "account_email_key")).toBe(false);
	expect(isUniqueViolation(withCode("23503"))).toBe(false);
});

test.each([
	["a full disk", "53100", true],
	["memory that is used up", "53200", true],
	["a limit of the configuration", "53400", true],
	["a disk that fails", "58030", true],
	["too many connections, which pass", "53300", false],
	["a broken rule", "23514", false],
	["a network that is away", "ECONNREFUSED", false],
])("%s is out of room: %s is %s", (_name, code, expected) => {
	expect(isOutOfRoom(withCode(code))).toBe(expected);
});
