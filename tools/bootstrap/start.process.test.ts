import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { hasEnded, isAlive, signal } from "./embedded-postgres/processes.ts";
import { type SmallProject, type Started, smallProject, start, visit } from "./testing/small-project.ts";

let project: SmallProject;
let running: Started[] = [];

const begin = (...args: Parameters<typeof start>): Started => {
	const started = start(...args);
	running.push(started);
	return started;
};
const dataOf = (file: string): string => join(project.folder, ".data", file);
const postgresPid = (): number => Number.parseInt(readFileSync(dataOf("postgres/data/postmaster.pid"), "utf8"), 10);
/** Of the server that was started last. */
const serverPid = (started: Started): number =>
	Number(
		started
			.said()
			.match(/(?<=serving as )\d+/g)
			?.at(-1),
	);
const backAgain = async (started: Started, times: number): Promise<void> => {
	await expect.poll(() => started.said().match(/serving as/g)?.length, { timeout: 20_000 }).toBe(times);
};

beforeAll(async () => {
	project = await smallProject();
});
afterEach(async () => {
	for (const { child } of running) child.kill("SIGTERM");
	await Promise.all(running.map(({ ended }) => ended));
	running = [];
});
afterAll(() => project.remove());

describe("npm start", () => {
	test("serves, keeps its secrets to its owner, and ends in order on Ctrl-C", async () => {
		const started = begin(project);
		expect(await visit(project)).toBe("1");
		expect(statSync(dataOf("postgres.json")).mode & 0o077).toBe(0);
		const postgres = postgresPid();
		started.child.kill("SIGINT");
		expect(await started.ended).toBe(0);
		expect(started.said()).toContain("the server has ended");
		expect(isAlive(postgres)).toBe(false);
	});

	test("the second start builds nothing, keeps the data and serves", async () => {
		const started = begin(project);
		expect(await visit(project)).toBe("2");
		expect(started.said()).not.toContain("Built");
	});

	test("a second start on the same data says who runs, in one line", async () => {
		begin(project);
		await visit(project);
		const second = begin(project, { env: { PORT: String(project.port + 1) } });
		expect(await second.ended).toBe(1);
		expect(second.said()).toMatch(/^Tessera already runs on \S+ \(process \d+\): .+\n$/);
	});
});

test("a clone that others cannot pass starts all the same; root is told where the database's files went", async () => {
	const closed = await smallProject(0o700);
	try {
		const started = begin(closed);
		expect(await visit(closed)).toBe("1");
		const asRoot = process.getuid?.() === 0;
		expect(started.said().includes("The database's files are kept in /var/lib/tessera/")).toBe(asRoot);
		started.child.kill("SIGTERM");
		expect(await started.ended).toBe(0);
	} finally {
		closed.remove();
	}
});

describe("after a kill -9 the next start recovers by itself", () => {
	test("of the start alone: server and database follow it, and nothing is lost", async () => {
		const killed = begin(project);
		const visits = Number(await visit(project));
		const [server, postgres] = [serverPid(killed), postgresPid()];
		killed.child.kill("SIGKILL");
		expect(await hasEnded(server, { milliseconds: 5_000 })).toBe(true);
		expect(await hasEnded(postgres, { milliseconds: 5_000 })).toBe(true);
		begin(project);
		expect(await visit(project)).toBe(String(visits + 1));
	});

	test("of the start alone, with the next start at once", async () => {
		const killed = begin(project);
		const visits = Number(await visit(project));
		killed.child.kill("SIGKILL");
		const next = begin(project);
		await expect.poll(() => next.said(), { timeout: 20_000 }).toContain("serving as");
		expect(await visit(project)).toBe(String(visits + 1));
	});

	test("of all of it at once", async () => {
		const killed = begin(project);
		const visits = Number(await visit(project));
		for (const pid of [serverPid(killed), postgresPid()]) signal(pid, "SIGKILL");
		killed.child.kill("SIGKILL");
		begin(project);
		expect(await visit(project)).toBe(String(visits + 1));
	});

	test("of npm", async () => {
		const killed = begin(project, { through: "npm" });
		const visits = Number(await visit(project));
		killed.child.kill("SIGKILL");
		const next = begin(project);
		await expect.poll(() => next.said(), { timeout: 20_000 }).toContain("serving as");
		expect(await visit(project)).toBe(String(visits + 1));
	});

	test("of the server: it is brought back with a line that says why, and Ctrl-C still ends all of it", async () => {
		const started = begin(project);
		const visits = Number(await visit(project));
		for (const times of [2, 3]) {
			signal(serverPid(started), "SIGKILL");
			await backAgain(started, times);
		}
		expect(started.said().match(/The server was ended by SIGKILL.*; it is brought back\./g)).toHaveLength(2);
		expect(await visit(project)).toBe(String(visits + 1));
		const postgres = postgresPid();
		started.child.kill("SIGINT");
		expect(await started.ended).toBe(0);
		expect(isAlive(serverPid(started)) || isAlive(postgres)).toBe(false);
	});

	test("of the database: it is brought back while the server runs on", async () => {
		const started = begin(project);
		const visits = Number(await visit(project));
		const killed = postgresPid();
		signal(killed, "SIGKILL");
		expect(await hasEnded(killed, { milliseconds: 5_000 })).toBe(true);
		await expect.poll(() => started.said(), { timeout: 5_000 }).toContain("brought back");
		expect(await visit(project)).toBe(String(visits + 1));
	});

	test("a note of a process that never was ours is no hindrance", async () => {
		writeFileSync(dataOf("running.json"), JSON.stringify({ pid: process.pid, birth: "0" }));
		writeFileSync(dataOf("postgres/data/postmaster.pid"), `${process.pid}\n/elsewhere\n`);
		begin(project);
		expect(Number(await visit(project))).toBeGreaterThan(1);
	});
});

