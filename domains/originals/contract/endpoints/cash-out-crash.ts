// The call that takes what the flight stands at.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { crashPlayed } from "../crash/models.ts";
import { crashTakeErrors } from "../errors.ts";

export const cashOutCrash = defineEndpoint({
	name: "cash-out-crash",
	summary:
		"Takes what the flight stands at when the call reaches the server. A bet that is decided is answered as it is.",
	method: "POST",
	path: "/wps/originals/crash/cash-out",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ betId: z.uuid() }),
	example: { betId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: crashPlayed,
	errors: crashTakeErrors,
});
