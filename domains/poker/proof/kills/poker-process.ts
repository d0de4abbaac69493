// One process of poker that is killed at any moment: it moves, acts and answers as it is asked, by the clock of whoever asks. Never
// imported: it is started.
import * as z from "zod/mini";
import { contextOf, routeOf } from "#platform/http/testing";
import { manualClock, memberId } from "#platform/kernel";
import { pokerRoom, pokerTournamentRoom } from "../../contract/index.ts";
import { standPoker } from "./stand-poker.ts";

const play = z.object({
	playId: z.string(),
	memberId: z.string(),
	vendor: z.string(),
	gameCode: z.string(),
	mode: z.enum(["real", "demo"]),
	currency: z.literal("P"),
	merchant: z.string(),
});
const seat = { id: z.string(), seat: z.string() };
const asked = z.object({
	number: z.int(),
	at: z.number(),
	ask: z.discriminatedUnion("does", [
		z.object({ does: z.literal("round") }),
		z.object({ does: z.literal("call"), endpoint: z.string(), play, input: z.unknown() }),
		z.object({ does: z.literal("act"), ...seat, command: pokerRoom.command }),
		z.object({ does: z.literal("cup"), ...seat, command: pokerTournamentRoom.command }),
	]),
});
type Ask = z.infer<typeof asked>["ask"];

const [, , url = "", node = "", begins = ""] = process.argv;
const clock = manualClock(new Date(begins));
const { running, poker } = await standPoker({ url, node, clock });
await running.run();

async function answerTo(ask: Ask): Promise<unknown> {
	switch (ask.does) {
		case "round":
			return running.round();
		case "call": {
			const ticket = { ...ask.play, memberId: memberId(ask.play.memberId) };
			return routeOf(poker.routes, ask.endpoint).handle(ask.input, contextOf(clock.now(), { play: ticket }));
		}
		case "act":
			return codeOf(await running.rooms.act(poker.kind, ask));
		default:
			return codeOf(await running.rooms.act(poker.tournaments, ask));
	}
}

const codeOf = (acted: { readonly ok: boolean; readonly error?: string }) =>
	acted.ok ? { ok: true } : { ok: false, error: { code: acted.error } };

process.on("message", (message) => {
	const { number, at, ask } = z.parse(asked, message);
	if (at > clock.now().getTime()) clock.advance(at - clock.now().getTime());
	answerTo(ask)
		.then((answer) => process.send?.({ number, answer: answer ?? null }))
		.catch((error: unknown) => process.send?.({ number, fault: String(error) }));
});
process.on("disconnect", () => process.exit(0));
process.send?.({ number: 0, answer: null });
