// The ledger explorer: the entries of a member's purses or of a house account.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { readingErrors } from "../reading-errors.ts";
import { ledgerEntry, memberId } from "../reading-models.ts";

export const listEntries = defineEndpoint({
	name: "list-entries",
	summary: "Entries of an account of the ledger, the newest first",
	method: "GET",
	path: "/ops/ledger/entries",
	moduleIds: opsModules,
	access: "staff",
	permission: "wallet.ledger:read",
	limit: { max: 600, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		/** A member, or one of the house's accounts as `games:tessera-originals`. */
		memberId: z.optional(memberId),
		house: z.optional(z.string().check(z.maxLength(80), z.regex(/^[a-z-]+:.+$/))),
		currency: z.optional(z.string().check(z.maxLength(8))),
		kind: z.optional(z.string().check(z.maxLength(20))),
		from: z.optional(instant),
		to: z.optional(instant),
	}),
	example: { memberId: "1", currency: "P" },
	output: z.object({ entries: z.array(ledgerEntry), next: z.nullable(z.string()) }),
	errors: readingErrors,
});
