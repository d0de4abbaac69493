// Money that a provider told of and nobody could credit by itself.
import * as z from "zod/mini";
import { instant } from "#platform/contract";

export const paymentLineId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

export const paymentLine = z.object({
	line: z.string(),
	provider: z.string(),
	/** The provider's own, of the line and of the payment. */
	number: z.string(),
	payment: z.string(),
	/** As they were told: it may be no amount at all. */
	amount: z.string(),
	currency: z.string(),
	paidAt: instant,
	/** Why an operator decides. */
	fault: z.enum(["unknown", "unreadable", "currency", "closed", "amount", "protected", "changed"]),
	/** Of the deposit that it names; null where it names none of ours. */
	reference: z.nullable(z.string()),
});
export type PaymentLine = z.infer<typeof paymentLine>;
