// A pay table: everything that decides what a slot game pays, as versioned data. Holds no rule and no chance.

/** A place on the grid: reel x rows + row; reel 0 is the leftmost, row 0 the topmost. */
export type Cell = number;

/** An index into the table's `symbols`. */
export type SymbolIndex = number;

/** At least `count` symbols (in a row, or in one cluster) pay `credits`; the highest step that is reached counts. */
export type PayStep = { readonly count: number; readonly credits: number };

export type SlotSymbol = {
	/** Kebab-case, unique in the table: names the art, the sentence and the contribution in the maths report. */
	readonly code: string;
	/** A wild stands for every plain symbol, pays nothing by itself and never stands on the first reel of a lines or ways game. */
	readonly role: "plain" | "wild" | "scatter";
	/** Credits by count, ascending. Lines: a line; ways: a way; clusters: a cluster; scatter: anywhere on the grid. */
	readonly pays: readonly PayStep[];
	/** A wild multiplies what it takes part in: 1 when it only stands in. */
	readonly multiplier: number;
};

/** What makes a win. */
export type Award =
	/** Equal symbols from the leftmost reel on, along a line; a line names its row on each reel. */
	| { readonly kind: "lines"; readonly lines: readonly (readonly number[])[] }
	/** The same from either end; a line that is equal all along pays once. */
	| { readonly kind: "both-ways"; readonly lines: readonly (readonly number[])[] }
	/** Equal symbols on adjacent reels from the leftmost on, in any row. */
	| { readonly kind: "ways" }
	/** Equal symbols that touch at a side; `least` of them pay. */
	| { readonly kind: "clusters"; readonly least: number }
	/** Equal symbols wherever they stand; `least` of them pay. */
	| { readonly kind: "anywhere"; readonly least: number };

export type AwardKind = Award["kind"];

/** A symbol that hides another: wherever it stands, all of it turns into one and the same when the reels have stopped. */
export type Mystery = {
	readonly symbol: SymbolIndex;
	/** What it may turn into, each entry equally likely: drawn like the stop of one more reel. */
	readonly into: readonly SymbolIndex[];
};

/** Rows that are closed when the reels stop: a lid on each cell of theirs. Each cascade that takes something out of a reel opens one. */
export type Lids = {
	/** Plain, pays nothing, and stands on no strip. */
	readonly symbol: SymbolIndex;
	/** Rows that are open at first, from the lowest up. */
	readonly open: number;
};

/**
 * What wins lay in the cells they stand on, until the spin is over: a tile, or one dearer than that which lies there. It is
 * worth the first of these, then the second; the last stays. A cluster counts the sum of the tiles below it.
 */
export type Floor = { readonly kind: "tiles"; readonly worth: readonly number[] };

/** The strips that turn, and what happens when they have stopped. */
/**
 * Cells that fill: each cascade that wins on a cell fills it by one part, and a cell of `full` parts holds a wild. That
 * stays in its cell until a win uses it; then the cell is empty and fills no more in that spin.
 */
export type Fills = { readonly full: number; readonly wild: SymbolIndex };

export type ReelSet = {
	/** A strip a reel, from top to bottom, closed to a ring. A stop is the index of the symbol in the top open row. */
	readonly strips: readonly (readonly SymbolIndex[])[];
	/** A reel that shows a wild becomes wild all over. */
	readonly expandWilds: boolean;
	/** What won leaves, the rest falls, and the strip moves on from above: again, until nothing wins. */
	readonly cascades: boolean;
	/** The multiplier of the first evaluation, of the first cascade, and so on; the last one stays. */
	readonly ladder: readonly number[];
	readonly mystery?: Mystery | undefined;
	/** So many neighbouring reels stop at the same place and show the same; which ones is drawn with each spin. */
	readonly joined?: number | undefined;
	/** A wild that each win of a cascade leaves behind: in the lowest cell of its last reel. */
	readonly leaves?: SymbolIndex | undefined;
	readonly lids?: Lids | undefined;
	readonly floor?: Floor | undefined;
	readonly fills?: Fills | undefined;
};

export type FreeSpins = {
	readonly reels: ReelSet;
	/** Spins that so many scatters give, in the base game. */
	readonly awards: readonly { readonly count: number; readonly spins: number }[];
	/** The same within the free spins. */
	readonly more: readonly { readonly count: number; readonly spins: number }[];
	/** No round gives more free spins than these. */
	readonly limit: number;
};

/** Free spins in which every wild that has landed is kept: where it stands, or one reel further left each spin. */
export type HeldWilds = {
	readonly kind: "held-wilds";
	/** A wild that walks leaves before the first reel; as long as one is left, a further spin follows. */
	readonly wilds: "stay" | "walk";
	readonly reels: ReelSet;
	readonly awards: readonly { readonly count: number; readonly spins: number }[];
	/** No round gives more free spins than these. */
	readonly limit: number;
	/** Credits at which the free spins end: they win no more. */
	readonly cap: number;
};

/** Hold and win: the scatters stay as coins, every other cell turns by itself, and each new coin renews the respins. */
export type HoldAndWin = {
	readonly kind: "hold";
	/** Scatters that start it. */
	readonly least: number;
	readonly respins: number;
	/** A cell that turns shows a coin `of` times `in` so many. */
	readonly landing: { readonly of: number; readonly in: number };
	/** What a coin is worth, and how often in proportion. */
	readonly coins: readonly { readonly credits: number; readonly weight: number }[];
	/** Credits for a board full of coins, in place of what the coins are worth. */
	readonly full: number;
};

