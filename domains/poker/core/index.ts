// The public face of poker's rules: cards, what hands are worth, betting, pots, tables. Pure.
export { type HandAct, legalActs } from "./act.ts";
export { type Card, cardText, deckOf, holeCards, type PokerGame, pokerGames, rankText, suitOf } from "./cards.ts";
export { pokerPermissions } from "./desk-permissions.ts";
export { phhOf } from "./phh.ts";
export {
	buyInsOf,
	comingOf,
	gameCoded,
	gameCodes,
	isForPeople,
	type OfferedTable,
	type OfferedTournament,
	offeredTable,
	offeredTables,
	tournamentKinds,
	tournamentNamed,
	tournamentOf,
} from "./stakes.ts";
export { applyTable } from "./table/apply.ts";
export {
	buyInBounds,
	decideTable,
	houseSeat,
	type PlayerCommand,
	type TableCommand,
	type TableRefusal,
} from "./table/decide.ts";
export { figuresOf, type OwnFigures } from "./table/figures.ts";
export { type NewDeck, type TableAids, tableRests, tickTable } from "./table/flow.ts";
export { type HandRecord, recordOf, recordSeenBy } from "./table/record.ts";
export { replayOf } from "./table/replay.ts";
export {
	emptyTable,
	isBot,
	seatOwned,
	type TableConfig,
	type TableEvent,
	type TableHand,
	type TableState,
} from "./table/state.ts";
export { type SeenTable, seenTable } from "./table/view.ts";
export { paceSign, pairSign, watchedOf } from "./table/watch.ts";
export { applyTournament } from "./tournament/apply.ts";
export {
	decideTournament,
	type TournamentCommand,
	type TournamentPlayerCommand,
} from "./tournament/decide.ts";
export { type TournamentAids, tickTournament } from "./tournament/flow.ts";
export {
	emptyTournament,
	isBotOwner,
	type TournamentEvent,
	type TournamentState,
} from "./tournament/state.ts";
export { clockAt, levelsOf, type TournamentConfig, tournamentSpeeds } from "./tournament/structure.ts";
export { type SeenTournament, seenTournament } from "./tournament/view.ts";
