// One process of poker that is killed at any moment: it moves, acts and answers as it is asked, by the clock of whoever asks. Never
// imported: it is started.
import * as z from "zod/mini";
import { manualClock } from "#platform/kernel";
import { answerAsks, answerCall, callAsk } from "#platform/rooms/testing";
import { pokerRoom, pokerTournamentRoom } from "../../contract/index.ts";
import { standPoker } from "./stand-poker.ts";

const seat = { id: z.string(), seat: z.string() };
const asked = z.discriminatedUnion("does", [
	z.object({ does: z.literal("round") }),
	callAsk,
	z.object({ does: z.literal("act"), ...seat, command: pokerRoom.command }),
	z.object({ does: z.literal("cup"), ...seat, command: pokerTournamentRoom.command }),
]);

const [, , url = "", node = "", begins = ""] = process.argv;
const clock = manualClock(new Date(begins));
const { running, poker } = await standPoker({ url, node, clock });
await running.run();

async function answerTo(ask: z.infer<typeof asked>): Promise<unknown> {
	switch (ask.does) {
		case "round":
			return running.round();
		case "call":
			return answerCall(poker.routes, ask, clock.now());
		case "act":
			return codeOf(await running.rooms.act(poker.kind, ask));
		default:
			return codeOf(await running.rooms.act(poker.tournaments, ask));
	}
}

const codeOf = (acted: { readonly ok: boolean; readonly error?: string }) =>
	acted.ok ? { ok: true } : { ok: false, error: { code: acted.error } };

answerAsks({ shape: asked, answer: answerTo, clock });
