// Odds as the world writes them: decimal, Hong Kong, Malay, Indonesian, American, fractional. Exact rationals that come back.
import { type Fraction, fraction, minus, over, plus } from "#platform/kernel";

export const oddsFormats = ["EU", "HK", "MY", "ID", "US", "UK"] as const;
export type OddsFormat = (typeof oddsFormats)[number];

const one = fraction(1);
const negative = (value: Fraction): Fraction => fraction(-value.numerator, value.denominator);
const below = (value: Fraction): boolean => value.numerator < value.denominator;

/** What a format says of decimal odds in hundredths: 150 is -2 in Indonesian. */
export function oddsAs(hundredths: number, format: OddsFormat): Fraction {
	const hongKong = minus(fraction(hundredths, 100), one);
	switch (format) {
		case "EU":
			return fraction(hundredths, 100);
		case "HK":
		case "UK":
			return hongKong;
		case "MY":
			return hongKong.numerator <= hongKong.denominator ? hongKong : negative(over(one, hongKong));
		case "ID":
			return below(hongKong) ? negative(over(one, hongKong)) : hongKong;
		case "US": {
			const indonesian = oddsAs(hundredths, "ID");
			return fraction(indonesian.numerator * 100n, indonesian.denominator);
		}
	}
}

/** Decimal odds in hundredths of what a format says. */
export function oddsFrom(value: Fraction, format: OddsFormat): number {
	const decimal = decimalFrom(value, format);
	return Number((decimal.numerator * 100n) / decimal.denominator);
}

function decimalFrom(value: Fraction, format: OddsFormat): Fraction {
	if (format === "EU") return value;
	const size = format === "US" ? fraction(value.numerator, value.denominator * 100n) : value;
	return plus(size.numerator < 0n ? negative(over(one, size)) : size, one);
}

/** As it is shown: "1.50", "-0.667", "+150", "1/2". */
export function oddsText(hundredths: number, format: OddsFormat): string {
	const value = oddsAs(hundredths, format);
	const plain = Number(value.numerator) / Number(value.denominator);
	if (format === "UK") return `${value.numerator}/${value.denominator}`;
	if (format === "US") return `${plain > 0 ? "+" : ""}${Math.round(plain)}`;
	const text = plain.toFixed(format === "MY" || format === "ID" ? 3 : 2);
	return text.replace(/(\.[0-9]{2})0$/, "$1");
}
