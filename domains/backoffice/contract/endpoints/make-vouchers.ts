// A batch of vouchers. Their codes are answered this once and kept nowhere.
import * as z from "zod/mini";
import { defineEndpoint, instant, positiveAmount } from "#platform/contract";
import { opsModules } from "../models.ts";
import { makeVoucherErrors } from "../voucher-errors.ts";

export const makeVouchers = defineEndpoint({
	name: "make-vouchers",
	summary: "Makes at most a hundred vouchers of one amount; answers their codes, this once",
	method: "POST",
	path: "/ops/vouchers",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.vouchers:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		amount: positiveAmount,
		count: z.int().check(z.minimum(1), z.maximum(100)),
		expiresAt: instant,
	}),
	output: z.object({ currency: z.string(), vouchers: z.array(z.object({ number: z.string(), code: z.string() })) }),
	errors: makeVoucherErrors,
});
