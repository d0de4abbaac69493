// What holds for the agents of a brand, at the desk.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { dividendPeriods, payers } from "../../../core/index.ts";
import { deskTermsErrors } from "../../desk-errors.ts";
import { percent, pointsShown } from "../../models.ts";

const shared = { moduleIds: opsModules, access: "staff", path: "/ops/agents/terms" } as const;

const terms = {
	/** Of the category whose edge is smallest: all that is paid on a bet stays within 60 % of it. */
	houseEdge: percent,
	/** What is given on a bet besides points and salaries. */
	rebates: percent,
	/** What vendors have of a result above zero. */
	vendorFee: percent,
	/** What deposits and withdrawals cost the house. */
	paymentCost: percent,
	/** Turnover of a period from which on a member is a valid one. */
	validTurnover: amount,
	dividendPeriod: z.enum(dividendPeriods),
	payer: z.enum(payers),
	/** The weight of a finding from which on bills wait for a person; 101: none do. */
	holdFrom: z.int().check(z.minimum(1), z.maximum(101)),
} as const;

export const readAgentTerms = defineEndpoint({
	...shared,
	name: "read-agent-terms",
	summary: "What holds for the brand's agents, and the points of their first level",
	method: "GET",
	permission: "agents.terms:read",
	input: z.object({}),
	output: z.object({ ...terms, currency: z.string(), points: pointsShown }),
	errors: {},
});

export const setAgentTerms = defineEndpoint({
	...shared,
	name: "set-agent-terms",
	summary: "Change what holds for the brand's agents; contracts that stand keep their terms",
	method: "POST",
	permission: "agents.terms:write",
	input: z.object(terms),
	example: {
		houseEdge: "4",
		rebates: "0",
		vendorFee: "10",
		paymentCost: "0",
		validTurnover: "100.00",
		dividendPeriod: "week",
		payer: "company",
		holdFrom: 80,
	},
	output: z.object({}),
	errors: deskTermsErrors,
});
