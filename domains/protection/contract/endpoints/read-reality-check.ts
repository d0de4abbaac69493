// What a reality check tells, for the frame whose round was refused.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { realityCheckErrors } from "../errors.ts";
import { realityCheck } from "../models.ts";

export const readRealityCheck = defineEndpoint({
	name: "read-reality-check",
	summary: "The reality check that waits: time played, staked, won and net since the run of play began",
	method: "GET",
	path: "/wps/game/realityCheck",
	moduleIds: ["PROTECT3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({}),
	output: realityCheck,
	errors: realityCheckErrors,
});
