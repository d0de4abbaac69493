// The shapes of the points mall at the desk. Amounts are decimal strings.
import * as z from "zod/mini";
import { exchange, reward } from "#loyalty/contract";
import { amount, instant } from "#platform/contract";

const { status, type } = exchange.shape;

/** "X261121-000042". */
export const exchangeNumber = z.string().check(z.regex(/^X[0-9]{6}-[0-9]{6,18}$/));
export const exchangeState = status;
export const exchangeCounts = z.record(exchangeState, z.int());

export const queuedExchange = z.object({
	number: z.string(),
	memberId: z.string(),
	/** The member's user name. */
	account: z.string(),
	type,
	/** In the language of whoever asks. */
	item: z.string(),
	/** How many of it are left on the shelf; null where there is no end of them. */
	stock: z.nullable(z.int()),
	quantity: z.int(),
	points: amount,
	/** What is paid in when it is passed; zero for a picture. */
	cash: amount,
	currency: z.string(),
	state: exchangeState,
	/** What the member reads to it. */
	remark: z.string(),
	appliedAt: instant,
	decidedAt: z.nullable(instant),
	decidedBy: z.string(),
});
export type QueuedExchange = z.infer<typeof queuedExchange>;

export const mallItemId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

/** Whether members see it, and how many there are; null where there is no end of them. */
export const shelf = z.object({
	open: z.boolean(),
	stock: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
});

export const mallItem = z.object({
	mallItemId,
	code: z.string(),
	type: reward.shape.type,
	name: z.string(),
	points: amount,
	/** What one pays in; zero for a picture. */
	cash: amount,
	currency: z.string(),
	/** The level of the rank that it asks for. */
	minLevel: z.int(),
	...shelf.shape,
});
export type MallItem = z.infer<typeof mallItem>;
