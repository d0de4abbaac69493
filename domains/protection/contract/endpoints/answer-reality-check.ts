// The answer to a reality check: only then a new round begins.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { realityCheckErrors } from "../errors.ts";

export const answerRealityCheck = defineEndpoint({
	name: "answer-reality-check",
	summary: "Answers the reality check that waits; the choice is written down with what was told",
	method: "POST",
	path: "/wps/game/realityCheck/answer",
	moduleIds: ["PROTECT3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ choice: z.enum(["go-on", "stop"]) }),
	example: { choice: "go-on" },
	output: z.object({}),
	errors: realityCheckErrors,
});
