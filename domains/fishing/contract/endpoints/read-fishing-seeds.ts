// The call that shows a player's seeds: the pair in use by its hash, the retired ones in full.
import { defineEndpoint, nothing } from "#platform/contract";
import { fishingErrors } from "../errors.ts";
import { seeds } from "../models.ts";

export const readFishingSeeds = defineEndpoint({
	name: "read-fishing-seeds",
	summary: "The seeds that the player's shots are drawn from: in use and next by hash, retired ones in full",
	method: "POST",
	path: "/wps/fishing/seeds",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: seeds,
	errors: fishingErrors,
});
