// The shapes of ways to pay in and out, and of what a brand asks of withdrawals, as an operator sets them.

import * as z from "zod/mini";
import { typedAmount } from "#platform/desk/contract";

/** Money comes in by it, or goes out. */
export const flow = z.enum(["in", "out"]);
export const paymentMethodCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

/** What was looked at: whoever sets what changed meanwhile is told so. */
export const stamp = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const word = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const paymentMethodSettings = z.object({
	open: z.boolean(),
	/** The smallest stands first. */
	order: between(0, 100_000),
	/** In: how long a deposit waits. Out: how long a pay-out usually takes. */
	hours: between(1, 720),
	/** Of every currency it has, and of what is added. Decimal strings; a fee's part in per cent: "1.50". */
	terms: z
		.array(
			z.object({
				currency: z.string().check(z.maxLength(8)),
				smallest: typedAmount,
				largest: typedAmount,
				feeFixed: typedAmount,
				feePercent: z.string().check(z.regex(/^[0-9]{1,3}(\.[0-9]{1,2})?$/)),
				quick: z.array(typedAmount).check(z.maxLength(8)),
			}),
		)
		.check(z.maxLength(60)),
	/** In every language it has, and in what is added. Bank and steps are empty of a way out. */
	words: z
		.array(
			z.object({
				language: z.string().check(z.maxLength(8)),
				name: word(80),
				summary: word(200),
				bank: z.string().check(z.trim(), z.maxLength(80)),
				steps: z.array(word(300)).check(z.maxLength(10)),
			}),
		)
		.check(z.maxLength(60)),
});
export type PaymentMethodSettings = z.infer<typeof paymentMethodSettings>;

/** Where transfers go. */
export const paymentMethodAccount = z.object({
	holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
	number: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
});

/** What an operator may add: payments at a provider come with the program that knows it. */
export const addedKinds = { in: ["bank-transfer", "voucher", "agent-float"], out: ["bank-account"] } as const;
export const paymentMethodKind = z.enum([...addedKinds.in, ...addedKinds.out]);

export const paymentMethod = z.object({
	flow,
	code: z.string(),
	kind: z.string(),
	stamp,
	...paymentMethodSettings.shape,
	/** Where transfers go, the number masked; empty where nothing is transferred or nobody said it yet. */
	account: z.object({ holder: z.string(), number: z.string() }),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const payoutRule = z.object({
	/** A login counts as fresh for so long. */
	loginMinutes: between(1, 1_440),
	/** Per cent of each credited deposit that is to be played. */
	turnoverPercent: between(0, 10_000),
	/** So long after it was paid a withdrawal counts as received. */
	confirmMinutes: between(1, 43_200),
	/** So many in a day are looked at more closely. */
	manyADay: between(2, 100),
	mostOpen: between(1, 20),
});

/** Above the first two people decide; from the second on an amount is large. */
export const thresholds = z
	.array(z.object({ currency: z.string().check(z.maxLength(8)), secondAbove: typedAmount, largeFrom: typedAmount }))
	.check(z.maxLength(60));

export const payoutTerms = z.object({ rule: payoutRule, thresholds, stamp });
export type PayoutTerms = z.infer<typeof payoutTerms>;
