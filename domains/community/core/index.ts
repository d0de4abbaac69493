// The public face of the rules of messages and chat.
export {
	type Audience,
	type AudienceKind,
	audienceFault,
	audiences,
	type BroadcastState,
	broadcastState,
	broadcastStates,
	mostListed,
	textIn,
} from "./audience.ts";
export { communityPermissions } from "./desk-permissions.ts";
export {
	cursorOf,
	inboxOrder,
	keptDays,
	type MessageName,
	nameOf,
	pageOfInbox,
	parseCursor,
	parseName,
	type Template,
	templates,
} from "./inbox.ts";
