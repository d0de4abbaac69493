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

/** The period of one day of the caller's ("2026-03-10"). */
export function periodOfDay(date: string, offsetMinutes: number): Period {
	const from = Date.parse(`${date}T00:00:00Z`) - offsetMinutes * 60_000;
	return { from: new Date(from), to: new Date(from + day) };
}

/** The period of a preset in the caller's days. `offsetMinutes` is what local time is ahead of UTC (Seoul: 540). */
export function periodOf(preset: PeriodPreset, now: Date, offsetMinutes: number): Period {
	const offset = offsetMinutes * 60_000;
	const midnight = Math.floor((now.getTime() + offset) / day) * day - offset;
	const daysBack = { today: 0, yesterday: 1, "last-7-days": 6, "last-30-days": 29, "last-90-days": 89 }[preset];
	const to = preset === "yesterday" ? midnight : midnight + day;
	return { from: new Date(midnight - daysBack * day), to: new Date(to) };
}
