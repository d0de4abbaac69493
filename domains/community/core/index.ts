// The public face of the rules of messages and chat.
export {
	type Audience,
	type AudienceKind,
	audienceFault,
	audiences,
	broadcastState,
	broadcastStates,
	mostListed,
	textIn,
} from "./audience.ts";
export { communityPermissions } from "./desk-permissions.ts";
export {
	cursorOf,
	keptDays,
	nameOf,
	pageOfInbox,
	parseCursor,
	parseName,
	type Template,
	templates,
} from "./inbox.ts";
