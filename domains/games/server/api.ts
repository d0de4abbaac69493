// What higher domains may ask the games.

export type { GameListing, VendorListing } from "./catalogue/listing.ts";
export type { ChipsHolder, ChipsRound } from "./chips/chips-api.ts";
export { ticketPlaced } from "./events.ts";
export { awardFreeSpins, decideFreeSpins, withdrawFreeSpins } from "./free-spins/work-free-spins.ts";
export type {
	Adjust,
	Authenticated,
	Bet,
	CallName,
	CommandErrorCode,
	CommandFailure,
	FreeSpinsFailure,
	FreeSpinsRound,
	GamesApi,
	HouseGame,
	Moved,
	PlayedFreeSpinsAward,
	PlayedRound,
	PlayFailure,
	PlayLine,
	PlayRound,
	Promo,
	VendorPurse,
	VendorTransaction,
	WalletCommands,
} from "./games-api.ts";
export { houseMove, housePurse } from "./jackpots/house-move.ts";
export { playedZone as dayZone } from "./plays/plays-store.ts";
export type { AwardedPoints, PointAward } from "./ports.ts";
export type {
	FreeBetOrder,
	FreeSpinsStakes,
	FreeSpinsStakesAsked,
	OpenStudio,
	Studio,
	StudioDeps,
	StudioGame,
} from "./studios/studio.ts";
export type { HouseStakeMove, Ticket, TicketLine } from "./tickets/tickets-api.ts";
export { askForTournament } from "./tournaments/agree-tournament.ts";
export { closeTournament, readTournaments, saveTournament } from "./tournaments/work-tournaments.ts";
