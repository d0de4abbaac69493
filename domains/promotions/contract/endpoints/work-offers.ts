// The calls with which operators look after promotions.
import * as z from "zod/mini";
import { defineEndpoint, instant, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { changeOfferErrors } from "../desk-errors.ts";
import { code, kind } from "../models.ts";

const offer = z.object({
	id: code,
	kind,
	state: z.enum(["draft", "live", "paused", "ended"]),
	title: z.string(),
	version: z.int(),
	opensAt: instant,
	closesAt: z.nullable(instant),
	/** Of the budget: all of it, and what was issued. Null where another domain pays, and there is none. */
	budget: z.nullable(z.string()),
	spent: z.nullable(z.string()),
	/** The most a member, and the whole of it, can cost; null where another domain pays. */
	mostOfMember: z.nullable(z.string()),
	mostOfAll: z.nullable(z.string()),
	joined: z.int(),
	claimed: z.int(),
	waiting: z.int(),
});
export type Offer = z.infer<typeof offer>;

export const listOffers = defineEndpoint({
	name: "list-offers",
	summary: "The promotions of the brand with their state, cost bound, and what was joined, issued and claimed",
	method: "GET",
	path: "/ops/offers",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.offers:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ currency: z.string(), offers: z.array(offer) }),
	errors: {},
});

export const changeOffer = defineEndpoint({
	name: "change-offer",
	summary: "Opens a draft, pauses a promotion, goes on with it, or ends it for good: what was issued stays",
	method: "POST",
	path: "/ops/offers/state",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.offers:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		id: code,
		state: z.enum(["live", "paused", "ended"]),
		reason: z.string().check(z.minLength(3), z.maxLength(500)),
	}),
	example: { id: "check-in", state: "live", reason: "The prizes are counted." },
	/** `waits`: opening it promises more than one may promise alone within a day; another agrees first. */
	output: z.object({ state: offer.shape.state, waits: z.boolean() }),
	errors: changeOfferErrors,
});
