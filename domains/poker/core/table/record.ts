// A hand that is over, as it is kept, and as one of its players may see it again: mucked cards of others never.
import type { Card, PokerGame } from "../cards.ts";
import type { WonPot } from "../pots.ts";
import { isBot, type LoggedAct, type TableConfig, type TableHand, type TableState } from "./state.ts";

export type HandRecord = {
	readonly type: "hand";
	readonly id: string;
	readonly table: string;
	readonly number: number;
	readonly begunAt: number;
	readonly root: string;
	readonly rules: Pick<TableConfig, "seats" | "small" | "big" | "ante" | "currency" | "mode"> & {
		readonly game: PokerGame;
	};
	readonly button: number;
	/** Clockwise from the left of the button. */
	readonly players: readonly {
		readonly seat: number;
		readonly name: string;
		readonly bot: boolean;
		readonly start: number;
		readonly staked: number;
		readonly won: number;
		readonly raked: number;
		readonly shown: boolean;
		readonly cards: readonly Card[] | null;
		/** Where in the deck they lay. */
		readonly places: readonly number[];
	}[];
	readonly posted: TableHand["posted"];
	readonly acts: readonly LoggedAct[];
	readonly boards: readonly (readonly Card[])[];
	readonly boardPlaces: readonly (readonly number[])[];
	readonly pots: readonly WonPot[];
	readonly rake: number;
	/** The seat that looks; null for none. */
	readonly you: number | null;
};

/** All that there is to say of it, all cards with it: for the house's books alone. */
export function recordOf(state: TableState, playing: TableHand, table: string): HandRecord {
	const { config } = state;
	const { end, hand } = playing;
	if (config === null || end === null) throw new Error("a hand that is not over has no record");
	const { game, seats, small, big, ante, currency, mode } = config;
	return {
		type: "hand",
		id: playing.id,
		table,
		number: playing.number,
		begunAt: playing.begunAt,
		root: playing.root,
		rules: { game, seats, small, big, ante, currency, mode },
		button: playing.button,
		players: hand.players.map(({ seat, start, cards }, index) => {
			const of = state.seats.find(({ no }) => no === seat);
			const { staked = 0, won = 0, raked = 0, shown = false } = end.players[index] ?? {};
			const places = playing.places[String(seat)] ?? [];
			const [name, bot] = [of?.name ?? "", of !== undefined && isBot(of)];
			return { seat, name, bot, start, staked, won, raked, shown, cards, places };
		}),
		posted: playing.posted,
		acts: playing.acts,
		boards: hand.boards,
		boardPlaces: playing.boardPlaces,
		pots: end.pots,
		rake: end.rake,
		you: null,
	};
}

/** As a seat may see it. */
export const recordSeenBy = (record: HandRecord, seat: number | null): HandRecord => ({
	...record,
	you: seat,
	players: record.players.map((player) =>
		player.shown || player.seat === seat ? player : { ...player, cards: null, places: [] },
	),
});
