// Failures after which nobody can say whether a call was carried out: it is sent again unchanged. Why there was no answer is
// told as it is: nothing was reached, the house could not answer, or it took too long.

export type Unanswered = "link" | "house" | "slow";

const causes: Readonly<Record<string, Unanswered>> = {
	NETWORK: "link",
	TIMEOUT: "slow",
	BAD_ANSWER: "house",
	TEMPORARILY_UNAVAILABLE: "house",
	SYSTEM_ERROR: "house",
};

/** Why a call that failed with this code has no certain answer; undefined where the answer is certain. */
export const unansweredBy = (code: string): Unanswered | undefined => causes[code];

export const isUncertain = (code: string | undefined): boolean =>
	code !== undefined && unansweredBy(code) !== undefined;

/** `pending`: a stake is under way. Otherwise nothing was staked, and no spin starts. */
export const unansweredWords = (why: Unanswered, { pending }: { readonly pending: boolean }) =>
	pending ? (`link.${why}Pending` as const) : (`link.${why}` as const);
