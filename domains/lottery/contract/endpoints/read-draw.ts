// One draw with all that it is checked by.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { issueErrors } from "../errors.ts";
import { drawProof, lotteryGame, numero } from "../models.ts";

export const readDraw = defineEndpoint({
	name: "read-draw",
	summary: "A draw: its commit, once it is drawn its seed and public randomness, its result",
	method: "GET",
	path: "/lgw/draw/proof",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ gameId: lotteryGame, numero }),
	example: { gameId: "TSFFC", numero: "202511240001" },
	output: drawProof,
	errors: issueErrors,
});
