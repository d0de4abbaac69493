// The calls of standing and points.
export { claimManualRebate } from "./endpoints/claim-manual-rebate.ts";
export { convertPoint } from "./endpoints/convert-point.ts";
export { getManualRebate } from "./endpoints/get-manual-rebate.ts";
export { getPointBalance } from "./endpoints/get-point-balance.ts";
export { getPointConfig } from "./endpoints/get-point-config.ts";
export { getPointReward } from "./endpoints/get-point-reward.ts";
export { getRedeemPointList } from "./endpoints/get-redeem-point-list.ts";
export { listExchanges } from "./endpoints/list-exchanges.ts";
export { listRanks } from "./endpoints/list-ranks.ts";
export { readStanding } from "./endpoints/read-standing.ts";
export { redeemPointReward } from "./endpoints/redeem-point-reward.ts";
export { decisionErrors } from "./errors.ts";
export { exchangeEvent } from "./events.ts";
export {
	type CashbackClaim,
	type CashbackLine,
	type Exchange,
	exchange,
	type Rank,
	type Reward,
	reward,
} from "./models.ts";
