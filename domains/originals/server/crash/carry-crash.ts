// What the moves of crash carry: where the tickets stand, the round in the list of rounds, and the bets that are decided. All of
// it is written with the move, or nothing.
import type { TicketLine } from "#games/api";
import type { Tx } from "#platform/db";
import type { RoomCarried } from "#platform/rooms";
import { originalVendor } from "../../contract/index.ts";
import {
	applyCrash,
	type CrashBetState,
	type CrashState,
	type CrashTableEvent,
	crashOutcome,
	type OriginalEvent,
	timesUnit,
	winOf,
} from "../../core/index.ts";
import type { OriginalsTools } from "../ports.ts";
import { insertBets } from "./bet-rows.ts";
import { closeRound, insertRound, revealRound } from "./crash-rows.ts";

type Tools = Pick<OriginalsTools, "games">;

/** In ten-thousandths of the stake: what a bet pays as it is decided. */
const timesOf = ({ ended, taken }: Pick<CrashBetState, "ended" | "taken">): number =>
	ended === "returned" ? timesUnit : crashOutcome({ point: 0, taken }).times;

/** Minor units. */
export const winIn = (bet: Pick<CrashBetState, "ended" | "taken" | "stake">): bigint =>
	winOf(BigInt(bet.stake), timesOf(bet));

/** A ticket stands by 1 once it is taken, or its stake went back before the flight; by 2 once its round is over. */
const [byHand, byEnd] = [1, 2];

/** A stake that never came to stand on its round. */
export const voided = ({ ticketId, owner }: Pick<TicketLine, "ticketId" | "owner">): TicketLine => ({
	ticketId,
	owner,
	version: byHand,
	state: "void",
});

export async function carryCrash(
	tools: Tools,
	tx: Tx,
	{ before, events, at }: RoomCarried<CrashState, CrashTableEvent>,
): Promise<void> {
	const lines = new Map<string, TicketLine>();
	let state = before;
	for (const event of events) {
		state = applyCrash(state, event);
		for (const line of await carryOne(tools, tx, { event, state, at })) lines.set(line.ticketId, line);
	}
	if (lines.size > 0) await tools.games.tickets.stand(tx, [...lines.values()]);
}

type One = { readonly event: CrashTableEvent; readonly state: CrashState; readonly at: Date };

/** `state` after the event. Answers how tickets stand now. */
async function carryOne(tools: Tools, tx: Tx, { event, state, at }: One): Promise<readonly TicketLine[]> {
	const { round, bets } = state;
	if (round === null) return [];
	switch (event.type) {
		case "opened":
			await insertRound(tx, event.round);
			return [];
		case "over":
			await revealRound(tx, round.roundId, event.end);
			return [];
		case "took":
			return takenOf(bets, new Set(event.bets.map(({ betId }) => betId)));
		case "decided": {
			await closeRound(tx, round.roundId);
			await insertBets(tx, { round: round.roundId, bets, at });
			return [
				...bets.map((bet) => endedOf(bet, round)),
				...(await straysOf(tools, tx, { round: round.roundId, bets })),
			];
		}
		default:
			return [];
	}
}

const takenOf = (bets: readonly CrashBetState[], taken: ReadonlySet<string>): readonly TicketLine[] =>
	bets.flatMap((bet) =>
		taken.has(bet.betId)
			? [{ ticketId: bet.betId, owner: bet.owner, version: byHand, state: "open", returned: winIn(bet) } as const]
			: [],
	);

function endedOf(bet: CrashBetState, round: NonNullable<CrashState["round"]>): TicketLine {
	const { betId: ticketId, owner, taken, ended } = bet;
	const { end } = round;
	if (ended === null || end === null) throw new Error("a bet of crash that is not decided");
	const events: readonly OriginalEvent[] = [
		{ type: "outcome", outcome: crashOutcome({ point: end.point, taken }) },
		{ type: "revealed", serverSeed: end.seed },
		{ type: "total", times: timesOf(bet), ended },
	];
	const line = { ticketId, owner, version: byEnd, events };
	return ended === "returned" ? { ...line, state: "void" } : { ...line, state: "settled", returned: winIn(bet) };
}

const page = 1_000;

type Round = { readonly round: string; readonly bets: readonly Pick<CrashBetState, "betId">[] };

/** Stakes that were taken for a round and never stood on it: their call ended in between. They go back. */
export async function straysOf(tools: Tools, tx: Tx, { round, bets }: Round): Promise<readonly TicketLine[]> {
	const known = new Set(bets.map(({ betId }) => betId));
	const strays: TicketLine[] = [];
	const asked = { vendor: originalVendor, about: round, limit: page };
	let after: Pick<TicketLine, "ticketId" | "owner"> | undefined;
	do {
		const tickets = await tools.games.tickets.waiting(tx, { ...asked, after });
		for (const ticket of tickets) if (!known.has(ticket.ticketId)) strays.push(voided(ticket));
		after = tickets.length === page ? tickets.at(-1) : undefined;
	} while (after !== undefined);
	return strays;
}
