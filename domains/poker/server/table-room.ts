// A table as an owned room: its rules, what its moves are drawn from, what is seen of it, what it carries. One node holds it at a
// time; after that one died another goes on over the sealed deck.
import type { PlayTicket } from "#platform/http";
import { mapResult } from "#platform/kernel";
import type { RoomKind } from "#platform/rooms";
import { pokerRoom } from "../contract/index.ts";
import {
	applyTable,
	decideTable,
	emptyTable,
	type SeenTable,
	seenTable,
	type TableAids,
	type TableCommand,
	type TableEvent,
	type TableState,
	tableRests,
	tickTable,
} from "../core/index.ts";
import { carryTable } from "./carry-table.ts";
import { ownerOf, type PokerTools, tableFor } from "./ports.ts";
import { tableEvent, tableState } from "./table-models.ts";

export type TableKind = RoomKind<TableState, TableEvent, TableCommand, SeenTable, TableAids>;

export const tableKind = (tools: PokerTools): TableKind => ({
	face: pokerRoom,
	state: tableState,
	event: tableEvent,
	pace: "owned",
	begin: () => emptyTable,
	apply: applyTable,
	aids: async (_tx, { state }) => aidsOf(tools, state),
	tick(state, { at, aids }) {
		const { events, next } = tickTable(state, at.getTime(), aids);
		return { events, next: next === undefined ? undefined : new Date(next) };
	},
	decide: (state, { seat, command, at }) =>
		mapResult(decideTable(state, command, { seat, at: at.getTime() }), (events) => events),
	shown: seenTable,
	carry: (tx, carried) => carryTable(tools, tx, carried),
	rests: tableRests,
	seatOf: (play: PlayTicket, id: string) => (tableFor(play, id) === undefined ? undefined : ownerOf(play)),
	pushEvery: 50,
	isUrgent: () => true,
	tellsSeats: true,
});

/** The deck of the hand in play is opened for what it deals next; a new one is committed where a hand may begin. */
function aidsOf({ decks, chance }: PokerTools, { config, hand }: TableState): TableAids {
	const dice = [chance.below(10_000), chance.below(10_000)] as const;
	const deals = hand !== null && hand.end === null;
	return {
		deck: deals ? decks.open(hand.id, hand.sealed).deck : undefined,
		next: hand === null && config !== null ? decks.make(config.game) : undefined,
		dice,
	};
}
