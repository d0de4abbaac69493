// One spin, paid or free: from the stops to all that follows of them. No chance in here.
import { findWins } from "./awards/index.ts";
import { dropSymbols, joinedReels, type Leaving, type Stopped, stopReels } from "./board.ts";
import type { Board, SlotEvent } from "./events.ts";
import { expandWilds } from "./features/expand-wilds.ts";
import { type Filled, fill, holdWilds } from "./features/fills.ts";
import { floorTold, type Trodden, tread, worthOf } from "./features/floor.ts";
import { leaveWilds } from "./features/leave-wilds.ts";
import { liftLids } from "./features/lids.ts";
import { longestWin } from "./features/longest-win.ts";
import { reveal } from "./features/reveal.ts";
import { countScatters, startMark } from "./features/scatters.ts";
import type { PayTable, ReelSet } from "./pay-table.ts";

export type Spin = {
	readonly events: readonly SlotEvent[];
	/** Credits, scatters included. */
	readonly win: number;
	/** Scatters on the board as it stopped; with respins the reels that show a wild, a bit each; with a win that grows its mark. */
	readonly scatters: number;
	/** As the reels stopped. */
	readonly board: Board;
};

/** No table may cascade further in one spin: a chain that comes back to itself would never end. The gate refuses such. */
export const cascadeLimit = 200;

/** What a spin beyond that limit throws. */
export const endlessCascade = "a cascade that never ends";

export type SpinPlan = {
	readonly table: PayTable;
	readonly set: ReelSet;
	readonly reels: "base" | "free";
	readonly stops: readonly number[];
	/** The multiplier that the player sees when the reels begin to turn. */
	readonly shownMultiplier: number;
};

export function playSpin(plan: SpinPlan): Spin {
	const { table, set, stops } = plan;
	const stopped = stopReels(set, { rows: table.grid.rows, stops });
	const scattered = countScatters(table, stopped.board);
	const shown = reveal(set, { board: stopped.board, stop: stops[set.strips.length] });
	const expanded = set.expandWilds ? expandWilds(table, shown.board) : { board: shown.board, events: [] };
	const wins = cascade(plan, { board: expanded.board, tops: stopped.tops });
	const events: SlotEvent[] = [
		...multiplierChange({ before: plan.shownMultiplier, now: ladderAt(set, 0) }),
		...(set.joined === undefined ? [] : [{ type: "joined" as const, reels: joinedReels(set, stops) }]),
		{ type: "spin", reels: plan.reels, stops: set.joined === undefined ? stops : stopped.tops, board: stopped.board },
		...shown.events,
		...expanded.events,
		...wins,
		...(scattered.event === undefined ? [] : [scattered.event]),
	];
	const marks = stopped.board.map((column, reel) => startMark(table, { column, reel }));
	const scatters = marks.reduce((sum, mark) => sum + mark, longestWin(table, wins));
	return { events, win: creditsOf(events), scatters, board: stopped.board };
}

/** The multiplier of the evaluation after so many cascades: the ladder's last one stays. */
export function ladderAt(set: ReelSet, step: number): number {
	return set.ladder[Math.min(step, set.ladder.length - 1)] ?? 1;
}

/** The sum of all that is paid in a list of events. */
export function creditsOf(events: readonly SlotEvent[]): number {
	let sum = 0;
	for (const event of events) if ("pay" in event) sum += event.pay;
	return sum;
}

/** The event that tells of another multiplier, when it is another one. */
export function multiplierChange(shown: { readonly before: number; readonly now: number }): SlotEvent[] {
	return shown.before === shown.now ? [] : [{ type: "multiplier", value: shown.now }];
}

/** The wins of the board, and of the boards that follow of them where the set cascades. */
function cascade(plan: SpinPlan, start: Stopped): SlotEvent[] {
	const { table, set } = plan;
	const events: SlotEvent[] = [];
	let stopped = start;
	let trodden: Trodden = new Map();
	let filled: Filled = new Map();
	for (let step = 0; step <= cascadeLimit; step++) {
		const floor = worthOf(set, trodden);
		const wins = findWins(stopped.board, { table, ladder: ladderAt(set, step), floor });
		events.push(...wins);
		if (wins.length === 0 || !set.cascades) return events;
		trodden = tread(set, trodden, wins);
		const left = leaveWilds(set, { board: stopped.board, wins });
		filled = fill(set, filled, wins);
		const held = holdWilds(set, filled, { board: left.board, leaving: liftLids(set, left) });
		stopped = dropSymbols(set, { ...stopped, board: held.board }, held.leaving);
		events.push(
			...left.events,
			...floorTold(set, trodden),
			...held.events,
			{ type: "cascade", step: step + 1, ...cellsOf(held.leaving), board: stopped.board },
			...multiplierChange({ before: ladderAt(set, step), now: ladderAt(set, step + 1) }),
		);
	}
	throw new RangeError(endlessCascade);
}

const ascending = (a: number, b: number): number => a - b;

/** What leaves and what stays, as the event tells it. */
const cellsOf = ({ removed, stays }: Leaving) => ({
	removed: [...removed].sort(ascending),
	...(stays === undefined ? {} : { stays: [...stays].sort(ascending) }),
});
