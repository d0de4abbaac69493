// What higher domains may ask the games.

export { type ReturnLine, readReturns } from "./catalogue/game-returns.ts";
export type { GameListing, InterruptedRounds, VendorListing } from "./catalogue/listing.ts";
export {
	type CatalogueRefusal,
	type DeskGame,
	type DeskVendor,
	type GameOrder,
	readDeskGames,
	readDeskVendors,
	saveGame,
	saveVendor,
	type VendorOrder,
} from "./catalogue/work-catalogue.ts";
export { countWaitingFreeSpins, countWaitingTournaments } from "./count-waiting.ts";
export type { FarMember, FarOrder, FarWord } from "./dialects/far-wallet.ts";
export {
	awardFreeSpins,
	type DeskFreeSpinsAward,
	decideFreeSpins,
	readFreeSpins,
	readFreeSpinsMembers,
	readGivenAlone,
	withdrawFreeSpins,
} from "./free-spins/work-free-spins.ts";
export type {
	Adjust,
	Authenticated,
	Bet,
	CallName,
	CommandErrorCode,
	CommandFailure,
	EndedLine,
	EndedRounds,
	EndRound,
	FreeSpinsFailure,
	FreeSpinsRound,
	GamesApi,
	HouseGame,
	Moved,
	PlayedFreeSpinsAward,
	PlayedRound,
	PlayFailure,
	PlayRound,
	Promo,
	Rollback,
	VendorPurse,
	VendorTransaction,
	WalletCommands,
	Win,
} from "./games-api.ts";
export { type HitRow, readHits } from "./jackpots/hits.ts";
export { type DeskPot, fundingAmount, fundPot, readPots, savePot } from "./jackpots/work-jackpots.ts";
export { playedZone as dayZone } from "./plays/plays-store.ts";
export type { AwardedPoints, PointAward } from "./ports.ts";
export type {
	FreeSpinsStakes,
	FreeSpinsStakesAsked,
	OpenStudio,
	Studio,
	StudioDeps,
	StudioGame,
} from "./studios/studio.ts";
export type { Ticket } from "./tickets/tickets-api.ts";
export {
	askForTournament,
	decideTournament,
	readPromisedAlone,
	readWaiting,
	takeBackTournament,
	type WaitingTournament,
} from "./tournaments/agree-tournament.ts";
export { closeTournament, readTournaments, saveTournament } from "./tournaments/work-tournaments.ts";
export type { DeskTournament } from "./tournaments/write-tournament.ts";
export { endVendorKeys, retireVendor } from "./vendors/retire-vendor.ts";
export { addVendorGames } from "./vendors/work-vendor-games.ts";
export {
	addVendor,
	addVendorKey,
	changeVendor,
	type OutsideVendor,
	readOutsideVendors,
	retireVendorKey,
	type VendorDesk,
} from "./vendors/work-vendors.ts";
