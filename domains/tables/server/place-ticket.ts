// One ticket on a round: what is staked on it, once by its key.
import type { PlayTicket } from "#platform/http";
import { enqueue } from "#platform/jobs";
import { formatMinor } from "#platform/kernel";
import type { TableBetEvent } from "../contract/index.ts";
import { type Bet, payTableOf, sumOf, type TableCode, tables } from "../core/index.ts";
import { aboutOf } from "./ports.ts";
import { findRound } from "./rows.ts";
import { settleKind } from "./settle-kind.ts";
import type { TableHands } from "./table-room.ts";

/** A ticket that nobody has settled so long after its round is ended by the games: its stake goes back. */
const dueMilliseconds = 86_400_000;

type Staked = {
	readonly play: PlayTicket;
	readonly table: TableCode;
	readonly bets: readonly Bet[];
	readonly key: string;
};
type OnRound = {
	readonly roundId: string;
	readonly hand: number;
	readonly closesAt: number;
	readonly shoe: string;
};

export async function ticketOn(
	hands: TableHands,
	{ play, table, bets, key }: Staked,
	{ roundId, hand, shoe, closesAt }: OnRound,
) {
	const told: TableBetEvent = {
		type: "bet",
		table,
		roundId,
		shoe,
		hand,
		bets: bets.map(({ spot, amount }) => ({ spot, amount: formatMinor(amount, play.currency) })),
		key,
	};
	const placed = await hands.games.tickets.place({
		play,
		key,
		stake: sumOf(bets),
		anyStake: true,
		about: aboutOf(table, roundId),
		dueAt: new Date(closesAt + dueMilliseconds),
		payTable: payTableOf(tables[table].game),
		terms: [told],
	});
	if (placed.ok) await settleLate(hands, roundId);
	return placed;
}

/** What was written so slowly that its round was settled by then is not found by it: it is settled on its own. */
async function settleLate({ db }: TableHands, roundId: string): Promise<void> {
	const round = await db.read((tx) => findRound(tx, roundId));
	if (round !== undefined && round.resulted_at !== null) await db.tx((tx) => enqueue(tx, settleKind, { roundId }));
}
