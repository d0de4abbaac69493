// An agent's invite links: how many joined by each, what is set on them, until when they hold.
import * as z from "zod/mini";
import { defineEndpoint, type OutputOf } from "#platform/contract";
import { endInvitationErrors, invitationErrors, teamErrors } from "../errors.ts";
import { points, pointsShown } from "../models.ts";

const shared = {
	moduleIds: ["COMM3"],
	access: "member",
	limit: { max: 60, seconds: 60, by: "session" },
} as const;

const invitation = z.object({
	code: z.string(),
	/** Whoever joins by it is an agent, and not a player. */
	opensAgent: z.boolean(),
	points: pointsShown,
	remark: z.string(),
	madeAt: z.iso.datetime(),
	/** Null: until it is ended. */
	expiresAt: z.nullable(z.iso.datetime()),
	endedAt: z.nullable(z.iso.datetime()),
	/** It neither ended nor expired. */
	holds: z.boolean(),
	joined: z.int(),
});
export type InvitationShown = OutputOf<typeof listInvitations>["invitations"][number];

export const listInvitations = defineEndpoint({
	...shared,
	name: "list-invitations",
	summary: "The agent's points, its codes by word of mouth and its invite links, the latest first",
	method: "GET",
	path: "/wps/agent/invitations",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({
		/** The agent's own points: the most that a link may give. */
		points: pointsShown,
		/** Codes that were given to the agent by the house. */
		codes: z.array(z.string()),
		invitations: z.array(invitation),
	}),
	errors: teamErrors,
});

export const makeInvitation = defineEndpoint({
	...shared,
	name: "make-invitation",
	summary: "Make an invite link: whom it opens an account for, with which points, for how long",
	method: "POST",
	path: "/wps/agent/invitations",
	idempotent: true,
	input: z.object({
		opensAgent: z.boolean(),
		points,
		/** Days that it holds; 0: until it is ended. */
		days: z.int().check(z.minimum(0), z.maximum(365)),
		remark: z.string().check(z.maxLength(140)),
	}),
	example: { opensAgent: false, points: [{ category: "RNG", rate: "0.5" }], days: 30, remark: "" },
	output: invitation,
	errors: invitationErrors,
});

export const endInvitation = defineEndpoint({
	...shared,
	name: "end-invitation",
	summary: "End an invite link; who joined by it stays",
	method: "POST",
	path: "/wps/agent/invitations/end",
	input: z.object({ code: z.string().check(z.minLength(4), z.maxLength(32)) }),
	example: { code: "7KQ2MX9A" },
	output: invitation,
	errors: endInvitationErrors,
});
