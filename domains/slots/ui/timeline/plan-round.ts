// Turns a round's events into the steps in which the stage shows them, in order. Pure: the same plan for a
// live round and for a replayed one. It adds nothing to the events and decides nothing; amounts stay credits.
import type { Board, Coin, PickFind, Side, SlotEvent, Tile } from "../../core/index.ts";
import { type Fall, fallsOf } from "./falls.ts";

/** One win of an evaluation. `line` is the index of the pay line it lies on. */
export type ShownWin = {
	readonly symbol: number;
	readonly count: number;
	readonly cells: readonly number[];
	readonly multiplier: number;
	readonly pay: number;
	readonly line?: number;
	readonly ways?: number;
};

/** Where a round stands in its free spins. */
export type FreeCount = { readonly number: number; readonly of: number };

export type StageStep =
	| {
			readonly kind: "turn";
			readonly reels: "base" | "free";
			readonly stops: readonly number[];
			readonly board: Board;
			/** Neighbouring reels that turn as one. */
			readonly joined?: readonly number[];
	  }
	/** Cells have turned into a symbol: what hid it, or what a win left. */
	| { readonly kind: "become"; readonly symbol: number; readonly cells: readonly number[]; readonly board: Board }
	| { readonly kind: "expand"; readonly reel: number; readonly symbol: number; readonly board: Board }
	/** All wins of one evaluation at once, then the count from `before` to `after` (credits of the round so far). */
	| { readonly kind: "wins"; readonly wins: readonly ShownWin[]; readonly before: number; readonly after: number }
	| { readonly kind: "scatter"; readonly cells: readonly number[]; readonly before: number; readonly after: number }
	| {
			readonly kind: "cascade";
			readonly removed: readonly number[];
			readonly falls: readonly Fall[];
			readonly board: Board;
	  }
	/** All tiles that lie in the floor now. */
	| { readonly kind: "floor"; readonly tiles: readonly Tile[] }
	| { readonly kind: "multiplier"; readonly value: number }
	| { readonly kind: "free-start"; readonly spins: number }
	| { readonly kind: "free-spin"; readonly free: FreeCount }
	| { readonly kind: "free-more"; readonly spins: number; readonly of: number }
	| { readonly kind: "free-end"; readonly spins: number; readonly win: number }
	/** Wilds that are kept have gone on to these cells. */
	| { readonly kind: "walk"; readonly symbol: number; readonly cells: readonly number[] }
	/** All wilds that are kept, on the board as they make it. */
	| { readonly kind: "wilds"; readonly symbol: number; readonly cells: readonly number[]; readonly board: Board }
	| { readonly kind: "cap"; readonly win: number }
	| { readonly kind: "hold-start"; readonly coins: readonly Coin[]; readonly respins: number }
	| { readonly kind: "hold-respin"; readonly coins: readonly Coin[]; readonly left: number }
	/** A slab takes in what lies in the cells `from`; `credits` is what it is worth then. */
	| { readonly kind: "gather"; readonly cell: number; readonly from: readonly number[]; readonly credits: number }
	| { readonly kind: "hold-end"; readonly full: boolean; readonly before: number; readonly after: number }
	/** All reels but the held ones turn again. */
	| {
			readonly kind: "respin";
			readonly held: readonly number[];
			readonly symbol: number;
			readonly stops: readonly number[];
			readonly board: Board;
	  }
	| {
			readonly kind: "pick-start";
			readonly covers: number;
			readonly times: number;
			readonly lifts?: number | undefined;
			readonly wheel?: boolean | undefined;
	  }
	| { readonly kind: "pick"; readonly find: PickFind; readonly found: number }
	| {
			readonly kind: "pick-end";
			readonly rest: readonly PickFind[];
			readonly before: number;
			readonly after: number;
	  }
	/** What a round won is staked on one of two sides. */
	| {
			readonly kind: "double-up";
			readonly picked: Side;
			readonly drawn: Side;
			readonly before: number;
			readonly after: number;
	  }
	/** `celebrate` only for a return above the stake (RTS 14F). */
	| { readonly kind: "total"; readonly win: number; readonly celebrate: boolean };

type Progress = {
	readonly steps: readonly StageStep[];
	readonly board: Board;
	readonly won: number;
	/** Reels that turn as one in the next spin. */
	readonly joined?: readonly number[];
	/** What the spin cost, from the round's own first event. */
	readonly cost: number;
};

export function planRound(events: readonly SlotEvent[]): readonly StageStep[] {
	const start: Progress = { steps: [], board: [], won: 0, cost: Number.POSITIVE_INFINITY };
	return events.reduce<Progress>(advance, start).steps;
}

