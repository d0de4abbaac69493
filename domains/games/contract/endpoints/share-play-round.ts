// Makes a link to a past round of the game that runs in the frame: what `make-replay-link` does, for the play token.
import { defineEndpoint } from "#platform/contract";
import { makeReplayLink } from "./make-replay-link.ts";

export const sharePlayRound = defineEndpoint({
	name: "share-play-round",
	summary: "Make a link to an ended round of the game in this frame, good for 30 days",
	method: "POST",
	path: "/wps/game/sharePlayRound",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: makeReplayLink.input,
	example: { roundId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: makeReplayLink.output,
	errors: makeReplayLink.errors,
});
