// What a new password must be, judged before the old one is checked.
import { type FieldRule, matchesPattern } from "#brand/core";
import { err, ok, type Result } from "#platform/kernel";

export type PasswordChange = {
	readonly account: string;
	readonly oldPassword: string;
	readonly newPassword: string;
	readonly confirmNewPassword: string;
};

/** In order of precedence. */
export type PasswordProblem = "PASSWORD_RULE" | "PASSWORDS_DIFFER" | "PASSWORD_UNCHANGED";

export function decidePasswordChange(rule: FieldRule, change: PasswordChange): Result<string, PasswordProblem> {
	const { newPassword } = change;
	if (!passwordFits(rule, { password: newPassword, account: change.account })) return err("PASSWORD_RULE");
	if (newPassword !== change.confirmNewPassword) return err("PASSWORDS_DIFFER");
	if (newPassword === change.oldPassword) return err("PASSWORD_UNCHANGED");
	return ok(newPassword);
}

/** The shared password rule: of the kind and size the brand asks for, and not the account's name. */
export function passwordFits(
	{ patternId, minLength: min, maxLength: max }: FieldRule,
	{ password, account }: { readonly password: string; readonly account: string },
): boolean {
	return matchesPattern(password, patternId, { min, max }) && password.toLowerCase() !== account.toLowerCase();
}
