// Amounts of the frame in minor units, and back.
import { type CurrencyCode, formatMinor, parseMinor } from "#platform/kernel";

/** Throws on an amount that the server did not write. */
export function minorOf(amount: string, currency: CurrencyCode): bigint {
	const minor = parseMinor(amount, currency);
	if (!minor.ok) throw new Error(`not an amount: ${amount}`);
	return minor.value;
}

/** So many bets of a room, as a decimal string. */
export const betsText = (bets: number, unit: bigint, currency: CurrencyCode): string =>
	formatMinor(unit * BigInt(bets), currency);
