// My links that are open, the newest first: fifty at most.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { language } from "../models.ts";
import { replayLink } from "../replay-links.ts";

export const listReplayLinks = defineEndpoint({
	name: "list-replay-links",
	summary: "My open links to rounds",
	method: "GET",
	path: "/wps/relay/GCS_listReplayLinks",
	moduleIds: ["MEMTRANS3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({ language }),
	example: { language: "EN" },
	output: z.object({ links: z.array(replayLink) }),
	errors: {},
});
