// The twelve signs over the numbers 1 to 49, by the lunar year that a draw lies in: 1, 13, 25, 37 and 49 are the year's own.

/** First days of lunar years. Calendars of computers are a day off in some of them. */
const newYears = [
	"2025-01-29",
	"2026-02-17",
	"2027-02-06",
	"2028-01-26",
	"2029-02-13",
	"2030-02-03",
	"2031-01-23",
	"2032-02-11",
] as const;

const firstYear = 2025;

/** 0 rat to 11 pig. */
export type Sign = number;

/** The sign of the lunar year that a day ("2026-02-17") lies in. */
export function signOfDay(day: string): Sign {
	const year = Number(day.slice(0, 4));
	const begins = newYears[year - firstYear];
	const lunar = begins !== undefined && day < begins ? year - 1 : year;
	return (((lunar - 4) % 12) + 12) % 12;
}

/** The sign of a number in a year of a sign. */
export const signOf = (number: number, year: Sign): Sign => (((year - number + 1) % 12) + 12) % 12;

/** How many numbers a sign has: the year's own has one more. */
export const sizeOf = (sign: Sign, year: Sign): number => (sign === year ? 5 : 4);
