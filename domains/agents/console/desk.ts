// What the agents bring to the console: their screens, one each with the permission it is shown for.
import { type Desk, deskPage } from "#platform/desk/ui";
import { agentsActs } from "../contract/index.ts";
import { agentsPermissions } from "../core/index.ts";
import { agentsDeskMessages } from "./text.ts";

export const desk: Desk = {
	domain: "agents",
	group: "members",
	permissions: Object.keys(agentsPermissions),
	acts: { agents: agentsActs },
	messages: agentsDeskMessages,
	screens: [
		{
			key: "agentContracts",
			path: "agent-contracts",
			permission: "agents.contracts:read",
			place: 70,
			icon: "crown",
			page: deskPage(() => import("./contracts-page.tsx").then((page) => page.ContractsPage)),
		},
		{
			key: "agentBills",
			path: "agent-bills",
			permission: "agents.bills:read",
			place: 80,
			icon: "calendar",
			page: deskPage(() => import("./bills-page.tsx").then((page) => page.BillsPage)),
		},
	],
};
