// What of promotions waits for a second person, whoever asked for it: an opening, a new version, an application, a free bet by hand.
import * as z from "zod/mini";
import { defineEndpoint, instant, nothing } from "#platform/contract";
import { approvalId, decision, opsModules } from "#platform/desk/contract";
import { decideGiftErrors, takeBackGiftErrors } from "../desk-errors.ts";
import { code } from "../models.ts";

const gift = z.object({
	giftId: approvalId,
	what: z.enum(["opening", "version", "application", "free-bet"]),
	/** Empty of what is given by hand. */
	promotion: z.union([code, z.literal("")]),
	title: z.string(),
	/** What it promises. */
	amount: z.string(),
	/** Of an application and of what is given by hand: whose it is. */
	memberId: z.string(),
	reason: z.string(),
	askedBy: z.string(),
	askedAt: instant,
	lapsesAt: instant,
	own: z.boolean(),
});
export type WaitingGift = z.infer<typeof gift>;

export const listGifts = defineEndpoint({
	name: "list-gifts",
	summary: "What of promotions waits for a second person, the oldest first",
	method: "GET",
	path: "/ops/offers/gifts",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.offers:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		currency: z.string(),
		/** What whoever looks promised alone within a day. */
		given: z.string(),
		gifts: z.array(gift),
	}),
	errors: {},
});

export const decideGift = defineEndpoint({
	name: "decide-gift",
	summary: "Agrees to what somebody wants to promise, which does it, or refuses it; once",
	method: "POST",
	path: "/ops/offers/gifts/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.offers:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ giftId: approvalId, decision }),
	example: { giftId: "00000000-0000-5000-8000-000000000000", decision: { kind: "refuse", why: "Too much." } },
	output: z.object({ outcome: z.enum(["agreed", "refused"]) }),
	errors: decideGiftErrors,
});

export const takeBackGift = defineEndpoint({
	name: "take-back-gift",
	summary: "Takes back what one asked for oneself, while nobody has decided",
	method: "POST",
	path: "/ops/offers/gifts/take-back",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.offers:read",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ giftId: approvalId }),
	example: { giftId: "00000000-0000-5000-8000-000000000000" },
	output: nothing,
	errors: takeBackGiftErrors,
});
