// A brand as an operator sees and edits it. Types only of what crosses the wire; what may be said is core's to judge.
import * as z from "zod/mini";
import { amount, instant, positiveAmount } from "#platform/contract";
import { languages, patternIds, registrationFields, whitelabelFlags } from "../core/index.ts";

const language = z.enum(languages);
const whole = z.int().check(z.minimum(0), z.maximum(100_000));

const settings = z.object({
	name: z.string().check(z.maxLength(60)),
	defaultLanguage: language,
	languages: z.array(language).check(z.maxLength(languages.length)),
	membersOnly: z.boolean(),
	/** Granted to a new member, in the brand's currency. */
	startingBalance: z.union([positiveAmount, z.string().check(z.regex(/^0(\.0{1,4})?$/))]),
	idleMinutes: whole,
	sessionDays: whole,
	passwordMaxAgeDays: z.nullable(whole),
	termsVersion: z.string().check(z.maxLength(40)),
	minimumAge: whole,
	feedbackMinWords: whole,
	feedbackMaxWords: whole,
});
export type DeskSettings = z.infer<typeof settings>;

const field = z.object({
	field: z.enum(registrationFields),
	enabled: z.boolean(),
	required: z.boolean(),
	patternId: z.enum(patternIds),
	minLength: whole,
	maxLength: whole,
});
export type DeskField = z.infer<typeof field>;

const minimumAges = z.array(z.object({ language, years: whole })).check(z.maxLength(languages.length));

const maintenance = z.object({
	active: z.boolean(),
	/** When it is expected to end. */
	until: z.nullable(instant),
	message: z.string().check(z.maxLength(500)),
});

export const brandDesk = z.object({
	/** Of all that follows: an edit names the one it was made of. */
	revision: z.string(),
	merchant: z.string(),
	currency: z.string(),
	settings: z.object({ ...settings.shape, startingBalance: amount }),
	maintenance,
	/** ISO 3166-1 alpha-2, in order. */
	closedCountries: z.array(z.string()),
	flags: z.array(z.object({ flag: z.enum(whitelabelFlags), enabled: z.boolean() })),
	fields: z.array(field),
	/** Of languages in which it is another age than the brand's. */
	minimumAges,
});
export type BrandDesk = z.infer<typeof brandDesk>;

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

export const brandEdit = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("settings"), settings }),
	z.object({ kind: z.literal("field"), field }),
	z.object({ kind: z.literal("minimum-ages"), minimumAges }),
	z.object({ kind: z.literal("maintenance"), maintenance }),
	z.object({ kind: z.literal("country"), country, closed: z.boolean() }),
	z.object({ kind: z.literal("flag"), flag: z.enum(whitelabelFlags), enabled: z.boolean() }),
]);
export type BrandEdit = z.infer<typeof brandEdit>;
