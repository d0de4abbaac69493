// A turn at a seat of blackjack. What a double, a split or insurance costs is staked first, by the call's key; the table decides
// then. A stake whose move came too late is one that the round gives back.
import { type Failure, failure, type OutputOf, type ParsedInputOf } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import type { moveErrors } from "../contract/errors.ts";
import { moveAtTable } from "../contract/index.ts";
import { amountOn, type Bet, type TableCode, type TableState, turnOf } from "../core/index.ts";
import { ticketOn } from "./place-ticket.ts";
import { aboutOf, type Ticket, tableIn } from "./ports.ts";
import { heldBy, seatOwner } from "./seats.ts";
import type { TableHands } from "./table-room.ts";
import { betsOf, ticketView } from "./ticket-view.ts";

type Input = ParsedInputOf<typeof moveAtTable>;
type Answer = Result<OutputOf<typeof moveAtTable>, Failure<keyof typeof moveErrors>>;
type Asked = { readonly play: PlayTicket; readonly now: Date; readonly table: TableCode; readonly input: Input };

const mostPresses = 200;
const over = err(failure("TURN_OVER"));

export const moveAtTableRoute = (hands: TableHands): Route =>
	bind(moveAtTable, async (input, { play, now }): Promise<Answer> => {
		const table = tableIn(play);
		if (table === undefined) return err(failure("TABLE_UNKNOWN"));
		const asked: Asked = { play, now, table, input };
		const state = (await hands.rooms.read(hands.kind, table))?.state;
		if (state === undefined) return err(failure("TABLE_UNKNOWN"));
		const own = await hands.games.tickets.own(play, { about: aboutOf(table, input.roundId), limit: mostPresses });
		const bets = own.filter((ticket) => ticket.state === "open").flatMap(betsOf);
		const staked = await stakeOf(hands, asked, { state, bets });
		if (!staked.ok) return staked;
		if (input.move !== "insure") {
			const command = { type: "move", ...moveOf(input), by: seatOwner(play) } as const;
			const acted = await hands.rooms.act(hands.kind, { id: table, seat: command.by, command, at: now });
			if (!acted.ok) return acted.error === "ROOM_BUSY" ? err(failure("TABLE_BUSY")) : over;
		}
		return ok({
			now: now.getTime(),
			ticket: staked.value === undefined ? null : (ticketView(staked.value) ?? null),
			balance: formatMinor(await hands.games.playBalance(play), play.currency),
		});
	});

const moveOf = ({ roundId, turn, seat, move }: Input) => ({
	roundId,
	turn,
	seat,
	move: move === "insure" ? ("stand" as const) : move,
});

type Standing = { readonly state: TableState; readonly bets: readonly Bet[] };

/** Takes what the move costs, where it costs something. */
async function stakeOf(
	hands: TableHands,
	asked: Asked,
	{ state, bets }: Standing,
): Promise<Result<Ticket | undefined, Failure<keyof typeof moveErrors>>> {
	const { input, now } = asked;
	const { round, shoe } = state;
	const main = amountOn(bets, `seat-${input.seat}`);
	if (round?.roundId !== input.roundId || round.playing === undefined || shoe === null || main === 0n) return over;
	const at = { ...round, shoe: shoe.shoe };
	const { insuring, play } = round.playing;
	if (now.getTime() > state.phase.endsAt) return over;
	if (input.move === "insure") return insuring ? staked({ spot: `insurance-${input.seat}`, whole: main / 2n }) : over;
	// Sent again: the room knows it, and nothing is staked anew.
	if (play.log[input.turn] === `${input.seat}:${input.move}`) return ok(undefined);
	// Once a card is dealt nobody stakes on it: only whose turn it is, and before the move.
	const turn = insuring ? undefined : turnOf(play);
	const own = heldBy(state, asked.play) === input.seat && turn?.seat === input.seat && turn.number === input.turn;
	if (!own || !turn.moves.includes(input.move)) return over;
	const costs = input.move === "double" || input.move === "split";
	return costs ? staked({ spot: `extra-${input.seat}`, whole: main }) : ok(undefined);

	/** The same stake under the same key, however often and at once it is asked for. */
	async function staked({ spot, whole }: { readonly spot: string; readonly whole: bigint }) {
		const amount = whole - amountOn(bets, spot);
		const key = `${spot}-${input.roundId}`.slice(0, 48);
		if (amount <= 0n) return ok(undefined);
		return ticketOn(hands, { ...asked, key, bets: [{ spot, amount }] }, at);
	}
}
