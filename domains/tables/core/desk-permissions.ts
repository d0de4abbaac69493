// What operators may do to the tables.
import type { DeskPermissions } from "#platform/desk/core";

export const tablesPermissions = {
	"tables.tables:read": [],
	"tables.tables:write": ["supervisor"],
	"tables.rounds:read": [],
	"tables.rounds:void": ["supervisor"],
	"tables.rounds:decide": ["supervisor"],
} as const satisfies DeskPermissions;
