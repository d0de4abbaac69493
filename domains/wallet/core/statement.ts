// The account statement: which period may be asked for, and where a page goes on. No I/O, no clock.
import { err, ok, type Result } from "#platform/kernel";

const day = 86_400_000;
/** Twelve months are available (GLI-19 2.5.7, RTS 1B) ... */
export const longestPeriodDays = 366;
/** ... and three are shown when nothing is asked for (RTS 1B). */
export const usualPeriodDays = 92;

/** From, inclusive, to, exclusive. */
export type Period = { readonly from: Date; readonly to: Date };

/** Fills in what was not asked for. `INVALID_PERIOD` when it is reversed, empty or longer than a year. */
export function statementPeriod(
	asked: { readonly from?: Date | undefined; readonly to?: Date | undefined },
	now: Date,
): Result<Period, "INVALID_PERIOD"> {
	const to = asked.to ?? new Date(now.getTime() + 1_000);
	const from = asked.from ?? new Date(to.getTime() - usualPeriodDays * day);
	const length = to.getTime() - from.getTime();
	if (!(length > 0 && length <= longestPeriodDays * day)) return err("INVALID_PERIOD");
	return ok({ from, to });
}

/** The last line of a page: the next one begins before it. Postings of one moment are ordered by purse and version. */
export type StatementPosition = { readonly atMicros: bigint; readonly purse: string; readonly version: bigint };

/** Opaque to the caller: letters, digits, `-` and `_`. */
export function writeCursor({ atMicros, purse, version }: StatementPosition): string {
	const spelled = Array.from(purse, (letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(2, "0")).join("");
	return `${atMicros}-${version}-${spelled}`;
}

const written = /^([0-9]{1,17})-([0-9]{1,19})-((?:[2-7][0-9a-f]){1,40})$/;

/** `INVALID_CURSOR` for what `writeCursor` has not written. */
export function readCursor(text: string): Result<StatementPosition, "INVALID_CURSOR"> {
	const [, atMicros, version, spelled] = written.exec(text) ?? [];
	if (atMicros === undefined || version === undefined || spelled === undefined) return err("INVALID_CURSOR");
	const purse = spelled.replace(/../g, (code) => String.fromCodePoint(Number.parseInt(code, 16)));
	return ok({ atMicros: BigInt(atMicros), version: BigInt(version), purse });
}

/** A line's id, unique in the brand (GLI-19 2.5.7): the wallet and the place in its chain. */
export function lineId(line: {
	readonly memberId: string;
	readonly currency: string;
	readonly purse: string;
	readonly version: bigint;
}): string {
	return `${line.memberId}-${line.currency}-${line.purse}-${line.version}`;
}
