// The shapes of what providers that pay out were handed, and of what they say they paid.
import * as z from "zod/mini";
import { instant } from "#platform/contract";
import { payoutFault, payoutState } from "./withdrawal-models.ts";

/** Who would be handed a withdrawal now; `simulated` pays nothing but play money. */
export const payoutProvider = z.object({ code: z.string(), simulated: z.boolean() });

/** Once that a withdrawal was handed over. */
export const handedOver = z.object({
	provider: z.string(),
	simulated: z.boolean(),
	sentAt: instant,
	state: payoutState,
	/** Why it failed, as the provider says. */
	reason: z.string(),
});

export const payoutLineId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

export const payoutLine = z.object({
	line: z.string(),
	provider: z.string(),
	/** The provider's own. */
	number: z.string(),
	/** As they were told; the account by its last signs. */
	amount: z.string(),
	currency: z.string(),
	account: z.string(),
	paidAt: instant,
	/** Why an operator judges it; null for one that settled its withdrawal by itself. */
	fault: z.nullable(payoutFault),
	state: z.enum(["review", "settled", "dismissed"]),
	/** Who closed it, and what they said. */
	closedBy: z.string(),
	reason: z.string(),
	/** Of the withdrawal that it names; null where it names none of ours. */
	reference: z.nullable(z.string()),
});
export type PayoutLine = z.infer<typeof payoutLine>;
