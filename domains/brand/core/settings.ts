// What an operator may say of a brand and of its registration fields: bounds that the tables hold, too.
import type { FieldRule } from "./registration-fields.ts";
import { type Language, languages } from "./vocabulary.ts";

export type BrandSettings = {
	readonly name: string;
	readonly defaultLanguage: Language;
	/** In the order they are offered. */
	readonly languages: readonly Language[];
	/** Pages other than login and registration need a session. */
	readonly membersOnly: boolean;
	/** Granted to a new member, in minor units. */
	readonly startingBalance: bigint;
	readonly idleMinutes: number;
	readonly sessionDays: number;
	/** Undefined: a password never gets too old. */
	readonly passwordMaxAgeDays: number | undefined;
	/** A new one is asked of every member at the next login. */
	readonly termsVersion: string;
	readonly minimumAge: number;
	readonly feedbackMinWords: number;
	readonly feedbackMaxWords: number;
};

const within = (value: number, [least, most]: readonly [number, number]): boolean =>
	Number.isInteger(value) && value >= least && value <= most;

const isText = (text: string, most: number): boolean => text.trim() === text && text !== "" && text.length <= most;

const ageBounds = [18, 25] as const;

type Rule = (settings: BrandSettings) => boolean;

const rules: Readonly<Record<keyof BrandSettings, Rule>> = {
	name: ({ name }) => isText(name, 60),
	defaultLanguage: (all) => all.languages.includes(all.defaultLanguage),
	languages: (all) =>
		all.languages.length > 0 &&
		new Set(all.languages).size === all.languages.length &&
		all.languages.every((one) => languages.includes(one)),
	membersOnly: () => true,
	startingBalance: ({ startingBalance }) => startingBalance >= 0n && startingBalance <= 100_000_000_000n,
	idleMinutes: ({ idleMinutes }) => within(idleMinutes, [1, 1440]),
	sessionDays: ({ sessionDays }) => within(sessionDays, [1, 30]),
	passwordMaxAgeDays: ({ passwordMaxAgeDays: days }) => days === undefined || within(days, [1, 3650]),
	termsVersion: ({ termsVersion }) => isText(termsVersion, 40),
	minimumAge: ({ minimumAge }) => within(minimumAge, ageBounds),
	feedbackMinWords: (all) => within(all.feedbackMinWords, [1, 100]) && all.feedbackMinWords <= all.feedbackMaxWords,
	feedbackMaxWords: (all) => within(all.feedbackMaxWords, [1, 2000]),
};

/** The first setting that cannot be so; undefined when all can. */
export function settingsFault(settings: BrandSettings): string | undefined {
	return Object.entries(rules).find(([, holds]) => !holds(settings))?.[0];
}

/** Ages by language, each language once; whole years within the bounds of the brand's own. */
export function agesFault(
	ages: readonly { readonly language: Language; readonly years: number }[],
): "minimumAges" | undefined {
	const once = new Set(ages.map(({ language }) => language)).size === ages.length;
	return once && ages.every(({ years }) => within(years, ageBounds)) ? undefined : "minimumAges";
}

/** The first part of a field's rule that cannot be so. */
export function fieldFault({ minLength, maxLength }: FieldRule): "minLength" | "maxLength" | undefined {
	if (!within(maxLength, [0, 256])) return "maxLength";
	return within(minLength, [0, maxLength]) ? undefined : "minLength";
}

/** What differs of two records, on both sides: what is written down of an edit. */
export function differences<T extends object>(
	before: T,
	after: Partial<T>,
): { readonly before: object; readonly after: object } {
	const was = Object.entries(before);
	const is = new Map(Object.entries(after));
	const changed = was.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(is.get(name)));
	return {
		before: Object.fromEntries(changed),
		after: Object.fromEntries(changed.map(([name]) => [name, is.get(name)])),
	};
}
