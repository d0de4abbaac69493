// The calls of a verification of a mobile number by a third party.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { sendCodeErrors } from "../errors.ts";
import { humanAnswer, typed } from "../models.ts";

export const readPhoneProvider = defineEndpoint({
	name: "read-phone-provider",
	summary: "Who proves mobile numbers here in place of codes by text message; nobody where there is no `title`.",
	method: "GET",
	path: "/wps/verification/phone",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: z.object({ title: z.optional(z.string()) }),
	errors: {},
});

export const beginPhoneProof = defineEndpoint({
	name: "begin-phone-proof",
	summary:
		"Begins a third party's verification of a number: for a registration by user name (REGMOBVERF3) or by number (MOBILENUMREG3), or for a login (VERIFICATION3); the answer is the same for a number that nobody has.",
	method: "POST",
	path: "/wps/verification/phone/begin",
	moduleIds: ["REGMOBVERF3", "MOBILENUMREG3", "VERIFICATION3"],
	access: "public",
	limit: { max: 20, seconds: 60, by: "address" },
	input: z.object({
		mobileNum: z.optional(typed),
		countryDialingCode: z.optional(typed),
		humanVerification: humanAnswer,
		/** Of the page that opens the third party's window: the window answers to no other. */
		origin: z.string().check(z.maxLength(300)),
	}),
	example: { origin: "http://localhost" },
	output: z.object({
		/** What the window shows. */
		url: z.string(),
		/** A secret that goes back with what the third party says, as `firebaseChannel`. */
		channel: z.string(),
		/** Until the next may be begun. */
		waitSeconds: z.number(),
	}),
	errors: sendCodeErrors,
});
