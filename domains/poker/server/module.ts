// Wires poker: its calls, its room and its jobs. Only apps use it; call it after the migrations and the seed.
import type { Studio } from "#games/api";
import { marksSharedBy } from "#members/api";
import type { DeskOffer } from "#platform/desk";
import type { Route } from "#platform/http";
import type { CronItem, Job } from "#platform/jobs";
import { sitAtPokerRoute, waitForSeatRoute } from "./bring-chips.ts";
import { createDecks } from "./deck.ts";
import { pokerDesk } from "./desk/poker-desk.ts";
import { pokerJobs } from "./jobs.ts";
import { migrations } from "./migrations.ts";
import { enterPokerRoute, listPokerTablesRoute, openPokerTableRoute, type PokerHands } from "./open-table.ts";
import { listPokerHandsRoute, readPokerFiguresRoute, readPokerHandRoute } from "./own-hands.ts";
import { dropPokerNoteRoute, listPokerNotesRoute, writePokerNoteRoute } from "./own-notes.ts";
import type { PokerDeps, PokerTools } from "./ports.ts";
import { type TableKind, tableKind } from "./table-room.ts";
import {
	enterPokerTournamentRoute,
	listPokerTournamentsRoute,
	openPokerTournamentRoute,
} from "./tournament/enter-tournament.ts";
import { type TournamentKind, tournamentKind } from "./tournament/tournament-room.ts";
import { pokerListings, pokerStudioVendor } from "./vendor.ts";

type PokerModule = {
	readonly routes: readonly Route[];
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
	readonly kind: TableKind;
	readonly tournaments: TournamentKind;
	readonly desk: DeskOffer;
};

export function createPokerModule({ deckKey, ...deps }: PokerDeps): PokerModule {
	const tools: PokerTools = { ...deps, decks: createDecks({ ...deps, key: deckKey }) };
	const kind = tableKind(tools);
	const tournaments = tournamentKind(tools);
	const hands: PokerHands = { ...tools, kind, tournaments };
	return {
		...pokerJobs(hands),
		kind,
		tournaments,
		desk: pokerDesk(hands),
		routes: [
			listPokerTablesRoute(hands),
			enterPokerRoute(hands),
			openPokerTableRoute(hands),
			sitAtPokerRoute(hands),
			waitForSeatRoute(hands),
			listPokerHandsRoute(tools),
			readPokerHandRoute(tools),
			readPokerFiguresRoute(tools),
			listPokerNotesRoute(hands),
			writePokerNoteRoute(hands),
			dropPokerNoteRoute(hands),
			listPokerTournamentsRoute(hands),
			openPokerTournamentRoute(hands),
			enterPokerTournamentRoute(hands),
		],
	};
}

export const studio: Studio = {
	vendors: [pokerStudioVendor],
	opens: ["PVP"],
	migrations,
	listings: async () => pokerListings(),
	open({ houseKey, ...deps }) {
		const { kind, tournaments, ...open } = createPokerModule({
			...deps,
			deckKey: houseKey("poker.decks"),
			sharedBy: marksSharedBy,
		});
		return { ...open, rooms: [kind, tournaments] };
	},
};
