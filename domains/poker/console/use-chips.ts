// Chips, whole minor units, as an amount of their currency.
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import { useFormats } from "#platform/ui";

export function useChips(): (chips: number, currency: string) => string {
	const { amount } = useFormats();
	return (chips, currency) =>
		isCurrencyCode(currency) ? amount(formatMinor(BigInt(chips), currency), currency) : String(chips);
}
