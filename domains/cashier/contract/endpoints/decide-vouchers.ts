// The second person's word on vouchers.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { decision, opsModules } from "#platform/desk/contract";
import { decideVouchersErrors } from "../desk-errors.ts";
import { batchId } from "../voucher-models.ts";

export const decideVouchers = defineEndpoint({
	name: "decide-vouchers",
	summary: "Agrees to vouchers that another asked for, which makes them, or refuses them; once",
	method: "POST",
	path: "/ops/vouchers/batches/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.vouchers:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ batchId, decision }),
	example: { batchId: "00000000-0000-5000-8000-000000000000", decision: { kind: "refuse", why: "No transfer came." } },
	output: z.object({ outcome: z.enum(["agreed", "refused"]) }),
	errors: decideVouchersErrors,
});
