import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { digestOf } from "./inputs.ts";
import { outcomeOf } from "./vitest.ts";

const report = (numPassedTests: number, numFailedTests: number, files: readonly [string, number][] = []) => ({
	numPassedTests,
	numFailedTests,
	testResults: files.map(([status, tests]) => ({
		status,
		assertionResults: Array.from({ length: tests }, () => ({})),
	})),
});

describe("the sum counts", () => {
	test.each([
		["tests by their report", 0, report(12, 0), 12, 0],
		["failed tests", 1, report(10, 2, [["failed", 12]]), 10, 2],
		[
			"a file that could not be run as one failure",
			1,
			report(5, 0, [
				["failed", 0],
				["passed", 5],
			]),
			5,
			1,
		],
		["a run that failed although no test did", 1, report(5, 0), 5, 1],
		["a run without a report that failed", 1, undefined, 0, 1],
		["a run without tests", 0, undefined, 0, 0],
	] as const)("%s", (_name, code, told, passed, failed) => {
		const copy = told === undefined ? undefined : { ...told, testResults: [...told.testResults] };
		expect(outcomeOf({ code, output: "", report: copy })).toMatchObject({ passed, failed });
	});
});

describe("a build is stale when an input changes, and only then", () => {
	let folder = "";
	const write = (path: string, text: string): void => {
		mkdirSync(join(folder, path, ".."), { recursive: true });
		writeFileSync(join(folder, path), text);
	};
	const digest = (): string => digestOf([join(folder, "domains/*/core"), join(folder, "absent")]);
	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), "tessera-inputs-"));
		write("domains/a/core/rule.ts", "1");
		write("domains/b/core/rule.ts", "2");
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	test.each([
		["the same content written again", "domains/a/core/rule.ts", "1", true],
		["a test beside the code", "domains/a/core/rule.test.ts", "x", true],
		["another room", "domains/a/server/rule.ts", "x", true],
		["other content", "domains/b/core/rule.ts", "3", false],
		["a new file", "domains/b/core/deep/new.ts", "", false],
	])("%s", (_name, path, text, same) => {
		const before = digest();
		write(path, text);
		expect(digest() === before).toBe(same);
	});
});
