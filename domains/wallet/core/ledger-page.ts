// Where a page of an account's entries goes on, for an operator: entries of many members, newest first. No I/O, no clock.
import { err, type MemberId, ok, parseMemberId, type Result } from "#platform/kernel";
import { readCursor, type StatementPosition, writeCursor } from "./statement.ts";

/** The last entry of a page. Entries of one moment are ordered by member, purse and version. */
export type EntryPosition = StatementPosition & { readonly memberId: MemberId };

/** Opaque to the caller: letters, digits, `-` and `_`. */
export const writeEntryCursor = (position: EntryPosition): string => `${position.memberId}_${writeCursor(position)}`;

/** `INVALID_CURSOR` for what `writeEntryCursor` has not written. */
export function readEntryCursor(text: string): Result<EntryPosition, "INVALID_CURSOR"> {
	const cut = text.indexOf("_");
	const memberId = parseMemberId(text.slice(0, Math.max(0, cut)));
	const rest = readCursor(text.slice(cut + 1));
	return memberId === undefined || !rest.ok ? err("INVALID_CURSOR") : ok({ ...rest.value, memberId });
}

/** Negative when `one` comes first: the newest does. */
export function byNewest(one: EntryPosition, other: EntryPosition): number {
	return (
		inOrder(other.atMicros, one.atMicros) ||
		inOrder(BigInt(other.memberId), BigInt(one.memberId)) ||
		inOrder(other.purse, one.purse) ||
		inOrder(other.version, one.version)
	);
}

function inOrder<T extends bigint | string>(one: T, other: T): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}
