// Everything an operator does to agents, as the trail names it.
export const agentsActs = [
	"contract offered",
	"contract ended",
	"bills held",
	"bills released",
	"move asked for",
	"move agreed",
	"move refused",
	"move taken back",
	"move lapsed",
	"terms changed",
	"finding closed",
] as const;
export type AgentsAct = (typeof agentsActs)[number];
