// Takes one of my links back: from now on it opens nothing.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { linkId, replayLinkErrors } from "../replay-links.ts";

export const endReplayLink = defineEndpoint({
	name: "end-replay-link",
	summary: "Take a link to one of my rounds back",
	method: "POST",
	path: "/wps/relay/GCS_endReplayLink",
	moduleIds: ["MEMTRANS3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({ linkId }),
	example: { linkId: "1" },
	output: nothing,
	errors: replayLinkErrors,
});
