// Amounts of the contract as minor units.
import { type CurrencyCode, parseMinor } from "#platform/kernel";

/** Minor units of an amount that the contract has already parsed. Throws when the server wrote it too fine. */
export function minor(amount: string, currency: CurrencyCode): bigint {
	const parsed = parseMinor(amount, currency);
	if (!parsed.ok) throw new Error(`not an amount of ${currency}: ${parsed.error}`);
	return parsed.value;
}
