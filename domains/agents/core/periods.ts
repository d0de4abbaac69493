// The periods that contracts settle: slots of five minutes and hours in UTC, days and longer by the brand's calendar.
// A period has its beginning and not its end.

export const periodKinds = ["five-minutes", "hour", "day", "week", "half-month", "month"] as const;
export type PeriodKind = (typeof periodKinds)[number];

export type Calendar = {
	/** Minutes that the brand's zone is ahead of UTC. */
	readonly utcOffset: number;
	/** Minutes after midnight at which its day begins. */
	readonly dayStart: number;
};

export type Period = { readonly from: Date; readonly to: Date };

const minute = 60_000;
const day = 24 * 60 * minute;

/** The period that a moment belongs to. Weeks begin on Monday, the halves of a month on the 1st and the 16th. */
export function periodAt(kind: PeriodKind, at: Date, calendar: Calendar): Period {
	if (kind === "five-minutes") return slotAt(at, 5 * minute);
	if (kind === "hour") return slotAt(at, 60 * minute);
	const ahead = (calendar.utcOffset - calendar.dayStart) * minute;
	// The brand's calendar as if it were that of UTC.
	const local = new Date(at.getTime() + ahead);
	const { from, to } = datesAround(kind, local);
	return { from: new Date(from - ahead), to: new Date(to - ahead) };
}

/** The calendar day of a moment, where days are so many minutes ahead of UTC. */
export const dayIn = (utcOffset: number, at: Date): string =>
	new Date(at.getTime() + utcOffset * minute).toISOString().slice(0, 10);

/** When what was decided now takes effect. */
export const nextBorder = (kind: PeriodKind, at: Date, calendar: Calendar): Date => periodAt(kind, at, calendar).to;

function slotAt(at: Date, length: number): Period {
	const from = Math.floor(at.getTime() / length) * length;
	return { from: new Date(from), to: new Date(from + length) };
}

function datesAround(kind: Exclude<PeriodKind, "five-minutes" | "hour">, local: Date): { from: number; to: number } {
	const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
	const today = Date.UTC(year, month, date);
	switch (kind) {
		case "day":
			return { from: today, to: today + day };
		case "week": {
			const monday = today - ((local.getUTCDay() + 6) % 7) * day;
			return { from: monday, to: monday + 7 * day };
		}
		case "half-month":
			return date < 16
				? { from: Date.UTC(year, month, 1), to: Date.UTC(year, month, 16) }
				: { from: Date.UTC(year, month, 16), to: Date.UTC(year, month + 1, 1) };
		case "month":
			return { from: Date.UTC(year, month, 1), to: Date.UTC(year, month + 1, 1) };
	}
}
