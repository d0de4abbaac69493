// Draws on days of the week: numbered within the year, each open from the draw before it.
import type { Timetable } from "./game.ts";

const minute = 60_000;
const day = 86_400_000;

type Calendar = Pick<Timetable, "zoneHours" | "closesBefore" | "digits"> & {
	readonly calendar: NonNullable<Timetable["calendar"]>;
};

type Dated = {
	readonly issue: string;
	readonly opensAt: number;
	readonly closesAt: number;
	readonly drawsAt: number;
};

/** Midnights in local milliseconds. */
const isDrawDay = ({ calendar }: Calendar, midnight: number): boolean =>
	calendar.weekdays.includes(new Date(midnight).getUTCDay());

function nextDay(calendar: Calendar, from: number, step: 1 | -1): number {
	let midnight = from;
	while (!isDrawDay(calendar, midnight)) midnight += step * day;
	return midnight;
}

const drawOn = ({ zoneHours, calendar }: Calendar, midnight: number): number =>
	midnight + (calendar.at - zoneHours * 60) * minute;

/** The first draw later than a moment. */
export function calendarAt(calendar: Calendar, moment: number): Dated {
	const midnight = Math.floor((moment + calendar.zoneHours * 60 * minute) / day) * day;
	const today = nextDay(calendar, midnight, 1);
	return datedOf(calendar, drawOn(calendar, today) > moment ? today : nextDay(calendar, today + day, 1));
}

function datedOf(calendar: Calendar, midnight: number): Dated {
	const drawsAt = drawOn(calendar, midnight);
	const year = new Date(midnight).getUTCFullYear();
	let number = 0;
	for (let each = Date.UTC(year, 0, 1); each <= midnight; each += day) if (isDrawDay(calendar, each)) number++;
	return {
		issue: `${year}${String(number).padStart(calendar.digits, "0")}`,
		opensAt: drawOn(calendar, nextDay(calendar, midnight - day, -1)),
		closesAt: drawsAt - calendar.closesBefore * 1_000,
		drawsAt,
	};
}

/** Undefined where the year has no such draw. */
export function calendarNumbered(calendar: Calendar, issue: string): Dated | undefined {
	const [, year = "", number] = /^([0-9]{4})([0-9]+)$/.exec(issue) ?? [];
	if (number?.length !== calendar.digits) return undefined;
	let left = Number(number);
	for (let each = Date.UTC(Number(year), 0, 1); new Date(each).getUTCFullYear() === Number(year); each += day)
		if (isDrawDay(calendar, each) && --left === 0) return datedOf(calendar, each);
	return undefined;
}
