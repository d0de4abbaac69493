// The pages of the personal centre: which stand, in order, and what of an address belongs to them.
import { recordAddress } from "#games/ui";
import type { AddressChange } from "#platform/ui";
import { statementAddress } from "#wallet/ui";

export const centrePages = ["securityCenter", "transferFund", "personalHistoryCopy", "transactionHistory"] as const;
export type CentrePage = (typeof centrePages)[number];

/** Pages of the specification that open with a later part of the house. */
export const closedPages: ReadonlySet<string> = new Set([
	"depositv2",
	"withdraw",
	"transferUpline",
	"manualRebate",
	"personalProfit",
	"bonusDetails",
	"rewardCenter",
	"referral",
	"missionLeaderboard",
	"messageV2",
]);

/** The name in the address that holds the open page. */
export const panelName = "panel";

/** What the pages keep in the address, all of it taken away: another page begins with its own. */
const cleared: AddressChange = Object.fromEntries(
	[...Object.values(recordAddress), ...Object.values(statementAddress)].map((name) => [name, undefined]),
);

export const openPage = (page: string): AddressChange => ({ ...cleared, [panelName]: page });
export const openRound = (roundId: string): AddressChange => ({
	...openPage("personalHistoryCopy"),
	[recordAddress.round]: roundId,
});
export const closeCentre: AddressChange = { ...cleared, [panelName]: undefined };

/** The page an address opens; `closed` for one that is not open yet; undefined for none. */
export function pageOf(asked: string | undefined): CentrePage | "closed" | undefined {
	if (asked === undefined) return undefined;
	const page = centrePages.find((known) => known === asked);
	return page ?? (closedPages.has(asked) ? "closed" : undefined);
}
