// The tables that the house offers, by game, seats and stakes. A table's id says all of it, so nothing is kept of one that nobody
// has sat at: `dP-holdem-6-1-1` is the first play-money table of hold'em with six seats at the least stakes, in P.
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import { type PokerGame, pokerGames } from "./cards.ts";
import type { TableConfig } from "./table/state.ts";
import { type OfferedKind, offeredKinds, type TournamentConfig } from "./tournament/structure.ts";

/** What stakes are counted in, in minor units: a big blind of the least stakes. */
const unitOf: Readonly<Record<CurrencyCode, number>> = {
	P: 100,
	USD: 100,
	EUR: 100,
	CNY: 100,
	THB: 1_000,
	BDT: 1_000,
	KRW: 100,
	JPY: 100,
	VND: 1_000,
	IDR: 1_000,
};

/** Big blinds by level, in units. */
const levels = [1, 5, 20] as const;

type Offer = { readonly game: PokerGame; readonly seats: number; readonly level: 1 | 2 | 3; readonly tables: number };

const offers = {
	demo: [
		{ game: "holdem", seats: 6, level: 1, tables: 3 },
		{ game: "holdem", seats: 9, level: 1, tables: 1 },
		{ game: "holdem", seats: 2, level: 1, tables: 2 },
		{ game: "holdem", seats: 6, level: 2, tables: 1 },
		{ game: "short", seats: 6, level: 1, tables: 1 },
		{ game: "omaha", seats: 6, level: 1, tables: 1 },
	],
	real: [
		{ game: "holdem", seats: 6, level: 1, tables: 3 },
		{ game: "holdem", seats: 6, level: 2, tables: 2 },
		{ game: "holdem", seats: 6, level: 3, tables: 1 },
		{ game: "holdem", seats: 9, level: 1, tables: 1 },
		{ game: "holdem", seats: 2, level: 1, tables: 2 },
		{ game: "omaha", seats: 6, level: 1, tables: 1 },
		{ game: "short", seats: 6, level: 1, tables: 1 },
	],
} as const satisfies Readonly<Record<"real" | "demo", readonly Offer[]>>;

export type OfferedTable = { readonly id: string; readonly number: number; readonly config: TableConfig };

/** `bots`: of play money, those with house bots, or those of people alone. */
type Asked = { readonly currency: CurrencyCode; readonly mode: "real" | "demo"; readonly bots?: boolean };

/** What ids of tables and tournaments tell: money, play money, or play money of people alone. */
const letterOf = ({ mode, bots = true }: Asked): "r" | "d" | "q" => (mode === "real" ? "r" : bots ? "d" : "q");
const askedBy = (letter: string, currency: CurrencyCode): Asked => ({
	currency,
	mode: letter === "r" ? "real" : "demo",
	bots: letter !== "q",
});

/** A table or a tournament of play money at which people alone sit, by its id. */
export const isForPeople = (id: string): boolean => /^[st]?q/.test(id);

/** Every table of a currency, those of play money or of money. */
export const offeredTables = (of: Asked): readonly OfferedTable[] =>
	offers[of.mode].flatMap((offer) =>
		Array.from({ length: offer.tables }, (_, index) => {
			const { game, seats, level } = offer;
			const id = `${letterOf(of)}${of.currency}-${game}-${seats}-${level}-${index + 1}`;
			return { id, number: index + 1, config: configOf({ ...of, game, seats, level }) };
		}),
	);

/** The rules of a table by its id; undefined for one that is not offered. */
export function offeredTable(id: string): OfferedTable | undefined {
	const [, kind, currency = ""] = /^([drq])([A-Z]{1,3})-/.exec(id) ?? [];
	if (kind === undefined || !isCurrencyCode(currency)) return undefined;
	return offeredTables(askedBy(kind, currency)).find((table) => table.id === id);
}

/** Of play money: house bots at most, by seats. What they play is hold'em, long or short. */
const botsAt = (game: PokerGame, seats: number): number => (game === "omaha" ? 0 : seats === 2 ? 1 : 4);

type Of = Omit<Offer, "tables"> & Asked;

function configOf({ currency, mode, bots = true, game, seats, level }: Of): TableConfig {
	const big = unitOf[currency] * (levels[level - 1] ?? 1);
	const short = game === "short";
	return {
		game,
		seats,
		small: short ? 0 : big / 2,
		big,
		ante: short ? big / 2 : 0,
		least: big * 40,
		most: big * 100,
		rate: 500,
		caps: [big, big * 2, big * 3],
		currency,
		mode,
		bots: mode === "demo" && bots ? botsAt(game, seats) : 0,
	};
}

/** The games' codes in the catalogue. */
export const gameCodes = { holdem: "holdem", omaha: "omaha-poker", short: "short-deck" } as const satisfies Readonly<
	Record<PokerGame, string>
>;

export const gameCoded = (code: string): PokerGame | undefined => pokerGames.find((game) => gameCodes[game] === code);

/** What is brought to a table of a game at the least and at the most, in minor units. */
export const buyInsOf = (game: PokerGame, currency: CurrencyCode) => {
	const tables = offeredTables({ currency, mode: "real" }).filter(({ config }) => config.game === game);
	return {
		min: BigInt(Math.min(...tables.map(({ config }) => config.least))),
		max: BigInt(Math.max(...tables.map(({ config }) => config.most))),
	};
};

export type OfferedTournament = {
	readonly id: string;
	readonly prefix: string;
	readonly number: number;
	readonly config: TournamentConfig;
};

export const tournamentKinds = (of: Asked) => offeredKinds({ ...of, letter: letterOf(of), unit: unitOf[of.currency] });

/** One of a kind: a sit & go by its number, the others by the minutes since 1970 at which they begin. */
export const tournamentOf = ({ prefix, config }: OfferedKind, number: number): OfferedTournament => ({
	id: `${prefix}${number}`,
	prefix,
	number,
	config: config.kind === "sng" ? config : { ...config, startsAt: number * 60_000 },
});

/** The rules of a tournament by its id: `sdP-six-12` is the twelfth play-money sit & go of six in P. Undefined of other ids. */
export function tournamentNamed(id: string): OfferedTournament | undefined {
	const [, kind, currency = "", number = ""] = /^[st]([drq])([A-Z]{1,3})-[a-z]+-([1-9]\d{0,9})$/.exec(id) ?? [];
	if (kind === undefined || !isCurrencyCode(currency)) return undefined;
	const of = tournamentKinds(askedBy(kind, currency)).find(({ prefix }) => id === `${prefix}${number}`);
	return of === undefined ? undefined : tournamentOf(of, Number(number));
}

const ahead = 3;

/** The next ones of a kind that begin by the clock. */
export function comingOf(kind: OfferedKind, now: number): readonly OfferedTournament[] {
	if (kind.every === 0) return [];
	const next = Math.floor(now / kind.every) + 1;
	return Array.from({ length: ahead }, (_, step) => tournamentOf(kind, ((next + step) * kind.every) / 60_000));
}
