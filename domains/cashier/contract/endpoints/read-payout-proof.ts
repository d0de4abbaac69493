// How a withdrawal of the member's own was paid, as the operator's pictures show it.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { payoutProofErrors } from "../withdrawal-errors.ts";
import { withdrawalId } from "../withdrawal-models.ts";

export const readPayoutProof = defineEndpoint({
	name: "read-payout-proof",
	summary: "The operator's pictures of how one of the member's withdrawals was paid, the oldest first",
	method: "GET",
	path: "/wps/member/withdrawals/proof",
	moduleIds: ["WITHDRAW3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ withdrawalId }),
	example: { withdrawalId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	/** Base64 of each, a JPEG. */
	output: z.object({ pictures: z.array(z.object({ sentAt: instant, picture: z.string() })) }),
	errors: payoutProofErrors,
});
