// What operators may do to draws.
import type { DeskPermissions } from "#platform/desk/core";

export const lotteryPermissions = {
	"lottery.draws:read": [],
	"lottery.draws:void": ["supervisor"],
	"lottery.draws:decide": ["supervisor"],
} as const satisfies DeskPermissions;
