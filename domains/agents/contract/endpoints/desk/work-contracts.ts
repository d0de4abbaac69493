// Contracts of agents at the desk: what there is, what the house offers, what an operator ends.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { carries } from "../../../core/index.ts";
import { deskAgentErrors, deskEndErrors, deskOfferErrors } from "../../desk-errors.ts";
import { accountAsked, contractKind, contractVersion, tier } from "../../models.ts";

const account = z.string().check(z.minLength(1), z.maxLength(256));
const shared = { moduleIds: opsModules, access: "staff" } as const;

export const listAgentContracts = defineEndpoint({
	...shared,
	name: "list-agent-contracts",
	summary:
		"Contracts of the brand's agents by version, the latest offered first; of one agent, all it ever had and gave",
	method: "GET",
	path: "/ops/agents/contracts",
	permission: "agents.contracts:read",
	input: z.object({ account: accountAsked }),
	example: { account: "agent01" },
	output: z.object({ contracts: z.array(contractVersion) }),
	errors: deskAgentErrors,
});

export const offerAgentContract = defineEndpoint({
	...shared,
	name: "offer-agent-contract",
	summary: "Offer an agent that stands below nobody a contract of the house",
	method: "POST",
	path: "/ops/agents/contracts",
	permission: "agents.contracts:write",
	idempotent: true,
	input: z.object({
		kind: contractKind,
		account,
		tiers: z.array(tier).check(z.minLength(1), z.maxLength(6)),
		carry: z.enum(carries),
		remark: z.string().check(z.maxLength(140)),
	}),
	example: {
		kind: "daily",
		account: "agent01",
		tiers: [{ members: 0, turnover: "0", streak: 0, rate: "0.5" }],
		carry: "none",
		remark: "",
	},
	output: contractVersion,
	errors: deskOfferErrors,
});

export const endAgentContract = defineEndpoint({
	...shared,
	name: "end-agent-contract",
	summary: "End a contract at the next border of its periods, or take an offer back, with a reason",
	method: "POST",
	path: "/ops/agents/contracts/end",
	permission: "agents.contracts:write",
	input: z.object({
		contractId: z.string().check(z.regex(/^[1-9][0-9]{0,17}$/)),
		version: z.int().check(z.minimum(1)),
		reason,
	}),
	example: { contractId: "1", version: 1, reason: "own accounts below" },
	output: contractVersion,
	errors: deskEndErrors,
});
