// One past round of a member, with everything that is needed to show it again.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { roundErrors } from "../errors.ts";
import { language, recalledRound, roundId } from "../models.ts";

export const recallRound = defineEndpoint({
	name: "recall-round",
	summary: "Recall one of my rounds",
	method: "GET",
	path: "/wps/relay/GCS_betRecordDetail",
	moduleIds: ["MEMTRANS3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({ roundId, language }),
	example: { roundId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: recalledRound,
	errors: roundErrors,
});
