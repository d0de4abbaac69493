// How a launched game stands, for the site around the frame of a vendor that does not show it.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { ownPlayErrors } from "../errors.ts";
import { ownPlay, playId } from "../models.ts";

export const getOwnPlay = defineEndpoint({
	name: "get-own-play",
	summary: "Time and net position of one's own play session at a vendor outside the house",
	method: "GET",
	path: "/wps/game/ownPlay",
	moduleIds: ["GAMELO3"],
	access: "member",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ playId }),
	example: { playId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: ownPlay,
	errors: ownPlayErrors,
});
