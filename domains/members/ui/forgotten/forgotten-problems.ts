// What is wrong in the form of a forgotten password as it stands there. Pure.
import { type FieldRule, matchesPattern } from "#brand/core";
import { passwordFits } from "../password/password-checks.ts";

export type ForgottenRules = { readonly username: FieldRule; readonly email: FieldRule; readonly password: FieldRule };

export type ForgottenProblem = "problems.required" | "problems.username" | "problems.email" | "errors.PASSWORD_RULE";

/** The sentence of a field's problem; undefined when it is right. An e-mail is one whatever kind the rule names. */
export function forgottenProblem(field: keyof ForgottenRules, typed: string, rules: ForgottenRules) {
	const problem = (key: ForgottenProblem): ForgottenProblem => key;
	if (typed.trim() === "") return problem("problems.required");
	const { patternId, minLength: min, maxLength: max } = rules[field];
	if (field === "email")
		return matchesPattern(typed.trim(), "email", { min, max }) ? undefined : problem("problems.email");
	if (field === "password") {
		return passwordFits(rules.password, { password: typed, username: "" })
			? undefined
			: problem("errors.PASSWORD_RULE");
	}
	return matchesPattern(typed.trim(), patternId, { min, max }) ? undefined : problem("problems.username");
}
