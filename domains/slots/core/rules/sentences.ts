// The rules of a game as a list of sentences with their figures: what a player is told, and all that a round is played by.
// The words stand in the messages (`rule.<sentence>`), in every language the same figures. Holds no rule and no word.
import type { PayStep } from "../pay-table.ts";

/** So many symbols give so many spins, slabs or times. */
export type Gives = readonly { readonly count: number; readonly spins: number }[];

/** Credits of a coin, with its weight among all coins. */
export type Coins = readonly { readonly credits: number; readonly weight: number }[];

/** So many covers with so many credits. */
export type Finds = readonly { readonly credits: number; readonly count: number }[];

/** A share of all: `of` in `in`. */
export type Share = { readonly of: number; readonly in: number };

/** By sentence: what stands in it. Symbols and courses by their codes; reels count from one. */
export type SentenceParams = {
	/** What a symbol pays: the rows of the pay table itself. */
	readonly pays: { readonly symbol: string; readonly steps: readonly PayStep[] };
	readonly steps: Nothing;
	readonly stake: { readonly cost: number };

	readonly lines: { readonly lines: Lines };
	readonly "both-ways": { readonly lines: Lines };
	readonly ways: { readonly ways: number };
	readonly clusters: { readonly least: number };
	readonly anywhere: { readonly least: number };
	readonly onLine: Nothing;
	readonly onEnds: Nothing;
	readonly onWays: Nothing;
	readonly onClusters: Nothing;
	readonly onAnywhere: Nothing;

	readonly wild: { readonly wild: string; readonly reels: readonly number[] };
	readonly wildTimes: { readonly wild: string; readonly value: number };
	readonly wildJoins: Nothing;
	readonly leaves: { readonly wild: string };
	readonly fills: { readonly wild: string; readonly full: number };
	readonly mystery: { readonly mystery: string; readonly shares: readonly (Share & { readonly symbol: string })[] };
	readonly freeMystery: { readonly mystery: string; readonly base: Share; readonly free: Share };
	readonly joined: { readonly count: number };
	readonly freeJoined: { readonly count: number };

	readonly cascade: Nothing;
	readonly lids: { readonly open: number; readonly rows: number; readonly most: number };
	readonly ladder: { readonly ladder: readonly number[] };
	readonly tiles: { readonly worth: readonly number[] };

	readonly scatter: { readonly scatter: string; readonly awards: Gives };
	readonly scattersAdded: { readonly scatter: string };
	readonly freeStake: Nothing;
	readonly freeLadder: { readonly ladder: readonly number[] };
	readonly freeTimes: { readonly value: number };
	readonly expand: { readonly wild: string };
	readonly more: { readonly awards: Gives; readonly limit: number };
	readonly course: Nothing;
	readonly courseOpens: { readonly scatter: string };
	readonly courseSpins: { readonly course: string; readonly awards: Gives; readonly value: number };

	readonly stay: { readonly wild: string };
	readonly walk: { readonly wild: string; readonly limit: number };
	readonly cap: { readonly credits: number };
	readonly rising: { readonly scatter: string; readonly most: number };
	readonly risingPays: Nothing;
	readonly respins: { readonly wild: string };
	readonly respinsMore: Nothing;
	readonly grow: Nothing;
	readonly growMore: Nothing;

	readonly hold: { readonly scatter: string; readonly least: number };
	readonly holdRespins: { readonly respins: number };
	readonly holdCoins: { readonly turns: number; readonly coins: Coins };
	readonly holdFull: { readonly credits: number };
	readonly gather: { readonly scatter: string; readonly awards: Gives };
	readonly gatherRespins: { readonly respins: number; readonly limit: number };
	readonly gatherTurns: {
		readonly gatherer: string;
		readonly plain: Share;
		readonly gathers: Share;
		readonly coins: Coins;
	};
	readonly gatherTakes: { readonly gatherer: string };
	readonly gatherFull: { readonly times: number };

	readonly pick: { readonly scatter: string; readonly covers: number; readonly counts: Gives };
	readonly pickWheel: { readonly covers: number; readonly lifts: readonly Orbit[] };
	readonly pickFinds: { readonly finds: Finds; readonly ends: number };
	readonly pickHolds: { readonly finds: Finds };
	readonly pickTimes: { readonly times: readonly { readonly times: number; readonly count: number }[] };
	readonly coursePick: Nothing;
	readonly pickVoyage: {
		readonly course: string;
		readonly lifts: number;
		readonly finds: Finds;
		readonly halves: number;
		readonly rtp: string;
	};
	readonly pickOrder: Nothing;

	readonly buy: { readonly credits: number; readonly times: number; readonly rtp: string };
	readonly doubleUp: { readonly steps: number; readonly most: number };
};

type Nothing = Readonly<Record<never, never>>;
type Lines = readonly (readonly number[])[];
type Orbit = { readonly lifts: number; readonly count: number };

export type SentenceKey = keyof SentenceParams;

export type SentenceOf<Key extends SentenceKey> = { readonly sentence: Key; readonly params: SentenceParams[Key] };

/** One sentence of the rules. */
export type Sentence = { readonly [Key in SentenceKey]: SentenceOf<Key> }[SentenceKey];

export const sentence = <Key extends SentenceKey>(key: Key, params: SentenceParams[Key]): SentenceOf<Key> => ({
	sentence: key,
	params,
});
