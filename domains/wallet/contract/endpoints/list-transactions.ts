// The account statement: every line of the ledger that concerns the member, newest first.
import * as z from "zod/mini";
import { amount, cursor, defineEndpoint, instant } from "#platform/contract";
import { statementErrors } from "../errors.ts";

export const largestPage = 100;

/**
 * `account` leaves out what was played: the deposits, withdrawals, movements, bonuses and corrections that remain. `promo`
 * is what was given alone: bonuses, prizes and the wins of free spins.
 */
export const statementScope = z.enum(["all", "account", "promo"]);

export const statementLine = z.object({
	/** Unique in the brand (GLI-19 2.5.7). */
	id: z.string(),
	time: instant,
	/** A kind of posting: `bet`, `win`, `rollback`, `promo`, `grant`, `deposit`, `withdraw`, `transfer-in`, `transfer-out`, `adjust`. */
	type: z.string(),
	purse: z.string(),
	currency: z.string(),
	/** Signed: negative is money that left the purse. */
	amount,
	balanceAfter: amount,
	/** The account on the other side, as `games:tessera-originals`. */
	counter: z.string(),
	/** What belongs together: of a bet, its round. */
	group: z.optional(z.string()),
	/** The win of a free spin, and the name of its game in the caller's language. */
	about: z.optional(z.object({ kind: z.literal("free-spins"), game: z.string() })),
});

export const listTransactions = defineEndpoint({
	name: "list-transactions",
	summary: "The account statement, a year back, page by page",
	method: "GET",
	path: "/wps/relay/MCSFE_getMemberTransactions",
	moduleIds: ["MEMTRANS3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({
		/** Inclusive; three months before `to` when it is not given. */
		from: z.optional(instant),
		/** Exclusive; now when it is not given. */
		to: z.optional(instant),
		scope: z._default(statementScope, "all"),
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(largestPage)), 20),
		/** `next` of the page before, with the same dates and scope. */
		cursor,
	}),
	example: { from: "2026-05-01T00:00:00.000Z", to: "2026-05-31T23:59:59.999Z", pageSize: 20 },
	output: z.object({
		lines: z.array(statementLine),
		/** Absent on the last page. */
		next: z.optional(z.string()),
		from: instant,
		to: instant,
	}),
	errors: statementErrors,
});
