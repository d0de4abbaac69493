// Tournaments at the desk: the list, one as everybody sees it, and its start or cancelling, which is written down before it is done.
import { failure } from "#platform/contract";
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { listDeskPokerTournaments, readDeskPokerTournament, runPokerTournament } from "../../contract/index.ts";
import { emptyTournament, houseSeat, seenTournament } from "../../core/index.ts";
import { botsAt } from "../house-bots.ts";
import type { PokerHands } from "../open-table.ts";
import { lobbyOf, offeredNow, openTournament, tournamentBy } from "../tournament/offered-tournaments.ts";
import { writeAct } from "./operator-act.ts";

const dayMilliseconds = 86_400_000;

export const listDeskPokerTournamentsRoute = (hands: PokerHands): Route =>
	bind(listDeskPokerTournaments, async ({ mode }, { now, staff }) => {
		const currency = hands.games.brandCurrency(staff.merchant);
		const bots = await hands.db.read((tx) => botsAt(tx, staff.merchant));
		const offered = await offeredNow(hands, { currency, mode, bots, now, back: dayMilliseconds });
		const listed = await lobbyOf(hands, offered, currency);
		return ok({ tournaments: listed.map(({ gameId: _, ...tournament }) => tournament) });
	});

export const readDeskPokerTournamentRoute = (hands: PokerHands): Route =>
	bind(readDeskPokerTournament, async ({ tournament: id }, { now }) => {
		if ((await tournamentBy(hands, id, now)) === undefined) return err(failure("DESK_POKER_TOURNAMENT_UNKNOWN"));
		const state = (await hands.rooms.read(hands.tournaments, id))?.state ?? emptyTournament;
		return ok({ seen: seenTournament(state, undefined) });
	});

export const runPokerTournamentRoute = (hands: PokerHands): Route =>
	bind(runPokerTournament, async ({ tournament: id, act, reason }, call) => {
		const offered = await tournamentBy(hands, id, call.now);
		if (offered === undefined) return err(failure("DESK_POKER_TOURNAMENT_UNKNOWN"));
		const { phase, entries } = await openTournament(hands, offered);
		const open = act === "start" ? phase === "registering" && entries.length > 1 : phase !== "done";
		if (!open) return err(failure("DESK_POKER_TOURNAMENT_CLOSED"));
		await atDesk(hands.db, call, (tx) =>
			writeAct(tx, actorOf(call), {
				act: act === "start" ? "poker tournament started" : "poker tournament cancelled",
				before: { phase, entries: entries.length },
				after: { tournament: id, reason },
			}),
		);
		const command = act === "start" ? ({ type: "start" } as const) : ({ type: "cancel", reason } as const);
		const acted = await hands.rooms.act(hands.tournaments, { id, seat: houseSeat, command });
		if (acted.ok) return ok({});
		return err(failure(acted.error.startsWith("ROOM_") ? "DESK_POKER_BUSY" : "DESK_POKER_TOURNAMENT_CLOSED"));
	});
