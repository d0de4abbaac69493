// Starts processes of tables (table-process.ts), built into one file so that they stand soon. Never imported outside tests.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import * as z from "zod/mini";
import type { RawRoute } from "#platform/http";
import type { Clock } from "#platform/kernel";
import type { TableCode } from "../../core/index.ts";
import type { Sitting } from "./open-tables.ts";

const program = fileURLToPath(new URL("../../../../.cache/table-process.mjs", import.meta.url));

/** Once, before the first is started. */
export const buildProcess = () =>
	build({
		entryPoints: [fileURLToPath(new URL("./table-process.ts", import.meta.url))],
		outfile: program,
		bundle: true,
		platform: "node",
		format: "esm",
		packages: "external",
		logLevel: "error",
	});

const spoken = z.object({ number: z.int(), answer: z.optional(z.unknown()), fault: z.optional(z.string()) });
const raw = z.object({ status: z.int(), body: z.record(z.string(), z.unknown()) });

/** Whoever asks a process that is killed hears so. */
export type Killed = "killed";
const killed: Killed = "killed";

export type TableProcess = Awaited<ReturnType<typeof startProcess>>;

let started = 0;

/** `clock`: what it goes by. */
export async function startProcess(url: string, clock: Clock) {
	started += 1;
	const child: ChildProcess = fork(program, [url, `process-${started}`], {
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	const waiting = new Map<number, (said: z.infer<typeof spoken>) => void>();
	child.on("message", (message) => {
		const said = z.parse(spoken, message);
		waiting.get(said.number)?.(said);
		waiting.delete(said.number);
	});
	const gone = new Promise<Killed>((resolve) => child.once("exit", () => resolve(killed)));
	let asked = 0;
	async function ask(what: object): Promise<unknown> {
		asked += 1;
		const number = asked;
		const said = new Promise<z.infer<typeof spoken>>((resolve) => waiting.set(number, resolve));
		if (child.connected) child.send({ number, at: clock.now().getTime(), ask: what }, () => undefined);
		const heard = await Promise.race([said, gone]);
		if (heard === killed) return killed;
		if (heard.fault !== undefined) throw new Error(heard.fault);
		return heard.answer;
	}
	await Promise.race([new Promise((resolve) => waiting.set(0, resolve)), gone]);
	const route: RawRoute = {
		method: "POST",
		path: "/",
		async handle({ url: at, body, header }) {
			const headers = Object.fromEntries(["x-timestamp", "x-signature"].map((name) => [name, header(name) ?? ""]));
			return z.parse(raw, await ask({ does: "hear", url: at, body, headers }));
		},
	};
	return {
		/** Moves what is due, after somebody looked at these. */
		move: (watch: readonly TableCode[]) => ask({ does: "move", watch }),
		settle: () => ask({ does: "settle" }),
		call: (endpoint: string, { play }: Sitting, input: unknown) => ask({ does: "call", endpoint, play, input }),
		/** The door of studios there. */
		route,
		async kill(): Promise<void> {
			child.kill("SIGKILL");
			await gone;
		},
	};
}
