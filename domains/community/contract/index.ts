// The public face of what crosses the wire of messages and chat.
export { countAudience } from "./endpoints/count-audience.ts";
export { countUnread } from "./endpoints/count-unread.ts";
export { listBroadcasts } from "./endpoints/list-broadcasts.ts";
export { listMessages } from "./endpoints/list-messages.ts";
export { readChoices } from "./endpoints/read-choices.ts";
export { readMessages } from "./endpoints/read-messages.ts";
export { saveChoices } from "./endpoints/save-choices.ts";
export { sendBroadcast } from "./endpoints/send-broadcast.ts";
export { withdrawBroadcast } from "./endpoints/withdraw-broadcast.ts";
export { inboxEvent, sharedInboxEvent } from "./events.ts";
export type { AskedAudience, Broadcast, InboxMessage } from "./models.ts";
export { type CommunityAct, communityActs } from "./operator-acts.ts";
