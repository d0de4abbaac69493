// When a login asks for a captcha and when it is locked (GLI-19 2.5.3d: 3 failures in 30 minutes).
//
// Failures are counted in two places. `near` is one browser that has logged in to the account before, or one network:
// three failures lock that browser or network for a while, and no other. `wide` is the name as a whole, tried by
// browsers the account does not know; only many failures from many networks lock those out, never the member's own
// browser. So nobody can lock another member out for ever, and a name that does not exist counts just the same.

export const guardLimits = {
	windowMinutes: 30,
	/** Failures in the window after which the next attempt brings a captcha. */
	captchaAfter: 1,
	captchaAfterWide: 3,
	lockAfter: 3,
	lockAfterWide: 30,
	lockMinutes: 15,
} as const;

export type Tally = {
	/** Times of failures, oldest first. */
	readonly failures: readonly Date[];
	readonly lockedUntil: Date | undefined;
};

export const emptyTally: Tally = { failures: [], lockedUntil: undefined };

export type Attempt = { readonly near: Tally; readonly wide: Tally; readonly knownBrowser: boolean };

export type Gate =
	| { readonly gate: "open"; readonly captcha: boolean }
	| { readonly gate: "locked"; readonly retryAfterSeconds: number };

const minute = 60_000;

/** Whether an attempt may go on, and whether it must bring a captcha. */
export function decideAttempt(attempt: Attempt, now: Date): Gate {
	const locks = [attempt.near.lockedUntil, attempt.knownBrowser ? undefined : attempt.wide.lockedUntil];
	const waits = locks.map((until) => (until === undefined ? 0 : until.getTime() - now.getTime()));
	const wait = Math.max(...waits);
	if (wait > 0) return { gate: "locked", retryAfterSeconds: Math.ceil(wait / 1000) };
	const near = recent(attempt.near, now).length;
	const wide = attempt.knownBrowser ? 0 : recent(attempt.wide, now).length;
	return { gate: "open", captcha: near >= guardLimits.captchaAfter || wide >= guardLimits.captchaAfterWide };
}

/** The tallies after one more failure. A known browser's failures do not count against the name as a whole. */
export function afterFailure(attempt: Attempt, now: Date): Attempt {
	return {
		knownBrowser: attempt.knownBrowser,
		near: failed(attempt.near, { now, lockAfter: guardLimits.lockAfter }),
		wide: attempt.knownBrowser ? attempt.wide : failed(attempt.wide, { now, lockAfter: guardLimits.lockAfterWide }),
	};
}

/** The tallies after a success: this browser or network begins anew; what others failed still counts. */
export function afterSuccess(attempt: Attempt): Attempt {
	return { ...attempt, near: emptyTally };
}

/** A lock begins a new count when it ends, so the next failure after it does not lock at once. */
function failed(tally: Tally, at: { readonly now: Date; readonly lockAfter: number }): Tally {
	const failures = [...recent(tally, at.now), at.now];
	if (failures.length < at.lockAfter) return { failures, lockedUntil: undefined };
	return { failures: [], lockedUntil: new Date(at.now.getTime() + guardLimits.lockMinutes * minute) };
}

function recent(tally: Tally, now: Date): readonly Date[] {
	const since = now.getTime() - guardLimits.windowMinutes * minute;
	return tally.failures.filter((time) => time.getTime() > since);
}
