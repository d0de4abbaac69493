// What lies at the vendors that keep members' money in a purse of their own.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { vendorWallet } from "../transfer-models.ts";

export const readMerchantWallet = defineEndpoint({
	name: "read-merchant-wallet",
	summary: "The purses that vendors keep for the member, with what lies in each",
	method: "GET",
	path: "/wps/relay/GCS_merchantWallet",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({}),
	output: z.object({ currency: z.string(), wallets: z.array(vendorWallet) }),
	errors: {},
});
