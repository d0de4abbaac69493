// The public face of the sportsbook's rules: laws, prices, tickets, leagues.

export { corrected } from "./book/correct.ts";
export { type BookedBet, roomFor, worstOf } from "./book/liability.ts";
export { inWindow } from "./book/window.ts";
export { sportsbookPermissions } from "./desk-permissions.ts";
export { inHouseNames } from "./feed/house-names.ts";
export {
	broken,
	type FeedLine,
	hear,
	isUp,
	lineFrom,
	noLine,
	pass,
	recoveryFailed,
} from "./feed/line.ts";
export {
	type EventMessage,
	type FeedChances,
	type FeedEnd,
	type FeedHead,
	type FeedMarket,
	type FeedMessage,
	type FeedPrice,
	type FeedResult,
	type MarketStatus,
	marketStatuses,
} from "./feed/message.ts";
export { gamesASeason, pairing } from "./league/circle.ts";
export { drawStrengths, type League, leagueOf, leagues, matchBefore, type Strength } from "./league/leagues.ts";
export { recordOf, type SideRecord } from "./league/side-record.ts";
export { type Played, tableOf } from "./league/table.ts";
export { marketGroups } from "./market/offer.ts";
export { boardOf, type PricedMarket } from "./price/board.ts";
export { builtEnd, jointChance, mostParts, priceBuilt } from "./price/builder.ts";
export { chancesOf } from "./price/chances.ts";
export { fedPrices } from "./price/fed-prices.ts";
export { type OddsFormat, oddsFormats, oddsText } from "./price/formats.ts";
export { countSports, totalOf } from "./sport/counts/state.ts";
export { type FedState, fedBefore, fedCancels, fedChances, fedOpen, fedScore, fedTold } from "./sport/fed/fed-state.ts";
export type { Step } from "./sport/moment.ts";
export { isEsport, type Sport, sports } from "./sport/names.ts";
export { beginPlay, resolvePlay, runPlay } from "./sport/play.ts";
export { raceSports } from "./sport/races/state.ts";
export {
	decide,
	isCount,
	isFed,
	type LawState,
	offerAt,
	playedIn,
	type SportState,
	worldsFor,
} from "./sport/sport.ts";
export { servingOf } from "./sport/tennis/kernel.ts";
export { calledOf, setsWon } from "./sport/tennis/state.ts";
export { cashOutValue, fairWorth, type LegWorth, partOf } from "./ticket/cash-out.ts";
export type { LegEnd } from "./ticket/factor.ts";
export { type FreeBetWish, fitsFreeBet, freeBetPays } from "./ticket/free-bet.ts";
export { type BetKind, kindOf, kindsOf, linesOfKind } from "./ticket/kinds.ts";
export { mostPaid, settledPayout } from "./ticket/payout.ts";
