// What operators may do to draws.
import type { DeskPermissions } from "#platform/desk/core";

export const lotteryPermissions = {
	"lottery.draws:read": [],
	"lottery.draws:void": ["supervisor"],
	"lottery.draws:decide": ["supervisor"],
	"lottery.results:tell": ["supervisor"],
	"lottery.terms:read": [],
	"lottery.terms:edit": ["supervisor"],
} as const satisfies DeskPermissions;
