// What operators may do to matches, prices, results and what members may bet.
import type { DeskPermissions } from "#platform/desk/core";

export const sportsbookPermissions = {
	"sportsbook.events:read": [],
	"sportsbook.events:suspend": ["supervisor"],
	"sportsbook.events:price": ["supervisor"],
	"sportsbook.events:result": ["supervisor"],
	"sportsbook.events:decide": ["supervisor"],
	"sportsbook.bets:read": [],
	"sportsbook.bets:decide": ["supervisor"],
	"sportsbook.factors:read": [],
	"sportsbook.factors:write": ["supervisor"],
	"sportsbook.free-bets:read": [],
	"sportsbook.free-bets:write": ["supervisor"],
} as const satisfies DeskPermissions;
