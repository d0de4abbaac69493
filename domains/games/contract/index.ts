// The public face of the games' contract: calls, models and errors, for the server, the site and the studios.

export { type Category, categories } from "../core/index.ts";
export type { DeskGame, DeskVendor, GameSettings, ReturnLine, VendorSettings } from "./catalogue-models.ts";
export { addFavouriteGame } from "./endpoints/add-favourite-game.ts";
export { addVendor } from "./endpoints/add-vendor.ts";
export { addVendorGames } from "./endpoints/add-vendor-games.ts";
export { addVendorKey } from "./endpoints/add-vendor-key.ts";
export { awardFreeSpins } from "./endpoints/award-free-spins.ts";
export { bringVendorHome } from "./endpoints/bring-vendor-home.ts";
export { changeVendor } from "./endpoints/change-vendor.ts";
export { closeTournament } from "./endpoints/close-tournament.ts";
export { decideFreeSpins } from "./endpoints/decide-free-spins.ts";
export { decideFunding } from "./endpoints/decide-funding.ts";
export { decideTournament } from "./endpoints/decide-tournament.ts";
export { endReplayLink } from "./endpoints/end-replay-link.ts";
export { enterPlay } from "./endpoints/enter-play.ts";
export { fundJackpot } from "./endpoints/fund-jackpot.ts";
export { getFavouriteIds } from "./endpoints/get-favourite-ids.ts";
export { getGameMenus } from "./endpoints/get-game-menus.ts";
export { getOwnPlay } from "./endpoints/get-own-play.ts";
export { getOwnPoints } from "./endpoints/get-own-points.ts";
export { getPlayState } from "./endpoints/get-play-state.ts";
export { getProfit } from "./endpoints/get-profit.ts";
export { joinTournament } from "./endpoints/join-tournament.ts";
export { launchGame } from "./endpoints/launch-game.ts";
export { launchTrial } from "./endpoints/launch-trial.ts";
export { leaveOwnPlay } from "./endpoints/leave-own-play.ts";
export { leavePlay } from "./endpoints/leave-play.ts";
export { listCatalogue } from "./endpoints/list-catalogue.ts";
export { listFavouriteGames } from "./endpoints/list-favourite-games.ts";
export { listFreeSpins } from "./endpoints/list-free-spins.ts";
export { listFreeSpinsGames } from "./endpoints/list-free-spins-games.ts";
export { listFreeSpinsMembers } from "./endpoints/list-free-spins-members.ts";
export { listGames } from "./endpoints/list-games.ts";
export { listHotGames } from "./endpoints/list-hot-games.ts";
export { listJackpots } from "./endpoints/list-jackpots.ts";
export { listOutsideVendors } from "./endpoints/list-outside-vendors.ts";
export { listOwnFreeSpins } from "./endpoints/list-own-free-spins.ts";
export { listOwnTournaments } from "./endpoints/list-own-tournaments.ts";
export { listPlayRounds } from "./endpoints/list-play-rounds.ts";
export { listPopularGames } from "./endpoints/list-popular-games.ts";
export { listRecentGames } from "./endpoints/list-recent-games.ts";
export { listReplayLinks } from "./endpoints/list-replay-links.ts";
export { listReturns } from "./endpoints/list-returns.ts";
export { listRooms } from "./endpoints/list-rooms.ts";
export { listRounds } from "./endpoints/list-rounds.ts";
export { listTournamentPlaces } from "./endpoints/list-tournament-places.ts";
export { listTournaments } from "./endpoints/list-tournaments.ts";
export { listVendorCategories } from "./endpoints/list-vendor-categories.ts";
export { listVendors } from "./endpoints/list-vendors.ts";
export { listWinners } from "./endpoints/list-winners.ts";
export { makeReplayLink } from "./endpoints/make-replay-link.ts";
export { openReplay } from "./endpoints/open-replay.ts";
export { readJackpots } from "./endpoints/read-jackpots.ts";
export { readTournaments } from "./endpoints/read-tournaments.ts";
export { readVendorMoney } from "./endpoints/read-vendor-money.ts";
export { recallPlayRound } from "./endpoints/recall-play-round.ts";
export { recallRound } from "./endpoints/recall-round.ts";
export { removeFavouriteGame } from "./endpoints/remove-favourite-game.ts";
export { retireVendor } from "./endpoints/retire-vendor.ts";
export { retireVendorKey } from "./endpoints/retire-vendor-key.ts";
export { saveGame } from "./endpoints/save-game.ts";
export { saveJackpot } from "./endpoints/save-jackpot.ts";
export { saveTournament } from "./endpoints/save-tournament.ts";
export { saveVendor } from "./endpoints/save-vendor.ts";
export { sharePlayRound } from "./endpoints/share-play-round.ts";
export { takeBackFunding } from "./endpoints/take-back-funding.ts";
export { takeBackTournament } from "./endpoints/take-back-tournament.ts";
export { withdrawFreeSpins } from "./endpoints/withdraw-free-spins.ts";
export { launchErrors, type PlayErrorCode, playErrors, recordErrors } from "./errors.ts";
export {
	type FromFrame,
	frameMessage,
	frameProtocol,
	readFromFrame,
	readToFrame,
	type ToFrame,
} from "./frame-protocol.ts";
export {
	type FreeSpinsCount,
	type FreeSpinsErrorCode,
	freeSpinsCount,
	freeSpinsErrors,
	freeSpinsId,
	type OpenFreeSpinsAward,
	type OwnFreeSpinsAward,
	openFreeSpins,
} from "./free-spins.ts";
export type { DeskFreeSpinsAward, FreeSpinsGame, FreeSpinsMember } from "./free-spins-models.ts";
export type { DeskJackpot, JackpotSettings, WaitingFunding, WonJackpot } from "./jackpot-models.ts";
export { type Jackpot, type JackpotHit, jackpotsEvent } from "./jackpots.ts";
export {
	category,
	type Game,
	game,
	gameCode,
	gameId,
	given,
	type MenuEntry,
	type OwnPlay,
	type PlayState,
	type ProfitFigures,
	type RecalledRound,
	type RoundRecord,
	type RoundStatus,
	roundId,
	roundStatus,
	unmarked,
	type VendorEntry,
	vassalage,
	type Winner,
} from "./models.ts";
export { gamesActs, playEventKinds } from "./operator-acts.ts";
export type { OutsideVendor, VendorMoney } from "./outside-models.ts";
export { type ReplayLink, replayToken, type SharedRound, type ShownRound, timesMark } from "./replay-links.ts";
export type { DeskTournament, TournamentSettings, WaitingTournament } from "./tournament-models.ts";
export {
	type OwnTournament,
	type Placed,
	type Tournament,
	tournamentsEvent,
	tournamentWonEvent,
} from "./tournaments.ts";
