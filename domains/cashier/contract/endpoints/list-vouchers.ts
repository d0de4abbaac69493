// The vouchers of the brand.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { voucher, voucherState } from "../voucher-models.ts";

export const listVouchers = defineEndpoint({
	name: "list-vouchers",
	summary: "The vouchers of the brand with their state, the newest first; never a code",
	method: "GET",
	path: "/ops/vouchers",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.vouchers:read",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ cursor, state: z.optional(voucherState) }),
	example: { state: "open" },
	output: z.object({ vouchers: z.array(voucher), next: z.nullable(z.string()) }),
	errors: listErrors,
});
