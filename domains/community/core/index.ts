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
export { filterText, mostCodePoints } from "./chat/filter.ts";
export {
	applyChat,
	barTerms,
	type ChatCommand,
	type ChatEvent,
	type ChatLine,
	type ChatState,
	chatKeptDays,
	decideChat,
	emptyRoom,
	partsOf,
	reportReasons,
	reportsToHide,
	roomOf,
	vipLevel,
	vipRoom,
	type WinCard,
} from "./chat/room.ts";
export { mostSlowSeconds, rememberedMilliseconds, type Spoken, takeTurn } from "./chat/turn.ts";
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
