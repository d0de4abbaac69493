// What a person is to look at: own accounts below an agent, opposite bets within a team, loops of money, late corrections.
import * as z from "zod/mini";
import { cursor, defineEndpoint, type OutputOf } from "#platform/contract";
import { listErrors, opsModules, reason } from "#platform/desk/contract";
import { deskFindingErrors } from "../../desk-errors.ts";
import { memberNumber } from "../../models.ts";

const shared = { moduleIds: opsModules, access: "staff" } as const;
export const findingKinds = ["own-accounts", "opposite-bets", "money-loops", "correction-after-end"] as const;

export const listFindings = defineEndpoint({
	...shared,
	name: "list-findings",
	summary: "Findings of abuse among the brand's agents, the latest first",
	method: "GET",
	path: "/ops/agents/findings",
	permission: "agents.findings:read",
	input: z.object({ state: z._default(z.enum(["open", "closed"]), "open"), cursor }),
	example: { state: "open" },
	output: z.object({
		findings: z.array(
			z.object({
				id: z.string(),
				memberId: memberNumber,
				account: z.string(),
				kind: z.enum(findingKinds),
				/** 0 to 100. */
				score: z.int(),
				foundAt: z.iso.datetime(),
				facts: z.array(z.object({ name: z.string(), value: z.string() })),
				/** Bills of the agent wait. */
				held: z.boolean(),
				state: z.enum(["open", "closed"]),
				closedBy: z.string(),
				closedReason: z.string(),
			}),
		),
		next: z.nullable(z.string()),
	}),
	errors: listErrors,
});

export const closeFinding = defineEndpoint({
	...shared,
	name: "close-finding",
	summary: "Close a finding with what came of it",
	method: "POST",
	path: "/ops/agents/findings/close",
	permission: "agents.findings:close",
	input: z.object({ id: z.string().check(z.regex(/^[1-9][0-9]{0,17}$/)), reason }),
	example: { id: "1", reason: "siblings in one household" },
	output: z.object({}),
	errors: deskFindingErrors,
});

export type Finding = OutputOf<typeof listFindings>["findings"][number];
