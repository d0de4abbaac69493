// The tables of the house: what is played there, how long its phases last, what is staked at it.
import { type CurrencyCode, currencyDecimals, isCurrencyCode } from "#platform/kernel";
import { baccaratSpots, noCommissionSpots } from "./games/baccarat.ts";
import { blackjackSpots } from "./games/blackjack.ts";
import { dragonTigerSpots } from "./games/dragon-tiger.ts";
import { boltSpots, rouletteSpots } from "./games/roulette.ts";
import { seotdaSpots } from "./games/seotda.ts";
import { sicBoSpots } from "./games/sic-bo.ts";
import type { Spot } from "./outcome.ts";

export const tableGames = [
	"baccarat",
	"no-commission",
	"dragon-tiger",
	"roulette",
	"bolt",
	"sic-bo",
	"seotda",
	"blackjack",
] as const;
export type TableGame = (typeof tableGames)[number];

export const tableCodes = ["BAC01", "BAC02", "BAC03", "DT01", "ROU01", "ROU02", "SIC01", "SEO01", "BJ01"] as const;
export type TableCode = (typeof tableCodes)[number];
export const isTableCode = (code: string): code is TableCode => tableCodes.some((known) => known === code);

/** Seconds. From the close to the first card there is a second more. */
export type PhaseTimes = { readonly bet: number; readonly deal: number; readonly result: number };

/** Least and greatest main bet, in units of the currency. */
export type Bounds = { readonly min: number; readonly max: number };

/** `by`: of currencies that have bounds of their own. */
export type TableLimits = Bounds & { readonly by?: Readonly<Record<string, Bounds>> | undefined };

export type Table = {
	readonly game: TableGame;
	readonly times: PhaseTimes;
	readonly limits: TableLimits;
};

const low: TableLimits = { min: 1, max: 500 };
const middle: TableLimits = { min: 20, max: 5_000 };

export const tables: Readonly<Record<TableCode, Table>> = {
	BAC01: { game: "baccarat", times: { bet: 22, deal: 14, result: 6 }, limits: middle },
	BAC02: { game: "baccarat", times: { bet: 13, deal: 8, result: 4 }, limits: low },
	BAC03: { game: "no-commission", times: { bet: 22, deal: 14, result: 6 }, limits: low },
	DT01: { game: "dragon-tiger", times: { bet: 13, deal: 4, result: 4 }, limits: low },
	ROU01: { game: "roulette", times: { bet: 20, deal: 12, result: 6 }, limits: low },
	ROU02: { game: "bolt", times: { bet: 20, deal: 14, result: 6 }, limits: low },
	SIC01: { game: "sic-bo", times: { bet: 20, deal: 10, result: 6 }, limits: low },
	BJ01: { game: "blackjack", times: { bet: 15, deal: 8, result: 6 }, limits: low },
	SEO01: { game: "seotda", times: { bet: 13, deal: 5, result: 4 }, limits: low },
};

export const spotsOf: Readonly<Record<TableGame, readonly Spot[]>> = {
	baccarat: baccaratSpots,
	"no-commission": noCommissionSpots,
	"dragon-tiger": dragonTigerSpots,
	roulette: rouletteSpots,
	bolt: boltSpots,
	"sic-bo": sicBoSpots,
	seotda: seotdaSpots,
	blackjack: blackjackSpots,
};

const byId: ReadonlyMap<TableGame, ReadonlyMap<string, Spot>> = new Map(
	tableGames.map((game) => [game, new Map(spotsOf[game].map((spot) => [spot.id, spot]))]),
);

export const spotOf = (game: TableGame, id: string): Spot | undefined => byId.get(game)?.get(id);

/** Tables that deal from a shoe; the others have series of rounds: hwatu cards are shuffled for each. */
export const dealsCards = (game: TableGame): boolean =>
	game === "baccarat" || game === "no-commission" || game === "dragon-tiger" || game === "blackjack";

/** How the pay table of a game is called: in the betting record, for ever. */
export const payTableOf = (game: TableGame): string => `${game}@1`;

/** What players there would call one, in minor units. */
const units: Readonly<Record<CurrencyCode, bigint>> = {
	P: 100n,
	USD: 100n,
	EUR: 100n,
	CNY: 500n,
	THB: 2_500n,
	BDT: 10_000n,
	KRW: 1_000n,
	JPY: 100n,
	VND: 20_000n,
	IDR: 10_000n,
};

export const unitOf = (currency: CurrencyCode): bigint => units[currency];
export const currencies = Object.keys(currencyDecimals).filter(isCurrencyCode);

/** Minor units. */
export function limitsIn({ by, ...all }: TableLimits, currency: CurrencyCode) {
	const { min, max } = by?.[currency] ?? all;
	return { min: BigInt(min) * unitOf(currency), max: BigInt(max) * unitOf(currency) };
}
