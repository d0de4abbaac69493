// What operators may do to promotions and to applications.
import type { DeskPermissions } from "#platform/desk/core";

export const promotionsPermissions = {
	"promotions.offers:read": ["support"],
	"promotions.offers:write": ["supervisor"],
	"promotions.offers:decide": ["supervisor"],
	"promotions.applications:read": ["support"],
	"promotions.applications:decide": ["supervisor"],
} as const satisfies DeskPermissions;
