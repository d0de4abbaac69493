// Ends one's own play session from the site around its frame. A round that is open is resolved by its vendor's policy.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { ownPlayErrors } from "../errors.ts";
import { playId } from "../models.ts";

export const leaveOwnPlay = defineEndpoint({
	name: "leave-own-play",
	summary: "End one's own play session at a vendor outside the house",
	method: "POST",
	path: "/wps/game/leaveOwnPlay",
	moduleIds: ["GAMELO3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ playId }),
	example: { playId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: nothing,
	errors: ownPlayErrors,
});
