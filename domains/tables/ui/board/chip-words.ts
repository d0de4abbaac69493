// Which chips a table has, and how their values are written.
import { type CurrencyCode, formatMinor } from "#platform/kernel";

const steps = [1n, 5n, 25n, 100n, 500n];

/** Minor units, ascending: the least bet and times of it that the table takes. */
export const chipsOf = ({ least, most }: { readonly least: bigint; readonly most: bigint }): readonly bigint[] =>
	steps.map((step) => step * least).filter((value) => value <= most);

/** "25", "1.5k", "20k": short enough for a chip. */
export function chipWords(minor: bigint, currency: CurrencyCode): string {
	const whole = Number(formatMinor(minor, currency));
	if (whole >= 1_000_000) return `${Math.round(whole / 100_000) / 10}M`;
	if (whole >= 1_000) return `${Math.round(whole / 100) / 10}k`;
	return String(Math.round(whole * 100) / 100);
}

/** The chip that an amount looks like. */
export const rankIn = (chips: readonly bigint[], amount: bigint): number =>
	Math.max(
		0,
		chips.findLastIndex((chip) => chip <= amount),
	);
