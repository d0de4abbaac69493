// What operators may do to messages and to the chat.
import type { DeskPermissions } from "#platform/desk/core";

export const communityPermissions = {
	"community.messages:read": ["support"],
	"community.messages:write": ["supervisor"],
} as const satisfies DeskPermissions;
