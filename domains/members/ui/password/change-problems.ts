// What is wrong with a change of password as it stands in the form, and where a server's refusal belongs. Pure.
import type { FieldRule } from "#brand/core";
import { passwordFits } from "./password-checks.ts";

export type PasswordForm = {
	readonly oldPassword: string;
	readonly newPassword: string;
	readonly confirmNewPassword: string;
};

export type ChangeProblem =
	| "problems.required"
	| "errors.PASSWORD_RULE"
	| "errors.PASSWORD_UNCHANGED"
	| "errors.PASSWORDS_DIFFER";

/** The sentence of a field's problem; undefined when it is right. */
export function changeProblem(
	field: keyof PasswordForm,
	form: PasswordForm,
	by: { readonly account: string; readonly rule: FieldRule },
): ChangeProblem | undefined {
	if (form[field] === "") return "problems.required";
	if (field === "confirmNewPassword") {
		return form.confirmNewPassword === form.newPassword ? undefined : "errors.PASSWORDS_DIFFER";
	}
	if (field === "oldPassword") return undefined;
	if (!passwordFits(by.rule, { password: form.newPassword, username: by.account })) return "errors.PASSWORD_RULE";
	return form.newPassword === form.oldPassword ? "errors.PASSWORD_UNCHANGED" : undefined;
}

const places: Readonly<Record<string, keyof PasswordForm>> = {
	WRONG_OLD_PASSWORD: "oldPassword",
	PASSWORD_RULE: "newPassword",
	PASSWORD_UNCHANGED: "newPassword",
	PASSWORD_BREACHED: "newPassword",
	PASSWORD_TOO_SIMPLE: "newPassword",
	PASSWORDS_DIFFER: "confirmNewPassword",
};

/** `root` stands above the button. */
export const placeOfProblem = (code: string): keyof PasswordForm | "root" => places[code] ?? "root";
