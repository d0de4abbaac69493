// Bills of agents at the desk: what was paid and how it came about, down to the play of single members; held and released.
import * as z from "zod/mini";
import { amount, cursor, defineEndpoint, type OutputOf } from "#platform/contract";
import { listErrors, opsModules, reason } from "#platform/desk/contract";
import { deskAgentErrors, deskBillErrors } from "../../desk-errors.ts";
import { accountAsked, bill, memberNumber } from "../../models.ts";

const account = z.string().check(z.minLength(1), z.maxLength(256));
const shared = { moduleIds: opsModules, access: "staff" } as const;

export const listAgentBills = defineEndpoint({
	...shared,
	name: "list-agent-bills",
	summary: "Bills of the brand's agents, the latest first; of one agent, or held ones, alone",
	method: "GET",
	path: "/ops/agents/bills",
	permission: "agents.bills:read",
	input: z.object({ account: accountAsked, held: z._default(z.enum(["all", "held"]), "all"), cursor }),
	example: { held: "all" },
	output: z.object({
		bills: z.array(z.extend(bill, { memberId: memberNumber, account: z.string(), currency: z.string() })),
		next: z.nullable(z.string()),
		/** Agents whose bills an operator holds. */
		held: z.array(z.object({ account: z.string(), reason: z.string(), since: z.iso.datetime() })),
	}),
	errors: { ...deskAgentErrors, ...listErrors },
});

export const readBillPlays = defineEndpoint({
	...shared,
	name: "read-bill-plays",
	summary: "Whose play a bill is of: direct members of each agent of its team, the largest turnover first",
	method: "GET",
	path: "/ops/agents/bills/plays",
	permission: "agents.bills:read",
	input: z.object({ id: z.string().check(z.regex(/^[1-9][0-9]{0,17}$/)) }),
	example: { id: "1" },
	output: z.object({
		currency: z.string(),
		/** At most 100. */
		members: z.array(
			z.object({
				memberId: memberNumber,
				account: z.string(),
				/** The agent directly above when it played. */
				agent: z.string(),
				rounds: z.int(),
				turnover: amount,
				/** Of the player: above zero where it won. */
				result: amount,
			}),
		),
	}),
	errors: deskBillErrors,
});

export const holdAgentBills = defineEndpoint({
	...shared,
	name: "hold-agent-bills",
	summary: "Keep an agent's bills from being paid until somebody has looked",
	method: "POST",
	path: "/ops/agents/bills/hold",
	permission: "agents.bills:hold",
	input: z.object({ account, reason }),
	example: { account: "agent01", reason: "own accounts below" },
	output: z.object({}),
	errors: deskAgentErrors,
});

export const releaseAgentBills = defineEndpoint({
	...shared,
	name: "release-agent-bills",
	summary: "Let an agent's bills be paid again; what waited is paid within a minute",
	method: "POST",
	path: "/ops/agents/bills/release",
	permission: "agents.bills:hold",
	input: z.object({ account, reason }),
	example: { account: "agent01", reason: "looked at, nothing found" },
	output: z.object({}),
	errors: deskAgentErrors,
});

export type AgentBill = OutputOf<typeof listAgentBills>["bills"][number];
export type BillPlay = OutputOf<typeof readBillPlays>["members"][number];
