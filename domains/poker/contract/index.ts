// The calls and the room of poker.

export type {
	DeskPokerHand,
	DeskPokerTable,
	PokerDisconnect,
	PokerPace,
	PokerPair,
	PokerRakeLine,
} from "./desk-models.ts";
export { pokerShares } from "./desk-models.ts";
export { listDeskPokerHands, revealPokerHand } from "./endpoints/desk-poker-hands.ts";
export { closePokerTable, listDeskPokerTables, switchPokerBots } from "./endpoints/desk-poker-tables.ts";
export {
	listDeskPokerTournaments,
	readDeskPokerTournament,
	runPokerTournament,
} from "./endpoints/desk-poker-tournaments.ts";
export { listPokerDisconnects, listPokerSignals, readPokerRake } from "./endpoints/desk-poker-watch.ts";
export { enterPoker } from "./endpoints/enter-poker.ts";
export { listPokerHands, readPokerFigures, readPokerHand } from "./endpoints/list-poker-hands.ts";
export { listPokerTables } from "./endpoints/list-poker-tables.ts";
export { openPokerTable } from "./endpoints/open-poker-table.ts";
export { dropPokerNote, listPokerNotes, writePokerNote } from "./endpoints/poker-notes.ts";
export { enterPokerTournament, listPokerTournaments, openPokerTournament } from "./endpoints/poker-tournaments.ts";
export { sitAtPoker } from "./endpoints/sit-at-poker.ts";
export { waitForSeat } from "./endpoints/wait-for-seat.ts";
export type { tournamentErrors } from "./errors.ts";
export { type CardProof, handRecord, type LobbyTable, type PlayerNote } from "./models.ts";
export { type PokerAct, pokerActs } from "./operator-acts.ts";
export { pokerRoom } from "./room.ts";
export { type LobbyTournament, tournamentEnd, tournamentTerms } from "./tournament-models.ts";
export { pokerTournamentRoom } from "./tournament-room.ts";
export { pokerVendor } from "./vendors.ts";
