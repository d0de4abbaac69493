// What poker offers to the desk: its calls of staff, what may be allowed of them, where its acts are written down.
import { type DeskOffer, trailOf } from "#platform/desk";
import { pokerPermissions } from "../../core/index.ts";
import type { PokerHands } from "../open-table.ts";
import { listDeskPokerHandsRoute, listPokerDisconnectsRoute, revealPokerHandRoute } from "./look-at-hands.ts";
import { closePokerTableRoute, listDeskPokerTablesRoute, switchPokerBotsRoute } from "./look-at-tables.ts";
import {
	listDeskPokerTournamentsRoute,
	readDeskPokerTournamentRoute,
	runPokerTournamentRoute,
} from "./look-at-tournaments.ts";
import { listPokerSignalsRoute, readPokerRakeRoute } from "./watch-players.ts";

export const pokerDesk = (hands: PokerHands): DeskOffer => ({
	routes: [
		listDeskPokerTablesRoute(hands),
		closePokerTableRoute(hands),
		switchPokerBotsRoute(hands),
		listDeskPokerHandsRoute(hands),
		revealPokerHandRoute(hands),
		readPokerRakeRoute(hands),
		listPokerSignalsRoute(hands),
		listPokerDisconnectsRoute(hands),
		listDeskPokerTournamentsRoute(hands),
		readDeskPokerTournamentRoute(hands),
		runPokerTournamentRoute(hands),
	],
	permissions: pokerPermissions,
	trails: [trailOf("poker")],
});
