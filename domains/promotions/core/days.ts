// Days and weeks of the brand, by how far they are ahead of UTC; a week begins on Monday.
import type { Period } from "./kinds.ts";

const dayLength = 86_400_000;
const minute = 60_000;

/** "2026-01-31" of the day that a moment lies in. `ahead` in minutes. */
export const dayAt = (now: Date, ahead: number): string =>
	new Date(now.getTime() + ahead * minute).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
	new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** Whole days since 1970: 0 is Thursday, 1 January 1970. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayLength);

export const mondayOf = (day: string): string => addDays(day, -((dayNumber(day) + 3) % 7));

/** The moment at which a day of the brand begins. */
export const dayStart = (day: string, ahead: number): Date => new Date(Date.parse(`${day}T00:00:00Z`) - ahead * minute);

export type Span = { readonly from: string; readonly to: string };

/** A member's turn: its name as rows are kept by it, and the days it counts, the last included. */
export type Turn = Span & { readonly name: string };

export type Window = { readonly opensAt: Date; readonly closesAt: Date | undefined };

/** The turn that a moment lies in. */
export function turnAt(
	period: Period,
	day: string,
	{ opensAt, closesAt, ahead }: Window & { readonly ahead: number },
): Turn {
	if (period === "day") return { name: day, from: day, to: day };
	if (period === "week") {
		const from = mondayOf(day);
		return { name: from, from, to: addDays(from, 6) };
	}
	const from = dayAt(opensAt, ahead);
	const last = closesAt === undefined ? "2999-12-31" : dayAt(new Date(closesAt.getTime() - 1), ahead);
	return { name: "once", from, to: last };
}

/** The turn before; undefined of what comes once. */
export function turnBefore(period: Period, turn: Turn): Turn | undefined {
	if (period === "once") return undefined;
	const back = period === "day" ? 1 : 7;
	const from = addDays(turn.from, -back);
	return { name: from, from, to: addDays(turn.to, -back) };
}
