// The calls of the sportsbook, the room of an event, and the events of its tickets.
export type {
	DeskEvent,
	DeskFreeBet,
	FeedHealth,
	MemberFactor,
	ReferredBet,
	ResultTerms,
	WaitingResult,
} from "./desk-models.ts";
export { resultTerms, voidReasons } from "./desk-models.ts";
export { askMatchResult } from "./endpoints/ask-match-result.ts";
export { cashOutSportsBet } from "./endpoints/cash-out-sports-bet.ts";
export { decideMatchResult } from "./endpoints/decide-match-result.ts";
export { decideReferredBet } from "./endpoints/decide-referred-bet.ts";
export { enterSportsbook } from "./endpoints/enter-sportsbook.ts";
export { listDeskMatches } from "./endpoints/list-desk-matches.ts";
export { listFreeBets } from "./endpoints/list-free-bets.ts";
export { listMemberFactors } from "./endpoints/list-member-factors.ts";
export { listOwnFreeBets } from "./endpoints/list-own-free-bets.ts";
export { listOwnSportsBets } from "./endpoints/list-own-sports-bets.ts";
export { listReferredBets } from "./endpoints/list-referred-bets.ts";
export { listSportEvents } from "./endpoints/list-sport-events.ts";
export { placeSportsBet } from "./endpoints/place-sports-bet.ts";
export { priceSportsBuilder } from "./endpoints/price-sports-builder.ts";
export { readDeskMatch } from "./endpoints/read-desk-match.ts";
export { readMatchUp } from "./endpoints/read-match-up.ts";
export { readSportEvent } from "./endpoints/read-sport-event.ts";
export { readSportLeague } from "./endpoints/read-sport-league.ts";
export { setAutoCashOut } from "./endpoints/set-auto-cash-out.ts";
export { setMatchTerms } from "./endpoints/set-match-terms.ts";
export { setMemberFactor } from "./endpoints/set-member-factor.ts";
export { suspendMatch } from "./endpoints/suspend-match.ts";
export { takeBackFreeBet } from "./endpoints/take-back-free-bet.ts";
export { takeBackMatchResult } from "./endpoints/take-back-match-result.ts";
export { type BetEvent, type BookEvent, bookEvent } from "./events.ts";
export type { EventLine, EventSeen, IncidentView, LegView, MarketView, SportsBet } from "./models.ts";
export { fedLeague } from "./models.ts";
export { type SportsbookAct, sportsbookActs } from "./operator-acts.ts";
export { eventRoom } from "./room.ts";
export {
	type BookVendor,
	bookGames,
	bookVendors,
	esportsVendor,
	isBookVendor,
	sportsOf,
	sportsVendor,
} from "./vendors.ts";
