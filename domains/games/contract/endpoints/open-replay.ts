// Shows the round of a link to whoever has it. The token travels in the body: no log of addresses holds it.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { language } from "../models.ts";
import { replayLinkErrors, replayToken, sharedRound } from "../replay-links.ts";

export const openReplay = defineEndpoint({
	name: "open-replay",
	summary: "See the round of a link again",
	method: "POST",
	path: "/wps/relay/GCS_openReplay",
	moduleIds: ["MEMTRANS3"],
	access: "public",
	limit: { max: 60, seconds: 60, by: "address" },
	input: z.object({ token: replayToken, language }),
	example: { token: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
	output: sharedRound,
	errors: replayLinkErrors,
});
