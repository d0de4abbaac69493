// An authenticator's codes (RFC 6238) and the backup codes beside it: their shapes and how long they hold.
import { authenticatorDigits, type Chance } from "#platform/kernel";
import { newGroupedCode } from "./grouped-code.ts";

/** How long a secret that was shown waits for its first code. */
export const setUpMinutes = 15;

export const backupCodeCount = 10;
/** About 50 random bits. */
const backupShape = { groups: 2, length: 5 } as const;

/** Ten, each another. */
export function newBackupCodes(chance: Chance): readonly string[] {
	const codes = new Set<string>();
	while (codes.size < backupCodeCount) codes.add(newGroupedCode(chance, backupShape));
	return [...codes];
}

/** Six digits, spaces within them as apps show them; everything else is tried as a backup code. */
export function authenticatorDigitsOf(typed: string): string | undefined {
	const digits = typed.replaceAll(/\s/g, "");
	return new RegExp(`^[0-9]{${authenticatorDigits}}$`).test(digits) ? digits : undefined;
}
