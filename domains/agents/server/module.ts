// Wires the agents: their calls, their jobs, and how the tree follows the members. Only apps use it.
import type { Tx } from "#platform/db";
import type { DeskOffer } from "#platform/desk";
import type { Route } from "#platform/http";
import type { Listener } from "#platform/jobs";
import type { MemberId } from "#platform/kernel";
import { listContractsRoute } from "./contracts/list-contracts.ts";
import { listIncomeRoute } from "./contracts/list-income.ts";
import { handsNothingDown } from "./contracts/owed-store.ts";
import { processContractRoutes } from "./contracts/process-contract.ts";
import { agentsDesk } from "./desk/agents-desk.ts";
import { knowBooks } from "./follow-books.ts";
import { fillTree, followRegistrations } from "./grow-tree.ts";
import { type AgentsJobs, agentsJobs } from "./jobs.ts";
import { manageTeamRoutes } from "./joining/manage-team.ts";
import { invitationRoutes } from "./joining/work-invitations.ts";
import { listTeamRoute } from "./list-team.ts";
import { pointsShownTo } from "./points/own-points.ts";
import type { AgentsDeps } from "./ports.ts";
import { readTeamRoute } from "./read-team.ts";
import { listTeamMoneyRoute, listTeamPlaysRoute } from "./reports/list-lines.ts";
import { listTeamResultsRoute } from "./reports/list-team-results.ts";
import { readTeamFiguresRoute } from "./reports/read-team-figures.ts";

export { agentsDesk } from "./desk/agents-desk.ts";
export { migrations } from "./migrations.ts";
export { seed } from "./seed.ts";

export type AgentsModule = AgentsJobs & {
	readonly routes: readonly Route[];
	readonly listeners: readonly Listener[];
	readonly desk: DeskOffer;
	/** Whether a member hands nothing down: it owes those below, or one above has frozen it. */
	readonly handsNothingDown: (tx: Tx, id: MemberId) => Promise<boolean>;
	/** A member's own points by category, per cent; undefined where those of the navigation hold. */
	readonly ownPoints: typeof pointsShownTo;
};

export async function createAgentsModule(deps: AgentsDeps): Promise<AgentsModule> {
	await fillTree(deps);
	await knowBooks(deps);
	return {
		...agentsJobs(deps),
		routes: [
			readTeamRoute(deps),
			listTeamRoute(deps),
			readTeamFiguresRoute(deps),
			listTeamResultsRoute(deps),
			listTeamPlaysRoute(deps),
			listTeamMoneyRoute(deps),
			listContractsRoute(deps),
			...processContractRoutes(deps),
			listIncomeRoute(deps),
			...invitationRoutes(deps),
			...manageTeamRoutes(deps),
		],
		listeners: [followRegistrations(deps)],
		desk: agentsDesk(deps),
		handsNothingDown,
		ownPoints: pointsShownTo,
	};
}
