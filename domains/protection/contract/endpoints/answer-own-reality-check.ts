// The answer to a reality check that the site shows over the frame of a vendor: only then its bets go on.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { realityCheckErrors } from "../errors.ts";

export const answerOwnRealityCheck = defineEndpoint({
	name: "answer-own-reality-check",
	summary: "Answers the reality check that waits for whoever is logged in; written down with what was told",
	method: "POST",
	path: "/wps/member/realityCheck/answer",
	moduleIds: ["PROTECT3"],
	access: "member",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ choice: z.enum(["go-on", "stop"]) }),
	example: { choice: "go-on" },
	output: z.object({}),
	errors: realityCheckErrors,
});
