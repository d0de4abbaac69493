// A lottery as it stands by the server's clock: what the page begins with, and asks again after a gap.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { lotteryErrors } from "../errors.ts";
import { lotteryGame, lotterySeen, moment } from "../models.ts";

export const readNearNumeros = defineEndpoint({
	name: "read-near-numeros",
	summary: "Current, next and last issue of a lottery",
	method: "GET",
	path: "/lgw/numeros/near",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ gameId: lotteryGame }),
	example: { gameId: "TSFFC" },
	output: z.object({ now: moment, ...lotterySeen.shape }),
	errors: lotteryErrors,
});
