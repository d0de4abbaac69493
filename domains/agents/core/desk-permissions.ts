// What operators may be allowed of agents.
import type { DeskPermissions } from "#platform/desk/core";

export const agentsPermissions = {
	"agents.contracts:read": ["support"],
	"agents.contracts:write": ["supervisor"],
	"agents.bills:read": ["support"],
	"agents.bills:hold": ["supervisor"],
	"agents.tree:read": ["support"],
	"agents.tree:write": ["supervisor"],
	"agents.tree:decide": ["supervisor"],
	"agents.terms:read": ["supervisor"],
	"agents.terms:write": ["supervisor"],
	"agents.findings:read": ["support"],
	"agents.findings:close": ["supervisor"],
} as const satisfies DeskPermissions;
