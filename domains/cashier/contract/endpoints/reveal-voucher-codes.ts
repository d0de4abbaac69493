// The codes of a batch, for whoever asked for it, until they have taken them. Each look is written down.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { voucherCodesErrors } from "../desk-errors.ts";
import { batchId } from "../voucher-models.ts";

export const revealVoucherCodes = defineEndpoint({
	name: "reveal-voucher-codes",
	summary:
		"The codes of vouchers that one asked for oneself, until one says that one has them; each look is written down",
	method: "POST",
	path: "/ops/vouchers/batches/codes",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.vouchers:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ batchId }),
	example: { batchId: "00000000-0000-5000-8000-000000000000" },
	output: z.object({ vouchers: z.array(z.object({ number: z.string(), code: z.string() })) }),
	errors: voucherCodesErrors,
});