function advance(progress: Progress, event: SlotEvent): Progress {
	switch (event.type) {
		case "bet":
			return { ...progress, cost: event.cost };
		case "spin":
			return turn(progress, event);
		case "joined":
			return { ...progress, joined: event.reels };
		case "become":
		case "wilds":
			return add({ ...progress, board: event.board }, { ...turned(event), kind: event.type });
		case "expand":
			return expand(progress, event);
		case "line-win":
		case "ways-win":
		case "cluster-win":
		case "anywhere-win":
			return addWin(progress, event);
		case "scatter":
			return addScatter(progress, event);
		case "cascade":
			return cascade(progress, event);
		case "floor":
			return add(progress, { kind: "floor", tiles: event.tiles });
		case "multiplier":
			return add(progress, { kind: "multiplier", value: event.value });
		case "free-spins-start":
			return add(progress, { kind: "free-start", spins: event.spins });
		case "free-spin":
			return add(progress, { kind: "free-spin", free: { number: event.number, of: event.of } });
		case "free-spins-more":
			return add(progress, { kind: "free-more", spins: event.spins, of: event.of });
		case "free-spins-end":
			return add(progress, { kind: "free-end", spins: event.spins, win: event.win });
		case "walk":
			return add(progress, { kind: "walk", symbol: event.symbol, cells: event.cells });
		case "cap":
			return add(progress, { kind: "cap", win: event.win });
		case "hold-start":
			return add(progress, { kind: "hold-start", coins: event.coins, respins: event.respins });
		case "hold-respin":
			return add(progress, { kind: "hold-respin", coins: event.coins, left: event.left });
		case "gather":
			return add(progress, { kind: "gather", cell: event.cell, from: event.from, credits: event.credits });
		case "hold-end":
			return addCounted(progress, event.pay, { kind: "hold-end", full: event.full });
		case "respin":
			return respin(progress, event);
		case "double-up":
			return addCounted(progress, event.pay, { kind: "double-up", picked: event.picked, drawn: event.drawn });
		case "pick-start":
			return add(progress, begun(event));
		case "pick":
			return add(progress, { kind: "pick", find: event.find, found: event.found });
		case "pick-end":
			return addCounted(progress, event.pay, { kind: "pick-end", rest: event.rest });
		case "total":
			return add(progress, { kind: "total", win: event.win, celebrate: event.win > progress.cost });
	}
}

const add = (progress: Progress, step: StageStep): Progress => ({ ...progress, steps: [...progress.steps, step] });

function turn({ joined, ...progress }: Progress, event: Extract<SlotEvent, { type: "spin" }>): Progress {
	const step: StageStep = { kind: "turn", ...pick(event), ...(joined === undefined ? {} : { joined }) };
	return add({ ...progress, board: event.board }, step);
}

const pick = ({ reels, stops, board }: Extract<SlotEvent, { type: "spin" }>) => ({ reels, stops, board });

function expand(progress: Progress, event: Extract<SlotEvent, { type: "expand" }>): Progress {
	const board = progress.board.map((column, reel) => (reel === event.reel ? column.map(() => event.symbol) : column));
	return add({ ...progress, board }, { kind: "expand", reel: event.reel, symbol: event.symbol, board });
}

const turned = ({ symbol, cells, board }: Extract<SlotEvent, { type: "wilds" | "become" }>) => ({
	symbol,
	cells,
	board,
});

/** Reels that are held from now on first turn into what holds them, where they do not show it yet. */
function respin(progress: Progress, event: Extract<SlotEvent, { type: "respin" }>): Progress {
	const { type: _, ...turning } = event;
	const board = progress.board.map((column, reel) =>
		event.held.includes(reel) ? column.map(() => event.symbol) : column,
	);
	const rows = board[0]?.length ?? 0;
	const cells = board.flatMap((column, reel) =>
		column.flatMap((symbol, row) => (progress.board[reel]?.[row] === symbol ? [] : [reel * rows + row])),
	);
	const filled = cells.length === 0 ? progress : add(progress, { kind: "become", symbol: event.symbol, cells, board });
	return add({ ...filled, board: event.board }, { kind: "respin", ...turning });
}

const begun = ({ type: kind, ...picks }: Extract<SlotEvent, { type: "pick-start" }>) => ({ kind, ...picks });

type Counted = Extract<StageStep, { kind: "hold-end" | "pick-end" | "double-up" }>;
type Uncounted<Step> = Step extends Counted ? Omit<Step, "before" | "after"> : never;

/** What a bonus pays at its end is counted from what was won before it. */
function addCounted(progress: Progress, pay: number, step: Uncounted<Counted>): Progress {
	const won = progress.won + pay;
	return add({ ...progress, won }, { ...step, before: progress.won, after: won });
}

type WinEvent = Extract<SlotEvent, { type: "line-win" | "ways-win" | "cluster-win" | "anywhere-win" }>;

/** Wins that follow each other belong to one evaluation and are lit together. */
function addWin(progress: Progress, event: WinEvent): Progress {
	const { type: _, ...win } = event;
	const won = progress.won + event.pay;
	const last = progress.steps.at(-1);
	if (last?.kind !== "wins") {
		return add({ ...progress, won }, { kind: "wins", wins: [win], before: progress.won, after: won });
	}
	const joined: StageStep = { ...last, wins: [...last.wins, win], after: won };
	return { ...progress, won, steps: [...progress.steps.slice(0, -1), joined] };
}

function addScatter(progress: Progress, event: Extract<SlotEvent, { type: "scatter" }>): Progress {
	const won = progress.won + event.pay;
	return add({ ...progress, won }, { kind: "scatter", cells: event.cells, before: progress.won, after: won });
}

function cascade(progress: Progress, event: Extract<SlotEvent, { type: "cascade" }>): Progress {
	const falls = fallsOf(event);
	const step: StageStep = { kind: "cascade", removed: event.removed, falls, board: event.board };
	return add({ ...progress, board: event.board }, step);
}

/** The credits that have been counted once the step has been shown; undefined when it counts nothing. */
export function countedAfter(step: StageStep): number | undefined {
	if (step.kind === "wins" || step.kind === "scatter") return step.after;
	if (step.kind === "hold-end" || step.kind === "pick-end" || step.kind === "double-up") return step.after;
	return step.kind === "total" ? step.win : undefined;
}

/** The board on which the round came to rest: what a reload or a skipped round shows. */
export function finalBoard(steps: readonly StageStep[]): Board | undefined {
	return steps.reduce<Board | undefined>((board, step) => ("board" in step ? step.board : board), undefined);
}
