import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeQuickFolder } from "./quick-folder.ts";

const memory = mkdtempSync(join(tmpdir(), "tessera-memory-"));
const made: string[] = [];

beforeEach(() => vi.stubEnv("TMPDIR", undefined));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
	for (const folder of [...made, memory]) rmSync(folder, { recursive: true, force: true });
});

function make(from: { readonly memory?: string; readonly room?: number }): string {
	const folder = makeQuickFolder("tessera-quick-", from);
	made.push(folder);
	return folder;
}

test("memory with room is taken, each time by a new and empty folder", () => {
	const folders = [make({ memory, room: 1 }), make({ memory, room: 1 })];
	expect(folders.map(dirname)).toEqual([memory, memory]);
	expect(new Set(folders).size).toBe(2);
	expect(folders.flatMap((folder) => readdirSync(folder))).toEqual([]);
	expect(basename(folders[0] ?? "")).toMatch(/^tessera-quick-/);
});

test.each([
	["has not the room", { memory, room: Number.MAX_SAFE_INTEGER }],
	["is not there", { memory: join(memory, "nowhere"), room: 1 }],
])("memory that %s is left for the place of temporary files", (_, from) => {
	expect(dirname(make(from))).toBe(tmpdir());
});

test("a place that somebody has named is kept to", () => {
	const named = mkdtempSync(join(memory, "named-"));
	vi.stubEnv("TMPDIR", named);
	expect(dirname(make({ memory, room: 1 }))).toBe(named);
});