describe("a server that dies by itself", () => {
	const knock = (path: string): Promise<unknown> =>
		fetch(`http://127.0.0.1:${project.port}${path}`).catch(() => undefined);

	test("of an error that nobody caught, or of a full memory, is brought back", async () => {
		const started = begin(project, { env: { NODE_OPTIONS: "--max-old-space-size=128" } });
		await visit(project);
		await backAgain(started, 1);
		await sleep(500);
		await knock("/throw");
		await backAgain(started, 2);
		expect(started.said()).toContain("The server ended with exit code 1; it is brought back.");
		await knock("/fill");
		await backAgain(started, 3);
		expect(started.said()).toContain("The server was ended by SIGABRT, as when it runs out of memory");
		expect(Number(await visit(project))).toBeGreaterThan(1);
	});

	test("again and again is given up, later each time, and all of it ends", async () => {
		const started = begin(project, { env: { ENDS_SOON: "1" } });
		expect(await started.ended).toBe(1);
		expect(started.said().match(/The server ended with exit code 7; it is brought back\./g)).toHaveLength(5);
		expect(started.said()).toContain("It died 6 times within a minute and is not brought back.");
	});

	test("is not waited for when all of it is asked to end meanwhile", async () => {
		const started = begin(project, { env: { ENDS_SOON: "1" } });
		await expect.poll(() => started.said(), { timeout: 20_000 }).toContain("it is brought back");
		started.child.kill("SIGINT");
		expect(await started.ended).toBe(0);
	});

	test("before it ever served has said why: it is not started again", async () => {
		const started = begin(project, { env: { ENDS_AT_ONCE: "1" } });
		expect(await started.ended).toBe(1);
		expect(started.said()).not.toContain("brought back");
	});
});

describe("what keeps it from starting is said in one line, with exit code 1", () => {
	const lineOf = async (env: Record<string, string>): Promise<string> => {
		const started = begin(project, { env });
		expect(await started.ended).toBe(1);
		expect(started.said().trim().split("\n")).toHaveLength(1);
		return started.said();
	};

	test("a port that is taken", async () => {
		const taken = createServer().listen(project.port, "127.0.0.1");
		try {
			expect(await lineOf({})).toContain(`Port ${project.port} is taken`);
		} finally {
			taken.close();
		}
	});

	test.each([
		["a port that is none", { PORT: "x" }, 'PORT must be a number from 1 to 65535, not "x"'],
		[
			"a data directory that cannot be",
			{ DATA_DIR: "/dev/null/data" },
			"The data directory /dev/null/data cannot be written",
		],
		["a DATABASE_URL that is none", { DATABASE_URL: "mysql://x" }, "DATABASE_URL must look like"],
	])("%s", async (_name, env, line) => {
		expect(await lineOf(env)).toContain(line);
	});

	test("a database that does not answer, after ten seconds and without its password", async () => {
		const line = await lineOf({ DATABASE_URL: "postgres://someone:hidden@127.0.0.1:1/x" });
		expect(line).toContain("The database of DATABASE_URL (127.0.0.1:1/x) does not answer");
		expect(line).not.toContain("hidden");
	});
});
