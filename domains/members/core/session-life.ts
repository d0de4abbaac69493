// How long a session lives: so many minutes without a call (GLI-19 2.5.4: 30), and so many days in all.

export type SessionTimes = {
	readonly lastSeenAt: Date;
	/** The end of a full login, however active the member is. */
	readonly expiresAt: Date;
};

export type SessionRules = { readonly idleMinutes: number };

const minute = 60_000;
const day = 24 * 60 * minute;

export function isAlive(session: SessionTimes, rules: SessionRules, now: Date): boolean {
	return (
		now.getTime() < session.expiresAt.getTime() &&
		now.getTime() - session.lastSeenAt.getTime() < rules.idleMinutes * minute
	);
}

/** The last call is written down at most once a minute, so that a spin costs no write for it. */
export function needsTouch(lastWrittenAt: Date, now: Date): boolean {
	return now.getTime() - lastWrittenAt.getTime() >= minute;
}

export function expiryOf(loginAt: Date, rules: { readonly sessionDays: number }): Date {
	return new Date(loginAt.getTime() + rules.sessionDays * day);
}

/** A password that was given to a member holds so long, used or not. */
export const givenHours = 24;

/** Whether a password that was given is good no more: nobody has chosen another in time. */
export function hasLapsed(password: { readonly isDefault: boolean; readonly changedAt: Date }, now: Date): boolean {
	return password.isDefault && now.getTime() - password.changedAt.getTime() >= givenHours * 60 * minute;
}

/** Whether a password must be changed before anything else: it is the default one, or too old where that counts. */
export function mustChangePassword(
	password: { readonly isDefault: boolean; readonly changedAt: Date },
	rules: { readonly maxAgeDays: number | undefined; readonly forced: boolean },
	now: Date,
): boolean {
	if (password.isDefault) return true;
	if (!rules.forced || rules.maxAgeDays === undefined) return false;
	return now.getTime() - password.changedAt.getTime() > rules.maxAgeDays * day;
}
