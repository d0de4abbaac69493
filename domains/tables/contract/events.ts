// The events of a ticket on the wire and in the betting record: what was bet, what came, what it brought.
import * as z from "zod/mini";
import { tableCodes } from "../core/index.ts";

const amountText = z.string().check(z.regex(/^[0-9]+(\.[0-9]+)?$/));

const bet = z.object({
	type: z.literal("bet"),
	table: z.enum(tableCodes),
	roundId: z.string(),
	shoe: z.string(),
	hand: z.int(),
	bets: z.array(z.object({ spot: z.string(), amount: amountText })),
	/** Of the press that placed it. */
	key: z.string(),
});

const result = z.object({
	type: z.literal("result"),
	/** As short text: "8H6H5C|KHJH", "17". */
	outcome: z.string(),
	/** What each bet brought in all, in the order of the bets. */
	returned: z.array(amountText),
	/** Results of the shoe before this one, separated by spaces. */
	before: z.string(),
	commit: z.string(),
});

/** `seed`: it could not be dealt; `operator`: the house took the round back; `studio`: who
 * drives the table lost it; `late`: its round was over before it was written. */
const voided = z.object({ type: z.literal("void"), reason: z.enum(["seed", "operator", "studio", "late"]) });

export type TableBetEvent = z.infer<typeof bet>;
export type TableTicketEvent = TableBetEvent | z.infer<typeof result> | z.infer<typeof voided>;
export const tableTicketEvent: z.ZodMiniType<TableTicketEvent> = z.discriminatedUnion("type", [bet, result, voided]);
