// The events of a round on the wire. Each has one model; a type of event without a model does not compile.
import * as z from "zod/mini";
import type { OriginalEvent, OriginalEventType, Outcome } from "../core/index.ts";
import { choice } from "./choice.ts";

const whole = z.int().check(z.minimum(0));
const wholes = z.array(whole);

const outcome: z.ZodMiniType<Outcome> = z.discriminatedUnion("game", [
	z.object({ game: z.literal("dice"), roll: whole, times: whole }),
	z.object({ game: z.literal("limbo"), point: whole, times: whole }),
	z.object({ game: z.literal("plinko"), turns: wholes, times: whole }),
	z.object({ game: z.literal("keno"), drawn: wholes, times: whole }),
	z.object({ game: z.literal("wheel"), stop: whole, times: whole }),
	z.object({ game: z.literal("crash"), point: whole, taken: whole, times: whole }),
]);

const fair = z.object({ serverHash: z.string(), clientSeed: z.string(), nonce: whole });

const models = {
	bet: z.object({ type: z.literal("bet"), choice, fair }),
	outcome: z.object({ type: z.literal("outcome"), outcome }),
	cell: z.object({ type: z.literal("cell"), cell: whole, mine: z.boolean(), times: whole }),
	card: z.object({
		type: z.literal("card"),
		card: whole,
		call: z.enum(["first", "higher", "lower", "same", "skip"]),
		right: z.boolean(),
		times: whole,
	}),
	"laid-out": z.object({ type: z.literal("laid-out"), cells: wholes }),
	revealed: z.object({ type: z.literal("revealed"), serverSeed: z.string() }),
	total: z.object({
		type: z.literal("total"),
		times: whole,
		ended: z.enum(["won", "lost", "cashed-out", "returned"]),
	}),
} satisfies { [Type in OriginalEventType]: z.ZodMiniType<Extract<OriginalEvent, { type: Type }>> };

export const originalEvent: z.ZodMiniType<OriginalEvent> = z.discriminatedUnion("type", [
	models.bet,
	models.outcome,
	models.cell,
	models.card,
	models["laid-out"],
	models.revealed,
	models.total,
]);
