// The lobby of tournaments, one that is looked at, and entries: buy-in and fee are a ticket, which stands open until the tournament
// is over. A press that is repeated goes on where it stopped; where the tournament does not take it, everything goes back.
import type { Ticket } from "#games/api";
import { type Failure, failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import {
	enterPokerTournament,
	listPokerTournaments,
	openPokerTournament,
	type tournamentErrors,
} from "../../contract/index.ts";
import {
	decideTournament,
	houseSeat,
	type OfferedTournament,
	seenTournament,
	type TournamentState,
} from "../../core/index.ts";
import { guestName } from "../bring-chips.ts";
import { botsAt, isOffered } from "../house-bots.ts";
import type { PokerHands } from "../open-table.ts";
import { ownerOf } from "../ports.ts";
import { aboutOf, givenBack } from "./carry-tournament.ts";
import { lobbyOf, offeredNow, openTournament, tournamentBy } from "./offered-tournaments.ts";
import { mayPlay } from "./tournament-room.ts";

type Refusal = Failure<keyof typeof tournamentErrors>;

/** So long those that are over are still listed. */
const back = 900_000;

export const listPokerTournamentsRoute = (hands: PokerHands): Route =>
	bind(listPokerTournaments, async ({ mode }, { now, merchant, principal }) => {
		const currency = principal?.currency ?? hands.games.brandCurrency(merchant);
		const bots = await hands.db.read((tx) => botsAt(tx, merchant));
		const offered = await offeredNow(hands, { currency, mode, bots, now, back });
		return ok({ now: now.getTime(), bots, tournaments: [...(await lobbyOf(hands, offered, currency))] });
	});

export const openPokerTournamentRoute = (hands: PokerHands): Route =>
	bind(openPokerTournament, async ({ tournament: id }, { play, now }) => {
		const offered = mayPlay(play, id) ? await tournamentBy(hands, id, now) : undefined;
		if (offered === undefined) return err(failure("POKER_TOURNAMENT_UNKNOWN"));
		const state = await openTournament(hands, offered);
		// Whoever holds it did not answer: one without rules would seem to be closed.
		if (state.config === null) return err(failure("POKER_BUSY"));
		return ok(await answerOf(hands, { play, now, state }));
	});

export const enterPokerTournamentRoute = (hands: PokerHands): Route =>
	bind(enterPokerTournament, async ({ key, tournament: id }, { play, now }) => {
		const offered = mayPlay(play, id) ? await tournamentBy(hands, id, now) : undefined;
		if (offered === undefined) return err(failure("POKER_TOURNAMENT_UNKNOWN"));
		const before = await openTournament(hands, offered);
		if (before.config === null) return err(failure("POKER_BUSY"));
		const isIn = before.entries.some(({ owner }) => owner === ownerOf(play));
		if (!isIn && !(await isOffered(hands, play, id))) return err(failure("POKER_TOURNAMENT_UNKNOWN"));
		const entered = await enter(hands, { key, play, offered, now, state: before });
		if (!entered.ok) return entered;
		const state = (await hands.rooms.read(hands.tournaments, id))?.state ?? before;
		return ok(await answerOf(hands, { play, now, state }));
	});

type Answering = { readonly play: PlayTicket; readonly now: Date; readonly state: TournamentState };

async function answerOf({ games }: PokerHands, { play, now, state }: Answering) {
	const balance = formatMinor(await games.playBalance(play), play.currency);
	return { now: now.getTime(), seen: seenTournament(state, ownerOf(play)), balance };
}

type Entering = Answering & { readonly key: string; readonly offered: OfferedTournament };

/** Longer than a tournament may take to begin and to end. */
const dueMilliseconds = 20 * 86_400_000;

async function enter(hands: PokerHands, entering: Entering): Promise<Result<undefined, Refusal>> {
	const { key, play, offered, now, state } = entering;
	const { id, config } = offered;
	const owner = ownerOf(play);
	if (state.entries.some((entry) => entry.owner === owner && entry.key === key)) return ok(undefined);
	// Nothing is taken for what will be refused.
	const refused = refusalOf(state, { owner, key, at: now.getTime() });
	if (refused !== undefined) return err(failure(refused));
	const placed = await hands.games.tickets.place({
		play,
		key,
		stake: BigInt(config.buyIn + config.fee),
		anyStake: true,
		about: aboutOf(id),
		dueAt: new Date(Math.max(now.getTime(), config.startsAt ?? 0) + dueMilliseconds),
		payTable: "poker-tournament@1",
		terms: [{ type: "tournament", id }],
		tells: { counted: BigInt(config.fee) },
	});
	if (!placed.ok) return placed;
	if (placed.value.state !== "open") return err(failure("POKER_TOURNAMENT_CLOSED"));
	return seatEntry(hands, entering, placed.value);
}

async function seatEntry(
	hands: PokerHands,
	{ play, key, offered: { id }, state: before, now }: Entering,
	ticket: Ticket,
): Promise<Result<undefined, Refusal>> {
	const owner = ownerOf(play);
	const name = play.memberId === undefined ? guestName(owner) : await hands.games.shownName(play.memberId);
	const entry = { id: ticket.ticketId, key, owner, name, merchant: play.merchant };
	const command = { type: "enter", entry } as const;
	const acted = await hands.rooms.act(hands.tournaments, { id, seat: houseSeat, command });
	if (acted.ok) return ok(undefined);
	const state = (await hands.rooms.read(hands.tournaments, id))?.state ?? before;
	const refused = refusalOf(state, { owner, key, at: now.getTime() });
	// Not known whether it was done: the same press finds out.
	if (acted.error.startsWith("ROOM_") || refused === undefined) return err(failure("POKER_BUSY"));
	await hands.db.tx((tx) => hands.games.tickets.stand(tx, [givenBack(ticket)]));
	return err(failure(refused));
}

const refusals = ["POKER_TOURNAMENT_CLOSED", "POKER_TOURNAMENT_FULL", "POKER_TOURNAMENT_ENTERED"] as const;

type Wish = { readonly owner: string; readonly key: string; readonly at: number };

/** Why a tournament would not take an entry. */
function refusalOf(state: TournamentState, { owner, key, at }: Wish): (typeof refusals)[number] | undefined {
	const entry = { id: "", key, owner, name: "", merchant: "" };
	const order = (many: number) => Array.from({ length: many }, (_, no) => no);
	const decided = decideTournament(state, { type: "enter", entry }, { seat: houseSeat, at, order });
	return decided.ok ? undefined : refusals.find((code) => code === decided.error);
}
