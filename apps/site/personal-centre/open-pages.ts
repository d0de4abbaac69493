// Which pages the personal centre has.

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
