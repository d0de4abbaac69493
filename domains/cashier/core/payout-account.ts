// Accounts that members are paid to: their kinds, how many, how a number is compared and shown.

export const payoutKinds = ["bank-account"] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** How many one member may have. */
export const mostPayoutAccounts = 5;

const shortest = 6;
const longest = 34;
const tailSigns = 4;

/** The signs of a number as it was typed: capitals and digits, without the spaces and dashes that people group it by. */
export const plainNumber = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/gu, "");

/** Whether a bank could have such a number: 6 to 34 letters and digits, at least four of them digits. */
export function isAccountNumber(typed: string): boolean {
	const plain = plainNumber(typed);
	const digits = plain.replaceAll(/[^0-9]/g, "").length;
	return plain.length >= shortest && plain.length <= longest && /^[A-Z0-9]+$/.test(plain) && digits >= 4;
}

/** What a number is known by where it is not shown: its last four signs. */
export const tailOf = (number: string): string => plainNumber(number).slice(-tailSigns);

export const maskedNumber = (tail: string): string => `•••• ${tail}`;
