// What the agents bring to the console: their screens, one each with the permission it is shown for.
import { type Desk, deskPage } from "#platform/desk/ui";
import { agentsActs } from "../contract/index.ts";
import { agentsPermissions } from "../core/index.ts";
import { agentsDeskMessages } from "./text.ts";

export const desk: Desk = {
	domain: "agents",
	group: "agents",
	permissions: Object.keys(agentsPermissions),
	acts: { agents: agentsActs },
	messages: agentsDeskMessages,
	screens: [
		{
			key: "agentTree",
			path: "agent-tree",
			permission: "agents.tree:read",
			place: 65,
			icon: "sort",
			page: deskPage(() => import("./tree-page.tsx").then((page) => page.TreePage)),
		},
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
		{
			key: "agentFindings",
			path: "agent-findings",
			permission: "agents.findings:read",
			place: 85,
			icon: "bell",
			page: deskPage(() => import("./findings-page.tsx").then((page) => page.FindingsPage)),
		},
		{
			key: "agentTerms",
			path: "agent-settings",
			permission: "agents.terms:read",
			place: 90,
			icon: "settings",
			page: deskPage(() => import("./terms-page.tsx").then((page) => page.TermsPage)),
		},
	],
};
