// What happens in a round, as a list of typed events in order. The frame shows a live and a replayed round from
// this list alone: it needs no strip and no rule. Amounts are credits, with every multiplier already in them.
import type { Cell, SymbolIndex } from "./pay-table.ts";

/** Columns of symbols, left to right, each from top to bottom. */
export type Board = readonly (readonly SymbolIndex[])[];

/** A coin or a slab of a hold-and-win bonus, with the credits it is worth. `gathers`: it takes in its neighbours. */
export type Coin = { readonly cell: Cell; readonly credits: number; readonly gathers?: true | undefined };

/** A tile in the floor: a cluster above it counts so many times, all its tiles added up. Where cells fill, the parts that are full. */
export type Tile = { readonly cell: Cell; readonly times: number };

/** What a lifted cover shows. */
export type PickFind =
	| { readonly kind: "credits"; readonly credits: number }
	| { readonly kind: "times"; readonly times: number }
	| { readonly kind: "end" }
	| { readonly kind: "half" }
	| { readonly kind: "lifts"; readonly lifts: number };

export type SlotEvent =
	/** The first event of every round: the way of betting, and the credits it costs. One credit is stake / cost. */
	| { readonly type: "bet"; readonly mode: string; readonly cost: number }
	/** These neighbouring reels turn as one in the spin that follows. Reels count from 0. */
	| { readonly type: "joined"; readonly reels: readonly number[] }
	/** The reels have stopped. */
	| {
			readonly type: "spin";
			readonly reels: "base" | "free";
			readonly stops: readonly number[];
			readonly board: Board;
	  }
	/** These cells have turned into a symbol, all into one: what hid it, or what a win leaves. The board as it is then. */
	| {
			readonly type: "become";
			readonly symbol: SymbolIndex;
			readonly cells: readonly Cell[];
			readonly board: Board;
	  }
	/** A reel with a wild has become wild all over. */
	| { readonly type: "expand"; readonly reel: number; readonly symbol: SymbolIndex }
	| {
			readonly type: "line-win";
			readonly line: number;
			readonly symbol: SymbolIndex;
			readonly count: number;
			readonly cells: readonly Cell[];
			/** Of the wilds in the line and of the ladder, together. */
			readonly multiplier: number;
			readonly pay: number;
	  }
	| {
			readonly type: "ways-win";
			readonly symbol: SymbolIndex;
			readonly count: number;
			/** A way through a multiplying wild counts as many times as the wild multiplies. */
			readonly ways: number;
			readonly cells: readonly Cell[];
			readonly multiplier: number;
			readonly pay: number;
	  }
	| {
			readonly type: "cluster-win";
			readonly symbol: SymbolIndex;
			readonly count: number;
			readonly cells: readonly Cell[];
			readonly multiplier: number;
			readonly pay: number;
	  }
	| {
			readonly type: "anywhere-win";
			readonly symbol: SymbolIndex;
			readonly count: number;
			readonly cells: readonly Cell[];
			readonly multiplier: number;
			readonly pay: number;
	  }
	/**
	 * What won has left, and lids with it; the rest has fallen past what stays in its cell, new symbols came from above.
	 * `step` counts from 1 in each spin.
	 */
	| {
			readonly type: "cascade";
			readonly step: number;
			readonly removed: readonly Cell[];
			readonly stays?: readonly Cell[] | undefined;
			readonly board: Board;
	  }
	/** All tiles that lie in the floor now, or all cells that hold a part, after the wins just before. */
	| { readonly type: "floor"; readonly tiles: readonly Tile[] }
	/** From now on wins count so many times. Sent when it changes. */
	| { readonly type: "multiplier"; readonly value: number }
	/** Enough scatters to pay or to give free spins. */
	| {
			readonly type: "scatter";
			readonly symbol: SymbolIndex;
			readonly count: number;
			readonly cells: readonly Cell[];
			readonly pay: number;
	  }
	| { readonly type: "free-spins-start"; readonly spins: number }
	/** A free spin begins: number `number` of `of` given so far. Its `spin` event follows. */
	| { readonly type: "free-spin"; readonly number: number; readonly of: number }
	/** Scatters gave further spins; `of` is the new number in all. */
	| { readonly type: "free-spins-more"; readonly spins: number; readonly of: number }
	| { readonly type: "free-spins-end"; readonly spins: number; readonly win: number }
	/** The wilds that were kept have gone on and stand in these cells while the reels turn. */
	| { readonly type: "walk"; readonly symbol: SymbolIndex; readonly cells: readonly Cell[] }
	/** All wilds that are kept, those that have just landed among them, and the board with them. */
	| { readonly type: "wilds"; readonly symbol: SymbolIndex; readonly cells: readonly Cell[]; readonly board: Board }
	/** The bonus has won all it may. */
	| { readonly type: "cap"; readonly win: number }
	/** The scatters stay as coins; everything else turns. */
	| { readonly type: "hold-start"; readonly coins: readonly Coin[]; readonly respins: number }
	/** One respin: the coins that landed, and how many respins are left after it. */
	| { readonly type: "hold-respin"; readonly coins: readonly Coin[]; readonly left: number }
	/** A slab has taken in what lay in the cells `from`, which are empty now; `credits` is what it is worth with them. */
	| { readonly type: "gather"; readonly cell: Cell; readonly from: readonly Cell[]; readonly credits: number }
	| { readonly type: "hold-end"; readonly count: number; readonly full: boolean; readonly pay: number }
	/** All reels but the held ones have turned again; `board` has the held ones wild all over. Reels count from 0. */
	| {
			readonly type: "respin";
			readonly held: readonly number[];
			readonly symbol: SymbolIndex;
			readonly stops: readonly number[];
			readonly board: Board;
	  }
	/** A pick bonus begins: so many covers, and how often all that is found counts. */
	| {
			readonly type: "pick-start";
			readonly covers: number;
			readonly times: number;
			/** The most that are lifted. */
			readonly lifts?: number | undefined;
			/** One of these is lifted, and says how many of the next are. */
			readonly wheel?: boolean | undefined;
	  }
	/** A cover is lifted. `found` is what has been found so far. */
	| { readonly type: "pick"; readonly find: PickFind; readonly found: number }
	/** `rest`: what was drawn after that, for the covers that were not lifted. */
	| { readonly type: "pick-end"; readonly pay: number; readonly rest: readonly PickFind[] }
	/** What the named round won was staked on a side: the picked one pays when it is drawn. Steps count from 1. */
	| {
			readonly type: "double-up";
			readonly round: string;
			readonly step: number;
			readonly picked: "left" | "right";
			readonly drawn: "left" | "right";
			readonly pay: number;
	  }
	/** The last event of every round. */
	| { readonly type: "total"; readonly win: number };

export type SlotEventType = SlotEvent["type"];
