// The events of a ticket on the wire and in the betting record: what was bet, what was drawn, what came of it.
import * as z from "zod/mini";
import { lotteryGames, prizeModes } from "../core/index.ts";

const whole = z.int().check(z.minimum(0));
/** "1950.0000": four decimals of the currency. */
const fine = z.string().check(z.regex(/^[0-9]+\.[0-9]{4}$/));

/** The place of an order in a chase. `numeros`: all issues of it, in order. */
const chased = z.object({
	chaseId: z.string(),
	index: whole,
	numeros: z.array(z.string()),
	winningStop: z.boolean(),
});

const bet = z.object({
	type: z.literal("bet"),
	game: z.enum(lotteryGames),
	numero: z.string(),
	mode: z.enum(prizeModes),
	/** As it was written; its multiple is the one of this issue. */
	slip: z.string(),
	/** The member's group when it was taken; 0 in Elott. */
	group: whole,
	count: whole,
	/** Of the press that placed it, and how many orders it placed. */
	key: z.string(),
	orders: whole,
	chase: z.optional(chased),
});

const drawn = z.object({
	type: z.literal("draw"),
	digits: z.string(),
	/** What the draw is checked by. */
	commit: z.string(),
	seed: z.string(),
	publicHex: z.string(),
});

const prize = z.object({
	type: z.literal("prize"),
	hits: z.array(z.object({ grade: z.string(), hits: whole, prize: fine })),
	prize: fine,
	rebate: fine,
});

/**
 * `hit`: its chase stopped; `cancelled`: by the player; `empty`: not drawn; `late`: it was not there when bets closed; `operator`:
 * the house voided the draw.
 */
const voided = z.object({ type: z.literal("void"), reason: z.enum(["hit", "cancelled", "empty", "late", "operator"]) });

export type BetEvent = z.infer<typeof bet>;
export type LotteryEvent = BetEvent | z.infer<typeof drawn> | z.infer<typeof prize> | z.infer<typeof voided>;

export const lotteryEvent: z.ZodMiniType<LotteryEvent> = z.discriminatedUnion("type", [bet, drawn, prize, voided]);
