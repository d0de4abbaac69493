// Starts processes of poker (poker-process.ts), built into one file so that they stand soon, and kills them.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import * as z from "zod/mini";
import type { PlayTicket } from "#platform/http";
import type { Clock } from "#platform/kernel";
import type { TableCommand, TournamentCommand } from "../../core/index.ts";

const program = fileURLToPath(new URL("../../../../.cache/poker-process.mjs", import.meta.url));

/** Once, before the first is started. */
export const buildProcess = () =>
	build({
		entryPoints: [fileURLToPath(new URL("./poker-process.ts", import.meta.url))],
		outfile: program,
		bundle: true,
		platform: "node",
		format: "esm",
		packages: "external",
		logLevel: "error",
	});

const spoken = z.object({ number: z.int(), answer: z.optional(z.unknown()), fault: z.optional(z.string()) });

/** What was asked of a process came back, or it was killed before. */
const answered = z.object({ ok: z.boolean(), error: z.optional(z.object({ code: z.string() })) });
export type Said = "killed" | "ok" | (string & {});

export type PokerProcess = ReturnType<typeof startProcess>;

let started = 0;

/** `clock`: what it goes by. */
export function startProcess(url: string, clock: Clock) {
	started += 1;
	const told = [url, `process-${started}`, clock.now().toISOString()];
	const child = fork(program, told, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
	const waiting = new Map<number, (said: z.infer<typeof spoken>) => void>();
	child.on("message", (message) => {
		const said = z.parse(spoken, message);
		waiting.get(said.number)?.(said);
		waiting.delete(said.number);
	});
	const gone = new Promise<"killed">((resolve) => child.once("exit", () => resolve("killed")));
	const stands = Promise.race([new Promise((resolve) => waiting.set(0, resolve)), gone]);
	let asked = 0;
	async function ask(what: object): Promise<Said> {
		await stands;
		asked += 1;
		const number = asked;
		const said = new Promise<z.infer<typeof spoken>>((resolve) => waiting.set(number, resolve));
		if (child.connected) child.send({ number, at: clock.now().getTime(), ask: what }, () => undefined);
		const heard = await Promise.race([said, gone]);
		if (heard === "killed") return "killed";
		if (heard.fault !== undefined) throw new Error(heard.fault);
		const answer = z.safeParse(answered, heard.answer);
		return answer.success && !answer.data.ok ? (answer.data.error?.code ?? "") : "ok";
	}
	return {
		/** Moves what is due. */
		round: () => ask({ does: "round" }),
		call: (endpoint: string, play: PlayTicket, input: object) => ask({ does: "call", endpoint, play, input }),
		act: (id: string, seat: string, command: TableCommand) => ask({ does: "act", id, seat, command }),
		cup: (id: string, seat: string, command: TournamentCommand) => ask({ does: "cup", id, seat, command }),
		stands,
		async kill(): Promise<void> {
			child.kill("SIGKILL");
			await gone;
		},
	};
}
