// Starts processes of tables (table-process.ts). Never imported outside tests.
import * as z from "zod/mini";
import type { RawRoute } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { programOf } from "#platform/rooms/testing";
import type { TableCode } from "../../core/index.ts";
import type { Sitting } from "./open-tables.ts";

const program = programOf(new URL("./table-process.ts", import.meta.url), "table-process");
export const buildProcess = program.build;

const raw = z.object({ status: z.int(), body: z.record(z.string(), z.unknown()) });

export type TableProcess = Awaited<ReturnType<typeof startProcess>>;

/** `clock`: what it goes by. */
export async function startProcess(url: string, clock: Clock) {
	const { ask, kill, stands } = program.start([url], clock);
	await stands;
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
		kill,
	};
}
