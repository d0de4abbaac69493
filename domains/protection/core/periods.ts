// Days, weeks and months of a market: when the one that runs began and when it ends. Days are "2026-01-31".

export const periods = ["day", "week", "month"] as const;
export type Period = (typeof periods)[number];

const minute = 60_000;
const oneDay = 24 * 60 * minute;

/** The calendar day of a moment in a zone so many minutes ahead of UTC. */
export const dayOf = (moment: Date, offsetMinutes: number): string =>
	new Date(moment.getTime() + offsetMinutes * minute).toISOString().slice(0, 10);

/** The first day of the period that runs. Weeks begin on Monday. */
export function firstDay(period: Period, moment: Date, offsetMinutes: number): string {
	const day = dayOf(moment, offsetMinutes);
	if (period === "day") return day;
	if (period === "month") return `${day.slice(0, 7)}-01`;
	const midnight = new Date(`${day}T00:00:00Z`);
	const sinceMonday = (midnight.getUTCDay() + 6) % 7;
	return new Date(midnight.getTime() - sinceMonday * oneDay).toISOString().slice(0, 10);
}

/** When the period that runs began. */
export function periodStart(period: Period, moment: Date, offsetMinutes: number): Date {
	return new Date(new Date(`${firstDay(period, moment, offsetMinutes)}T00:00:00Z`).getTime() - offsetMinutes * minute);
}

/** When the period that runs is over and its limits begin anew. */
export function periodEnd(period: Period, moment: Date, offsetMinutes: number): Date {
	const first = new Date(`${firstDay(period, moment, offsetMinutes)}T00:00:00Z`);
	const next = new Date(first);
	if (period === "month") next.setUTCMonth(first.getUTCMonth() + 1);
	else next.setUTCDate(first.getUTCDate() + (period === "day" ? 1 : 7));
	return new Date(next.getTime() - offsetMinutes * minute);
}

/** From when on play is read to know the periods that run: the earlier of the week's and the month's beginning. */
export function readFrom(moment: Date, offsetMinutes: number): Date {
	const starts = (["week", "month"] as const).map((period) => periodStart(period, moment, offsetMinutes).getTime());
	return new Date(Math.min(...starts));
}
