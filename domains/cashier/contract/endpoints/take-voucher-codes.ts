// Whoever asked for vouchers has their codes: nobody is shown them again.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { voucherCodesErrors } from "../desk-errors.ts";
import { batchId } from "../voucher-models.ts";

export const takeVoucherCodes = defineEndpoint({
	name: "take-voucher-codes",
	summary: "Says that one has the codes of a batch: they are erased, and shown to nobody again",
	method: "POST",
	path: "/ops/vouchers/batches/codes/take",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.vouchers:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ batchId }),
	example: { batchId: "00000000-0000-5000-8000-000000000000" },
	output: nothing,
	errors: voucherCodesErrors,
});
