// The pattern kinds a field may be held to, sized from a minimum to a maximum. Each is one regular expression that
// reads its text in linear time, so that no input can stall a server, and that browser and server share.

import type { PatternId } from "./pattern-ids.ts";

export { type PatternId, patternIds } from "./pattern-ids.ts";

export type Size = { readonly min: number; readonly max: number };

const month = "(?:0[1-9]|1[0-2])";
const day = "(?:0[1-9]|[12][0-9]|3[01])";
const year = "(?:19|20)[0-9]{2}";

const length = ({ min, max }: Size): string => `{${min},${max}}`;
const after = ({ min, max }: Size): string => `{${Math.max(min - 1, 0)},${Math.max(max - 1, 0)}}`;
const onlyOf =
	(characters: string) =>
	(size: Size): string =>
		`[${characters}]${length(size)}`;

/** The body of each kind's expression, between ^ and $, for the `u` flag. */
const bodies: Readonly<Record<PatternId, (size: Size) => string>> = {
	"letters-digits": onlyOf("A-Za-z0-9"),
	"letter-or-digit-first": (size) => `[A-Za-z0-9][!-~]${after(size)}`,
	"letter-first": (size) => `[A-Za-z][A-Za-z0-9]${after(size)}`,
	letters: onlyOf("A-Za-z"),
	digits: onlyOf("0-9"),
	"letter-and-digit": (size) => `(?=[!-~]*[A-Za-z])(?=[!-~]*[0-9])[!-~]${length(size)}`,
	"letters-digits-underscore": onlyOf("A-Za-z0-9_"),
	capital: (size) => `(?=[!-~]*[A-Z])[!-~]${length(size)}`,
	"capital-lower-digit-symbol": (size) =>
		`(?=[!-~]*[A-Z])(?=[!-~]*[a-z])(?=[!-~]*[0-9])(?=[!-~]*[!-\\/:-@\\[-\`\\{-~])[!-~]${length(size)}`,
	"letters-spaces": onlyOf("A-Za-z "),
	"no-spaces": (size) => `[^\\s\\p{C}]${length(size)}`,
	any: (size) => `[^\\p{C}]${length(size)}`,
	email: (size) =>
		`(?=.${length(size)}$)[A-Za-z0-9_%+\\-]+(?:\\.[A-Za-z0-9_%+\\-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}`,
	korean: onlyOf("\\uAC00-\\uD7A3\\u3131-\\u318E"),
	"korean-or-english": onlyOf("\\uAC00-\\uD7A3\\u3131-\\u318EA-Za-z "),
	thai: onlyOf("\\u0E01-\\u0E3A\\u0E40-\\u0E4E "),
	"thai-or-english": onlyOf("\\u0E01-\\u0E3A\\u0E40-\\u0E4EA-Za-z "),
	chinese: onlyOf("\\p{Script=Han}\\u00B7"),
	vietnamese: onlyOf("\\p{Script=Latin} "),
	"date-ymd": () => `${year}-${month}-${day}`,
	"date-mdy": () => `${month}-${day}-${year}`,
};

/** The expression of a kind at a size, as a source for `new RegExp(source, "u")`. */
export function patternSource(id: PatternId, size: Size): string {
	return `^${bodies[id](size)}$`;
}

/** Whether `text` is of the kind and of the size. A date must also exist in the calendar. */
export function matchesPattern(text: string, id: PatternId, size: Size): boolean {
	if (!new RegExp(patternSource(id, size), "u").test(text)) return false;
	return id === "date-ymd" || id === "date-mdy" ? parseDate(text, id) !== undefined : true;
}

/** Which sentence tells a person what a kind asks for: of a range, or of one number when both bounds are equal. */
export type PatternMessage = Size & { readonly key: `patterns.${"range" | "exact"}.${PatternId}` };

export function patternMessage(id: PatternId, size: Size): PatternMessage {
	return { key: `patterns.${size.min === size.max ? "exact" : "range"}.${id}`, min: size.min, max: size.max };
}

export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** A date as typed in one of the two date kinds; undefined when there is no such day. */
export function parseDate(text: string, id: "date-ymd" | "date-mdy"): CalendarDate | undefined {
	const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = text.split("-").map(Number);
	const date =
		id === "date-ymd" ? { year: first, month: second, day: third } : { year: third, month: first, day: second };
	const real = new Date(Date.UTC(date.year, date.month - 1, date.day));
	return real.getUTCMonth() === date.month - 1 && real.getUTCDate() === date.day ? date : undefined;
}
