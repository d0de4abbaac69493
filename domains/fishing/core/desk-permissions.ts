// What operators may do to the fishing rooms.
import type { DeskPermissions } from "#platform/desk/core";

export const fishingPermissions = {
	"fishing.returns:read": [],
	"fishing.rooms:read": [],
	"fishing.rooms:write": ["supervisor"],
} as const satisfies DeskPermissions;
