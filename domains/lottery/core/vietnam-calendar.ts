// When Vietnam's stations draw: one of the north each day, several of the south and of the centre on their days of the week. The
// calendar is the one of before the provinces were joined in 2025.
import type { Timetable } from "./timetable.ts";

const vietnam = { zoneHours: 7, minutes: 0, closesBefore: 600, digits: 0, namesake: true } as const;
/** Minutes after midnight. */
const [south, centre, north] = [16 * 60 + 15, 17 * 60 + 15, 18 * 60 + 15] as const;
const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;

const station = (at: number, weekdays: readonly number[]): Timetable => ({
	family: at === north ? "VNN" : "VNS",
	...vietnam,
	calendar: { weekdays, at: [at] },
});

/** Days of the week from 0, Sunday. */
const stations = {
	VNMB: station(north, everyDay),
	VN_HCM: station(south, [1, 6]),
	VN_DT: station(south, [1]),
	VN_CM: station(south, [1]),
	VN_BTR: station(south, [2]),
	VN_VT: station(south, [2]),
	VN_BL: station(south, [2]),
	VN_DN: station(south, [3]),
	VN_CT: station(south, [3]),
	VN_ST: station(south, [3]),
	VN_TN: station(south, [4]),
	VN_AG: station(south, [4]),
	VN_BTH: station(south, [4]),
	VN_VL: station(south, [5]),
	VN_BD: station(south, [5]),
	VN_TV: station(south, [5]),
	VN_LA: station(south, [6]),
	VN_BP: station(south, [6]),
	VN_HG: station(south, [6]),
	VN_TG: station(south, [0]),
	VN_KG: station(south, [0]),
	VN_DL: station(south, [0]),
	VN_PY: station(centre, [1]),
	VN_HUE: station(centre, [0, 1]),
	VN_DLK: station(centre, [2]),
	VN_QNM: station(centre, [2]),
	VN_DNG: station(centre, [3, 6]),
	VN_KH: station(centre, [0, 3]),
	VN_BDI: station(centre, [4]),
	VN_QT: station(centre, [4]),
	VN_QB: station(centre, [4]),
	VN_GL: station(centre, [5]),
	VN_NT: station(centre, [5]),
	VN_QNG: station(centre, [6]),
	VN_DNO: station(centre, [6]),
	VN_KT: station(centre, [0]),
} as const satisfies Readonly<Record<string, Timetable>>;

export type VietnamStation = keyof typeof stations;
export const vietnamTimetables: Readonly<Record<VietnamStation, Timetable>> = stations;

/** Of the north, by the day of the week of a draw: from Sunday on. */
export const northStations = ["TB", "HN", "QN", "BN", "HN", "HP", "ND"] as const;

/** Where a station lies. */
export const regions = ["north", "centre", "south", "fast"] as const;
export type Region = (typeof regions)[number];

export function regionOf({ calendar }: Pick<Timetable, "calendar">): Region {
	const [at] = calendar?.at ?? [];
	if (at === north) return "north";
	return at === undefined ? "fast" : at === centre ? "centre" : "south";
}
