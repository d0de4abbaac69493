// One row of wallet.answer, as the database hands it over, and what it means to a caller.
import { type CurrencyCode, err, ok, type Result } from "#platform/kernel";
import type { Posted, PostFailure } from "./ledger-calls.ts";
import { postFailure } from "./post-status.ts";

/** Whole numbers of 64 bits arrive as text. */
export type AnswerRow = {
	readonly ordinal: number;
	readonly status: string;
	readonly balance: string | null;
	readonly held: string | null;
	readonly version: string | null;
	readonly delta: string | null;
	readonly posted_at: Date | null;
};

export const answerColumns = "ordinal, status, balance, held, version, delta, posted_at";

export function toPosted(row: AnswerRow, currency: CurrencyCode): Result<Posted, PostFailure> {
	const refused = postFailure({ status: row.status, balance: whole(row.balance), held: whole(row.held) }, currency);
	return refused === undefined ? ok(postedOf(row)) : err(refused);
}

/** What a row says that stands. Throws on one that was refused. */
export function postedOf(row: AnswerRow): Posted {
	const [balance, held, version, delta] = [row.balance, row.held, row.version, row.delta].map(whole);
	if (balance == null || held == null || version == null || delta == null || row.posted_at === null) {
		throw new Error(`an answer that stands lacks its figures: ${row.status}`);
	}
	return { replayed: row.status === "replayed", balance, held, version, delta, postedAt: row.posted_at };
}

const whole = (text: string | null): bigint | null => (text === null ? null : BigInt(text));
