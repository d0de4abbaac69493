// How long somebody plays: a run begins after a pause, and only time between two signs of play close together counts.

export type PlayRun = { readonly startedAt: Date; readonly checkedAt: Date; readonly seenAt: Date };

/** A longer silence than this ends a run and counts as no play. */
export const pauseMilliseconds = 15 * 60_000;
/** Signs are written down at most so often. */
const writeMilliseconds = 30_000;

/** The run after a sign of play, and how many seconds of play it adds; undefined when nothing need be written yet. */
export function afterSign(
	run: PlayRun | undefined,
	now: Date,
): { readonly run: PlayRun; readonly seconds: number } | undefined {
	if (run === undefined || now.getTime() - run.seenAt.getTime() > pauseMilliseconds) {
		return { run: { startedAt: now, checkedAt: now, seenAt: now }, seconds: 0 };
	}
	const silent = now.getTime() - run.seenAt.getTime();
	if (silent < writeMilliseconds) return undefined;
	return { run: { ...run, seenAt: now }, seconds: Math.floor(silent / 1000) };
}

/** Time limits that hold, with what is used of them, both in seconds. */
export type TimeAllowance = { readonly limit: number; readonly used: number };

/** When play has to end if it goes on from now; undefined without a limit. */
export function playUntil(allowances: readonly TimeAllowance[], now: Date): Date | undefined {
	if (allowances.length === 0) return undefined;
	const left = Math.min(...allowances.map(({ limit, used }) => limit - used));
	return new Date(now.getTime() + Math.max(left, 0) * 1000);
}
