// What the registration's form asks for, judges and sends: made from the brand's settings. Pure; the rules of each field
// stand in the core, which the server asks too.
import {
	type CalendarDate,
	isRegistrationField,
	isRequired,
	parseDate,
	patternMessage,
	type RegistrationField,
	type RegistrationRules,
	registrationFields,
} from "#brand/core";
import { ageOn, type FieldProblem, fieldProblem } from "../../core/index.ts";

export type RegistrationValues = { readonly [Field in RegistrationField]: string } & {
	readonly terms: boolean;
	readonly ofAge: boolean;
};

/** Shown by their own parts of the form, or filled in by the site. */
const ownParts: ReadonlySet<RegistrationField> = new Set<RegistrationField>(["captcha", "domain", "verificationCode"]);
/** Asked last: who has no invitation passes it by. */
const last: ReadonlySet<RegistrationField> = new Set<RegistrationField>([
	"affiliateCode",
	"referralCode",
	"recommenderId",
]);

/** The fields to show, in order: what must be given, then what may, then invitations. */
export function shownFields(rules: RegistrationRules): readonly RegistrationField[] {
	const shown = registrationFields.filter((field) => rules.fields[field].enabled && !ownParts.has(field));
	const rank = (field: RegistrationField): number =>
		last.has(field) ? 2 : isRequired(field, rules.fields[field]) ? 0 : 1;
	return shown.toSorted((one, other) => rank(one) - rank(other));
}

/** Asked for by the phone part of the form, or filled in from it: the number is the name, the password its own repeat. */
const fromThePhone = ["username", "confirmPassword", "mobileNum", "countryDialingCode"] as const;

/** The rules of a registration by mobile number; the brand says whether it asks for a password too. */
export function mobileRules(rules: RegistrationRules, { password }: { readonly password: boolean }): RegistrationRules {
	const fields = { ...rules.fields, password: { ...rules.fields.password, enabled: password } };
	for (const field of fromThePhone) fields[field] = { ...fields[field], enabled: false };
	return { ...rules, fields };
}

/** The rules of the fields that the form shows beside the part that proves a number. */
export function besidePhone(rules: RegistrationRules): RegistrationRules {
	const fields = { ...rules.fields };
	for (const field of ["mobileNum", "countryDialingCode"] as const)
		fields[field] = { ...fields[field], enabled: false };
	return { ...rules, fields };
}

export function emptyRegistration(affiliateCode: string): RegistrationValues {
	return {
		...blank,
		affiliateCode,
		terms: true,
		ofAge: false,
	};
}

const blank = {
	username: "",
	password: "",
	confirmPassword: "",
	payeeName: "",
	fullname: "",
	email: "",
	qqNum: "",
	mobileNum: "",
	recommenderId: "",
	captcha: "",
	verificationCode: "",
	affiliateCode: "",
	paymentPassword: "",
	line: "",
	whatsapp: "",
	facebook: "",
	telegram: "",
	wechat: "",
	zalo: "",
	idNumber: "",
	referralCode: "",
	domain: "",
	countryDialingCode: "",
	nickname: "",
	birthday: "",
	nationality: "",
	occupation: "",
	sourceOfIncome: "",
	address: "",
} as const satisfies Record<RegistrationField, string>;

type PatternKey = ReturnType<typeof patternMessage>["key"];

/** The key of a problem's sentence with what stands in it. */
export type ProblemWords = {
	readonly key: `problems.${Exclude<FieldProblem, "pattern"> | "under-age"}` | PatternKey;
	readonly values: Readonly<Record<string, number>>;
};

/** What a field's problem is called; undefined when the field is right. `today` is the server's day, in UTC. */
export function problemWords(
	field: RegistrationField,
	form: { readonly rules: RegistrationRules; readonly values: RegistrationValues },
	today: CalendarDate,
): ProblemWords | undefined {
	const { rules, values } = form;
	const problem = fieldProblem(field, rules, values);
	if (problem !== undefined) return wordsOf(field, problem, rules);
	if (field !== "birthday" || values.birthday === "") return undefined;
	const kind = rules.fields.birthday.patternId === "date-mdy" ? "date-mdy" : "date-ymd";
	const birthday = parseDate(values.birthday, kind);
	if (birthday === undefined || ageOn(birthday, today) >= rules.minimumAge) return undefined;
	return { key: "problems.under-age", values: { age: rules.minimumAge } };
}

/** The words of a problem that the server found. */
export function wordsOf(field: RegistrationField, problem: FieldProblem, rules: RegistrationRules): ProblemWords {
	if (problem !== "pattern") return { key: `problems.${problem}`, values: {} };
	const { patternId, minLength: min, maxLength: max } = rules.fields[field];
	return { key: patternMessage(patternId, { min, max }).key, values: { min, max } };
}

/** What is sent: what was given in the fields that are asked for, and an invitation even where no field shows it. */
export function givenFields(
	rules: RegistrationRules,
	values: RegistrationValues,
): Partial<Record<RegistrationField, string>> {
	const given = registrationFields
		.filter((field) => values[field] !== "" && (rules.fields[field].enabled || field === "affiliateCode"))
		.map((field) => [field, values[field]]);
	return Object.fromEntries(given);
}

/** Reads `{ fields: { username: "pattern" } }`, as a refusal carries it. */
export function refusedFields(fields: Readonly<Record<string, string>>): readonly [RegistrationField, FieldProblem][] {
	return Object.entries(fields).flatMap(([field, problem]): [RegistrationField, FieldProblem][] => {
		const known = problems.find((name) => name === problem);
		return isRegistrationField(field) && known !== undefined ? [[field, known]] : [];
	});
}

const problems = [
	"required",
	"pattern",
	"mismatch",
	"same-as-username",
	"not-asked",
	"too-simple",
	"breached",
	"simple-pin",
] as const;

/** Puts the dashes into a date while its digits are typed: "19900507" is "1990-05-07". */
export function dashed(typed: string, kind: "date-ymd" | "date-mdy"): string {
	const digits = typed.replace(/[^0-9]/g, "").slice(0, 8);
	const cuts = kind === "date-ymd" ? [4, 6] : [2, 4];
	const parts = [digits.slice(0, cuts[0]), digits.slice(cuts[0], cuts[1]), digits.slice(cuts[1])];
	return parts.filter((part) => part !== "").join("-");
}
