// Money: a whole number of minor units and a currency. No float touches it; on the wire it is a decimal string.
import type { Result } from "./result.ts";
import { err, ok } from "./result.ts";

export type Money = { readonly minor: bigint; readonly currency: CurrencyCode };

/** Decimals by currency: ISO 4217, and IDR without its unused sen. `P` is the default brand's play money. */
export const currencyDecimals = {
	P: 2,
	USD: 2,
	EUR: 2,
	CNY: 2,
	THB: 2,
	BDT: 2,
	KRW: 0,
	JPY: 0,
	VND: 0,
	IDR: 0,
} as const;

export type CurrencyCode = keyof typeof currencyDecimals;

export function isCurrencyCode(code: string): code is CurrencyCode {
	return Object.hasOwn(currencyDecimals, code);
}

export const money = (minor: bigint, currency: CurrencyCode): Money => ({ minor, currency });

/** Minor units (100 is 1.00 in a currency of two decimals) as a decimal string: always all decimals, never an exponent. */
export function formatMinor(minor: bigint, currency: CurrencyCode): string {
	const decimals = currencyDecimals[currency];
	const sign = minor < 0n ? "-" : "";
	const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, "0");
	if (decimals === 0) return sign + digits;
	return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export const formatMoney = (amount: Money): string => formatMinor(amount.minor, amount.currency);

/** Why a decimal string is no amount: not a plain decimal, finer than the currency, or beyond a 64-bit integer. */
export type AmountError = "malformed" | "too-fine" | "too-large";

const decimal = /^-?(0|[1-9][0-9]{0,18})(?:\.([0-9]{1,18}))?$/;
const largest = 9_223_372_036_854_775_807n;

/** Parses a decimal string into minor units, exactly: "1.5" in P is 150n. */
export function parseMinor(text: string, currency: CurrencyCode): Result<bigint, AmountError> {
	const match = decimal.exec(text);
	const [, whole, given = ""] = match ?? [];
	if (whole === undefined) return err("malformed");
	const decimals = currencyDecimals[currency];
	const fraction = given.replace(/0+$/, "");
	if (fraction.length > decimals) return err("too-fine");
	const size = BigInt(whole + fraction.padEnd(decimals, "0"));
	if (size > largest) return err("too-large");
	return ok(text.startsWith("-") ? -size : size);
}

/** How a quotient that is no whole number is rounded. Named at the one place where it happens. */
export type Rounding = "down" | "up" | "half-even";

/** `minor` x `numerator` / `denominator`, rounded once. The denominator is positive; "down" and "up" are towards and away from zero. */
export function scaleMinor(
	minor: bigint,
	ratio: { readonly numerator: bigint; readonly denominator: bigint; readonly rounding: Rounding },
): bigint {
	if (ratio.denominator <= 0n) throw new RangeError("the denominator must be positive");
	const product = minor * ratio.numerator;
	const size = product < 0n ? -product : product;
	const whole = size / ratio.denominator;
	const rest = size % ratio.denominator;
	const rounded = whole + (roundsAway({ whole, rest, denominator: ratio.denominator }, ratio.rounding) ? 1n : 0n);
	return product < 0n ? -rounded : rounded;
}

function roundsAway(quotient: { whole: bigint; rest: bigint; denominator: bigint }, rounding: Rounding): boolean {
	if (quotient.rest === 0n || rounding === "down") return false;
	if (rounding === "up") return true;
	const twice = quotient.rest * 2n;
	if (twice !== quotient.denominator) return twice > quotient.denominator;
	return quotient.whole % 2n === 1n;
}
