// The two ways to register, made from the brand's rules of fields: by user name, with or without a verified phone, and by
// mobile number, with or without a password.
import type { FieldRule, RegistrationRules } from "#brand/core";

const codeRule: FieldRule = { enabled: true, required: true, patternId: "digits", minLength: 6, maxLength: 6 };
const numberRule: FieldRule = { enabled: true, required: true, patternId: "digits", minLength: 4, maxLength: 15 };
const dialingRule: FieldRule = { enabled: true, required: true, patternId: "digits", minLength: 1, maxLength: 6 };
const off = (rule: FieldRule): FieldRule => ({ ...rule, enabled: false });

/** `byProvider`: a third party proves the number, and no code is typed here. */
type Proving = { readonly byProvider?: boolean };

const codeRuleOf = ({ byProvider = false }: Proving): FieldRule => (byProvider ? off(codeRule) : codeRule);

/** A number that is verified comes with its country and its code; one that is not comes as the brand asks for it. */
export function rulesByName(
	rules: RegistrationRules,
	{ phone, ...proving }: Proving & { readonly phone: boolean },
): RegistrationRules {
	const { fields } = rules;
	if (!phone) return { ...rules, fields: { ...fields, verificationCode: off(fields.verificationCode) } };
	const verified = { mobileNum: numberRule, countryDialingCode: dialingRule, verificationCode: codeRuleOf(proving) };
	return { ...rules, fields: { ...fields, ...verified } };
}

/** The number is the user name too, and the password its own repeat (section 4 of the specification). */
export function rulesByMobile(
	rules: RegistrationRules,
	{ password, ...proving }: Proving & { readonly password: boolean },
): RegistrationRules {
	const { fields } = rules;
	return {
		...rules,
		fields: {
			...fields,
			username: numberRule,
			mobileNum: numberRule,
			countryDialingCode: dialingRule,
			verificationCode: codeRuleOf(proving),
			password: password ? { ...fields.password, enabled: true } : off(fields.password),
			confirmPassword: password ? { ...fields.confirmPassword, enabled: true } : off(fields.confirmPassword),
		},
	};
}

/** By an agent: the player chooses the password, and the agent is known. */
export function rulesDirect(rules: RegistrationRules): RegistrationRules {
	const { fields } = rules;
	const left = [
		"password",
		"confirmPassword",
		"paymentPassword",
		"captcha",
		"verificationCode",
		"affiliateCode",
	] as const;
	return { ...rules, fields: { ...fields, ...Object.fromEntries(left.map((field) => [field, off(fields[field])])) } };
}
