// What chance drew in a round, taken from the round's own record: stops of reels, coins that landed, covers in their order.
// It is what a reader of the rules is given besides the rules: reels that stand still, and nothing of what they win.
import type { SlotEvent } from "../../events.ts";
import type { PayTable, ReelSet } from "../../pay-table.ts";

/** Reels that have stopped, read by the codes of their symbols. */
export type Reels = {
	/** So many symbols of a reel from its stop on, downwards. */
	readonly show: (reel: number, count: number) => string[];
	/** The next symbol of a reel from above its stop; another with each call. */
	readonly above: (reel: number) => string;
	/** Into what all that hides another symbol turns. */
	readonly hidden: string | undefined;
	/** The reels that turned as one, from 0. */
	readonly joined: readonly number[];
	/** The reels that turned, from 0. */
	readonly turned: readonly number[];
};

export type Landed = { readonly cell: number; readonly credits: number; readonly gathers: boolean };

export type Cover = { readonly kind: "credits" | "times" | "end" | "half" | "lifts"; readonly value: number };

export type Draws = {
	readonly spin: (kind: "base" | "free" | "respin") => Reels;
	/** The coins or slabs that a hold begins with, then those of each respin. */
	readonly landed: () => readonly Landed[];
	/** All covers in the order in which they come. */
	readonly covers: () => readonly Cover[];
	/** Whether all that was drawn was read. */
	readonly spent: () => boolean;
};

/** A reader asks for what was never drawn: the rules as read go on where the round had ended. */
const neverDrawn = (what: string): Error => new Error(`never drawn: ${what}`);

type Sets = { readonly base: ReelSet; readonly free: ReelSet | undefined };

export function drawsOf(table: PayTable, sets: Sets, events: readonly SlotEvent[]): Draws {
	const spins = spinsIn(events, { sets, codes: table.symbols.map(({ code }) => code) });
	const coins = events.flatMap((event) =>
		event.type === "hold-start" || event.type === "hold-respin"
			? [event.coins.map(({ cell, credits, gathers }) => ({ cell, credits, gathers: gathers === true }))]
			: [],
	);
	const orders = ordersIn(events);
	return {
		spin(kind) {
			const next = take(spins);
			if (next.kind !== kind) throw neverDrawn(`a ${next.kind} spin was drawn, ${kind} was read`);
			return next.reels;
		},
		landed: () => take(coins),
		covers: () => take(orders),
		spent: () => spins.length + coins.length + orders.length === 0,
	};
}

function take<One>(queue: One[]): One {
	const next = queue.shift();
	if (next === undefined) throw neverDrawn("nothing more was drawn");
	return next;
}

type Drum = { readonly sets: Sets; readonly codes: readonly string[] };
type Spun = { readonly kind: "base" | "free" | "respin"; readonly reels: Reels };

function spinsIn(events: readonly SlotEvent[], { sets, codes }: Drum): Spun[] {
	let joined: readonly number[] = [];
	return events.flatMap((event): Spun[] => {
		if (event.type === "joined") joined = event.reels;
		if (event.type === "spin") {
			const set = event.reels === "base" ? sets.base : sets.free;
			if (set === undefined) throw neverDrawn("free spins without reels");
			return [{ kind: event.reels, reels: reelsOf(set, { codes, stops: event.stops, joined, held: [] }) }];
		}
		if (event.type !== "respin" || sets.free === undefined) return [];
		return [{ kind: "respin", reels: reelsOf(sets.free, { codes, stops: event.stops, joined: [], held: event.held }) }];
	});
}

type Stopped = {
	readonly codes: readonly string[];
	readonly stops: readonly number[];
	readonly joined: readonly number[];
	readonly held: readonly number[];
};

function reelsOf(set: ReelSet, { codes, stops, joined, held }: Stopped): Reels {
	const tops = [...stops];
	const at = (reel: number, place: number): string => {
		const strip = set.strips[reel] ?? [];
		return codes[strip[((place % strip.length) + strip.length) % strip.length] ?? -1] ?? "";
	};
	const into = set.mystery?.into[stops[set.strips.length] ?? -1];
	return {
		show: (reel, count) => Array.from({ length: count }, (_, row) => at(reel, (stops[reel] ?? 0) + row)),
		above(reel) {
			const top = (tops[reel] ?? 0) - 1;
			tops[reel] = top;
			return at(reel, top);
		},
		hidden: into === undefined ? undefined : codes[into],
		joined,
		turned: set.strips.map((_, reel) => reel).filter((reel) => !held.includes(reel)),
	};
}

/** Each run of lifted covers with what was left of its order. */
function ordersIn(events: readonly SlotEvent[]): Cover[][] {
	const orders: Cover[][] = [];
	let lifted: Cover[] = [];
	for (const event of events) {
		if (event.type === "pick") lifted.push(coverOf(event.find));
		if (event.type !== "pick-end") continue;
		orders.push([...lifted, ...event.rest.map(coverOf)]);
		lifted = [];
	}
	return orders;
}

type Found = Extract<SlotEvent, { readonly type: "pick" }>["find"];

function coverOf(find: Found): Cover {
	if (find.kind === "credits") return { kind: find.kind, value: find.credits };
	if (find.kind === "times") return { kind: find.kind, value: find.times };
	return { kind: find.kind, value: find.kind === "lifts" ? find.lifts : 0 };
}
