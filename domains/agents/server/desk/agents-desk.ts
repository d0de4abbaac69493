// What agents offer to the desk: their calls of staff, what may be allowed of them, where acts are written down.
import { type DeskOffer, trailOf } from "#platform/desk";
import { agentsPermissions } from "../../core/index.ts";
import type { AgentsDeps } from "../ports.ts";
import { billDeskRoutes } from "./work-bills.ts";
import { contractDeskRoutes } from "./work-contracts.ts";

export const agentsDesk = (deps: Pick<AgentsDeps, "db" | "dayZone" | "currencyOf">): DeskOffer => ({
	routes: [...contractDeskRoutes(deps), ...billDeskRoutes(deps)],
	permissions: agentsPermissions,
	trails: [trailOf("agents")],
});
