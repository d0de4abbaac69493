// Numbers, amounts and times as the language writes them. Amounts stay exact: they are strings, never floats.
import { currencySymbols } from "#platform/kernel";
import { kept } from "./kept.ts";
import { formatTag, type LanguageCode } from "./languages.ts";
import { useLanguage } from "./text.ts";

/** An amount in its parts, so that a page can make the whole part strong and the decimals quiet. */
export type AmountParts = {
	readonly sign: "" | "-" | "+";
	readonly symbol: string;
	readonly whole: string;
	/** With its separator: ".50"; empty for a currency without decimals. */
	readonly decimals: string;
};

const numbersOf = kept((tag: string) => {
	const numbers = new Intl.NumberFormat(tag);
	return { numbers, point: numbers.formatToParts(0.5).find((part) => part.type === "decimal")?.value ?? "." };
});

const symbols: Readonly<Record<string, string>> = currencySymbols;

/** Splits a decimal string ("1250.00") for showing. `signed` puts a plus before what is above zero. */
export function amountParts(
	amount: string,
	format: { readonly currency: string; readonly language: LanguageCode; readonly signed?: boolean },
): AmountParts {
	const negative = amount.startsWith("-");
	const [whole = "0", fraction = ""] = amount.replace("-", "").split(".");
	const { numbers, point } = numbersOf(formatTag(format.language));
	const zero = /^[0.]*$/.test(amount.replace("-", ""));
	return {
		sign: negative && !zero ? "-" : format.signed === true && !zero ? "+" : "",
		symbol: symbols[format.currency] ?? format.currency,
		whole: numbers.format(BigInt(whole)),
		decimals: fraction === "" ? "" : point + fraction,
	};
}

export type Formats = {
	readonly number: (value: number) => string;
	/** An amount in one string: "P 1,250.00". */
	readonly amount: (amount: string, currency: string) => string;
	/** "21 Nov 2026, 10:05". */
	readonly moment: (instant: string) => string;
	/** "21 Nov 2026, 10:05:33": where several may fall into one minute. */
	readonly second: (instant: string) => string;
	/** "21 Nov". */
	readonly day: (instant: string) => string;
	/** "21 Nov 2026". */
	readonly date: (instant: string) => string;
	/** The moment with seconds and its zone, for a hover. */
	readonly exact: (instant: string) => string;
	/** Whole minutes in words: "45 minutes", "24 hours", "3 days", "1 hour, 30 minutes". */
	readonly span: (minutes: number) => string;
	/** "3 minutes ago"; `now` in milliseconds. */
	readonly ago: (instant: string, now: number) => string;
};

export function formatsOf(language: LanguageCode): Formats {
	const tag = formatTag(language);
	const dates = (options: Intl.DateTimeFormatOptions) => {
		const format = new Intl.DateTimeFormat(tag, options);
		return (instant: string) => format.format(new Date(instant));
	};
	return {
		number: (value) => numbersOf(tag).numbers.format(value),
		amount: (amount, currency) => {
			const parts = amountParts(amount, { currency, language });
			return `${parts.sign}${parts.symbol} ${parts.whole}${parts.decimals}`;
		},
		moment: dates({ dateStyle: "medium", timeStyle: "short" }),
		second: dates({ dateStyle: "medium", timeStyle: "medium" }),
		day: dates({ day: "numeric", month: "short" }),
		date: dates({ dateStyle: "medium" }),
		exact: dates({ dateStyle: "full", timeStyle: "long" }),
		span: (minutes) => spanIn(tag, minutes),
		ago: (instant, now) => agoIn(tag, { seconds: (Date.parse(instant) - now) / 1000 }),
	};
}

const spansOf = kept((tag: string) => new Intl.RelativeTimeFormat(tag, { numeric: "auto", style: "short" }));

function agoIn(tag: string, past: { seconds: number }): string {
	const format = spansOf(tag);
	const size = Math.abs(past.seconds);
	if (size < 60) return format.format(Math.round(past.seconds), "second");
	if (size < 3600) return format.format(Math.round(past.seconds / 60), "minute");
	if (size < 86_400) return format.format(Math.round(past.seconds / 3600), "hour");
	return format.format(Math.round(past.seconds / 86_400), "day");
}

const unitsOf = kept((tag: string) => {
	const unit = (name: "day" | "hour" | "minute") =>
		new Intl.NumberFormat(tag, { style: "unit", unit: name, unitDisplay: "long" });
	const list = new Intl.ListFormat(tag, { type: "unit", style: "long" });
	return { day: unit("day"), hour: unit("hour"), minute: unit("minute"), list };
});

/** Two days and more in whole days are days; what is less is hours and minutes. */
function spanIn(tag: string, minutes: number): string {
	const { day, hour, minute, list } = unitsOf(tag);
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	if (minutes >= 2 * 1_440 && minutes % 1_440 === 0) return day.format(minutes / 1_440);
	if (hours === 0) return minute.format(rest);
	return rest === 0 ? hour.format(hours) : list.format([hour.format(hours), minute.format(rest)]);
}

const formatsIn = kept(formatsOf);

export function useFormats(): Formats {
	return formatsIn(useLanguage());
}
