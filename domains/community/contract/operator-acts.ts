// Everything an operator does to messages and to the chat, as the trail names it.
export const communityActs = ["message sent", "message withdrawn"] as const;
export type CommunityAct = (typeof communityActs)[number];
