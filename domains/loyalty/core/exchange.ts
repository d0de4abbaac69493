// What points are given for: cash at the brand's rate, or an item. Decides; moves nothing.
import { err, ok, type Result } from "#platform/kernel";

/** Minor units. Each whole `step` of points becomes `cash`, so that no amount is ever rounded. */
export type ConversionTerms = {
	readonly step: bigint;
	readonly cash: bigint;
	readonly smallest: bigint;
	readonly largest: bigint;
};

/** The cash for points, exact. Points between two steps are refused. */
export function convertPoints(
	points: bigint,
	terms: ConversionTerms,
): Result<bigint, "POINTS_OUT_OF_RANGE" | "POINTS_STEP"> {
	if (points < terms.smallest || points > terms.largest) return err("POINTS_OUT_OF_RANGE");
	if (points % terms.step !== 0n) return err("POINTS_STEP");
	return ok((points / terms.step) * terms.cash);
}

export const mostAtOnce = 20;

export type Item = {
	/** Minor points for one. */
	readonly points: bigint;
	/** How many there are; undefined where there is no end of them. */
	readonly stock: number | undefined;
	readonly minLevel: number;
	readonly open: boolean;
};

/** The price of so many of an item, in minor points. */
export function priceOf(
	item: Item,
	asked: { readonly quantity: number; readonly level: number },
): Result<bigint, "REWARD_NOT_FOUND" | "RANK_TOO_LOW" | "REWARD_SOLD_OUT"> {
	if (!item.open) return err("REWARD_NOT_FOUND");
	if (asked.level < item.minLevel) return err("RANK_TOO_LOW");
	if (item.stock !== undefined && item.stock < asked.quantity) return err("REWARD_SOLD_OUT");
	return ok(item.points * BigInt(asked.quantity));
}

export const exchangeStatuses = ["applying", "rejected", "passed"] as const;
export type ExchangeStatus = (typeof exchangeStatuses)[number];

/** Points to cash, an item that is play money, an item that is a picture. */
export const exchangeTypes = ["convert", "credit", "picture"] as const;
export type ExchangeType = (typeof exchangeTypes)[number];
export const itemTypes = ["credit", "picture"] as const;
export type ItemType = (typeof itemTypes)[number];

export type Decision = "pass" | "reject";

/** An operator decides an exchange once; the same decision again is the one that stands. */
export function decideExchange(status: ExchangeStatus, decision: Decision): Result<ExchangeStatus, "EXCHANGE_DECIDED"> {
	const decided = decision === "pass" ? "passed" : "rejected";
	return status === "applying" || status === decided ? ok(decided) : err("EXCHANGE_DECIDED");
}

/** What an exchange is called: the day it was asked for (UTC) and its number, "X261121-000042". */
export function exchangeNumber(id: bigint, appliedAt: Date): string {
	return `X${appliedAt.toISOString().slice(2, 10).replaceAll("-", "")}-${id.toString().padStart(6, "0")}`;
}

/** The number behind a name; undefined for what is none. */
export function exchangeId(number: string): bigint | undefined {
	const digits = /^X[0-9]{6}-([0-9]{6,18})$/.exec(number)?.[1];
	return digits === undefined ? undefined : BigInt(digits);
}
