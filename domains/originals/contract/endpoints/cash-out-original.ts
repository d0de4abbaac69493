// The call that ends an open round and takes what it stands at.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { stepErrors } from "../errors.ts";
import { played } from "../models.ts";

export const cashOutOriginal = defineEndpoint({
	name: "cash-out-original",
	summary: "Ends an open round with what it stands at. A round that is over is answered as it ended.",
	method: "POST",
	path: "/wps/originals/cash-out",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 1200, seconds: 60, by: "session" },
	input: z.object({ roundId: z.uuid() }),
	example: { roundId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: played,
	errors: stepErrors,
});
