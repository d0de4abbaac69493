// The calls with which operators look at applications and decide.
import * as z from "zod/mini";
import { defineEndpoint, instant, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { applicationErrors, decideApplicationErrors } from "../desk-errors.ts";
import { code } from "../models.ts";

const entryId = z.uuid();

const application = z.object({
	id: entryId,
	promotion: code,
	title: z.string(),
	memberId: z.string(),
	account: z.string(),
	amount: z.string(),
	remark: z.string(),
	sentAt: instant,
	pictures: z.int(),
	/** How often it was sent, this time included. */
	times: z.int(),
	/** Somebody accepted it, and it waits for a second person. */
	waits: z.boolean(),
	/** Other accounts that are or may be the same person. */
	same: z.array(z.string()),
});
export type Application = z.infer<typeof application>;

export const listApplications = defineEndpoint({
	name: "list-applications",
	summary: "Applications that wait for somebody to decide, the oldest first",
	method: "GET",
	path: "/ops/applications",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.applications:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ currency: z.string(), applications: z.array(application) }),
	errors: {},
});

export const lookAtApplication = defineEndpoint({
	name: "look-at-application",
	summary: "The pictures of an application; each look is written down",
	method: "POST",
	path: "/ops/applications/look",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.applications:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ id: entryId }),
	example: { id: "00000000-0000-4000-8000-000000000000" },
	output: z.object({ pictures: z.array(z.string()) }),
	errors: applicationErrors,
});

export const decideApplication = defineEndpoint({
	name: "decide-application",
	summary: "Issues what was applied for, or rejects it with a reason that the member reads",
	method: "POST",
	path: "/ops/applications/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.applications:decide",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		id: entryId,
		/** Empty: it is issued. */
		why: z.string().check(z.maxLength(500)),
	}),
	example: { id: "00000000-0000-4000-8000-000000000000", why: "" },
	/** `waiting`: it is more than one may give alone within a day, and another agrees first. */
	output: z.object({ state: z.enum(["issued", "rejected", "waiting"]) }),
	errors: decideApplicationErrors,
});
