// The days that a report is asked for: whole days of the house's zone, named "2026-03-10".
import { err, ok, type Result } from "#platform/kernel";

const day = 86_400_000;
const minute = 60_000;
/** The longest span of one report. */
export const longestReportDays = 93;
/** What is shown where nothing is asked for. */
const usualDays = 30;

export type ReportDays = { readonly from: string; readonly to: string };
type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

const textOf = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);
const midnightOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The day of a moment in a zone so many minutes ahead of UTC. */
export const reportDayOf = (moment: Date, offset: number): string => textOf(moment.getTime() + offset * minute);

/** When a day begins in that zone. */
export const reportDayStart = (date: string, offset: number): Date => new Date(midnightOf(date) - offset * minute);

export const dayAfter = (date: string): string => textOf(midnightOf(date) + day);
export const dayBefore = (date: string): string => textOf(midnightOf(date) - day);

/** Both days among them. Without `to`, until today; without `from`, the thirty days that end there. */
export function reportDays({ from, to }: Asked, today: string): Result<ReportDays, "INVALID_PERIOD"> {
	const last = to ?? today;
	const first = from ?? textOf(midnightOf(last) - (usualDays - 1) * day);
	const days = (midnightOf(last) - midnightOf(first)) / day + 1;
	return days >= 1 && days <= longestReportDays ? ok({ from: first, to: last }) : err("INVALID_PERIOD");
}
