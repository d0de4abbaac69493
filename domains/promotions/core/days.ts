// Days and weeks of the brand, in its zone; a week begins on Monday. Where summer time is kept a day may have 23 or 25 hours.
import type { Period } from "./kinds.ts";

const dayLength = 86_400_000;
const minute = 60_000;

/** How many minutes ahead of UTC, always; or the name of a zone that keeps summer time ("Europe/London"). */
export type Zone = number | string;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
	const known = clocks.get(timeZone);
	if (known !== undefined) return known;
	const digits = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
	const clock = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...digits });
	clocks.set(timeZone, clock);
	return clock;
}

/** What the clocks of the zone show at a moment, to the minute, in milliseconds as if it were UTC. */
function shownAt(now: Date, zone: Zone): number {
	if (typeof zone === "number") return now.getTime() + zone * minute;
	const parts = Object.fromEntries(
		clockOf(zone)
			.formatToParts(now)
			.map(({ type, value }) => [type, Number(value)]),
	);
	const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = parts;
	return Date.UTC(year, month - 1, day, hour, minutes);
}

/** "2026-01-31" of the day that a moment lies in. */
export const dayAt = (now: Date, zone: Zone): string => new Date(shownAt(now, zone)).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
	new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** Whole days since 1970: 0 is Thursday, 1 January 1970. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayLength);

export const mondayOf = (day: string): string => addDays(day, -((dayNumber(day) + 3) % 7));

/** The moment at which a day of the brand begins: of two midnights the first, and where there is none the first moment after. */
export function dayStart(day: string, zone: Zone): Date {
	const midnight = Date.parse(`${day}T00:00:00Z`);
	const before = new Date(midnight - dayLength);
	const aheads = [before, new Date(midnight + dayLength)].map((at) => shownAt(at, zone) - at.getTime());
	const starts = aheads.map((ahead) => new Date(midnight - ahead)).filter((start) => dayAt(start, zone) === day);
	return starts.sort((one, other) => one.getTime() - other.getTime())[0] ?? before;
}

export type Span = { readonly from: string; readonly to: string };

/** A member's turn: its name as rows are kept by it, and the days it counts, the last included. */
export type Turn = Span & { readonly name: string };

export type Window = { readonly opensAt: Date; readonly closesAt: Date | undefined };

/** The turn that a moment lies in. */
export function turnAt(
	period: Period,
	day: string,
	{ opensAt, closesAt, zone }: Window & { readonly zone: Zone },
): Turn {
	if (period === "day") return { name: day, from: day, to: day };
	if (period === "week") {
		const from = mondayOf(day);
		return { name: from, from, to: addDays(from, 6) };
	}
	const from = dayAt(opensAt, zone);
	const last = closesAt === undefined ? "2999-12-31" : dayAt(new Date(closesAt.getTime() - 1), zone);
	return { name: "once", from, to: last };
}

/** The turn before; undefined of what comes once. */
export function turnBefore(period: Period, turn: Turn): Turn | undefined {
	if (period === "once") return undefined;
	const back = period === "day" ? 1 : 7;
	const from = addDays(turn.from, -back);
	return { name: from, from, to: addDays(turn.to, -back) };
}
