// A batch of vouchers, or a wish for one that another person agrees to. Their codes are shown by another call: the answer of this
// one is kept for whoever asks again.
import * as z from "zod/mini";
import { defineEndpoint, instant, positiveAmount } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { makeVoucherErrors } from "../desk-errors.ts";
import { batchId } from "../voucher-models.ts";

export const makeVouchers = defineEndpoint({
	name: "make-vouchers",
	summary: "Makes at most a hundred vouchers of one amount; what is worth much, when another agrees",
	method: "POST",
	path: "/ops/vouchers",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.vouchers:write",
	idempotent: true,
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		amount: positiveAmount,
		count: z.int().check(z.minimum(1), z.maximum(100)),
		expiresAt: instant,
		reason,
	}),
	example: { amount: "10", count: 1, expiresAt: "2020-01-01T00:00:00.000Z", reason: "Asked for by telephone." },
	/** `waits`: with what whoever asks made within 24 hours it is worth more than they may make alone. No code exists until another agrees. */
	output: z.object({ waits: z.boolean(), batchId }),
	errors: makeVoucherErrors,
});
