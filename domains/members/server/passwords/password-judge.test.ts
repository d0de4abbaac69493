import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { isHardToGuess } from "../../core/index.ts";
import { createPasswordJudge } from "./password-judge.ts";

const folder = mkdtempSync(join(tmpdir(), "judge-"));
afterAll(() => rmSync(folder, { recursive: true }));
const log = { warn: vi.fn() };
const judge = createPasswordJudge({ log });

describe("a new password", () => {
	test.each(["password1", "qwerty123", "PASSWORD1", "iloveyou1", "abc12345"])(
		"%s stands on lists of stolen ones",
		async (password) => {
			expect(await judge(password, [])).toBe("breached");
		},
	);

	test.each(["aaaaaaa1", "abcdefg1", "1a1a1a1a1a1a", "p4ssw0rd1", "qwertyuiop1", "19900615a"])(
		"%s is too simple",
		async (password) => {
			expect(["too-simple", "breached"]).toContain(await judge(password, []));
		},
	);

	test.each(["tiles4all", "stones5all", "three4stones", "mosaic4all", "Kvathem382rbno", "느린달팽이세마리7"])(
		"%s holds",
		async (password) => {
			expect(await judge(password, [])).toBeUndefined();
		},
	);

	test.each(["stone-4-wall-river", "three4stones7walls", "riverlanternmosaic4", "x7kq9zw2", "Kvathem382rbno"])(
		"%s holds, as the form has ticked it",
		async (password) => {
			expect(isHardToGuess(password, [])).toBe(true);
			expect(await judge(password, [])).toBeUndefined();
		},
	);

	test("made of the person's own words is too simple for that person alone", async () => {
		expect(await judge("zenobiaquist7", [])).toBeUndefined();
		expect(await judge("zenobiaquist7", ["zenobiaquist"])).toBe("too-simple");
	});

	test("of any length costs a few milliseconds: what is long is judged by its beginning", async () => {
		const long = Array.from({ length: 256 }, (_, index) => String.fromCharCode(33 + ((index * 41) % 94))).join("");
		// Of the processor, not of the clock: the machine may be busy with other things.
		const before = process.cpuUsage();
		for (let round = 0; round < 10; round++) expect(await judge(long, ["minji", "kim"])).toBeUndefined();
		const { user, system } = process.cpuUsage(before);
		expect((user + system) / 1_000 / 10).toBeLessThan(100);
	});
});

describe("an operator's own list", () => {
	const password = "an-uncommon-4-stolen-one";

	test("refuses what it holds", async () => {
		const breachedFile = join(folder, "list");
		writeFileSync(breachedFile, `${createHash("sha1").update(password).digest("hex").toUpperCase()}:3\n`);
		const own = createPasswordJudge({ log, breachedFile });
		expect(await own(password, [])).toBe("breached");
		expect(await own(`${password}!`, [])).toBeUndefined();
	});

	test("that cannot be read is told in the log, without the password, and the house's own list stands", async () => {
		log.warn.mockClear();
		const own = createPasswordJudge({ log, breachedFile: join(folder, "missing") });
		expect(await own(password, [])).toBeUndefined();
		expect(await own("password1", [])).toBe("breached");
		expect(log.warn).toHaveBeenCalledOnce();
		expect(JSON.stringify(log.warn.mock.calls)).not.toContain(password);
	});
});
