// One entry of the ledger with all that belongs to it.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { transferErrors } from "../reading-errors.ts";
import { commandKey, ledgerEntry, memberId } from "../reading-models.ts";

export const readTransfer = defineEndpoint({
	name: "read-transfer",
	summary: "An entry of the ledger: what it answers to, what answers it, every leg of its group",
	method: "GET",
	path: "/ops/ledger/transfer",
	moduleIds: opsModules,
	access: "staff",
	permission: "wallet.ledger:read",
	limit: { max: 600, seconds: 60, by: "session" },
	input: z.object({ memberId, entryKey: commandKey }),
	example: { memberId: "1", entryKey: "0b5a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d" },
	output: z.object({
		entry: ledgerEntry,
		legs: z.array(ledgerEntry),
		hold: z.nullable(z.object({ purpose: z.string(), placedAt: instant })),
		adjusted: z.nullable(z.object({ reason: z.string(), actor: z.string() })),
	}),
	errors: transferErrors,
});
