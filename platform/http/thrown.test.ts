import { describe, expect, test } from "vitest";
import { manualClock } from "#platform/kernel";
import { refusalsOfThrown } from "./thrown.ts";

function world() {
	const said: unknown[] = [];
	const write = (level: string) => (fields: object) => void said.push({ level, ...fields });
	const clock = manualClock(new Date(0));
	const refusalOf = refusalsOfThrown(clock);
	const log = { warn: write("warn"), error: write("error") };
	return { said, clock, refuse: (thrown: unknown) => refusalOf(thrown, log) };
}
const coded = (code: string) => Object.assign(new Error("x"), { code });

describe("what a thrown value is to the caller", () => {
	test.each([
		["the server is starting up", coded("57P03"), "warn"],
		["the connection was refused", coded("ECONNREFUSED"), "warn"],
		["too many connections", coded("53300"), "warn"],
		["the connection broke in the middle", new Error("Connection terminated unexpectedly"), "warn"],
		["a full disk, which is told to the operator aloud", coded("53100"), "error"],
	])("%s: it passes, and the call is repeated as it was", (_, thrown, level) => {
		const { refuse, said } = world();
		expect(refuse(thrown)).toEqual({ code: "TEMPORARILY_UNAVAILABLE" });
		expect(said).toMatchObject([{ level, reason: thrown.message, refused: 1 }]);
	});

	test.each([
		["a broken constraint", coded("23505")],
		["a bug", new TypeError("undefined is not a function")],
		["what is no error", "oops"],
	])("%s is a bug, and each is told with where it came from", (_, thrown) => {
		const { refuse, said } = world();
		for (const _again of [1, 2]) expect(refuse(thrown)).toEqual({ code: "SYSTEM_ERROR" });
		expect(said).toEqual([
			{ level: "error", error: thrown },
			{ level: "error", error: thrown },
		]);
	});
});

test("trouble that refuses every call is one line in ten seconds, with their number and without a stack", () => {
	const { refuse, said, clock } = world();
	for (let call = 0; call < 500; call++) refuse(coded("53100"));
	expect(said).toEqual([{ level: "error", code: "53100", reason: "x", refused: 1 }]);
	// Another kind of trouble is told at once all the same.
	refuse(coded("57P03"));
	clock.advance(9_999);
	refuse(coded("53100"));
	expect(said).toHaveLength(2);
	clock.advance(1);
	refuse(coded("53100"));
	expect(said[2]).toEqual({ level: "error", code: "53100", reason: "x", refused: 501 });
});
