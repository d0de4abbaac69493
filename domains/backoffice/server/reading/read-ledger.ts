// The ledger as an operator explores it.
import { failure, type InputOf } from "#platform/contract";
import { pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, err, formatMinor, isCurrencyCode, ok, parseMemberId } from "#platform/kernel";
import { asCommandKey, type HouseAccount, type LedgerAccount, type PostingKind, type PostingLine } from "#wallet/api";
import { postingKinds, readEntryCursor, statementPeriod, writeEntryCursor } from "#wallet/core";
import { listEntries, readTransfer, readTrialBalance } from "../../contract/index.ts";
import type { ReadingDesk } from "./reading-ports.ts";

const isKind = (text: string): text is PostingKind => Object.hasOwn(postingKinds, text);
const isHouse = (text: string): text is HouseAccount => text.includes(":");

export const listEntriesRoute = ({ brand, reads: { wallet } }: ReadingDesk): Route =>
	bind(listEntries, async (input, { staff, now }) => {
		const { cursor, currency = brand.brand(staff.merchant).currency, kind } = input;
		const account = accountOf(input);
		if (account === undefined || !isCurrencyCode(currency) || (kind !== undefined && !isKind(kind)))
			return err(failure("SEARCH_INVALID"));
		const period = statementPeriod({ from: dateOf(input.from), to: dateOf(input.to) }, now);
		if (!period.ok) return err(failure(period.error));
		const after = cursor === undefined ? ok(undefined) : readEntryCursor(cursor);
		if (!after.ok) return err(failure(after.error));
		const query = { ...period.value, account, currency, kind, after: after.value, limit: pageSize + 1 };
		const { shown, last } = pageOf(await wallet.explorer.entries(query));
		return ok({
			entries: shown.map(({ line }) => shownEntry(line)),
			next: last === undefined ? null : writeEntryCursor(last.position),
		});
	});

const dateOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

/** One of the two, never both. */
function accountOf({ memberId: typed, house }: InputOf<typeof listEntries>): LedgerAccount | undefined {
	if ((typed === undefined) === (house === undefined)) return undefined;
	if (house !== undefined) return isHouse(house) ? { house } : undefined;
	const memberId = parseMemberId(typed ?? "");
	return memberId === undefined ? undefined : { memberId };
}

function shownEntry(line: PostingLine) {
	const { memberId, key, purse, kind, counter, currency } = line;
	return {
		memberId,
		key,
		purse,
		kind,
		counter,
		currency,
		version: line.version.toString(),
		at: line.postedAt.toISOString(),
		amount: formatMinor(line.delta, currency),
		balanceAfter: formatMinor(line.balanceAfter, currency),
		reference: line.reference ?? null,
		group: line.group ?? null,
	};
}

export const readTransferRoute = ({ reads: { wallet } }: ReadingDesk): Route =>
	bind(readTransfer, async ({ memberId: typed, entryKey }) => {
		const memberId = parseMemberId(typed);
		const found =
			memberId === undefined ? undefined : await wallet.explorer.transfer({ memberId, key: asCommandKey(entryKey) });
		if (found === undefined) return err(failure("TRANSFER_NOT_FOUND"));
		const { line, legs, hold, adjusted } = found;
		return ok({
			entry: shownEntry(line),
			legs: legs.map(shownEntry),
			hold: hold === undefined ? null : { purpose: hold.purpose, placedAt: hold.placedAt.toISOString() },
			adjusted: adjusted ?? null,
		});
	});

export const readTrialBalanceRoute = ({ reads: { wallet } }: ReadingDesk): Route =>
	bind(readTrialBalance, async (input, { now }) => {
		const day = input.day ?? now.toISOString().slice(0, 10);
		const [{ lines, sums }, held] = await Promise.all([wallet.explorer.trialBalance(day), wallet.explorer.heldSums()]);
		const shown = (amount: bigint, currency: CurrencyCode) => formatMinor(amount, currency);
		return ok({
			day,
			lines: lines.map(({ amount, postings, ...line }) => ({
				...line,
				amount: shown(amount, line.currency),
				postings: postings.toString(),
			})),
			sums: [...sums].map(([currency, amount]) => ({ currency, amount: shown(amount, currency) })),
			held: held.map(({ amount, holds, ...line }) => ({
				...line,
				amount: shown(amount, line.currency),
				holds: holds.toString(),
			})),
		});
	});
