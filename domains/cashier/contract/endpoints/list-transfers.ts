// The history of a member's transfers.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { transferKinds } from "../../core/index.ts";
import { transferListErrors } from "../transfer-errors.ts";
import { transfer } from "../transfer-models.ts";

export const listTransfers = defineEndpoint({
	name: "list-transfers",
	summary: "The member's transfers, a year back, newest first",
	method: "GET",
	path: "/wps/relay/GCS_walletTransferDetails",
	moduleIds: ["MEMTRANS3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		/** Inclusive; three months before `to` when it is not given. */
		from: z.optional(instant),
		/** Exclusive; now when it is not given. */
		to: z.optional(instant),
		type: z.optional(z.enum(transferKinds)),
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
		/** `next` of the page before, with the same dates and type. */
		cursor,
	}),
	example: { from: "2026-05-01T00:00:00.000Z", to: "2026-05-31T23:59:59.999Z", pageSize: 20 },
	output: z.object({ transfers: z.array(transfer), next: z.nullable(z.string()) }),
	errors: transferListErrors,
});
