// What becomes of contracts, one call a kind: an offer, an answer to it, an end. Paths are those of the specification.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { carries } from "../../core/index.ts";
import { contractErrors } from "../errors.ts";
import { contractVersion, tier } from "../models.ts";

const order = z.object({
	action: z.enum(["offer", "accept", "reject", "withdraw", "terminate", "agree"]),
	/** Of every action but an offer. */
	contractId: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,17}$/))),
	/** The agent directly below, of an offer. */
	account: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
	/** Of an offer: rising, the first reached first. */
	tiers: z.optional(z.array(tier).check(z.minLength(1), z.maxLength(6))),
	/** What of a negative period is set against the next; of a dividend alone. */
	carry: z.optional(z.enum(carries)),
	remark: z._default(z.string().check(z.maxLength(140)), ""),
});

const shared = {
	method: "POST",
	moduleIds: ["COMM3"],
	access: "member",
	idempotent: true,
	limit: { max: 30, seconds: 60, by: "session" },
	input: order,
	example: { action: "accept", contractId: "1" },
	output: contractVersion,
	errors: contractErrors,
} as const;

export const processDividend = defineEndpoint({
	...shared,
	name: "process-dividend",
	summary: "Offers a dividend, answers an offer, or ends one",
	path: "/wps/relay/MCS2_processDividendReq",
});
export const processDailySalary = defineEndpoint({
	...shared,
	name: "process-daily-salary",
	summary: "Offers a daily salary, answers an offer, or ends one",
	path: "/wps/relay/MCS2_processDailySalContract",
});
export const processHourlySalary = defineEndpoint({
	...shared,
	name: "process-hourly-salary",
	summary: "Offers an hourly salary, answers an offer, or ends one",
	path: "/wps/relay/MCS2_processContractHourSalary",
});
export const processRealTimeSalary = defineEndpoint({
	...shared,
	name: "process-real-time-salary",
	summary: "Offers a real-time salary, answers an offer, or ends one",
	path: "/wps/relay/MCSFE_processRealTimeSalaryContract",
});
