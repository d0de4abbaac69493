// Everything an operator does to agents, as the trail names it.
export const agentsActs = ["contract offered", "contract ended", "bills held", "bills released"] as const;
export type AgentsAct = (typeof agentsActs)[number];
