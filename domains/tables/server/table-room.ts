// A table as a shared room: its rules, what its moves are drawn from, what is seen of it, and what it carries.
import type { Tx } from "#platform/db";
import { enqueue } from "#platform/jobs";
import type { RoomKind } from "#platform/rooms";
import { type TableSeen, tableRoom } from "../contract/index.ts";
import {
	applyTable,
	beginTable,
	decideTable,
	isTableCode,
	lyingOf,
	outcomeText,
	type TableAids,
	type TableCode,
	type TableCommand,
	type TableEvent,
	type TableLimits,
	type TableState,
	tableRests,
	tables,
	tickTable,
	turnOf,
} from "../core/index.ts";
import type { TablesTools } from "./ports.ts";
import { tableEvent, tableState } from "./room-models.ts";
import { changeRound, changeShoe, dealRoundRow, findShoe, insertRound, insertVideoShoe, showRoundRow } from "./rows.ts";
import { settleKind } from "./settle-kind.ts";
import { aidsOf, type HeldShoes, seedIn } from "./shoes.ts";

export type TableRoom = RoomKind<TableState, TableEvent, TableCommand, TableSeen, TableAids>;
export type TableHands = TablesTools & { readonly kind: TableRoom };

export function tableKind(tools: TablesTools): TableRoom {
	const held: HeldShoes = new Map();
	return {
		face: tableRoom,
		state: tableState,
		event: tableEvent,
		pace: "steps",
		begin: (id, now) => beginTable(codeOf(id), now.getTime()),
		apply: applyTable,
		aids: (tx, of) => aidsOf({ ...tools, held }, tx, of),
		tick: (state, { at, aids }) => tickTable(state, at.getTime(), aids),
		decide: (state, { command, at }, { aids }) =>
			decideTable(state, command, { now: at.getTime(), deck: aids.deck, opens: aids }),
		shown: tableShown,
		async carry(tx, { events, before }) {
			let state = before;
			for (const event of events) {
				await carryOne(tools, tx, { event, state });
				state = applyTable(state, event);
			}
		},
		rests: tableRests,
		isUrgent: () => true,
	};
}

/** Throws on a room that is no table: none is ever opened. */
function codeOf(id: string): TableCode {
	if (!isTableCode(id)) throw new Error(`${id} is no table`);
	return id;
}

/** Of the round that runs, or of the next one. */
export const limitsOf = ({ table, round }: Pick<TableState, "table" | "round">): TableLimits =>
	round?.limits ?? tables[table].limits;

export function tableShown({ table, phase, shoe, round, past, seats, video }: TableState): TableSeen {
	return {
		table,
		game: tables[table].game,
		phase: { ...phase },
		past: [...past],
		...(shoe === null || video !== undefined ? {} : { shoe: shownShoe(shoe) }),
		...(video === undefined ? {} : { video: shownVideo(video, shoe) }),
		...(round === null ? {} : { round: shownRound(round) }),
		...(tables[table].game === "blackjack" ? { seats: (seats ?? []).map(({ seat, name }) => ({ seat, name })) } : {}),
	};
}

const shownShoe = ({
	shoe,
	commit,
	cut,
	cutBy,
	publicHex,
	cardsHash,
	burnt,
	hands,
}: NonNullable<TableState["shoe"]>) => ({
	shoe,
	commit,
	cut,
	burnt,
	hands,
	...(cutBy === null ? {} : { cutBy }),
	...(publicHex === null ? {} : { publicHex }),
	...(cardsHash === null ? {} : { cardsHash }),
});

/** Events that are late are no news: what lies is told, and what the studio said of it is not. */
const shownVideo = ({ streams, lies, halt }: NonNullable<TableState["video"]>, shoe: TableState["shoe"]) => ({
	streams: streams.map((one) => ({ ...one })),
	lies: lies.map((one) => ({ ...one })),
	halted: halt !== null,
	...(shoe === null ? {} : { shoe: shoe.shoe }),
});

const shownRound = ({ roundId, hand, closesAt, outcome, limits, playing }: NonNullable<TableState["round"]>) => ({
	roundId,
	hand,
	closesAt,
	...(limits === undefined ? {} : { limits: { ...limits } }),
	...(outcome === null ? {} : { outcome }),
	...(playing === undefined ? {} : { playing: shownPlaying(playing) }),
});

/** Nothing lies on the table that is not seen: the dealer's second card is not dealt yet. */
function shownPlaying({ play, insuring }: NonNullable<NonNullable<TableState["round"]>["playing"]>) {
	const turn = insuring ? undefined : turnOf(play);
	return {
		cards: outcomeText(lyingOf(play)),
		insuring,
		...(turn === undefined ? {} : { turn: { ...turn, moves: [...turn.moves] } }),
	};
}

/** `state`: before the event. */
type Carried = { readonly event: TableEvent; readonly state: TableState };

async function carryOne(tools: TablesTools, tx: Tx, { event, state }: Carried): Promise<void> {
	const { table, round, shoe } = state;
	switch (event.type) {
		case "shuffling":
			return changeShoe(tx, { table, shoe: event.shoe }, { state: "used", used_at: new Date(event.startsAt) });
		case "shuffled": {
			const { publicHex: public_hex, cardsHash: cards_hash } = event;
			return shoe === null
				? undefined
				: changeShoe(tx, { table, shoe: shoe.shoe }, { cut: shoe.cut, public_hex, cards_hash });
		}
		case "opened": {
			const { roundId: id, hand, startsAt, endsAt } = event;
			if (shoe === null) return;
			const times = { opensAt: new Date(startsAt), closesAt: new Date(endsAt) };
			return insertRound(tx, { table, shoe: shoe.shoe, id, hand, ...times });
		}
		case "dealt":
			return round === null ? undefined : dealRoundRow(tx, { id: round.roundId, outcome: event.outcome });
		case "result":
			if (round === null) return;
			await showRoundRow(tx, round.roundId, new Date(event.startsAt));
			return enqueue(tx, settleKind, { roundId: round.roundId });
		case "voided":
			// What two people decided is written already, and settled by them.
			if (event.reason === "operator") return;
			await changeRound(tx, event.roundId, {
				state: "void",
				void_reason: event.reason,
				resulted_at: new Date(event.at),
			});
			return enqueue(tx, settleKind, { roundId: event.roundId });
		case "shoe":
			return insertVideoShoe(tx, { table, shoe: event.shoe, now: new Date(event.at) });
		case "ended":
			return revealShoe(tools, tx, { table, shoe: event.shoe });
		default:
			return;
	}
}

/** The seed is told once nothing is dealt from it any more. */
async function revealShoe(
	{ seeds, clock }: TablesTools,
	tx: Tx,
	name: { table: TableCode; shoe: string },
): Promise<void> {
	const row = await findShoe(tx, name);
	if (row === undefined) return;
	const ended = { ended_at: clock.now() };
	if (row.drawn_by === "studio") return changeShoe(tx, name, ended);
	const seed = seedIn(seeds, name, row);
	if (seed === undefined) return changeShoe(tx, name, { ...ended, state: "void" });
	return changeShoe(tx, name, { ...ended, state: "revealed", seed: seed.toString("hex") });
}
