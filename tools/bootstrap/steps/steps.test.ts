import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { digestOf } from "./inputs.ts";
import { staticStep } from "./step.ts";
import { failuresOf, outcomeOf, outcomeOfTwo } from "./vitest.ts";

const report = (numPassedTests: number, numFailedTests: number, files: readonly [string, number][] = []) => ({
	numPassedTests,
	numFailedTests,
	testResults: files.map(([status, tests]) => ({
		name: "/a.test.ts",
		status,
		assertionResults: Array.from({ length: tests }, (_, number) => ({ fullName: `holds ${number}`, status })),
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

describe("what failed is named at the end", () => {
	test("each test by its file, and an error that no test awaited by what it says", () => {
		const output = [
			"⎯⎯⎯ Unhandled Errors ⎯⎯⎯",
			"⎯⎯⎯ Uncaught Exception ⎯⎯⎯",
			"error: terminating connection",
			" ❯ parse parser.js:306:11",
			'This error originated in "platform/a.test.ts" test file.',
		].join("\n");
		expect(outcomeOf({ code: 1, output: "", report: report(1, 2, [["failed", 2]]) }).failures).toEqual([
			expect.stringMatching(/a\.test\.ts: holds 0\n +npx vitest run --project pure \S*a\.test\.ts -t 'holds 0'$/),
			expect.stringMatching(/a\.test\.ts: holds 1\n +npx vitest run --project pure \S*a\.test\.ts -t 'holds 1'$/),
		]);
		expect(outcomeOf({ code: 1, output, report: report(5, 0) })).toMatchObject({
			failed: 1,
			failures: ["platform/a.test.ts: Uncaught Exception: error: terminating connection"],
		});
	});
});

describe("what failed says what to type", () => {
	test("a check of the sources: what mends it, or says it again", async () => {
		const red = staticStep("format", {
			again: "npx biome check --write",
			run: async () => ({ code: 1, output: "bad" }),
		});
		expect(await red.run()).toMatchObject({ failed: 1, failures: ["format\n       npx biome check --write"] });
		const green = staticStep("format", { again: "", run: async () => ({ code: 0, output: "" }) });
		expect((await green.run()).failures).toBeUndefined();
	});
	test("a test of its project, found again by a name with signs and quotes", () => {
		const name = "it's (really) there?";
		const told = {
			numPassedTests: 0,
			numFailedTests: 1,
			testResults: [
				{ name: "/x/a.db.test.ts", status: "failed", assertionResults: [{ fullName: name, status: "failed" }] },
			],
		};
		const [line = ""] = outcomeOf({ code: 1, output: "", report: told }).failures ?? [];
		expect(line).toContain("--project db ");
		expect(line).toContain(String.raw`-t 'it'\''s \(really\) there\?'`);
	});
});

describe("what failed is run again by itself", () => {
	const ran = (passed: number, failed: number, output = "") => ({
		code: failed === 0 ? 0 : 1,
		output,
		report: report(passed, failed, failed === 0 ? [["passed", passed]] : [["failed", failed]]),
	});
	const failures = failuresOf(ran(10, 2));

	test("by its file and its full name", () => {
		expect(failures).toEqual([
			{ file: "/a.test.ts", fullName: "holds 0" },
			{ file: "/a.test.ts", fullName: "holds 1" },
		]);
	});
	test.each([
		["something else went wrong as well", ran(10, 1, "Unhandled Errors")],
		["a file could not be run", { ...ran(10, 1), report: report(10, 1, [["failed", 0]]) }],
		["nothing was told", { code: 1, output: "", report: undefined }],
	])("but not where %s", (_why, first) => {
		expect(failuresOf(first)).toEqual([]);
	});
	test.each([
		[
			"what passed then has passed, and is named",
			ran(2, 0),
			{ passed: 12, failed: 0, unsteady: ["holds 0", "holds 1"] },
		],
		["what failed again has failed", ran(1, 1), { passed: 11, failed: 1 }],
		["what did not run again has failed", ran(1, 0), { passed: 11, failed: 1 }],
		["a second run that broke proves nothing", { code: 1, output: "", report: undefined }, { passed: 10, failed: 2 }],
	])("%s", (_what, second, outcome) => {
		expect(outcomeOfTwo({ first: ran(10, 2), second, failures })).toMatchObject(outcome);
		if (outcome.failed > 0) expect(outcomeOfTwo({ first: ran(10, 2), second, failures }).unsteady).toBeUndefined();
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
