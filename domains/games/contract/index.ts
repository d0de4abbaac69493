// The public face of the games' contract: calls, models and errors, for the server, the site and the studios.

export { type Category, categories } from "../core/index.ts";
export { addFavouriteGame } from "./endpoints/add-favourite-game.ts";
export { endReplayLink } from "./endpoints/end-replay-link.ts";
export { enterPlay } from "./endpoints/enter-play.ts";
export { getFavouriteIds } from "./endpoints/get-favourite-ids.ts";
export { getGameMenus } from "./endpoints/get-game-menus.ts";
export { getOwnPlay } from "./endpoints/get-own-play.ts";
export { getPlayState } from "./endpoints/get-play-state.ts";
export { getProfit } from "./endpoints/get-profit.ts";
export { joinTournament } from "./endpoints/join-tournament.ts";
export { launchGame } from "./endpoints/launch-game.ts";
export { launchTrial } from "./endpoints/launch-trial.ts";
export { leaveOwnPlay } from "./endpoints/leave-own-play.ts";
export { leavePlay } from "./endpoints/leave-play.ts";
export { listFavouriteGames } from "./endpoints/list-favourite-games.ts";
export { listGames } from "./endpoints/list-games.ts";
export { listHotGames } from "./endpoints/list-hot-games.ts";
export { listJackpots } from "./endpoints/list-jackpots.ts";
export { listOwnFreeSpins } from "./endpoints/list-own-free-spins.ts";
export { listOwnTournaments } from "./endpoints/list-own-tournaments.ts";
export { listPlayRounds } from "./endpoints/list-play-rounds.ts";
export { listPopularGames } from "./endpoints/list-popular-games.ts";
export { listRecentGames } from "./endpoints/list-recent-games.ts";
export { listReplayLinks } from "./endpoints/list-replay-links.ts";
export { listRooms } from "./endpoints/list-rooms.ts";
export { listRounds } from "./endpoints/list-rounds.ts";
export { listTournamentPlaces } from "./endpoints/list-tournament-places.ts";
export { listTournaments } from "./endpoints/list-tournaments.ts";
export { listVendorCategories } from "./endpoints/list-vendor-categories.ts";
export { listVendors } from "./endpoints/list-vendors.ts";
export { listWinners } from "./endpoints/list-winners.ts";
export { makeReplayLink } from "./endpoints/make-replay-link.ts";
export { openReplay } from "./endpoints/open-replay.ts";
export { recallPlayRound } from "./endpoints/recall-play-round.ts";
export { recallRound } from "./endpoints/recall-round.ts";
export { removeFavouriteGame } from "./endpoints/remove-favourite-game.ts";
export { sharePlayRound } from "./endpoints/share-play-round.ts";
export {
	entryErrors,
	favouriteErrors,
	launchErrors,
	type PlayErrorCode,
	playErrors,
	recordErrors,
	roundErrors,
} from "./errors.ts";
export {
	type FromFrame,
	frameMessage,
	frameProtocol,
	fromFrame,
	readFromFrame,
	readToFrame,
	type ToFrame,
	toFrame,
} from "./frame-protocol.ts";
export {
	type FreeSpinsCount,
	type FreeSpinsErrorCode,
	freeSpinsCount,
	freeSpinsErrors,
	freeSpinsId,
	freeSpinsState,
	mostFreeSpins,
	mostFreeSpinsGames,
	mostFreeSpinsMembers,
	type OpenFreeSpinsAward,
	type OwnFreeSpinsAward,
	openFreeSpins,
} from "./free-spins.ts";
export { type Jackpot, type JackpotHit, jackpotCode, jackpotKind, jackpotsEvent } from "./jackpots.ts";
export {
	category,
	type Game,
	game,
	gameCode,
	gameId,
	given,
	type MenuEntry,
	menuEntry,
	type OwnPlay,
	type PlayState,
	type ProfitFigures,
	playState,
	profitFigures,
	type RecalledRound,
	type RoundRecord,
	type RoundStatus,
	recalledRound,
	roundId,
	roundRecord,
	roundStatus,
	unmarked,
	type VendorEntry,
	vassalage,
	vendorDialect,
	vendorEntry,
	vendorKeyPurpose,
	type Winner,
	winner,
} from "./models.ts";
export { gamesActs, playEventKinds } from "./operator-acts.ts";
export { type ReplayLink, replayToken, type SharedRound, type ShownRound, timesMark } from "./replay-links.ts";
export {
	type OwnTournament,
	type Placed,
	prizeKind,
	type Tournament,
	tournamentCode,
	tournamentEntry,
	tournamentScore,
	tournamentState,
	tournamentsEvent,
	tournamentWonEvent,
} from "./tournaments.ts";
