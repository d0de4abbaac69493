// What a registration must hold before anything is written. The browser and the server ask the same function.
import {
	type CalendarDate,
	isRequired,
	matchesPattern,
	parseDate,
	type RegistrationField,
	type RegistrationRules,
	registrationFields,
} from "#brand/core";
import { err, ok, type Result } from "#platform/kernel";
import { ageOn } from "./age.ts";

/** What was typed. An empty text counts as not given. */
export type RegistrationInput = { readonly [Field in RegistrationField]?: string | undefined } & {
	/** Who names none accepts the current one. */
	readonly termsVersion?: string | undefined;
};

/** What only the server finds in a password: it knows which ones are common. */
export type PasswordFault = "too-simple" | "breached";

/** A payment password that is tried first. */
type PinFault = "simple-pin";

/** `pattern`: not of the kind or size; `mismatch`: the repeated password differs; `not-asked`: the brand does not ask for it. */
export type FieldProblem =
	| "required"
	| "pattern"
	| "mismatch"
	| "same-as-username"
	| "not-asked"
	| PasswordFault
	| PinFault;

export type FieldProblems = { readonly [Field in RegistrationField]?: FieldProblem };

export type RegistrationProblem =
	| { readonly code: "TERMS_NOT_ACCEPTED" }
	| { readonly code: "INVALID_FIELDS"; readonly fields: FieldProblems }
	| { readonly code: "UNDER_AGE"; readonly minimumAge: number };

export type ValidRegistration = {
	/** What was given, without what was empty. */
	readonly values: ReadonlyMap<RegistrationField, string>;
	readonly birthday: CalendarDate | undefined;
};

/** Fields the site fills in by itself: taken also when the form does not show them. */
const silent: ReadonlySet<RegistrationField> = new Set<RegistrationField>([
	"affiliateCode",
	"domain",
	"countryDialingCode",
]);

/** Judges in this order: the terms, every field, the age (an under-age birth date is refused, GLI-19 2.5.2a). */
export function validateRegistration(
	rules: RegistrationRules,
	input: RegistrationInput,
	today: CalendarDate,
): Result<ValidRegistration, RegistrationProblem> {
	if ((input.termsVersion ?? rules.termsVersion) !== rules.termsVersion) return err({ code: "TERMS_NOT_ACCEPTED" });
	const values = givenValues(input);
	const fields = problemsOf(rules, values);
	if (Object.keys(fields).length > 0) return err({ code: "INVALID_FIELDS", fields });
	const birthday = birthdayOf(rules, values);
	if (birthday !== undefined && ageOn(birthday, today) < rules.minimumAge) {
		return err({ code: "UNDER_AGE", minimumAge: rules.minimumAge });
	}
	return ok({ values, birthday });
}

/** The problem of one field as it stands in the form, or undefined: what a form shows while somebody types. */
export function fieldProblem(
	field: RegistrationField,
	rules: RegistrationRules,
	input: RegistrationInput,
): FieldProblem | undefined {
	return judge(field, rules, givenValues(input));
}

function givenValues(input: RegistrationInput): ReadonlyMap<RegistrationField, string> {
	const values = new Map<RegistrationField, string>();
	for (const field of registrationFields) {
		const value = input[field];
		if (value !== undefined && value !== "") values.set(field, value);
	}
	return values;
}

function problemsOf(rules: RegistrationRules, values: ReadonlyMap<RegistrationField, string>): FieldProblems {
	const problems: { [Field in RegistrationField]?: FieldProblem } = {};
	for (const field of registrationFields) {
		const problem = judge(field, rules, values);
		if (problem !== undefined) problems[field] = problem;
	}
	return problems;
}

function judge(
	field: RegistrationField,
	rules: RegistrationRules,
	values: ReadonlyMap<RegistrationField, string>,
): FieldProblem | undefined {
	const rule = rules.fields[field];
	const value = values.get(field);
	if (value === undefined) return isRequired(field, rule) ? "required" : undefined;
	if (!rule.enabled && !silent.has(field)) return "not-asked";
	if (field === "confirmPassword") return value === values.get("password") ? undefined : "mismatch";
	const size = { min: rule.minLength, max: rule.maxLength };
	if (!matchesPattern(value, rule.patternId, size)) return "pattern";
	// Letters are sent there, whatever kind an operator has set.
	if (field === "email" && !matchesPattern(value, "email", size)) return "pattern";
	if (field === "password" && value.toLowerCase() === values.get("username")?.toLowerCase()) return "same-as-username";
	return undefined;
}

function birthdayOf(
	rules: RegistrationRules,
	values: ReadonlyMap<RegistrationField, string>,
): CalendarDate | undefined {
	const typed = values.get("birthday");
	if (typed === undefined) return undefined;
	return parseDate(typed, rules.fields.birthday.patternId === "date-mdy" ? "date-mdy" : "date-ymd");
}
