// Everything an operator does to messages and to the chat, as the trail names it.
export const communityActs = [
	...(["message sent", "message withdrawn"] as const),
	...(["chat line hidden", "chat line kept", "chat bar set", "chat bar lifted"] as const),
	...(["chat room set", "chat rule set"] as const),
] as const;
export type CommunityAct = (typeof communityActs)[number];
