// Amounts that stay in the balance and cannot be spent: placed, then captured or released, each exactly once.
import { type Failure, failure } from "#platform/contract";
import { sql, type Tx } from "#platform/db";
import { type CurrencyCode, err, formatMinor, ok, type Result } from "#platform/kernel";
import type { holdErrors } from "../contract/errors.ts";
import type { Purse } from "../core/command.ts";
import { type AnswerRow, postedOf } from "./answer.ts";
import type { HoldCapture, HoldFailure, HoldKey, HoldRequest, HoldState, Posted } from "./ledger-calls.ts";
import { asCurrency, asPurse } from "./rows.ts";

const codes = {
	invalid: "INVALID_COMMAND",
	"no-wallet": "WALLET_NOT_FOUND",
	conflict: "DUPLICATE_COMMAND",
	"no-hold": "HOLD_NOT_FOUND",
	closed: "HOLD_CLOSED",
	insufficient: "INSUFFICIENT_FUNDS",
} as const satisfies Readonly<Record<string, keyof typeof holdErrors>>;

const isRefusal = (status: string): status is keyof typeof codes => Object.hasOwn(codes, status);

export async function placeHold(tx: Tx, hold: HoldRequest): Promise<Result<HoldState, HoldFailure>> {
	const { memberId, currency, purse, amount, key, purpose, expiresAt } = hold;
	const { rows } = await sql<AnswerRow>`
		select ordinal, status, balance, held, version, delta, posted_at from wallet.place_hold(
			${memberId}::bigint, ${currency}, ${purse}, ${amount.toString()}::bigint, ${key}::uuid, ${purpose}, ${expiresAt}::timestamptz)`.execute(
		tx,
	);
	return stateOf(only(rows), { currency, purse });
}

export async function captureHold(tx: Tx, capture: HoldCapture): Promise<Result<Posted, HoldFailure>> {
	const { memberId, hold, key, kind, counter, group = null } = capture;
	const { rows } = await sql<AnswerRow>`
		select ordinal, status, balance, held, version, delta, posted_at from wallet.capture_hold(
			${memberId}::bigint, ${hold}::uuid, ${key}::uuid, ${kind}, ${counter}, ${group}::uuid)`.execute(tx);
	const row = only(rows);
	return isRefusal(row.status) ? err(failure(codes[row.status])) : ok(postedOf(row));
}

export async function releaseHold(tx: Tx, { memberId, key }: HoldKey): Promise<Result<HoldState, HoldFailure>> {
	const { rows } = await sql<AnswerRow & { currency: string | null; purse: string | null }>`
		select a.ordinal, a.status, a.balance, a.held, a.version, a.delta, a.posted_at, h.currency, h.purse
		from wallet.release_hold(${memberId}::bigint, ${key}::uuid) a
		left join wallet.hold h on h.member_id = ${memberId}::bigint and h.key = ${key}::uuid`.execute(tx);
	const row = only(rows);
	if (row.currency === null || row.purse === null) return err(failure("HOLD_NOT_FOUND"));
	return stateOf(row, { currency: asCurrency(row.currency), purse: asPurse(row.purse) });
}

/** Releases what has expired, at most `limit`; answers how many. */
export async function releaseExpiredHolds(
	tx: Tx,
	due: { readonly now: Date; readonly limit: number },
): Promise<number> {
	const { rows } = await sql<{ released: number }>`
		select wallet.release_expired_holds(${due.now}::timestamptz, ${due.limit}::int) as released`.execute(tx);
	return only(rows).released;
}

function stateOf(
	row: AnswerRow,
	wallet: { readonly currency: CurrencyCode; readonly purse: Purse },
): Result<HoldState, HoldFailure> {
	if (isRefusal(row.status)) return err(refusal(codes[row.status], row, wallet.currency));
	if (row.balance === null || row.held === null) throw new Error(`a hold without figures: ${row.status}`);
	const state = { purse: wallet.purse, balance: BigInt(row.balance), held: BigInt(row.held) };
	return ok({ ...state, replayed: row.status === "replayed" });
}

function refusal(code: keyof typeof holdErrors, row: AnswerRow, currency: CurrencyCode): Failure<typeof code> {
	if (code !== "INSUFFICIENT_FUNDS") return failure(code);
	const balance = BigInt(row.balance ?? 0);
	const free = balance - BigInt(row.held ?? 0);
	return failure(code, {
		balance: formatMinor(balance, currency),
		available: formatMinor(free > 0n ? free : 0n, currency),
	});
}

function only<T>(rows: readonly T[]): T {
	const row = rows[0];
	if (row === undefined) throw new Error("the ledger did not answer");
	return row;
}
