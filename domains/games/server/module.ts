// Wires the games: their calls, their face for studios, their jobs. Only apps use it.
import type { DeskOffer } from "#platform/desk";
import type { RawRoute, Route } from "#platform/http";
import type { Listener } from "#platform/jobs";
import { maskAccount } from "../core/index.ts";
import type { GamesApi } from "./api.ts";
import { cacheCatalogue } from "./catalogue/cached-catalogue.ts";
import { houseGames } from "./catalogue/house-games.ts";
import { registerGames } from "./catalogue/register-games.ts";
import { chipsOf } from "./chips/chips.ts";
import { createCommandLanes } from "./commands/command-lanes.ts";
import { walletCommands } from "./commands/wallet-commands.ts";
import { gamesDesk } from "./desk/games-desk.ts";
import type { GamesDeskPorts } from "./desk/ports.ts";
import { balanceFar, sendFar, statusFar } from "./dialects/far-wallet.ts";
import { formRoutes } from "./dialects/form.ts";
import { hmacRoutes } from "./dialects/hmac.ts";
import { hub88Routes } from "./dialects/hub88.ts";
import { createNamedCalls } from "./dialects/hub88-requests.ts";
import { keepKeys } from "./dialects/kept-keys.ts";
import { createNonces } from "./dialects/nonces.ts";
import { createStrangers } from "./dialects/strangers.ts";
import { transferRoutes } from "./dialects/transfer.ts";
import { createVendorKeys } from "./dialects/vendor-keys.ts";
import { explainFreeSpins } from "./free-spins/explain-free-spins.ts";
import { freeSpinsHere, listOwnFreeSpinsRoute } from "./free-spins/own-free-spins.ts";
import { playFreeSpins } from "./free-spins/play-free-spins.ts";
import { cachePots } from "./jackpots/cached-pots.ts";
import { hitPoints } from "./jackpots/hit-point.ts";
import { listJackpotsRoute } from "./jackpots/list-jackpots.ts";
import { type GamesJobs, gamesJobs, keepRoundWeeks } from "./jobs.ts";
import {
	addFavouriteGameRoute,
	getFavouriteIdsRoute,
	listFavouriteGamesRoute,
	removeFavouriteGameRoute,
} from "./lobby/favourite-games.ts";
import { getGameMenusRoute } from "./lobby/get-game-menus.ts";
import { getOwnPointsRoute } from "./lobby/get-own-points.ts";
import { listGamesRoute } from "./lobby/list-games.ts";
import { listHotGamesRoute } from "./lobby/list-hot-games.ts";
import { listPopularGamesRoute } from "./lobby/list-popular-games.ts";
import { listRecentGamesRoute } from "./lobby/list-recent-games.ts";
import { listRoomsRoute } from "./lobby/list-rooms.ts";
import { listVendorCategoriesRoute, listVendorsRoute } from "./lobby/list-vendors.ts";
import { listWinnersRoute } from "./lobby/list-winners.ts";
import { askMembers } from "./members.ts";
import { enterPlayRoute, getPlayStateRoute, leavePlayRoute } from "./play/enter-play.ts";
import { excludedAmong } from "./play/excluded-among.ts";
import { launchGameRoute, launchTrialRoute } from "./play/launch-game.ts";
import { getOwnPlayRoute, leaveOwnPlayRoute } from "./play/own-play.ts";
import { createPlaySessions } from "./play/play-sessions.ts";
import { playBalance } from "./play/play-state.ts";
import { followPlays } from "./plays/follow-plays.ts";
import { playLines } from "./plays/play-lines.ts";
import { turnover } from "./plays/turnover-store.ts";
import type { GamesDeps } from "./ports.ts";
import { getProfitRoute } from "./record/get-profit.ts";
import { listPlayRoundsRoute, listRoundsRoute } from "./record/list-rounds.ts";
import { recallPlayRoundRoute, recallRoundRoute } from "./record/recall-round.ts";
import {
	endReplayLinkRoute,
	listReplayLinksRoute,
	makeReplayLinkRoute,
	openReplayRoute,
	sharePlayRoundRoute,
	shareWin,
} from "./record/replay-links.ts";
import { createGuardedLanes, writeRounds } from "./rounds/guarded-lanes.ts";
import { createPlayLanes } from "./rounds/play-lanes.ts";
import { playedBefore, playRound } from "./rounds/play-round.ts";
import { lastRound, roundOf } from "./rounds/resume-round.ts";
import { readSignificant } from "./significant-events.ts";
import { createTicketLanes } from "./tickets/ticket-lanes.ts";
import { ticketsOf } from "./tickets/tickets.ts";
import type { CommandTools, GamesTools } from "./tools.ts";
import { cacheTournaments } from "./tournaments/cached-tournaments.ts";
import { joinTournamentRoute } from "./tournaments/join-tournament.ts";
import { listTournamentPlacesRoute } from "./tournaments/list-places.ts";
import { listOwnTournamentsRoute, listTournamentsRoute } from "./tournaments/list-tournaments.ts";
import { vendorPurses, vendorsInPlay } from "./vendors/vendor-purses.ts";

