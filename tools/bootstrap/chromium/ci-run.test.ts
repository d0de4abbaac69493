// The gate brings Debian's chromium where it can, and goes on without it where it cannot.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let machine: string;

beforeEach(() => {
	machine = mkdtempSync(join(tmpdir(), "tessera-machine-"));
	symlinkSync("/usr/bin/dirname", join(machine, "dirname"));
	put("timeout", 'shift; exec "$@"');
	put("npm", 'echo "npm $*"');
});
afterEach(() => rmSync(machine, { recursive: true, force: true }));

function put(program: string, does: string): void {
	writeFileSync(join(machine, program), `#!/bin/bash\n${does}\n`);
	chmodSync(join(machine, program), 0o755);
}

/** The gate on a machine that has these programs and no others; what it says, and what apt-get was asked. */
function gate(has: { readonly user: number; readonly apt?: "works" | "fails"; readonly chromium?: true }) {
	const asked = join(machine, "asked");
	writeFileSync(asked, "");
	put("id", `echo ${has.user}`);
	if (has.apt !== undefined) {
		put("apt-get", `echo "$1" >>${asked}; echo noise; echo noise >&2; ${has.apt === "works" ? "exit 0" : "exit 100"}`);
	}
	if (has.chromium) put("chromium", "");
	const { stdout, stderr, status } = spawnSync("/bin/bash", [".ci/run"], { env: { PATH: machine }, encoding: "utf8" });
	return {
		said: `${stdout}${stderr}`.trim().split("\n"),
		status,
		apt: readFileSync(asked, "utf8").split("\n").slice(0, -1),
	};
}

const run = "npm test --silent";

describe(".ci/run", () => {
	test("installs chromium quietly where root has apt-get", () => {
		expect(gate({ user: 0, apt: "works" })).toEqual({ said: [run], status: 0, apt: ["update", "install"] });
	});

	test("leaves a chromium that is there alone", () => {
		expect(gate({ user: 0, apt: "works", chromium: true })).toEqual({ said: [run], status: 0, apt: [] });
	});

	test("goes on with the pinned one, and says so in one line, where the installation fails", () => {
		const { said, status, apt } = gate({ user: 0, apt: "fails" });
		expect({ said, status, apt }).toEqual({
			said: ["Debian's chromium could not be installed: the journeys walk in the pinned one.", run],
			status: 0,
			apt: ["update"],
		});
	});

	test.each([
		["without root", { user: 1000, apt: "works" } as const],
		["without apt-get", { user: 0 } as const],
	])("goes on with the pinned one, and says so in one line, %s", (_, has) => {
		const { said, status, apt } = gate(has);
		expect(said).toEqual([expect.stringContaining("the journeys walk in the pinned one"), run]);
		expect([status, apt]).toEqual([0, []]);
	});
});
