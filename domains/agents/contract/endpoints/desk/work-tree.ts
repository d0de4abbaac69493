// The tree of agents at the desk: who stands below whom, and members that are hung elsewhere by the word of two operators.
import * as z from "zod/mini";
import { cursor, defineEndpoint, type OutputOf } from "#platform/contract";
import { approvalId, decision, listErrors, opsModules, reason } from "#platform/desk/contract";
import { decideMoveErrors, deskMemberErrors, deskMoveErrors, takeBackMoveErrors } from "../../desk-errors.ts";
import { accountAsked, accountName, memberNumber, pointsShown } from "../../models.ts";

const shared = { moduleIds: opsModules, access: "staff" } as const;
const place = z.object({ memberId: memberNumber, account: z.string() });

export const readAgentTree = defineEndpoint({
	...shared,
	name: "read-agent-tree",
	summary: "Who stands directly below a member, page by page, and the way up from it; without a name, the first level",
	method: "GET",
	path: "/ops/agents/tree",
	permission: "agents.tree:read",
	input: z.object({ account: accountAsked, cursor }),
	example: { account: "agent01" },
	output: z.object({
		/** From the top down to the one whose list it is. */
		path: z.array(place),
		members: z.array(
			z.extend(place, {
				agent: z.boolean(),
				status: z.enum(["active", "locked", "closed"]),
				direct: z.int(),
				team: z.int(),
				points: pointsShown,
			}),
		),
		next: z.nullable(z.string()),
	}),
	errors: { ...deskMemberErrors, ...listErrors },
});

export const listMoves = defineEndpoint({
	...shared,
	name: "list-moves",
	summary: "Moves that wait for a second operator, and those that were agreed to, the latest first",
	method: "GET",
	path: "/ops/agents/moves",
	permission: "agents.tree:read",
	input: z.object({}),
	output: z.object({
		waiting: z.array(
			z.object({
				approvalId,
				account: z.string(),
				upline: z.string(),
				reason: z.string(),
				askedBy: z.string(),
				askedAt: z.iso.datetime(),
				own: z.boolean(),
			}),
		),
		agreed: z.array(
			z.object({
				id: z.string(),
				account: z.string(),
				from: z.string(),
				to: z.string(),
				effectiveAt: z.iso.datetime(),
				done: z.boolean(),
			}),
		),
	}),
	errors: {},
});

export const askMove = defineEndpoint({
	...shared,
	name: "ask-move",
	summary: "Ask that a member, with all below it, be hung below another agent from the next period on",
	method: "POST",
	path: "/ops/agents/moves",
	permission: "agents.tree:write",
	idempotent: true,
	input: z.object({ account: accountName, upline: accountName, reason }),
	example: { account: "demo06", upline: "agent11", reason: "asked for by both" },
	output: z.object({ approvalId }),
	errors: deskMoveErrors,
});

export const decideMove = defineEndpoint({
	...shared,
	name: "decide-move",
	summary: "Agree to a move that another asked for, or refuse it",
	method: "POST",
	path: "/ops/agents/moves/decide",
	permission: "agents.tree:decide",
	input: z.object({ approvalId, decision }),
	example: {
		approvalId: "00000000-0000-5000-8000-000000000000",
		decision: { kind: "refuse", why: "The agent above has not agreed." },
	},
	output: z.object({ outcome: z.enum(["agreed", "refused"]) }),
	errors: decideMoveErrors,
});

export const takeBackMove = defineEndpoint({
	...shared,
	name: "take-back-move",
	summary: "Take back a move that one asked for oneself, while nobody has decided",
	method: "POST",
	path: "/ops/agents/moves/take-back",
	permission: "agents.tree:write",
	input: z.object({ approvalId }),
	example: { approvalId: "00000000-0000-5000-8000-000000000000" },
	output: z.object({}),
	errors: takeBackMoveErrors,
});

export type TreeMember = OutputOf<typeof readAgentTree>["members"][number];
export type WaitingMove = OutputOf<typeof listMoves>["waiting"][number];
export type AgreedMove = OutputOf<typeof listMoves>["agreed"][number];
