// What operators may do to vendors, the catalogue, pots, tournaments and free spins.
import type { DeskPermissions } from "#platform/desk/core";

export const gamesPermissions = {
	"games.catalogue:read": [],
	"games.catalogue:write": ["supervisor"],
	"games.vendors:read": [],
	"games.vendors:write": [],
	"games.vendors:bring": [],
	"games.returns:read": [],
	"games.jackpots:read": [],
	"games.jackpots:write": ["supervisor"],
	"games.jackpots:fund": [],
	"games.jackpots:decide": ["supervisor"],
	"games.tournaments:read": [],
	"games.tournaments:write": [],
	"games.tournaments:decide": ["supervisor"],
	"games.free-spins:read": [],
	"games.free-spins:write": ["supervisor"],
	"games.free-spins:decide": ["supervisor"],
} as const satisfies DeskPermissions;
