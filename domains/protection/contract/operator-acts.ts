// Everything an operator does to protection, as the trail names it, and the kinds of its significant events: an act or an
// event is written by one of these names alone.

export const protectionActs = ["market"] as const;
export type ProtectionAct = (typeof protectionActs)[number];

export const protectionEventKinds = [
	...(["limit-changed", "limit-kept", "break-taken", "excluded", "account-closed", "registration-refused"] as const),
	...(["document-sent", "document-looked-at", "document-accepted", "document-refused"] as const),
	...(["reality-check-chosen", "reality-check-answered"] as const),
] as const;
export type ProtectionEventKind = (typeof protectionEventKinds)[number];

/** Play where it is not allowed. */
export const placeEventKinds = ["location-refused"] as const;
