// The calls with which operators write promotions: read one as it was written, try a draft, save it as a new version.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { offerErrors, saveOfferErrors, tryOfferErrors } from "../desk-errors.ts";
import { code, offerDraft } from "../models.ts";

/** A draft as an example, its words in English. */
const example = {
	rule: {
		entry: "open",
		claim: "press",
		period: "once",
		again: false,
		audience: "everybody",
		minLevel: 0,
		takeDays: 30,
		budget: { all: "500.00", day: "100.00", member: "5.00" },
		reward: { kind: "coupon", amount: "5.00" },
	},
	texts: [{ language: "EN", title: "Autumn coupon", summary: "A code brings 5.00.", terms: "Once a person." }],
	opensAt: "2026-11-24T00:00:00.000Z",
	closesAt: null,
	scene: "gift-cloth",
	position: 200,
} as const;

export const readOffer = defineEndpoint({
	name: "read-offer",
	summary: "One promotion as it was written, in every language, with its versions",
	method: "GET",
	path: "/ops/offers/one",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.offers:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ id: code }),
	example: { id: "check-in" },
	output: z.object({
		id: code,
		version: z.int(),
		draft: offerDraft,
		versions: z.array(z.object({ version: z.int(), madeAt: instant, madeBy: z.string() })),
	}),
	errors: offerErrors,
});

export const tryOffer = defineEndpoint({
	name: "try-offer",
	summary: "What a draft can cost at most, and what it would have cost on yesterday's play; changes nothing",
	method: "POST",
	path: "/ops/offers/try",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.offers:read",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ draft: offerDraft }),
	example: { draft: { ...example, texts: [...example.texts] } },
	output: z.object({
		currency: z.string(),
		/** The most a turn of a member, a member, and the whole of it can cost. */
		mostOfTurn: z.string(),
		mostOfMember: z.string(),
		mostOfAll: z.string(),
		/** The day of the brand that is over. */
		day: z.string(),
		/** Members of its audience who did something that day, and those who would have been given something. */
		audience: z.int(),
		members: z.int(),
		rewards: z.int(),
		/** All that was earned, what of it the budget holds, and how many rewards it would have refused. */
		earned: z.string(),
		cost: z.string(),
		refused: z.int(),
	}),
	errors: tryOfferErrors,
});

export const saveOffer = defineEndpoint({
	name: "save-offer",
	summary: "Writes a promotion or a new version of one; whoever joined keeps the version they joined",
	method: "POST",
	path: "/ops/offers/save",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.offers:write",
	idempotent: true,
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		id: code,
		/** The version that was looked at; 0 for a new one, which begins as a draft. */
		was: z.int().check(z.minimum(0)),
		draft: offerDraft,
		/** Codes that redeem a coupon; kept as digests beside those that are there. */
		coupons: z.array(z.string().check(z.minLength(4), z.maxLength(40))).check(z.maxLength(1_000)),
	}),
	example: { id: "autumn-coupon", was: 0, draft: { ...example, texts: [...example.texts] }, coupons: ["AUTUMN-2026"] },
	/** `waits`: it promises more than one may promise alone within a day; another agrees first. */
	output: z.object({ version: z.int(), waits: z.boolean() }),
	errors: saveOfferErrors,
});
