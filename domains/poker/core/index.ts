// The public face of poker's rules: cards, what hands are worth, betting, pots, tables. Pure.
export { actInHand, type HandAct, type Legal, legalActs } from "./act.ts";
export {
	type Card,
	cardText,
	deckOf,
	holeCards,
	type PokerGame,
	pokerGames,
	rankText,
	readCard,
	readCards,
	suitOf,
} from "./cards.ts";
export { categoryNames, categoryOf, evaluate, type HandCategory, handValue } from "./evaluate.ts";
export {
	beginHand,
	chipsIn,
	dealStreet,
	type Hand,
	type HandPlayer,
	isRunOut,
	nextDeal,
	type Post,
	type Rake,
} from "./hand.ts";
export { phhOf } from "./phh.ts";
export { endOf, type HandEnd, type Pot, potsOf, rakeOf, shared, type WonPot } from "./pots.ts";
export { buyInsOf, gameCoded, gameCodes, type OfferedTable, offeredTable, offeredTables } from "./stakes.ts";
export { applyTable } from "./table/apply.ts";
export { planDeal } from "./table/blinds.ts";
export { botAct, strengthOf } from "./table/bot.ts";
export {
	buyInBounds,
	decideTable,
	type HouseCommand,
	houseSeat,
	type PlayerCommand,
	type TableCommand,
	type TableRefusal,
} from "./table/decide.ts";
export { type NewDeck, type TableAids, tableRests, tickTable, turnEnds } from "./table/flow.ts";
export { type HandRecord, recordOf, recordSeenBy } from "./table/record.ts";
export { replayOf } from "./table/replay.ts";
export { freeSeats, humansAt, seatBegins } from "./table/seating.ts";
export {
	type ActBy,
	emptyTable,
	isBot,
	type LoggedAct,
	playsNow,
	type SeatState,
	seatOwned,
	type TableConfig,
	type TableEvent,
	type TableHand,
	type TableSeat,
	type TableState,
	tableTimes,
} from "./table/state.ts";
export { type SeenHand, type SeenPlayer, type SeenSeat, type SeenTable, seenTable } from "./table/view.ts";
