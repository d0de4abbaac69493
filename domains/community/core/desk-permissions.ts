// What operators may do to messages and to the chat.
import type { DeskPermissions } from "#platform/desk/core";

export const communityPermissions = {
	"community.chat:read": ["support"],
	"community.chat:moderate": ["support", "supervisor"],
	"community.broadcasts:read": ["support"],
	"community.broadcasts:write": ["supervisor"],
} as const satisfies DeskPermissions;
