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
	const size = { min: rule.minLength, max: rule.maxLength };
	const { newPassword } = change;
	if (!matchesPattern(newPassword, rule.patternId, size)) return err("PASSWORD_RULE");
	if (newPassword.toLowerCase() === change.account.toLowerCase()) return err("PASSWORD_RULE");
	if (newPassword !== change.confirmNewPassword) return err("PASSWORDS_DIFFER");
	if (newPassword === change.oldPassword) return err("PASSWORD_UNCHANGED");
	return ok(newPassword);
}
