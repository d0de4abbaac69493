// The verbs as an operator uses them, and the outbox by its own: where the journeys find codes and one-time passwords.
import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { ownSite } from "./site.ts";

const run = promisify(execFile);
const letter = z.object({ to: z.string(), subject: z.string(), body: z.string(), kind: z.string() });
export type Letter = z.infer<typeof letter>;

/** An operator's verb on the site that is walked on; answers what it says. */
export async function operate(...order: readonly string[]): Promise<string> {
	const { databaseUrl, logFile } = ownSite();
	const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dirname(logFile) };
	const whole = ["tools/bootstrap/run.mjs", ...order, "--yes", "--operator", "a journey"];
	return (await run(process.execPath, whole, { env })).stdout;
}

/** What lies there for a number or an address, the newest first. */
export async function lettersTo(to: string): Promise<readonly Letter[]> {
	const stdout = await operate("outbox", "--json", "--to", to);
	const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
	return lines.map((line) => z.parse(letter, JSON.parse(line)));
}

/** The newest code that was sent there. */
export async function codeTo(to: string): Promise<string> {
	const [newest] = await lettersTo(to);
	const code = /(?<![0-9])[0-9]{6}(?![0-9])/.exec(newest?.body ?? "")?.[0];
	if (code === undefined) throw new Error("no code lies in the outbox");
	return code;
}
