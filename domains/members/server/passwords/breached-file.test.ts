import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { isInBreachedFile } from "./breached-file.ts";

const folder = mkdtempSync(join(tmpdir(), "breached-"));
afterAll(() => rmSync(folder, { recursive: true }));

const digest = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();

/** A list of these passwords, its lines of several lengths. */
function listOf(passwords: readonly string[], ends: { lineEnd?: string; lastEnd?: string } = {}): string {
	const { lineEnd = "\n" } = ends;
	const { lastEnd = lineEnd } = ends;
	const lines = [...new Set(passwords.map(digest))].sort().map((line, index) => `${line}:${10 ** (index % 7)}`);
	const path = join(folder, `list-${digest(passwords.join(" ") + lineEnd + lastEnd).slice(0, 8)}`);
	writeFileSync(path, lines.length === 0 ? "" : lines.join(lineEnd) + lastEnd);
	return path;
}

const known = Array.from({ length: 500 }, (_, index) => `password-${index}`);

describe("an operator's own list", () => {
	test.each([
		["with lines as Unix ends them", { lineEnd: "\n" }],
		["with lines as Windows ends them", { lineEnd: "\r\n" }],
		["without an end of its last line", { lineEnd: "\n", lastEnd: "" }],
	])("%s holds each of its passwords, the first and the last too, and no other", async (_case, ends) => {
		const path = listOf(known, ends);
		for (const password of known) expect(await isInBreachedFile({ file: path, password })).toBe(true);
		for (const password of ["password-500", "", "Password-1"])
			expect(await isInBreachedFile({ file: path, password })).toBe(false);
	});

	test("of any passwords is searched rightly", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.string(), { maxLength: 20 }), fc.string(), async (listed, asked) => {
				expect(await isInBreachedFile({ file: listOf(listed), password: asked })).toBe(listed.includes(asked));
			}),
			{ numRuns: 60 },
		);
	});

	test("that is none ends the search", async () => {
		const path = join(folder, "prose");
		writeFileSync(path, "no digest stands here, only a very long line ".repeat(100));
		expect(await isInBreachedFile({ file: path, password: "password-1" })).toBe(false);
	});

	test("that is not there is an error of its own", async () => {
		await expect(isInBreachedFile({ file: join(folder, "missing"), password: "x" })).rejects.toThrow("ENOENT");
	});
});
