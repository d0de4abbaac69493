// The rules of the tables: games, bets, shoes, roads, and a table as a shared round.
export {
	amountOn,
	type Bet,
	checkBets,
	mostOn,
	type Settled,
	settleBets,
	sumOf,
} from "./bets.ts";
export { type Card, isRed, pointsOf, rankText, readCard, suitOf } from "./cards.ts";
export { dealRound, firstPlace, isLastRound, type OpenShoe, openShoe, seriesLabel, showsCut } from "./dealing.ts";
export { decideTable } from "./decide-table.ts";
export { tablesPermissions } from "./desk-permissions.ts";
export { pairsOf, winnerOf } from "./games/baccarat.ts";
export { type BlackjackHead, blackjackSpot, seatNumbers, totalOf } from "./games/blackjack.ts";
export { blackjackMoves, cardsOfBlackjack, lyingOf, redealBlackjack, turnOf } from "./games/blackjack-play.ts";
export { duelWinner } from "./games/dragon-tiger.ts";
export { callBets, coverings, finalsOf, isRedNumber, neighboursOf, wheel } from "./games/roulette.ts";
export { type Hwatu, handOf, hwatuWinner, isBright, monthOf } from "./games/seotda.ts";
export { diceTotal, isTriple } from "./games/sic-bo.ts";
export type { BallOutcome, BlackjackOutcome, CardsOutcome, HwatuOutcome, Outcome } from "./outcome.ts";
export { outcomeText, readOutcome, shortText } from "./outcome-text.ts";
export {
	askRoad,
	beadPlace,
	bigRoad,
	goodRoads,
	layRoad,
	type RoadResult,
	type RoadSide,
	roadsOf,
	streaksOf,
} from "./roads.ts";
export { applyTable, beginTable, tableRests, tableTimes, tickTable } from "./room.ts";
export { cutText, shoeLabel, shoeSize } from "./shoe.ts";
export { type NumberCount, statisticsOf, statisticsRounds } from "./statistics.ts";
export { type BlockOf, hexShape } from "./stream.ts";
export type { TableAids, TableCommand, TableEvent, TableState } from "./table-state.ts";
export {
	currencies,
	dealsCards,
	isTableCode,
	limitsIn,
	payTableOf,
	spotsOf,
	type TableCode,
	type TableGame,
	type TableLimits,
	tableCodes,
	tableGames,
	tables,
	unitOf,
} from "./tables.ts";
export { mostReturned, theoryOf } from "./theory.ts";
export { fitsVideo, isOutcomeOf } from "./video-outcome.ts";
export { streamKinds, type VideoDecided, type VideoTold } from "./video-state.ts";
