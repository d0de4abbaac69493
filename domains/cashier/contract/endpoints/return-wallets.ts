// Everything that lies at vendors comes home.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { transfer } from "../transfer-models.ts";

export const returnWallets = defineEndpoint({
	name: "return-wallets",
	summary: "Brings all that lies at vendors back to the main purse; where a round runs it stays",
	method: "POST",
	path: "/wps/relay/GCS_walletReturn",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	idempotent: true,
	limit: { max: 30, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		transfers: z.array(transfer),
		/** Vendors where something stays. */
		staying: z.array(z.string()),
	}),
	errors: {},
});
