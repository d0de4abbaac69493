// Programs of tests that are killed at any moment: built into one file so that they stand soon, asked one thing after the other by the
// clock of whoever asks. Their other end is answer-asks.ts. Never imported outside tests.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import type { Clock } from "#platform/kernel";

/** What is heard of a process that was killed before it answered. */
export const killed = "killed";
export type Killed = typeof killed;

const answered = z.object({ number: z.int(), answer: z.optional(z.unknown()), fault: z.optional(z.string()) });
type Answered = z.infer<typeof answered>;

export type AskedProcess = {
	/** Once it answers, or was killed before. */
	readonly stands: Promise<unknown>;
	/** Its answer; throws what it threw. */
	readonly ask: (what: object) => Promise<unknown>;
	readonly gone: Promise<Killed>;
	readonly kill: () => Promise<void>;
};

export type Program = {
	/** Once, before the first is started. */
	readonly build: () => Promise<void>;
	/** `told`: the words that it begins with, the database's URL first; its name comes behind that. */
	readonly start: (told: readonly [url: string, ...more: string[]], clock: Clock) => AskedProcess;
};

/** `name`: of what is built, unlike any other's. */
export function programOf(source: URL, name: string): Program {
	const outfile = fileURLToPath(new URL(`../../../.cache/${name}.mjs`, import.meta.url));
	let started = 0;
	return {
		async build() {
			// Loaded here alone: what is built holds this file, too.
			const { build } = await import("esbuild");
			await build({
				entryPoints: [fileURLToPath(source)],
				outfile,
				bundle: true,
				platform: "node",
				format: "esm",
				packages: "external",
				logLevel: "error",
			});
		},
		start([url, ...more], clock) {
			started += 1;
			return startProcess([outfile, url, `process-${started}`, ...more], clock);
		},
	};
}

function startProcess([program = "", ...told]: readonly string[], clock: Clock): AskedProcess {
	const child = fork(program, told, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
	const waiting = new Map<number, (heard: Answered) => void>();
	child.on("message", (message) => {
		const heard = z.parse(answered, message);
		waiting.get(heard.number)?.(heard);
		waiting.delete(heard.number);
	});
	const gone = new Promise<Killed>((resolve) => child.once("exit", () => resolve(killed)));
	const answerTo = (number: number) =>
		Promise.race([new Promise<Answered>((resolve) => waiting.set(number, resolve)), gone]);
	const stands = answerTo(0);
	let asked = 0;
	return {
		stands,
		gone,
		async ask(what) {
			await stands;
			asked += 1;
			const coming = answerTo(asked);
			if (child.connected) child.send({ number: asked, at: clock.now().getTime(), ask: what }, () => undefined);
			const heard = await coming;
			if (heard === killed) return killed;
			if (heard.fault !== undefined) throw new Error(heard.fault);
			return heard.answer;
		},
		async kill() {
			child.kill("SIGKILL");
			await gone;
		},
	};
}
