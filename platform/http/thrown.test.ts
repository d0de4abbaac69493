import { describe, expect, test } from "vitest";
import { refusalOfThrown } from "./thrown.ts";

const lines = () => {
	const said: string[] = [];
	return { said, warn: () => void said.push("warn"), error: () => void said.push("error") };
};
const coded = (code: string) => Object.assign(new Error("x"), { code });

describe("what a thrown value is to the caller", () => {
	test.each([
		["the server is starting up", coded("57P03")],
		["the connection was refused", coded("ECONNREFUSED")],
		["too many connections", coded("53300")],
		["the connection broke in the middle", new Error("Connection terminated unexpectedly")],
	])("%s: it passes, and the call is repeated as it was", (_, thrown) => {
		const log = lines();
		expect(refusalOfThrown(thrown, log)).toEqual({ code: "TEMPORARILY_UNAVAILABLE" });
		expect(log.said).toEqual(["warn"]);
	});

	test("a full disk passes for the caller, and is told to the operator aloud", () => {
		const log = lines();
		expect(refusalOfThrown(coded("53100"), log)).toEqual({ code: "TEMPORARILY_UNAVAILABLE" });
		expect(log.said).toEqual(["error"]);
	});

	test.each([
		["a broken constraint", coded("23505")],
		["a bug", new TypeError("undefined is not a function")],
		["what is no error", "oops"],
	])("%s is a bug", (_, thrown) => {
		const log = lines();
		expect(refusalOfThrown(thrown, log)).toEqual({ code: "SYSTEM_ERROR" });
		expect(log.said).toEqual(["error"]);
	});
});
