// Every act and every significant event that the trail can hold, by where it is written down: the lists of the domains
// themselves, so that what is new in one of them is known here.
import { brandActs } from "#brand/contract";
import { cashierActs } from "#cashier/contract";
import { gamesActs, playEventKinds } from "#games/contract";
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
	...(["jackpot funding asked for", "jackpot funding refused"] as const),
	...(["jackpot funding taken back", "jackpot funding lapsed"] as const),
	...(["vouchers asked for", "vouchers refused", "vouchers taken back", "vouchers lapsed"] as const),
	...(["voucher codes shown", "voucher codes taken"] as const),
	...(["exchange passed", "exchange rejected", "mall item changed"] as const),
	...(["document looked at", "document accepted", "document refused"] as const),
	...(["message answered", "message closed"] as const),
] as const;
export type OfficeActName = (typeof officeActs)[number];

export const actSources = ["backoffice", "cashier", "members", "protection", "brand", "games"] as const;

export const actsBySource: Readonly<Record<(typeof actSources)[number], readonly string[]>> = {
	backoffice: officeActs,
	cashier: cashierActs,
	members: memberActs,
	protection: protectionActs,
	brand: brandActs,
	games: gamesActs,
};

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
