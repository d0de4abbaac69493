// The shapes of vendors outside the house at the desk: addresses, keys without their secrets, games to add.

import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { typedAmount } from "#platform/desk/contract";
import { category, gameCode, vassalage, vendorDialect, vendorKeyPurpose } from "./models.ts";

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const vendorAddresses = z.object({
	name: text(60),
	/** Where its own calls begin: https, or http on this machine. */
	baseUrl: text(300),
	/** Whose pages its games are. */
	frameOrigin: text(120),
	/** Of Hub88 alone: whether what we answer is signed, as what we ask is. */
	answersSigned: z.boolean(),
});
export const vendorKeyId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const outsideVendor = z.object({
	code: vassalage,
	...vendorAddresses.shape,
	dialect: vendorDialect,
	open: z.boolean(),
	/** When its keys end, of one that is retired. */
	keysEndAt: z.nullable(instant),
	games: z.int(),
	/** Counts up with each edit; an edit names it. */
	version: z.int(),
	currencies: z.array(z.string()),
	keys: z.array(
		z.object({
			keyId: z.string(),
			purpose: vendorKeyPurpose,
			addedAt: instant,
			/** PEM; null of a shared secret, which nobody is told again. */
			publicKey: z.nullable(z.string()),
		}),
	),
});
export type OutsideVendor = z.infer<typeof outsideVendor>;

/** As the cashier has them, beside which the games stand: a state that is new there does not compile where they are tied. */
const transferOutState = z.enum(["running", "done", "stopped"]);
const stayReason = z.enum(["ROUND_RUNS", "UNDER_WAY", "VENDOR_REFUSED", "VENDOR_HOLDS", "HELD"]);

const counted = z.int().check(z.minimum(0));

/** What members have in the purses of one vendor by our books, and the last time that all of it was asked home. */
export const vendorMoney = z.object({
	lying: z.array(
		z.object({
			currency: z.string(),
			lying: amount,
			members: counted,
			/** On its way there or home: the vendor has not said. */
			underWay: amount,
		}),
	),
	transferOut: z.nullable(
		z.object({
			state: transferOutState,
			reason: z.string(),
			askedBy: z.string(),
			askedAt: instant,
			endedAt: z.nullable(instant),
			members: counted,
			home: counted,
			waiting: counted,
			brought: z.array(z.object({ currency: z.string(), amount })),
			/** The first of those that could not come yet, and why. */
			staying: z.array(
				z.object({
					memberId: z.string(),
					account: z.string(),
					currency: z.string(),
					why: z.nullable(stayReason),
				}),
			),
		}),
	),
});
export type VendorMoney = z.infer<typeof vendorMoney>;

/** A shared secret or a public key in PEM; empty for a key of our own, which is made. */
export const vendorKeyText = z.string().check(z.maxLength(8_000));

const rtp = z.string().check(z.regex(/^(100|[0-9]{1,2})(\.[0-9]{1,2})?$/));
export const vendorGames = z
	.array(z.object({ code: gameCode, name: text(80), category, rtp }))
	.check(z.minLength(1), z.maxLength(100));

/** The least and greatest stake of each game that is added, by currency. */
export const vendorLimits = z
	.array(z.object({ currency: z.string().check(z.maxLength(8)), smallest: typedAmount, largest: typedAmount }))
	.check(z.minLength(1), z.maxLength(60));
