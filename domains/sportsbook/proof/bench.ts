// What the sportsbook is measured by: how long an event takes to be priced, and its promises over many played matches and tickets.
import type { Bench } from "../../../bench/bench.ts";
import { playMatches } from "./bench/matches.ts";
import { measureOddsFeed } from "./bench/odds-feed.ts";
import { measurePrices } from "./bench/prices.ts";
import { settleTickets } from "./bench/tickets.ts";

export const bench: Bench = {
	"odds-feed": async ({ database }) => measureOddsFeed(await database()),
	"sportsbook-prices": async () => measurePrices(),
	"sportsbook-matches": async () => playMatches(),
	"sportsbook-tickets": async () => settleTickets(),
};
