// A table with a clock of its own, for tests: events by the rules alone, decks from a seed.
import { seededChance, shuffled } from "#platform/kernel";
import { type Card, deckOf } from "../cards.ts";
import { applyTable } from "../table/apply.ts";
import { decideTable, houseSeat, type TableCommand } from "../table/decide.ts";
import { type TableAids, tickTable } from "../table/flow.ts";
import { emptyTable, type TableConfig, type TableEvent, type TableState } from "../table/state.ts";

export const plainTable: TableConfig = {
	game: "holdem",
	seats: 6,
	small: 50,
	big: 100,
	ante: 0,
	least: 4_000,
	most: 10_000,
	rate: 500,
	caps: [100, 200, 300],
	currency: "P",
	mode: "demo",
	bots: 0,
};

export function openTable(config: TableConfig, seed: number) {
	const chance = seededChance(seed);
	const decks = new Map<string, readonly Card[]>();
	const log: TableEvent[] = [];
	let state: TableState = emptyTable;
	let now = 1_000_000;
	let hands = 0;
	const take = (events: readonly TableEvent[]) => {
		for (const event of events) state = applyTable(state, event);
		log.push(...events);
		return events;
	};
	const aids = (): TableAids => {
		const id = `hand-${++hands}`;
		const deck = shuffled(deckOf(config.game), chance);
		decks.set(id, deck);
		return {
			deck: decks.get(state.hand?.id ?? ""),
			next: { id, root: "r", sealed: "s", deck },
			dice: [chance.below(10_000), chance.below(10_000)],
		};
	};
	const send = (seat: string, command: TableCommand) => {
		const decided = decideTable(state, command, { seat, at: now });
		if (decided.ok) take(decided.value);
		return decided;
	};
	send(houseSeat, { type: "open", config });
	return {
		chance,
		log,
		send,
		state: () => state,
		now: () => now,
		sit: (owner: string, seat: number, amount = 5_000) =>
			send(houseSeat, {
				type: "seat",
				buyIn: `b${owner}`,
				owner,
				name: owner,
				merchant: "t",
				seat,
				amount,
				posts: false,
			}),
		/** Whatever is due by now; answers when it is to be looked at again. */
		tick() {
			for (;;) {
				const { events, next } = tickTable(state, now, aids());
				if (take(events).length === 0) return next;
			}
		},
		wait: (until: number) => {
			now = Math.max(now, until);
		},
	};
}
