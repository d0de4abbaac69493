// What an agent sees of a member below it: how the member is reached leaves the house masked.
import * as z from "zod/mini";

export const memberNumber = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

export const teamMember = z.object({
	memberId: memberNumber,
	account: z.string(),
	nickname: z.string(),
	/** Whether it has an agent centre of its own. */
	agent: z.boolean(),
	status: z.enum(["active", "locked", "closed"]),
	registeredAt: z.iso.datetime(),
	lastLoginAt: z.nullable(z.iso.datetime()),
	/** Such as `+82•••••••5678`; empty where there is none. */
	phone: z.string(),
	email: z.string(),
	/** Members directly below it, and all below it. */
	direct: z.int(),
	team: z.int(),
});
export type TeamMember = z.infer<typeof teamMember>;
