// Vouchers that wait for a second person, and those whose codes wait for whoever asked.
import * as z from "zod/mini";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { voucherBatch } from "../voucher-models.ts";

export const listVoucherBatches = defineEndpoint({
	name: "list-voucher-batches",
	summary:
		"The batches of vouchers that wait for a second person, and one's own whose codes are not taken yet; never a code",
	method: "GET",
	path: "/ops/vouchers/batches",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.vouchers:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		/** At most thirty that wait and thirty that are made, the oldest first. */
		batches: z.array(voucherBatch),
		/** What those are worth that whoever looks made alone within the last 24 hours, in the brand's currency. */
		givenAlone: amount,
	}),
	errors: {},
});
