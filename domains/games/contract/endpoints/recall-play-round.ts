// One past round of the game that runs in the frame, as a replay.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { roundErrors } from "../errors.ts";
import { recalledRound, roundId } from "../models.ts";

export const recallPlayRound = defineEndpoint({
	name: "recall-play-round",
	summary: "Recall a past round of the game in this frame",
	method: "GET",
	path: "/wps/game/playRound",
	moduleIds: ["GAMELO3"],
	access: "play",
	input: z.object({ roundId }),
	example: { roundId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: recalledRound,
	errors: roundErrors,
});
