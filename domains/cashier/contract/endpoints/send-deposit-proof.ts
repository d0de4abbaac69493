// A member shows that a transfer was made.
import * as z from "zod/mini";
import { defineEndpoint, sentImage } from "#platform/contract";
import { proofErrors } from "../errors.ts";
import { deposit, depositId, mostProofs } from "../models.ts";

export const sendDepositProof = defineEndpoint({
	name: "send-deposit-proof",
	summary: "Sends pictures of a transfer, PNG or JPEG, at most three of 5 MB each; they are kept sealed",
	method: "POST",
	path: "/wps/member/deposits/proof",
	moduleIds: ["DEPOSIT3"],
	access: "member",
	limit: { max: 10, seconds: 600, by: "session" },
	bodyBytes: 22_020_096,
	input: z.object({ depositId, images: z.array(sentImage).check(z.minLength(1), z.maxLength(mostProofs)) }),
	example: { depositId: "01890a5d-ac96-774b-bcce-b302099a8057", images: ["iVBORw0KGgo="] },
	output: deposit,
	errors: proofErrors,
});