/**
 * Respins of held reels: a reel that shows a wild becomes wild all over and is held while the others turn again; a
 * further reel with a wild is held too and brings a further respin. The paid reels must expand their wilds as well.
 */
export type Respins = { readonly kind: "respins"; readonly reels: ReelSet };

/**
 * A win that grows: the reels of the longest win fill with its symbol and are held while the others turn again; as long
 * as the win then reaches further reels, these fill and are held too. Every board on the way pays, the one of a single
 * symbol all over as well.
 */
export type GrowingWin = { readonly kind: "grow"; readonly reels: ReelSet };

/** What lies under one of the covers of a pick bonus. */
export type Find =
	/** Credits, added to what was found before. */
	| { readonly kind: "credits"; readonly credits: number; readonly count: number }
	/** What was found before counts so many times. */
	| { readonly kind: "times"; readonly times: number; readonly count: number }
	/** The bonus ends and pays what was found. */
	| { readonly kind: "end"; readonly count: number }
	/** The bonus ends and pays half of what was found. */
	| { readonly kind: "half"; readonly count: number };

/** So many covers are lifted at most; then the bonus ends and pays what was found. */
export type Lifts = { readonly lifts: number; readonly count: number };

/** A pick bonus: all covers are shuffled by the server and lifted one by one until one that ends it, whichever is lifted. */
export type PickBonus = {
	readonly kind: "pick";
	/** How often all that was found counts when so many scatters started it. */
	readonly awards: readonly { readonly count: number; readonly spins: number }[];
	readonly finds: readonly Find[];
	/** One: always so many. Several are shuffled like covers, and the first that is lifted says how many. */
	readonly lifts?: readonly Lifts[] | undefined;
};

/**
 * Free spins whose multiplier starts at 1 and stays: each scatter that a spin shows raises it by one for all that follow,
 * up to `most`. Scatters pay as in the paid spin and are not multiplied; no further spins are given.
 */
export type RisingSpins = {
	readonly kind: "rising";
	readonly reels: ReelSet;
	readonly awards: readonly { readonly count: number; readonly spins: number }[];
	readonly most: number;
};

/**
 * Hold and win in which slabs gather their neighbours. The scatters break slabs loose, each in a cell that is drawn; every
 * other cell turns by itself, and each new slab renews the respins. A slab that gathers takes in the worth of all slabs at
 * its four sides when it lands, and their cells turn again.
 */
export type GatheringHold = {
	readonly kind: "gather";
	/** The slabs that so many scatters break loose. */
	readonly awards: readonly { readonly count: number; readonly spins: number }[];
	readonly respins: number;
	/** No bonus has more respins than these. */
	readonly limit: number;
	/** A cell that turns shows a plain slab `plain` times `in` so many, and one that gathers `gathers` times. */
	readonly landing: { readonly plain: number; readonly gathers: number; readonly in: number };
	/** What a slab is worth when it lands, and how often in proportion. */
	readonly coins: readonly { readonly credits: number; readonly weight: number }[];
	/** What the slabs look like: plain symbols that pay nothing and stand on no strip. */
	readonly slab: SymbolIndex;
	readonly gatherer: SymbolIndex;
	/** A board full of slabs ends it and counts so many times. */
	readonly fullTimes: number;
	/** Credits at which it ends: it wins no more. */
	readonly cap: number;
};

/** What starts besides free spins whose spins are independent: a table has one of the two, or none. */
export type Bonus = HeldWilds | HoldAndWin | GatheringHold | Respins | GrowingWin | PickBonus | RisingSpins;

export type BonusKind = Bonus["kind"];

/** A way to bet. The stake is `cost` credits of the chosen coin. */
export type BetMode = {
	readonly code: string;
	readonly cost: number;
	readonly reels: ReelSet;
	/** The free spins of this mode, in place of the table's: what a player chose before the spin. */
	readonly freeSpins?: FreeSpins | undefined;
	/** The pick bonus of this mode, in place of the table's. */
	readonly bonus?: PickBonus | undefined;
	/** The most that this mode can win at once, where it is another than the table's. */
	readonly topAward?: number | undefined;
	/** Its reels bring the bonus every time, for its own cost: offered where the market allows that a bonus is bought. */
	readonly bought?: boolean | undefined;
};

/** How far what was won may be doubled: so often in a row, up to so many credits. */
export type DoubleUp = { readonly steps: number; readonly most: number };

export type PayTable = {
	/** The game's code in the catalogue. */
	readonly game: string;
	readonly version: number;
	/** ISO date from which it is live. */
	readonly liveFrom: string;
	readonly grid: { readonly reels: number; readonly rows: number };
	readonly symbols: readonly SlotSymbol[];
	readonly award: Award;
	readonly modes: readonly BetMode[];
	readonly freeSpins?: FreeSpins | undefined;
	readonly bonus?: Bonus | undefined;
	readonly doubleUp?: DoubleUp | undefined;
	/** The most that one spin, paid or free, or one bonus can win, in credits: what the game's help names. */
	readonly topAward: number;
	/** Sizes of one credit that a player may choose, in minor units of a currency with two decimals. */
	readonly coins: readonly number[];
};

/** The free spins of a mode: its own, or the table's. */
export const freeSpinsOf = (table: PayTable, mode: BetMode): FreeSpins | undefined => mode.freeSpins ?? table.freeSpins;

/** How a round names the table it was played under: "dancheong-gate@1". */
export const payTableId = (table: Pick<PayTable, "game" | "version">): string => `${table.game}@${table.version}`;
