// How staff come in: names, passwords, and the lock after three failures (GLI-19 B.2.3g). Three failures from one network
// lock the name for that network alone; many from many lock it where its holder has never come in. A browser that its
// holder came in with is judged by its own failures. So nobody keeps somebody out who comes with what they work with.

export const entryLimits = {
	lockAfter: 3,
	/** Failures of networks that the holder of the name has never come in from, all together. */
	lockAfterWide: 30,
	/** Failures older than this are forgotten. */
	windowMinutes: 30,
	lockMinutes: 30,
	/** How many browsers somebody is known by: the ones used last. */
	browsers: 10,
	/** How long a browser or a network is known after its last login. */
	knownDays: 90,
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

/** Whether failures of late are a reason to ask for a piece of work before the next password is looked at. */
export function isTroubled(tally: EntryTally | undefined, now: Date): boolean {
	if (tally === undefined || (tally.failures === 0 && tally.lockedUntil === undefined)) return false;
	const since = tally.lockedUntil ?? tally.lastFailedAt;
	return now.getTime() - since.getTime() < entryLimits.windowMinutes * minute;
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
