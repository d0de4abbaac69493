// The shapes that the calls of standing and points share.
import * as z from "zod/mini";
import { category } from "#games/contract";
import { amount, instant } from "#platform/contract";
import { exchangeStatuses, exchangeTypes, itemTypes } from "../core/index.ts";

/** A password as it was typed; it is checked, never stored. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(256));

export const level = z.int().check(z.minimum(0), z.maximum(8));

export const rank = z.object({
	level,
	code: z.string(),
	/** In the caller's language, as the rest. */
	name: z.string(),
	summary: z.string(),
	/** What it brings, a sentence each. */
	brings: z.array(z.string()),
	/** The turnover of the last 90 days that it needs. */
	turnover: amount,
	/** What it makes of the points that play earns, in per cent: 100 is the brand's rate. */
	pointPercent: z.int(),
});
export type Rank = z.infer<typeof rank>;

export const exchangeStatus = z.enum(exchangeStatuses);
export const exchangeType = z.enum(exchangeTypes);

export const exchange = z.object({
	transactionNumber: z.string(),
	applicationTime: instant,
	type: exchangeType,
	/** The item's name in the caller's language; empty for a conversion. */
	item: z.string(),
	quantity: z.int(),
	requiredPoints: amount,
	/** The cash it stands for; zero for a picture. */
	requiredAmount: amount,
	currency: z.string(),
	status: exchangeStatus,
	/** What the operator wrote to it. */
	remark: z.string(),
	/** When it was decided; null while it waits. */
	decidedAt: z.nullable(instant),
	/** Where a picture that was handed out lies; empty otherwise. */
	download: z.string(),
});
export type Exchange = z.infer<typeof exchange>;

/** An item of the mall. */
export const reward = z.object({
	rewardId: z.string(),
	type: z.enum(itemTypes),
	name: z.string(),
	text: z.string(),
	/** A path of the site. */
	art: z.string(),
	points: amount,
	/** Of play money: what it pays in; zero for a picture. */
	amount,
	currency: z.string(),
	/** Null where there is no end of them. */
	stock: z.nullable(z.int()),
	minLevel: level,
});
export type Reward = z.infer<typeof reward>;

export const rewardId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

/** Cashback that was paid. */
export const cashbackClaim = z.object({
	transactionNumber: z.string(),
	claimedAt: instant,
	amount,
	currency: z.string(),
});
export type CashbackClaim = z.infer<typeof cashbackClaim>;

/** A category's part of the cashback that can be claimed. */
export const cashbackLine = z.object({
	category,
	/** What was staked and not claimed for yet; below zero where a round was voided afterwards. */
	stake: z.string(),
	/** Per cent of the stake, of two decimals: "1.20". */
	rate: z.string(),
	amount,
});
export type CashbackLine = z.infer<typeof cashbackLine>;
