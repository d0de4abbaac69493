// How old somebody is on a day. Calendar days only: no time zones, no hours.
import type { CalendarDate } from "#brand/core";

/** Whole years on `today`; who was born on 29 February turns a year older on 1 March of a common year. */
export function ageOn(birthday: CalendarDate, today: CalendarDate): number {
	const years = today.year - birthday.year;
	const hadBirthday = today.month > birthday.month || (today.month === birthday.month && today.day >= birthday.day);
	return hadBirthday ? years : years - 1;
}

/** The calendar day of a moment, in UTC. */
export function calendarDay(moment: Date): CalendarDate {
	return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}

/** A day as ISO 8601 writes it: 2001-02-03. */
export function isoDay(date: CalendarDate): string {
	const two = (part: number) => String(part).padStart(2, "0");
	return `${String(date.year).padStart(4, "0")}-${two(date.month)}-${two(date.day)}`;
}
