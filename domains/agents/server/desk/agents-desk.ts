// What agents offer to the desk: their calls of staff, what may be allowed of them, where acts are written down.
import { type DeskOffer, trailOf } from "#platform/desk";
import { agentsPermissions } from "../../core/index.ts";
import { moveApprovals } from "../moves/move-approval.ts";
import type { AgentsDeps } from "../ports.ts";
import { billDeskRoutes } from "./work-bills.ts";
import { contractDeskRoutes } from "./work-contracts.ts";
import { findingDeskRoutes } from "./work-findings.ts";
import { termsDeskRoutes } from "./work-terms.ts";
import { treeDeskRoutes } from "./work-tree.ts";

export const agentsDesk = (deps: Pick<AgentsDeps, "db" | "dayZone" | "currencyOf" | "pointsOf">): DeskOffer => ({
	routes: [
		...contractDeskRoutes(deps),
		...billDeskRoutes(deps),
		...treeDeskRoutes(deps),
		...termsDeskRoutes(deps),
		...findingDeskRoutes(deps),
	],
	waiting: [{ queue: "agentTree", permission: "agents.tree:read", count: moveApprovals(deps).count }],
	lapsing: [moveApprovals(deps)],
	permissions: agentsPermissions,
	trails: [trailOf("agents")],
});
