// When the lotteries of South-East Asia draw, each on the calendar of its country; holidays are set at the desk.
import type { Timetable } from "./timetable.ts";

const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;
const dated = { minutes: 0, namesake: true } as const;
/** Rounds of yeekee: every quarter of an hour from six in the morning on, into the night. */
const rounds = Array.from({ length: 88 }, (_, index) => 6 * 60 + 15 * (index + 1));

const fourDigits: Timetable = {
	family: "D4",
	...dated,
	zoneHours: 8,
	calendar: { weekdays: [0, 3, 6], at: [19 * 60] },
	closesBefore: 1_800,
	digits: 3,
};

type SeaGame = "THGOV" | "LAO" | "HANOI" | "YK" | "MAG" | "DMC" | "STO" | "SG4";

export const seaTimetables: Readonly<Record<SeaGame, Timetable>> = {
	/** The first and the sixteenth of each month. */
	THGOV: {
		family: "THAI",
		...dated,
		zoneHours: 7,
		calendar: { dates: [1, 16], at: [15 * 60] },
		closesBefore: 1_800,
		digits: 0,
	},
	LAO: {
		family: "LAO",
		...dated,
		zoneHours: 7,
		calendar: { weekdays: [1, 3, 5], at: [20 * 60 + 30] },
		closesBefore: 900,
		digits: 0,
	},
	HANOI: {
		family: "HANOI",
		...dated,
		zoneHours: 7,
		calendar: { weekdays: everyDay, at: [17 * 60 + 30, 18 * 60 + 30, 19 * 60 + 30] },
		closesBefore: 900,
		digits: 1,
	},
	YK: {
		family: "YK",
		zoneHours: 7,
		minutes: 0,
		calendar: { weekdays: everyDay, at: rounds },
		closesBefore: 120,
		posts: true,
		digits: 2,
	},
	MAG: fourDigits,
	DMC: fourDigits,
	STO: fourDigits,
	SG4: fourDigits,
};
