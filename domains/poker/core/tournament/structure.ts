// How tournaments are built, as data: levels with antes and breaks, what is paid to whom, and what may be entered where. Amounts
// of chips are points of the tournament, buy-ins and fees minor units.
import type { CurrencyCode } from "#platform/kernel";
import type { PokerGame } from "../cards.ts";

/** The ante is posted by the big blind alone. */
export type Level = { readonly small: number; readonly big: number; readonly ante: number };

const minute = 60_000;

const levels: readonly Level[] = [
	...[10, 15, 25, 50, 75, 100].map((small) => ({ small, big: 2 * small, ante: 0 })),
	...[150, 200, 300, 400, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 25_000, 50_000].map(
		(small) => ({ small, big: 2 * small, ante: 2 * small }),
	),
];

/** How long a level takes, and after how many of them there is a break of what length. */
const speeds = {
	turbo: { level: 3 * minute, every: 0, rest: 0 },
	regular: { level: 10 * minute, every: 0, rest: 0 },
	quick: { level: 3 * minute, every: 5, rest: 2 * minute },
	hourly: { level: 8 * minute, every: 6, rest: 5 * minute },
} as const;

export type Speed = keyof typeof speeds;
export const tournamentSpeeds = ["turbo", "regular", "quick", "hourly"] as const satisfies readonly Speed[];

export const levelsOf = (speed: Speed) => ({ levels, ...speeds[speed] });

export type LevelClock = {
	/** From 0. */
	readonly level: number;
	/** When it ends, in milliseconds since the start; null of the last. */
	readonly ends: number | null;
	/** No hand is dealt; the level begins when it is over. */
	readonly rests: number | null;
};

/** Where the clock stands so many milliseconds after the start. */
export function clockAt(speed: Speed, elapsed: number): LevelClock {
	const { level: long, every, rest } = speeds[speed];
	let from = 0;
	for (let level = 0; level < levels.length; level++) {
		const pause = every > 0 && level > 0 && level % every === 0 ? rest : 0;
		if (pause > 0 && elapsed < from + pause) return { level, ends: from + pause + long, rests: from + pause };
		from += pause + long;
		if (elapsed < from) return { level, ends: level === levels.length - 1 ? null : from, rests: null };
	}
	return { level: levels.length - 1, ends: null, rests: null };
}

export const levelAt = (index: number): Level => levels[index] ?? { small: 50_000, big: 100_000, ante: 100_000 };

export type TournamentConfig = {
	/** A sit & go begins when all have come, the other by the clock. */
	readonly kind: "sng" | "mtt";
	readonly game: PokerGame;
	/** At a table. */
	readonly seats: number;
	/** Entries at most; with fewer than `fewest` at the start everybody gets everything back. */
	readonly most: number;
	readonly fewest: number;
	readonly buyIn: number;
	readonly fee: number;
	/** What everybody begins with, in points. */
	readonly chips: number;
	readonly speed: Speed;
	/** Levels in which one may still enter, and how often after one went out. */
	readonly lateLevels: number;
	readonly reentries: number;
	/** House bots fill up to so many players; 0 where money is played for. */
	readonly bots: number;
	readonly startsAt: number | null;
	readonly currency: string;
	readonly mode: "real" | "demo";
};

type Offer = Omit<TournamentConfig, "buyIn" | "fee" | "startsAt" | "currency" | "mode" | "game"> & {
	readonly key: string;
	/** In units of a currency. */
	readonly units: number;
	/** Minutes between two starts. */
	readonly every: number;
};

const sng = { kind: "sng", chips: 1_500, lateLevels: 0, reentries: 0, every: 0 } as const;
const full = (seats: number) => ({ seats, most: seats, fewest: seats });
const mtt = { kind: "mtt", lateLevels: 4, reentries: 1, chips: 3_000 } as const;

const offers = {
	demo: [
		{ ...sng, ...full(2), key: "duel", units: 5, speed: "turbo", bots: 2 },
		{ ...sng, ...full(6), key: "six", units: 5, speed: "turbo", bots: 6 },
		{ ...sng, ...full(9), key: "nine", units: 10, speed: "regular", bots: 9 },
		{ ...mtt, key: "quick", seats: 6, most: 60, fewest: 2, units: 10, speed: "quick", bots: 12, every: 15 },
	],
	real: [
		{ ...sng, ...full(2), key: "duel", units: 5, speed: "turbo", bots: 0 },
		{ ...sng, ...full(6), key: "six", units: 5, speed: "regular", bots: 0 },
		{ ...sng, ...full(6), key: "high", units: 25, speed: "regular", bots: 0 },
		{ ...sng, ...full(9), key: "nine", units: 10, speed: "regular", bots: 0 },
		{ ...mtt, key: "hourly", seats: 9, most: 90, fewest: 4, units: 10, speed: "hourly", bots: 0, every: 60 },
	],
} as const satisfies Readonly<Record<"real" | "demo", readonly Offer[]>>;

export type OfferedKind = {
	/** What ids of its tournaments begin with. */
	readonly prefix: string;
	readonly every: number;
	readonly config: TournamentConfig;
};

type Of = {
	readonly currency: CurrencyCode;
	readonly mode: "real" | "demo";
	/** Of play money that people alone play for: "q". */
	readonly letter: "r" | "d" | "q";
	readonly unit: number;
};

/** What is offered in a currency: the kinds of sit & go, and those that begin by the clock. */
export const offeredKinds = ({ currency, mode, letter, unit }: Of): readonly OfferedKind[] =>
	offers[mode].map(({ key, units, every, ...rules }) => ({
		prefix: `${rules.kind === "sng" ? "s" : "t"}${letter}${currency}-${key}-`,
		every: every * minute,
		config: {
			...rules,
			bots: letter === "d" ? rules.bots : 0,
			game: "holdem",
			buyIn: unit * units,
			fee: (unit * units) / 10,
			startsAt: null,
			currency,
			mode,
		},
	}));
