// The calls with which members invite friends, and say who invited them.
import * as z from "zod/mini";
import { defineEndpoint, instant, nothing } from "#platform/contract";
import { referralErrors } from "../errors.ts";
import { rule } from "../models.ts";

const friend = z.object({
	/** Masked. */
	account: z.string(),
	joinedAt: instant,
	/** Whether the first deposit is there, how much of the turnover, and whether the friend counts. */
	deposited: z.boolean(),
	turnover: z.string(),
	counted: z.boolean(),
});

export const getReferral = defineEndpoint({
	name: "get-referral",
	summary: "The member's own code, the terms, and how far each invited friend is",
	method: "GET",
	path: "/wps/relay/MCSFE_getReferral",
	moduleIds: ["REWCEN3"],
	access: "member",
	input: nothing,
	output: z.object({
		currency: z.string(),
		code: z.string(),
		/** Null where the brand has no such promotion in force. */
		rule: z.nullable(rule),
		friends: z.array(friend),
		earned: z.string(),
		/** The member may still say who invited them. */
		mayAccept: z.boolean(),
	}),
	errors: {},
});

export const acceptReferral = defineEndpoint({
	name: "accept-referral",
	summary: "Says who invited the caller: once, within a week of registration",
	method: "POST",
	path: "/wps/relay/MCSFE_acceptReferral",
	moduleIds: ["REWCEN3"],
	access: "member",
	limit: { max: 10, seconds: 600, by: "session" },
	input: z.object({ referralCode: z.string().check(z.minLength(4), z.maxLength(20)) }),
	example: { referralCode: "K7QM2X4D" },
	output: nothing,
	errors: referralErrors,
});
