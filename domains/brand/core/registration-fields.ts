// The fields a registration may ask for, and when one is required. It does not judge what was typed.
import type { PatternId } from "./patterns.ts";

export const registrationFields = [
	"username",
	"password",
	"confirmPassword",
	"payeeName",
	"fullname",
	"email",
	"qqNum",
	"mobileNum",
	"recommenderId",
	"captcha",
	"verificationCode",
	"affiliateCode",
	"paymentPassword",
	"line",
	"whatsapp",
	"facebook",
	"telegram",
	"wechat",
	"zalo",
	"idNumber",
	"referralCode",
	"domain",
	"countryDialingCode",
	"nickname",
	"birthday",
	"nationality",
	"occupation",
	"sourceOfIncome",
	"address",
] as const;

export type RegistrationField = (typeof registrationFields)[number];

/** How one field is asked for. Lengths count characters (code points). */
export type FieldRule = {
	/** The field is shown. A field that is not shown is refused when it comes filled. */
	readonly enabled: boolean;
	readonly required: boolean;
	readonly patternId: PatternId;
	readonly minLength: number;
	readonly maxLength: number;
};

export type FieldRules = Readonly<Record<RegistrationField, FieldRule>>;

/** What a brand asks of a new member. */
export type RegistrationRules = {
	readonly fields: FieldRules;
	/** Whole years; it differs by the language of the site. */
	readonly minimumAge: number;
	/** The version of the terms that must be accepted. */
	readonly termsVersion: string;
};

const alwaysRequired: ReadonlySet<RegistrationField> = new Set<RegistrationField>([
	"username",
	"password",
	"confirmPassword",
	"mobileNum",
	"verificationCode",
	"paymentPassword",
]);

/** A field that the specification always requires is required as soon as it is shown; the others as configured. */
export function isRequired(field: RegistrationField, rule: FieldRule): boolean {
	return rule.enabled && (rule.required || alwaysRequired.has(field));
}

export function isRegistrationField(name: string): name is RegistrationField {
	return registrationFields.some((field) => field === name);
}
