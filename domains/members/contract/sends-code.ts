// What the calls have in common that send a code to somebody who is not logged in.
import * as z from "zod/mini";
import { sendCodeErrors } from "./errors.ts";
import { humanAnswer, sentCode, typed } from "./models.ts";

export const sendsCode = {
	access: "public",
	limit: { max: 20, seconds: 60, by: "address" },
	output: sentCode,
	says: "CODE_SENT",
	errors: sendCodeErrors,
} as const;

/** Besides the number, whose field the specification names differently in each. */
export const codeAsked = { countryDialingCode: z.optional(typed), humanVerification: humanAnswer } as const;
