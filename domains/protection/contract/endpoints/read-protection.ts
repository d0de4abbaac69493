// What protects a member: limits with what is used of them, and what was played.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { protection } from "../models.ts";

export const readProtection = defineEndpoint({
	name: "read-protection",
	summary: "A member's limits with what is used of them, and what was played today, this week and this month",
	method: "GET",
	path: "/wps/member/protection",
	moduleIds: ["PROTECT3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({}),
	output: protection,
	errors: {},
});
