// How staff come in: names, passwords, and the lock after three failures (GLI-19 B.2.3g). Three failures from one network
// lock the name for that network alone; many from many lock it where its holder has never come in. So nobody keeps
// somebody out of the network they work in.

export const entryLimits = {
	lockAfter: 3,
	/** Failures of networks that the holder of the name has never come in from, all together. */
	lockAfterWide: 30,
	/** Failures older than this are forgotten. */
	windowMinutes: 30,
	lockMinutes: 30,
	/** How long a login that has shown its password waits for its second factor. */
	stepMinutes: 10,
	/** How long a first password holds. */
	givenHours: 24,
	idleMinutes: 30,
	/** A session's end, however active it is. */
	sessionHours: 12,
} as const;

/** Failures at one name: the password's and the second factor's alike. */
export type EntryTally = {
	readonly failures: number;
	readonly lastFailedAt: Date;
	readonly lockedUntil: Date | undefined;
};

const minute = 60_000;

/** Seconds until a locked name may be tried again; 0 when it may. */
export function lockedSeconds(tally: EntryTally | undefined, now: Date): number {
	if (tally?.lockedUntil === undefined) return 0;
	return Math.max(0, Math.ceil((tally.lockedUntil.getTime() - now.getTime()) / 1000));
}

/** A lock begins a new count when it ends. */
export function afterEntryFailure(
	tally: EntryTally | undefined,
	now: Date,
	lockAfter: number = entryLimits.lockAfter,
): EntryTally {
	const young =
		tally !== undefined && now.getTime() - tally.lastFailedAt.getTime() < entryLimits.windowMinutes * minute;
	const failures = (young ? tally.failures : 0) + 1;
	if (failures < lockAfter) return { failures, lastFailedAt: now, lockedUntil: undefined };
	const lockedUntil = new Date(now.getTime() + entryLimits.lockMinutes * minute);
	return { failures: 0, lastFailedAt: now, lockedUntil };
}

/** Whether a first password is good no more: nobody has chosen another in time. */
export function firstPasswordLapsed(givenAt: Date, now: Date): boolean {
	return now.getTime() - givenAt.getTime() >= entryLimits.givenHours * 60 * minute;
}

/** Capitals count as small letters. */
export const staffName = (typed: string): string => typed.trim().toLowerCase();

export const staffNameShape = /^[a-z][a-z0-9.-]{2,29}$/;

export const shortestPassword = 12;
export const longestPassword = 128;

/** Long enough, not one sign over and over, and without the name in it. Length is what counts: no mixture is demanded. */
export function staffPasswordFault({
	password,
	username,
}: {
	readonly password: string;
	readonly username: string;
}): "TOO_SHORT" | "TOO_SIMPLE" | undefined {
	if ([...password].length < shortestPassword) return "TOO_SHORT";
	const plain = password.toLowerCase();
	return new Set(plain).size < 6 || plain.includes(username) ? "TOO_SIMPLE" : undefined;
}
