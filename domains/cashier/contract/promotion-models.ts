// The shapes of promotions at a deposit, as an operator lists and edits them.

import * as z from "zod/mini";
import { instant } from "#platform/contract";
import { typedAmount } from "#platform/desk/contract";
import { stamp } from "./payment-method-models.ts";

export const promotionCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const promotionSettings = z.object({
	open: z.boolean(),
	/** The smallest stands first. */
	order: between(0, 100_000),
	/** Hundredths of what is credited. */
	percent: between(1, 1_000),
	/** Hundredths of the bonus that are wagered before it is released. */
	turnoverPercent: between(0, 10_000),
	/** How long there is time for that. */
	days: between(1, 365),
	firstOnly: z.boolean(),
	once: z.boolean(),
	/** Categories whose stakes count; all where none is named. */
	games: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(20)),
	/** Hundredths of a stake that count, by category, of those that count in part. */
	parts: z.record(z.string().check(z.maxLength(20)), between(1, 99)),
	/** From when and until when it may be chosen. */
	opensAt: z.nullable(instant),
	closesAt: z.nullable(instant),
	/** From how much on, and how much at most, in each currency. Decimal strings. */
	terms: z
		.array(z.object({ currency: z.string().check(z.maxLength(8)), smallest: typedAmount, most: typedAmount }))
		.check(z.maxLength(60)),
	names: z
		.array(
			z.object({
				language: z.string().check(z.maxLength(8)),
				name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
			}),
		)
		.check(z.maxLength(60)),
});
export type PromotionSettings = z.infer<typeof promotionSettings>;

export const deskPromotion = z.object({
	code: z.string(),
	/** Counts up with each edit; who chose an older one keeps it. */
	version: z.int(),
	stamp,
	...promotionSettings.shape,
});
export type DeskPromotion = z.infer<typeof deskPromotion>;

/** What a promotion may be offered in, and the games there are: the brand's and the product's. */
export const promotionRange = z.object({
	currencies: z.array(z.string()),
	languages: z.array(z.string()),
	games: z.array(z.string()),
});
export type PromotionRange = z.infer<typeof promotionRange>;
