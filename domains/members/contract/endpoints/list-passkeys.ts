// The call that lists the member's passkeys.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";

export const listPasskeys = defineEndpoint({
	name: "list-passkeys",
	summary: "The member's passkeys, the oldest first.",
	method: "GET",
	path: "/wps/member/passkeys",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({
		passkeys: z.array(
			z.object({
				id: z.string(),
				name: z.string(),
				createdAt: instant,
				/** Absent before the first login with it. */
				lastUsedAt: z.optional(instant),
			}),
		),
	}),
	errors: {},
});
