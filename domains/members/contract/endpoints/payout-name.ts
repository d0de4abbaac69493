// The calls that read and set the name that a member's pay-outs go to.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { setPayoutNameErrors } from "../errors.ts";
import { typed } from "../models.ts";

export const readPayoutName = defineEndpoint({
	name: "read-payout-name",
	summary: "The account holder that the member's pay-outs go to, masked.",
	method: "GET",
	path: "/wps/member/payout-name",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	/** Empty where none is given yet. */
	output: z.object({ masked: z.string() }),
	errors: {},
});

export const setPayoutName = defineEndpoint({
	name: "set-payout-name",
	summary: "Gives the account holder of the member's pay-outs, once, behind the login password; it is locked then.",
	method: "PUT",
	path: "/wps/member/payout-name",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({ name: z.string().check(z.trim(), z.maxLength(256)), password: typed }),
	example: { name: "Kim Minji", password: "tiles4all" },
	output: nothing,
	errors: setPayoutNameErrors,
});
