// A member chooses how often a reality check interrupts play.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { realityChoiceErrors } from "../errors.ts";
import { protection } from "../models.ts";

export const chooseRealityCheck = defineEndpoint({
	name: "choose-reality-check",
	summary: "Chooses the minutes of play between two reality checks; none where the market lets one do without",
	method: "POST",
	path: "/wps/member/protection/reality",
	moduleIds: ["PROTECT3"],
	access: "member",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(1440))) }),
	example: { minutes: 60 },
	output: protection,
	errors: realityChoiceErrors,
});
