// The names that the reports use in the address, and what they hold. Pure.
export const reportAddress = { days: "days", account: "who", of: "branch" } as const;

export const reportPeriods = ["today", "last-7-days", "last-30-days", "last-90-days"] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

const back: Readonly<Record<ReportPeriod, number>> = {
	today: 0,
	"last-7-days": 6,
	"last-30-days": 29,
	"last-90-days": 89,
};

/** What is not one of the choices counts as not chosen: an address is typed by people. */
export const readPeriod = (text: string | undefined): ReportPeriod =>
	reportPeriods.find((period) => period === text) ?? "last-7-days";

const day = 86_400_000;

/** Days of the person's own calendar, today included. `offsetMinutes`: what local time is ahead of UTC. */
export function daysOf(
	period: ReportPeriod,
	now: Date,
	offsetMinutes: number,
): { readonly from: string; readonly to: string } {
	const today = now.getTime() + offsetMinutes * 60_000;
	const text = (at: number) => new Date(at).toISOString().slice(0, 10);
	return { from: text(today - back[period] * day), to: text(today) };
}
