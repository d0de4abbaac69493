// Starts processes of poker (poker-process.ts).
import * as z from "zod/mini";
import type { PlayTicket } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { killed, programOf } from "#platform/rooms/testing";
import type { TableCommand, TournamentCommand } from "../../core/index.ts";

const program = programOf(new URL("./poker-process.ts", import.meta.url), "poker-process");
export const buildProcess = program.build;

/** What was asked of a process came back, or it was killed before. */
const answered = z.object({ ok: z.boolean(), error: z.optional(z.object({ code: z.string() })) });
export type Said = "killed" | "ok" | (string & {});

export type PokerProcess = ReturnType<typeof startProcess>;

/** `clock`: what it goes by. */
export function startProcess(url: string, clock: Clock) {
	const { ask: askOf, kill, stands } = program.start([url, clock.now().toISOString()], clock);
	async function ask(what: object): Promise<Said> {
		const heard = await askOf(what);
		if (heard === killed) return killed;
		const answer = z.safeParse(answered, heard);
		return answer.success && !answer.data.ok ? (answer.data.error?.code ?? "") : "ok";
	}
	return {
		/** Moves what is due. */
		round: () => ask({ does: "round" }),
		call: (endpoint: string, play: PlayTicket, input: object) => ask({ does: "call", endpoint, play, input }),
		act: (id: string, seat: string, command: TableCommand) => ask({ does: "act", id, seat, command }),
		cup: (id: string, seat: string, command: TournamentCommand) => ask({ does: "cup", id, seat, command }),
		stands,
		kill,
	};
}
