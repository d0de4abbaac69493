// The lotteries of the house: of which family, how often they draw, in which zone their day lies, when bets close.
import { type Area, type Family, families } from "./plays/tree.ts";
import { seaTimetables } from "./sea-calendar.ts";
import type { Timetable } from "./timetable.ts";
import { vietnamTimetables } from "./vietnam-calendar.ts";

export const lotteryGames = [
	...(["TSFFC", "TS2FC", "TS3FC", "HN5FC", "TSFF11X5", "TS5F11X5", "TSFFPK10", "TS3FPK10", "TSFFK3"] as const),
	...(["TSFF28", "TS3F28", "TSKL10", "TSKENO", "KRPB", "KRLAD", "KRSK"] as const),
	...(["TSFFLHC", "TS5FLHC", "HK6"] as const),
	...(["THGOV", "LAO", "HANOI", "YK", "MAG", "DMC", "STO", "SG4"] as const),
	...(["VN1F", "VN2F", "VN5F", "VNMB"] as const),
	...(["VN_HCM", "VN_DT", "VN_CM", "VN_BTR", "VN_VT", "VN_BL", "VN_DN", "VN_CT", "VN_ST", "VN_TN", "VN_AG"] as const),
	...(["VN_BTH", "VN_VL", "VN_BD", "VN_TV", "VN_LA", "VN_BP", "VN_HG", "VN_TG", "VN_KG", "VN_DL"] as const),
	...([
		"VN_PY",
		"VN_HUE",
		"VN_DLK",
		"VN_QNM",
		"VN_DNG",
		"VN_KH",
		"VN_BDI",
		"VN_QT",
		"VN_QB",
		"VN_GL",
		"VN_NT",
		"VN_QNG",
		"VN_DNO",
		"VN_KT",
	] as const),
] as const;
export type LotteryGame = (typeof lotteryGames)[number];

export const isLotteryGame = (code: string): code is LotteryGame => lotteryGames.some((game) => game === code);

/** Shanghai's day. */
const china = { zoneHours: 8 } as const;
/** Seoul's. */
const korea = { zoneHours: 9 } as const;
const eachMinute = { minutes: 1, closesBefore: 5, digits: 4 } as const;
const each2Minutes = { minutes: 2, closesBefore: 8, digits: 3 } as const;
const each3Minutes = { minutes: 3, closesBefore: 10, digits: 3 } as const;
const each5Minutes = { minutes: 5, closesBefore: 15, digits: 3 } as const;

export const timetables: Readonly<Record<LotteryGame, Timetable>> = {
	TSFFC: { family: "SSC", ...china, ...eachMinute },
	TS2FC: { family: "SSC", ...china, ...each2Minutes },
	TS3FC: { family: "SSC", ...china, ...each3Minutes },
	/** Hanoi's day. */
	HN5FC: { family: "SSC", zoneHours: 7, ...each5Minutes },
	TSFF11X5: { family: "X5", ...china, ...eachMinute },
	TS5F11X5: { family: "X5", ...china, ...each5Minutes },
	TSFFPK10: { family: "PK10", ...china, ...eachMinute },
	TS3FPK10: { family: "PK10", ...china, ...each3Minutes },
	TSFFK3: { family: "K3", ...china, ...eachMinute },
	TSFF28: { family: "P28", ...china, ...eachMinute },
	TS3F28: { family: "P28", ...china, ...each3Minutes },
	TSKL10: { family: "KL10", ...china, ...each5Minutes },
	TSKENO: { family: "KENO", ...china, ...each5Minutes },
	KRPB: { family: "KRPB", ...korea, ...each5Minutes },
	KRLAD: { family: "KRLAD", ...korea, ...each3Minutes },
	KRSK: { family: "KRSK", ...korea, ...each5Minutes },
	TSFFLHC: { family: "LHC", ...china, ...eachMinute },
	TS5FLHC: { family: "LHC", ...china, ...each5Minutes },
	/** Tuesdays, Thursdays and Saturdays at half past nine in the evening. */
	HK6: {
		family: "LHC",
		...china,
		minutes: 0,
		calendar: { weekdays: [2, 4, 6], at: [21 * 60 + 30] },
		closesBefore: 900,
		digits: 3,
		namesake: true,
	},
	/** Fast draws in the form of the north, of the south, and of the north again. */
	VN1F: { family: "VNN", zoneHours: 7, ...eachMinute },
	VN2F: { family: "VNS", zoneHours: 7, ...each2Minutes },
	VN5F: { family: "VNN", zoneHours: 7, ...each5Minutes },
	...seaTimetables,
	...vietnamTimetables,
};

export const familyOf = (game: LotteryGame): Family => families[timetables[game].family];

/** In whose hall a lottery stands; undefined for those of the house's two. */
export const areaOf = (game: LotteryGame): Area | undefined => familyOf(game).area;

/**
 * How prizes are reckoned. `Lott`: price 2 and a prize group; `Elott`: fixed odds on any amount; `SEA`: the same for a lot; `ZY`: price 2,
 * by the first digit.
 */
export const prizeModes = ["Lott", "Elott", "SEA", "ZY"] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** As clients number them. */
export const prizeModeIds = { Lott: 1, Elott: 3, SEA: 5, ZY: 2 } as const satisfies Record<PrizeMode, number>;

/** The modes that a family is sold in. */
export const modesOf = ({ area }: Pick<Family, "area">): readonly PrizeMode[] =>
	area === undefined ? ["Lott", "Elott"] : ["SEA"];

/** The modes that whoever sits in one may bet in: at five digits ZY beside prize groups. */
export const modesBeside = (mode: PrizeMode, { code }: Pick<Family, "code">): readonly PrizeMode[] =>
	mode === "Lott" && code === "SSC" ? ["Lott", "ZY"] : [mode];
