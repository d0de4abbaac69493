// The job that ends a match which is not played on, for whoever decided so. `id` of the act: again it says nothing.
import * as z from "zod/mini";
import { defineJobKind } from "#platform/jobs";

export const abandonKind = defineJobKind({
	name: "sportsbook.abandon",
	payload: z.object({ event: z.string(), id: z.string() }),
});
