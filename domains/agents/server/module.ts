// Wires the agents: their calls, and how the tree follows the members. Only apps use it.
import type { Route } from "#platform/http";
import type { Listener } from "#platform/jobs";
import { fillTree, followRegistrations } from "./grow-tree.ts";
import { listTeamRoute } from "./list-team.ts";
import type { AgentsDeps } from "./ports.ts";
import { readTeamRoute } from "./read-team.ts";

export { migrations } from "./migrations.ts";

export type AgentsModule = { readonly routes: readonly Route[]; readonly listeners: readonly Listener[] };

export async function createAgentsModule(deps: AgentsDeps): Promise<AgentsModule> {
	await fillTree(deps);
	return { routes: [readTeamRoute(deps), listTeamRoute(deps)], listeners: [followRegistrations(deps)] };
}
