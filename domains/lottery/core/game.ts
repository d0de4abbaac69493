// The lotteries of the house: of which family, how often they draw, in which zone their day lies, when bets close.
import { type Family, type FamilyCode, families } from "./plays/tree.ts";

export const lotteryGames = [
	...(["TSFFC", "TS2FC", "TS3FC", "HN5FC", "TSFF11X5", "TS5F11X5", "TSFFPK10", "TS3FPK10", "TSFFK3"] as const),
	...(["TSFF28", "TS3F28", "TSKL10", "TSKENO", "KRPB", "KRLAD", "KRSK"] as const),
	...(["TSFFLHC", "TS5FLHC", "HK6"] as const),
] as const;
export type LotteryGame = (typeof lotteryGames)[number];

export const isLotteryGame = (code: string): code is LotteryGame => lotteryGames.some((game) => game === code);

export type Timetable = {
	readonly family: FamilyCode;
	/** From one draw to the next, of which a day holds a whole number; 0 where there is a calendar. */
	readonly minutes: number;
	/** Draws on some days of the week (0 Sunday), so many minutes after midnight. */
	readonly calendar?: { readonly weekdays: readonly number[]; readonly at: number };
	/** Named after a lottery of a country, which the house draws for itself. */
	readonly namesake?: true;
	/** Bets close so many seconds before the draw. */
	readonly closesBefore: number;
	/** The zone of the game's day, in hours ahead of UTC; none has summer time. */
	readonly zoneHours: number;
	/** Digits of the number within the day, or within the year where there is a calendar. */
	readonly digits: number;
};

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
		calendar: { weekdays: [2, 4, 6], at: 21 * 60 + 30 },
		closesBefore: 900,
		digits: 3,
		namesake: true,
	},
};

export const familyOf = (game: LotteryGame): Family => families[timetables[game].family];

/** How prizes are reckoned. `Lott`: price 2 and a prize group; `Elott`: fixed odds on any amount. */
export const prizeModes = ["Lott", "Elott"] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** As clients number them. */
export const prizeModeIds = { Lott: 1, Elott: 3 } as const satisfies Record<PrizeMode, number>;
