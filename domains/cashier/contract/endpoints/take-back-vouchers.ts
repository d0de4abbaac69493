// Whoever asked for vouchers takes that back.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { takeBackVouchersErrors } from "../desk-errors.ts";
import { batchId } from "../voucher-models.ts";

export const takeBackVouchers = defineEndpoint({
	name: "take-back-vouchers",
	summary: "Takes back vouchers that one asked for oneself, while nobody has decided",
	method: "POST",
	path: "/ops/vouchers/batches/take-back",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.vouchers:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ batchId }),
	example: { batchId: "00000000-0000-5000-8000-000000000000" },
	output: nothing,
	errors: takeBackVouchersErrors,
});
