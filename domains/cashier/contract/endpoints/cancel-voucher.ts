// Takes back a voucher that nobody has used.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { cancelVoucherErrors } from "../desk-errors.ts";
import { voucherNumber } from "../voucher-models.ts";

export const cancelVoucher = defineEndpoint({
	name: "cancel-voucher",
	summary: "Takes back a voucher that is open: nobody redeems it from then on",
	method: "POST",
	path: "/ops/vouchers/cancel",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.vouchers:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ number: voucherNumber }),
	example: { number: "1" },
	output: nothing,
	errors: cancelVoucherErrors,
});
