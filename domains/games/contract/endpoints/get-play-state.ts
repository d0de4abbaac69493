// Balance and net position of a running play session.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { playState } from "../models.ts";

export const getPlayState = defineEndpoint({
	name: "get-play-state",
	summary: "Balance, time and net position of this play session",
	method: "GET",
	path: "/wps/game/playState",
	moduleIds: ["GAMELO3"],
	access: "play",
	input: z.object({}),
	output: playState,
	errors: {},
});
