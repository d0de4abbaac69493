// One-time codes: what they are for, how long one holds, what a typed one is worth. Sends nothing, compares nothing.
import type { Chance } from "#platform/kernel";
import type { PhonePurpose } from "./phone-provider.ts";

/** A code is good for one purpose only. */
export type CodePurpose =
	| "register"
	| "login"
	| "password"
	| "verify-phone"
	| "verify-email"
	| "old-phone"
	| "old-email"
	| "second-phone"
	| "second-email"
	/** Of the house's own stand-in for a third party that proves numbers. */
	| `provider-${PhonePurpose}`;

export const codeDigits = 6;

/** Every code equally likely, leading zeros included. */
export function newCode(chance: Chance): string {
	return String(chance.below(10 ** codeDigits)).padStart(codeDigits, "0");
}

/** What an operator may set; one row a brand. */
export type CodeRules = {
	/** How long a text message's code holds, and how long until the next may be asked for. */
	readonly expiredMinutes: number;
	/** The same of an e-mail's. */
	readonly mailMinutes: number;
	/** Wrong codes until one is dead. */
	readonly tries: number;
	/** Sends in `windowMinutes`. */
	readonly perTarget: number;
	readonly perNetwork: number;
	readonly perAccount: number;
	readonly windowMinutes: number;
	/** Sends to one number or address in 24 hours; then the quota is used up. */
	readonly perTargetDay: number;
	/** Wrong codes from one network in `windowMinutes`. */
	readonly wrongPerNetwork: number;
};

export const standardCodeRules: CodeRules = {
	expiredMinutes: 3,
	mailMinutes: 10,
	tries: 5,
	perTarget: 5,
	perNetwork: 20,
	perAccount: 8,
	windowMinutes: 30,
	perTargetDay: 15,
	wrongPerNetwork: 30,
};

/** Who sends or guesses too much waits so long (section 9 of the specification). */
export const blockMinutes = 5;

/** A code as it was kept. `fits`: whether what was typed is the code. */
export type KeptCode = { readonly triesLeft: number; readonly expiresAt: Date; readonly fits: boolean };

/** `expired`: its time or its tries are over, a new one helps. */
export type CodeVerdict = "good" | "wrong" | "expired";

export function judgeCode(code: KeptCode | undefined, now: Date): CodeVerdict {
	if (code === undefined) return "wrong";
	if (code.expiresAt <= now || code.triesLeft <= 0) return "expired";
	return code.fits ? "good" : "wrong";
}

/** Whether a text can be a code at all. */
export const isCode = (text: string): boolean => new RegExp(`^[0-9]{${codeDigits}}$`).test(text);
