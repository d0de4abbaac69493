// The call by which a player cuts the shoe that is being shuffled.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { cutErrors } from "../errors.ts";
import { shoeName, tableSeen } from "../models.ts";

export const cutShoe = defineEndpoint({
	name: "cut-shoe",
	summary: "Cuts the shoe that a table shuffles: the place goes into its public part. The first who does has cut it.",
	method: "POST",
	path: "/wps/tables/cut",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ shoe: shoeName, place: z.int().check(z.minimum(1), z.maximum(415)) }),
	example: { shoe: "20251124-07", place: 208 },
	output: tableSeen,
	errors: cutErrors,
});
