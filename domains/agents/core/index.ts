// The rules of the agents that other rooms use.
export {
	type ContractCommand,
	type ContractFault,
	type ContractVersion,
	decideContract,
	offerHours,
	replaced,
	runsFrom,
	type Side,
} from "./contract.ts";
export {
	type BillKind,
	billKinds,
	type ContractKind,
	contractKinds,
	type DividendPeriod,
	dividendPeriods,
	type Payer,
	payers,
	periodOf,
} from "./contract-kinds.ts";
export { checkTerms, type TermsFault } from "./contract-terms.ts";
export { agentsPermissions } from "./desk-permissions.ts";
export { explainDividend, explainTurnover } from "./how.ts";
export { type Owed, payOwed } from "./owed.ts";
export { type Parts, type Rate, shareOf, wholeOf } from "./parts.ts";
export { payDown } from "./pay-down.ts";
export { dayIn, nextBorder, type Period, periodAt } from "./periods.ts";
export { checkPoints, type PointPlay, type Points, pointShares } from "./points.ts";
export { parsePercent, percentText } from "./rates.ts";
export { type Carry, carries, nothingOpen, type Open, settle } from "./settle.ts";
export { type Agent, type Team, teamOf, teamSums } from "./team.ts";
export { companyResult } from "./terms.ts";
export { streakOf, type Tier, tierReached } from "./tiers.ts";
export { turnoverBills } from "./turnover-shares.ts";
