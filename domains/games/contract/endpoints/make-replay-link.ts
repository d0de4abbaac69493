// Makes a link with which anybody sees one of my rounds again. The token is answered once; only its digest is kept.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { roundErrors } from "../errors.ts";
import { roundId } from "../models.ts";
import { replayLink, replayToken } from "../replay-links.ts";

export const makeReplayLink = defineEndpoint({
	name: "make-replay-link",
	summary: "Make a link to one of my ended rounds, good for 30 days",
	method: "POST",
	path: "/wps/relay/GCS_makeReplayLink",
	moduleIds: ["MEMTRANS3"],
	access: "member",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ roundId, amounts: z._default(z.boolean(), false) }),
	example: { roundId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: z.object({ token: replayToken, link: replayLink }),
	errors: {
		...roundErrors,
		/** It goes on, was given back, or was played at a vendor outside the house. */
		ROUND_NOT_SHOWN: { status: 409 },
		/** Fifty are open. */
		TOO_MANY_REPLAY_LINKS: { status: 409 },
	},
});
