// What operators may be allowed of agents.
import type { DeskPermissions } from "#platform/desk/core";

export const agentsPermissions = {
	"agents.contracts:read": ["support"],
	"agents.contracts:write": ["supervisor"],
	"agents.bills:read": ["support"],
	"agents.bills:hold": ["supervisor"],
} as const satisfies DeskPermissions;
