// The call that shows a player's seeds in the launched game: the one in use by its hash, the retired ones in full.
import { defineEndpoint, nothing } from "#platform/contract";
import { enterErrors } from "../errors.ts";
import { seeds } from "../models.ts";

export const readSeeds = defineEndpoint({
	name: "read-seeds",
	summary: "The seeds of this game: what is in use, and what was retired and is revealed.",
	method: "POST",
	path: "/wps/originals/seeds",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: seeds,
	errors: enterErrors,
});
