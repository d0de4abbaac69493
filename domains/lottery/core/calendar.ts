// Draws on days of the week or of the month: named by their day, or numbered within the year; each open from the draw before it.
// One that draws once a day can draw on another day, too: of a day that has no draw it is named by that day, or by the draw before it and the days since.
import { numberAt } from "./counting.ts";
import type { Calendar, Timetable } from "./timetable.ts";

const minute = 60_000;
const day = 86_400_000;

type Dates = Pick<Timetable, "zoneHours" | "closesBefore" | "digits"> & { readonly calendar: Calendar };

type Dated = {
	readonly issue: string;
	readonly opensAt: number;
	readonly closesAt: number;
	readonly drawsAt: number;
};

/** Midnight of its day, in local milliseconds, and which draw of the day it is. */
type Slot = { readonly midnight: number; readonly index: number };

const isDrawDay = ({ calendar }: Dates, midnight: number): boolean =>
	calendar.dates === undefined
		? calendar.weekdays.includes(new Date(midnight).getUTCDay())
		: calendar.dates.includes(new Date(midnight).getUTCDate());

const momentOf = ({ zoneHours, calendar }: Dates, { midnight, index }: Slot): number =>
	midnight + (numberAt(calendar.at, index) - zoneHours * 60) * minute;

/** Draws from a day on, or back from it, one after the other. */
function* slots(dates: Dates, from: number, step: 1 | -1): Generator<Slot> {
	const indexes = dates.calendar.at.map((_, index) => index);
	for (let midnight = from; ; midnight += step * day)
		if (isDrawDay(dates, midnight))
			for (const index of step === 1 ? indexes : indexes.toReversed()) yield { midnight, index };
}

function firstOf(dates: Dates, among: Generator<Slot>, fits: (moment: number) => boolean): Slot {
	for (const slot of among) if (fits(momentOf(dates, slot))) return slot;
	throw new RangeError("a calendar without draws");
}

/** The first draw later than a moment. */
export function calendarAt(dates: Dates, moment: number): Dated {
	const midnight = Math.floor((moment + dates.zoneHours * 60 * minute) / day) * day;
	// The last draws of a day may come after its midnight.
	return datedOf(
		dates,
		firstOf(dates, slots(dates, midnight - day, 1), (drawsAt) => drawsAt > moment),
	);
}

function datedOf(dates: Dates, slot: Slot): Dated {
	const drawsAt = momentOf(dates, slot);
	const before = firstOf(dates, slots(dates, slot.midnight, -1), (moment) => moment < drawsAt);
	return {
		issue: numberOf(dates, slot),
		opensAt: momentOf(dates, before),
		closesAt: drawsAt - dates.closesBefore * 1_000,
		drawsAt,
	};
}

const dateText = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10).replaceAll("-", "");

/** By its date where it needs no more, or where a day has several; within the year otherwise. */
function numberOf(dates: Dates, { midnight, index }: Slot): string {
	const { digits, calendar } = dates;
	if (digits === 0) return dateText(midnight);
	if (calendar.at.length > 1) return dateText(midnight) + String(index + 1).padStart(digits, "0");
	const year = new Date(midnight).getUTCFullYear();
	let number = 0;
	let last = Date.UTC(year, 0, 0);
	for (let each = Date.UTC(year, 0, 1); each <= midnight; each += day)
		if (isDrawDay(dates, each)) [number, last] = [number + 1, each];
	const since = (midnight - last) / day;
	// "2026045" and, two days behind it, "20260452": so that names keep the order of draws.
	return `${year}${String(number).padStart(digits, "0")}${since === 0 ? "" : since}`;
}

/** The draw of a day that has none by the calendar, should one come on it; undefined where it has, and where a day has several. */
export function calendarBeside(dates: Dates, midnight: number): Dated | undefined {
	if (dates.calendar.at.length > 1 || isDrawDay(dates, midnight)) return undefined;
	return calendarNumbered(dates, numberOf(dates, { midnight, index: 0 }));
}

/** Undefined where there is no such draw. */
export function calendarNumbered(dates: Dates, issue: string): Dated | undefined {
	const slot = isByDay(dates) ? slotByDay(dates, issue) : slotInYear(dates, issue);
	return slot === undefined || numberOf(dates, slot) !== issue ? undefined : datedOf(dates, slot);
}

/** No more than its day names it. */
const isMovable = ({ digits }: Pick<Dates, "digits">): boolean => digits === 0;

const isByDay = ({ digits, calendar }: Dates): boolean => digits === 0 || calendar.at.length > 1;

function slotByDay(dates: Dates, issue: string): Slot | undefined {
	const [, year, month, date, number] = /^([0-9]{4})([0-9]{2})([0-9]{2})([0-9]*)$/.exec(issue) ?? [];
	const midnight = Date.parse(`${year}-${month}-${date}T00:00:00.000Z`);
	const index = number === "" ? 0 : Number(number) - 1;
	const draws = !Number.isNaN(midnight) && (isMovable(dates) || isDrawDay(dates, midnight));
	const fits = draws && dates.calendar.at[index] !== undefined;
	return fits ? { midnight, index } : undefined;
}

function slotInYear(dates: Dates, issue: string): Slot | undefined {
	const [, year = "", numbers = ""] = /^([0-9]{4})([0-9]+)$/.exec(issue) ?? [];
	const [number, since] = [numbers.slice(0, dates.digits), numbers.slice(dates.digits)];
	if (number.length !== dates.digits || !/^[1-9]?$/.test(since)) return undefined;
	let left = Number(number);
	let midnight = Date.UTC(Number(year), 0, 0);
	while (left > 0) {
		midnight += day;
		if (new Date(midnight).getUTCFullYear() !== Number(year)) return undefined;
		if (isDrawDay(dates, midnight)) left--;
	}
	return { midnight: midnight + Number(since) * day, index: 0 };
}
