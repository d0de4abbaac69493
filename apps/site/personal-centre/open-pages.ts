// Which pages the personal centre has, and which of them stand already. What does not is in no menu of a phone.

/** In the order of the specification; what it does not name stands last. */
export const centrePages = [
	"securityCenter",
	"transferFund",
	"depositv2",
	"withdraw",
	"transferUpline",
	"personalHistoryCopy",
	"manualRebate",
	"transactionHistory",
	"personalProfit",
	"bonusDetails",
	"rewardCenter",
	"referral",
	"missionLeaderboard",
	"messageV2",
	"responsiblePlay",
] as const;
export type CentrePage = (typeof centrePages)[number];

/** Pages that stand; the others open with a later part of the house and say so. */
const openPages = [
	"securityCenter",
	"transferFund",
	"depositv2",
	"withdraw",
	"transferUpline",
	"personalHistoryCopy",
	"manualRebate",
	"transactionHistory",
	"personalProfit",
	"bonusDetails",
	"messageV2",
	"responsiblePlay",
] as const;
export type OpenPage = (typeof openPages)[number];

export const isOpenPage = (page: CentrePage): page is OpenPage => openPages.some((open) => open === page);
