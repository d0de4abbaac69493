// Which days of the betting record may be asked for: three months at once, twelve available (RTS 1B).
import type { Result } from "#platform/kernel";
import { err, ok } from "#platform/kernel";

export type Period = { readonly from: Date; readonly to: Date };

const day = 86_400_000;
/** The longest period of one question and the oldest moment of any, in days. A day more each for time zones. */
export const longestDays = 93;
export const keptDays = 367;
export const defaultDays = 30;

/** From (inclusive) to (exclusive). Without `to`, until now; without `from`, 30 days back from `to`. */
export function decidePeriod(
	asked: { readonly from?: Date | undefined; readonly to?: Date | undefined },
	now: Date,
): Result<Period, "PERIOD_TOO_LONG" | "PERIOD_NOT_AVAILABLE"> {
	const to = asked.to ?? new Date(now.getTime() + 1);
	const from = asked.from ?? new Date(to.getTime() - defaultDays * day);
	if (to.getTime() - from.getTime() > longestDays * day) return err("PERIOD_TOO_LONG");
	if (from >= to || from.getTime() < now.getTime() - keptDays * day) return err("PERIOD_NOT_AVAILABLE");
	return ok({ from, to });
}

export const periodPresets = ["today", "yesterday", "last-7-days", "last-30-days", "last-90-days"] as const;
export type PeriodPreset = (typeof periodPresets)[number];
/** Only for what is planned ahead: no record holds what has not happened. */
export const upcomingPresets = ["next-7-days", "next-30-days"] as const;
export type UpcomingPreset = (typeof upcomingPresets)[number];

/** The period of one day of the caller's ("2026-03-10"). */
export function periodOfDay(date: string, offsetMinutes: number): Period {
	const from = Date.parse(`${date}T00:00:00Z`) - offsetMinutes * 60_000;
	return { from: new Date(from), to: new Date(from + day) };
}

/** The period of a preset in the caller's days. `offsetMinutes` is what local time is ahead of UTC (Seoul: 540). */
export function periodOf(preset: PeriodPreset | UpcomingPreset, now: Date, offsetMinutes: number): Period {
	const offset = offsetMinutes * 60_000;
	const midnight = Math.floor((now.getTime() + offset) / day) * day - offset;
	if (preset === "next-7-days" || preset === "next-30-days") {
		// Today counts as the first day, and of it what is still to come.
		return { from: now, to: new Date(midnight + (preset === "next-7-days" ? 7 : 30) * day) };
	}
	const daysBack = { today: 0, yesterday: 1, "last-7-days": 6, "last-30-days": 29, "last-90-days": 89 }[preset];
	const to = preset === "yesterday" ? midnight : midnight + day;
	return { from: new Date(midnight - daysBack * day), to: new Date(to) };
}

/** Whether something that lasts from `startsAt` to `endsAt` falls into a period, be it in part. */
export const isWithin = ({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }, period: Period) =>
	startsAt < period.to && endsAt > period.from;
