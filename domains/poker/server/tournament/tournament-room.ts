// A tournament as one owned room with all of its tables, so that whoever is moved from one to another is moved at once. Decks are
// sealed as at other tables.
import * as z from "zod/mini";
import type { PlayTicket } from "#platform/http";
import { mapResult, shuffled } from "#platform/kernel";
import type { RoomKind } from "#platform/rooms";
import { pokerTournamentRoom } from "../../contract/index.ts";
import {
	applyTournament,
	decideTournament,
	emptyTournament,
	type SeenTournament,
	seenTournament,
	type TournamentAids,
	type TournamentCommand,
	type TournamentEvent,
	type TournamentState,
	tickTournament,
	tournamentNamed,
} from "../../core/index.ts";
import { ownerOf, type PokerTools, pokerIn } from "../ports.ts";
import { revived } from "../table-models.ts";
import { carryTournament } from "./carry-tournament.ts";

export type TournamentKind = RoomKind<
	TournamentState,
	TournamentEvent,
	TournamentCommand,
	SeenTournament,
	TournamentAids
>;

/** Written by this house alone, so its shape is checked at the top. */
const isState = (value: unknown): value is TournamentState =>
	typeof value === "object" && value !== null && "phase" in value && "entries" in value && "tables" in value;

const isEvent = (value: unknown): value is TournamentEvent =>
	typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const tournamentState: z.ZodMiniType<TournamentState> = z.pipe(
	z.custom<TournamentState>(isState),
	z.transform((state: TournamentState) => ({
		...state,
		tables: state.tables.map(({ no, state: table }) => ({ no, state: revived(table) })),
	})),
);

export const tournamentKind = (tools: PokerTools): TournamentKind => ({
	face: pokerTournamentRoom,
	state: tournamentState,
	event: z.custom<TournamentEvent>(isEvent),
	pace: "owned",
	begin: () => emptyTournament,
	apply: applyTournament,
	aids: async () => aidsOf(tools),
	tick(state, { at, aids }) {
		const { events, next } = tickTournament(state, at.getTime(), aids);
		return { events, next: next === undefined ? undefined : new Date(next) };
	},
	decide: (state, { seat, command, at }, { aids: { order } }) =>
		mapResult(decideTournament(state, command, { seat, at: at.getTime(), order }), (events) => events),
	shown: seenTournament,
	carry: (tx, carried) => carryTournament(tools, tx, carried),
	seatOf: (play: PlayTicket, id: string) => (mayPlay(play, id) ? ownerOf(play) : undefined),
	pushEvery: 100,
	isUrgent: () => true,
	tellsSeats: true,
});

/** Of this session's game, currency and money. */
export function mayPlay(play: PlayTicket, id: string): boolean {
	const { game, currency, mode } = tournamentNamed(id)?.config ?? {};
	return game !== undefined && pokerIn(play) === game && currency === play.currency && mode === play.mode;
}

/** A deck is opened, or committed anew, where a table needs it. */
function aidsOf({ decks, chance }: PokerTools): TournamentAids {
	return {
		order: (many) =>
			shuffled(
				Array.from({ length: many }, (_, at) => at),
				chance,
			),
		of: ({ config, hand }) => ({
			get deck() {
				return hand !== null && hand.end === null ? decks.open(hand.id, hand.sealed).deck : undefined;
			},
			get next() {
				return hand === null && config !== null ? decks.make(config.game) : undefined;
			},
			dice: [chance.below(10_000), chance.below(10_000)],
		}),
	};
}
