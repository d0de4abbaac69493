// The calls of the sportsbook, the room of an event, and the events of its tickets.
export { cashOutSportsBet } from "./endpoints/cash-out-sports-bet.ts";
export { enterSportsbook } from "./endpoints/enter-sportsbook.ts";
export { listOwnSportsBets } from "./endpoints/list-own-sports-bets.ts";
export { listSportEvents } from "./endpoints/list-sport-events.ts";
export { placeSportsBet } from "./endpoints/place-sports-bet.ts";
export { readSportEvent } from "./endpoints/read-sport-event.ts";
export { readSportLeague } from "./endpoints/read-sport-league.ts";
export { type BetEvent, type BookEvent, bookEvent } from "./events.ts";
export type { EventLine, EventSeen, IncidentView, LegView, MarketView, SportsBet } from "./models.ts";
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
