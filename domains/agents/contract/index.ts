// The calls of the agent centre, and of the desk that works it.
export {
	type AgentBill,
	type BillPlay,
	holdAgentBills,
	listAgentBills,
	readBillPlays,
	releaseAgentBills,
} from "./endpoints/desk/work-bills.ts";
export { endAgentContract, listAgentContracts, offerAgentContract } from "./endpoints/desk/work-contracts.ts";
export { closeFinding, type Finding, listFindings } from "./endpoints/desk/work-findings.ts";
export { readAgentTerms, setAgentTerms } from "./endpoints/desk/work-terms.ts";
export {
	type AgreedMove,
	askMove,
	decideMove,
	listMoves,
	readAgentTree,
	type TreeMember,
	takeBackMove,
	type WaitingMove,
} from "./endpoints/desk/work-tree.ts";
export { endInvitation, type InvitationShown, listInvitations, makeInvitation } from "./endpoints/invitations.ts";
export { listContracts } from "./endpoints/list-contracts.ts";
export { listIncome } from "./endpoints/list-income.ts";
export { listTeam } from "./endpoints/list-team.ts";
export { listTeamMoney, type MoneyLineShown } from "./endpoints/list-team-money.ts";
export { listTeamPlays, type PlayLineShown } from "./endpoints/list-team-plays.ts";
export { listTeamResults } from "./endpoints/list-team-results.ts";
export { freezeHandDowns, setPoints, writeNote } from "./endpoints/manage-team.ts";
export {
	processDailySalary,
	processDividend,
	processHourlySalary,
	processRealTimeSalary,
} from "./endpoints/process-contract.ts";
export { readTeam } from "./endpoints/read-team.ts";
export { readTeamFigures } from "./endpoints/read-team-figures.ts";
export type { BillShown, ContractShown, PointShown, ResultSum, TeamMember, TierShown } from "./models.ts";
export { type AgentsAct, agentsActs } from "./operator-acts.ts";
