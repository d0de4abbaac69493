// What a reality check tells, for the site around the frame of a vendor that shows none of its own.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { realityCheckErrors } from "../errors.ts";
import { realityCheck } from "../models.ts";

export const readOwnRealityCheck = defineEndpoint({
	name: "read-own-reality-check",
	summary: "The reality check that waits for whoever is logged in",
	method: "GET",
	path: "/wps/member/realityCheck",
	moduleIds: ["PROTECT3"],
	access: "member",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({}),
	output: realityCheck,
	errors: realityCheckErrors,
});
