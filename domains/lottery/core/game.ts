// The lotteries of the house: how often they draw, in which zone their day lies, when bets close.

export const lotteryGames = ["TSFFC", "HN5FC"] as const;
export type LotteryGame = (typeof lotteryGames)[number];

export const isLotteryGame = (code: string): code is LotteryGame => lotteryGames.some((game) => game === code);

export type Timetable = {
	/** From one draw to the next. A day holds a whole number of them. */
	readonly minutes: number;
	/** Bets close so many seconds before the draw. */
	readonly closesBefore: number;
	/** The zone of the game's day, in hours ahead of UTC; neither has summer time. */
	readonly zoneHours: number;
	/** Digits of the number within the day. */
	readonly digits: number;
};

export const timetables: Readonly<Record<LotteryGame, Timetable>> = {
	/** Shanghai's day. */
	TSFFC: { minutes: 1, closesBefore: 5, zoneHours: 8, digits: 4 },
	/** Hanoi's day. */
	HN5FC: { minutes: 5, closesBefore: 15, zoneHours: 7, digits: 3 },
};

/** How prizes are reckoned. `Lott`: price 2 and a prize group; `Elott`: fixed odds on any amount. */
export const prizeModes = ["Lott", "Elott"] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** As clients number them. */
export const prizeModeIds = { Lott: 1, Elott: 3 } as const satisfies Record<PrizeMode, number>;