export { gamesDesk } from "./desk/games-desk.ts";
export type { GamesDesk, GamesDeskPorts } from "./desk/ports.ts";
export { seedJackpots } from "./jackpots/seed-jackpots.ts";
export { migrations } from "./migrations.ts";
export { wageredByAll, wageredEver } from "./plays/turnover-store.ts";
export type { GamesDeps } from "./ports.ts";
export { readSignificant } from "./significant-events.ts";
export { registerStudios } from "./studios/register-studios.ts";
export { seedTournaments } from "./tournaments/seed-tournaments.ts";

export type GamesModule = GamesJobs & {
	readonly routes: readonly Route[];
	/** What vendors outside the house call, in their own protocols. */
	readonly rawRoutes: readonly RawRoute[];
	/** Origins whose pages the site may frame: those of vendors in service. */
	readonly frameOrigins: () => readonly string[];
	readonly listeners: readonly Listener[];
	readonly api: GamesApi;
	/** What it offers to the operators' desk, once all that the desk asks is there. */
	readonly desk: (ports: GamesDeskPorts) => DeskOffer;
	/** Resolves when what was committed to the catalogue before the call is what the calls answer. */
	readonly refresh: () => Promise<void>;
	/** Writes what waits in the lanes and stops listening to the database. */
	readonly close: () => Promise<void>;
};

/** To be called after the migrations. Resolves when the catalogue is in memory and the weeks ahead are made. */
export async function createGamesModule(deps: GamesDeps): Promise<GamesModule> {
	await keepRoundWeeks(deps, deps.clock.now());
	const catalogue = await cacheCatalogue(deps.db, deps.log);
	const pots = await cachePots({ ...deps, live: deps.live });
	const members = askMembers(deps);
	const tournaments = await cacheTournaments({ ...deps, live: deps.live, members });
	const sessions = createPlaySessions({ ...deps, members }, catalogue);
	deps.protection.onChange(sessions.forgetMember);
	deps.members.onSessionEnded(sessions.forgetLogin);
	const own: CommandTools = {
		...deps,
		members,
		catalogue,
		pots,
		tournaments,
		sessions,
		guarded: createGuardedLanes({ ...deps, catalogue }, writeRounds),
		tickets: createTicketLanes({ ...deps, catalogue }),
		hitPoints: hitPoints(deps.potKey),
		keys: keepKeys(createVendorKeys(deps.db, deps.vendorKey), { catalogue, clock: deps.clock }),
		nonces: createNonces(deps.db),
		namedCalls: createNamedCalls(deps.db),
		strangers: createStrangers(deps.clock),
		lanes: createPlayLanes(deps.db, deps.observeLanes === undefined ? {} : { observe: deps.observeLanes }),
	};
	const tools: GamesTools = { ...own, commandLanes: createCommandLanes(own) };
	deps.wallet.explain(explainFreeSpins(tools));
	const api = gamesApi(tools);
	return {
		...gamesJobs(tools),
		routes: gamesRoutes(tools),
		rawRoutes: [...hmacRoutes(tools), ...hub88Routes(tools), ...formRoutes(tools), ...transferRoutes(tools)],
		frameOrigins: () =>
			[...catalogue.current().vendors.values()].flatMap((one) => (one.enabled ? (one.frameOrigin ?? []) : [])),
		listeners: [],
		api,
		desk: (ports) => gamesDesk({ ...deps, ...api, ...ports }),
		refresh: async () => {
			await Promise.all([catalogue.refresh(), pots.refresh(), tournaments.refresh()]);
		},
		close: async () => {
			sessions.close();
			const lanes = [tools.lanes, tools.guarded, tools.tickets, tools.commandLanes, tools.nonces, tools.namedCalls];
			await Promise.all(lanes.map((lane) => lane.close()));
			await Promise.all([catalogue.close(), pots.close(), tournaments.close()]);
		},
	};
}

