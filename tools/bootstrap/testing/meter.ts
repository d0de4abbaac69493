// Notes what each test file uses of the processor, for the budget of its domain: its own process with all below it (a
// browser too), and the server and the database that it works on. Nothing is noted where nobody asks (METER_FILE).
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, expect, inject, type ProvidedContext } from "vitest";
import { usedBy } from "../budget/processor.ts";

const { METER_FILE: notes = "" } = process.env;

/** The processes that may work for this file, each with what it had used before. */
const before = notes === "" ? [] : [ownWork(), ...databases(), ...sites()];

type Work = { readonly name: string; readonly processes: readonly number[]; readonly used: number };

function work(name: string, processes: readonly number[]): Work {
	return { name, processes, used: usedBy(processes) ?? 0 };
}

function ownWork(): Work {
	return work("own", [process.pid]);
}

/** Only some projects bring these up. */
function injected<Key extends "postgresUrls" | "postgresProcesses" | "sites">(key: Key): ProvidedContext[Key] | [] {
	return inject(key) ?? [];
}

function databases(): readonly Work[] {
	const processes = injected("postgresProcesses");
	return injected("postgresUrls").map((url, place) => work(url, processes.slice(place, place + 1)));
}

function sites(): readonly Work[] {
	const site = injected("sites")[Number(process.env.VITEST_POOL_ID ?? 1) - 1];
	return site === undefined ? [] : [work("site", site.processes)];
}

afterAll(async () => {
	if (notes === "") return;
	const path = relative(process.cwd(), expect.getState().testPath ?? "");
	const server = path.endsWith(".db.test.ts") ? await serverOfThisFile() : undefined;
	const counted = before.filter(({ name }) => name === "own" || name === "site" || name === server);
	const milliseconds = counted.reduce((sum, { processes, used }) => sum + (usedBy(processes) ?? 0) - used, 0);
	appendFileSync(notes, `${JSON.stringify({ path, milliseconds })}\n`);
});

/** Asked at the end: until then no file knows which of the servers it has to itself. */
async function serverOfThisFile(): Promise<string | undefined> {
	const { claimedServer } = await import("#platform/db/testing");
	return claimedServer();
}
