// Attempts to pay in that failed: so many in so short a time, and no further one is taken for a while (GLI-19 A.3.6).

export const mostFailures = 5;
export const failureWindowMinutes = 10;
const windowMilliseconds = failureWindowMinutes * 60_000;

export const failureKinds = ["amount", "limit", "voucher", "refused"] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Until when nothing is taken; undefined for whoever may go on. In any order; only those of the window count. */
export function blockedUntil(failures: readonly Date[], now: Date): Date | undefined {
	const since = now.getTime() - windowMilliseconds;
	const counted = failures.map((at) => at.getTime()).filter((at) => at > since);
	const fifth = counted.toSorted((one, other) => other - one)[mostFailures - 1];
	return fifth === undefined ? undefined : new Date(fifth + windowMilliseconds);
}

/** From when on failures count. */
export const failuresSince = (now: Date): Date => new Date(now.getTime() - windowMilliseconds);
