// The acts of the back office and of domains without a desk, and every significant event, by where they are written down: the lists
// of the domains themselves, so that what is new in one of them is known here.
import { brandActs } from "#brand/contract";
import { playEventKinds } from "#games/contract";
import { accountEventKinds, memberActs } from "#members/contract";
import { placeEventKinds, protectionActs, protectionEventKinds } from "#protection/contract";
import { ledgerEventKinds } from "#wallet/contract";

/** What is done in the back office itself. */
export const officeActs = [
	...(["logged in", "logged out", "login locked", "role saved"] as const),
	...(["staff added", "staff password given", "staff roles changed"] as const),
	...(["staff disabled", "staff enabled", "staff unlocked"] as const),
	...(["adjustment posted", "adjustment proposed", "adjustment agreed"] as const),
	...(["adjustment refused", "adjustment taken back", "adjustment lapsed"] as const),
	...(["exchange passed", "exchange rejected", "mall item changed"] as const),
	...(["document looked at", "document accepted", "document refused"] as const),
	...(["message answered", "message closed"] as const),
] as const;
export type OfficeActName = (typeof officeActs)[number];

/** Acts that the back office shows, by where they are written down: its own, and those of domains that bring no desk. */
export const officeTrails = {
	backoffice: officeActs,
	members: memberActs,
	protection: protectionActs,
	brand: brandActs,
} as const;

export const eventSources = ["ledger", "accounts", "operators", "protection", "places", "play"] as const;

export const eventsBySource: Readonly<Record<(typeof eventSources)[number], readonly string[]>> = {
	ledger: ledgerEventKinds,
	accounts: accountEventKinds,
	operators: memberActs,
	protection: protectionEventKinds,
	places: placeEventKinds,
	play: playEventKinds,
};

/** What the trail of an account holds. */
export const trailKinds: readonly string[] = [...accountEventKinds, ...memberActs];