function gamesApi(tools: GamesTools): GamesApi {
	return {
		...walletCommands(tools),
		tickets: ticketsOf(tools),
		chips: chipsOf(tools),
		playRound: (round) => playRound(tools, round),
		playedBefore: (round) => playedBefore(tools, round),
		playFreeSpins: (round) => playFreeSpins(tools, round),
		freeSpinsHere: (play) => freeSpinsHere(tools, play),
		houseGames: (currency) => houseGames(tools.catalogue.current(), currency),
		brandCurrency: (merchant) => tools.brand.brand(merchant).currency,
		excluded: (memberIds) => excludedAmong(tools, memberIds),
		async slotFeatures({ playId }) {
			const standing = (await tools.sessions.facts(playId))?.protection;
			return { buy: standing?.featureBuy === true, doubleUp: standing?.doubleUp === true };
		},
		lastRound: (play) => lastRound(tools, play),
		round: (play, roundId) => roundOf(tools, play, roundId),
		shareWin: (asked) => shareWin(tools, asked),
		shownName: async (memberId) => maskAccount((await tools.members.standing(memberId))?.account ?? ""),
		playBalance: (play) => playBalance(tools, play),
		authenticatePlay: tools.sessions.authenticate,
		registerGames,
		vendorPurses: (language) => vendorPurses(tools.catalogue.current(), language),
		vendorsInPlay,
		sendFar: (order) => sendFar(tools, order),
		statusFar: (order) => statusFar(tools, order),
		balanceFar: (of) => balanceFar(tools, of),
		followPlays: (follower) => followPlays(tools, follower),
		followTurnover: async () => {
			await followPlays(tools, turnover);
		},
		playLines,
		significant: (asked) => readSignificant(tools.db, asked),
		endPlay: tools.sessions.end,
		endSession: tools.sessions.endLogin,
	};
}

const gamesRoutes = (tools: GamesTools): readonly Route[] => [
	getGameMenusRoute(tools),
	getOwnPointsRoute(tools),
	listGamesRoute(tools),
	listHotGamesRoute(tools),
	listPopularGamesRoute(tools),
	listVendorsRoute(tools),
	listVendorCategoriesRoute(tools),
	listRoomsRoute(tools),
	listWinnersRoute(tools),
	listJackpotsRoute(tools),
	listTournamentsRoute(tools),
	listOwnTournamentsRoute(tools),
	listTournamentPlacesRoute(tools),
	joinTournamentRoute(tools),
	listOwnFreeSpinsRoute(tools),
	getFavouriteIdsRoute(tools),
	listFavouriteGamesRoute(tools),
	addFavouriteGameRoute(tools),
	removeFavouriteGameRoute(tools),
	listRecentGamesRoute(tools),
	launchGameRoute(tools),
	launchTrialRoute(tools),
	enterPlayRoute(tools),
	getPlayStateRoute(tools),
	leavePlayRoute(tools),
	getOwnPlayRoute(tools),
	leaveOwnPlayRoute(tools),
	listPlayRoundsRoute(tools),
	recallPlayRoundRoute(tools),
	makeReplayLinkRoute(tools),
	sharePlayRoundRoute(tools),
	listReplayLinksRoute(tools),
	endReplayLinkRoute(tools),
	openReplayRoute(tools),
	listRoundsRoute(tools),
	getProfitRoute(tools),
	recallRoundRoute(tools),
];
