// A member moves money between the main purse and what a vendor keeps.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { moveErrors } from "../transfer-errors.ts";
import { purseName, transfer } from "../transfer-models.ts";

export const transferWallet = defineEndpoint({
	name: "transfer-wallet",
	summary: "Moves money between the main purse and a vendor's, at once",
	method: "POST",
	path: "/wps/relay/GCS_walletTransfer",
	moduleIds: ["COMM3"],
	access: "member",
	idempotent: true,
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ fromPurse: purseName, toPurse: purseName, amount: positiveAmount }),
	example: { fromPurse: "cash", toPurse: "vendor:ACME", amount: "10" },
	output: transfer,
	errors: moveErrors,
});
