// What operators may do at the tables. Cards of all players are shown to an investigator alone.
import type { DeskPermissions } from "#platform/desk/core";

export const pokerPermissions = {
	"poker.tables:read": ["support"],
	"poker.tables:close": ["supervisor"],
	"poker.bots:switch": ["supervisor"],
	"poker.tournaments:read": ["support"],
	"poker.tournaments:run": ["supervisor"],
	"poker.hands:read": ["support"],
	"poker.hands:reveal": ["supervisor"],
	"poker.rake:read": [],
	"poker.signals:read": [],
} as const satisfies DeskPermissions;
