import { expect, test } from "vitest";
import { judgeResults } from "./official.ts";

/** One line a case: who told what, and of which version; then what stands. */
const cases = [
	["", 1, "waits"],
	["ann 12345", 1, "waits"],
	["ann 12345, bob 12345", 1, "12345"],
	["ann 12345, bob 12354", 1, "differs"],
	["ann 12345, bob 12354, eve 12345", 1, "12345"],
	["ann 12345, bob 12354, eve 54321", 1, "differs"],
	["feed 12345", 1, "12345"],
	["ann 99999, feed 12345", 1, "12345"],
	["feed 12345", 2, "waits"],
	["feed 12345, ann 12345", 2, "12345"],
	["feed 12345, ann 12354", 2, "differs"],
	["ann 12345, ann 12345", 2, "waits"],
] as const;

test.each(cases)("%s of version %i: %s", (told, version, stands) => {
	const entries = told
		.split(", ")
		.filter((each) => each !== "")
		.map((each) => {
			const [by = "", digits = ""] = each.split(" ");
			return { by, digits };
		});
	const judged = judgeResults(entries, { version });
	expect(judged.is === "confirmed" ? judged.digits : judged.is).toBe(stands);
});
