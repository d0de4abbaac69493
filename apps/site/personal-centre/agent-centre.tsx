// The agent centre: what agents see of their team, behind the same frame as the personal centre.
import { ManagementPage, OverviewPage } from "#agents/ui";
import { useBootstrapSite } from "#brand/ui";
import { TeamPage } from "#cashier/ui";
import { RegisterDirect, useMembersText } from "#members/ui";
import { EmptyState, type IconName, useAddress } from "#platform/ui";
import { type AgentPage, closeCentre, openAgentPage, pageOf, visibleAgentPages } from "./centre-pages.ts";
import { PanelFrame } from "./panel-frame.tsx";

const icons: Readonly<Record<AgentPage, IconName>> = {
	announcement: "bell",
	teamOverview: "home",
	registerAccount: "log-in",
	teamManagement: "settings",
	teamBetting: "bets",
	userProfit: "sort",
	myIncome: "wallet",
	transactionDetails: "history",
	accountChange: "replay",
	dividend: "crown",
	dailySalary: "calendar",
	hourlySalary: "clock",
	realTimeSalary: "flame",
	memberTransfer: "arrow-right",
};

export function AgentCentre({ page: asked }: { readonly page: string }) {
	const say = useMembersText();
	const { write } = useAddress();
	const { data: site } = useBootstrapSite({});
	const direct = site?.whitelabel.DIRECTREG3.enabled === 1;
	const pages = visibleAgentPages();
	const page = pageOf(asked, ["teamOverview", ...pages]);
	return (
		<PanelFrame
			title={say("agent.title")}
			entries={pages.map((name) => ({ page: name, name: say(`agent.${name}`), icon: icons[name] }))}
			current={page}
			onChoose={(name) => write(openAgentPage(name))}
			onClose={() => write(closeCentre)}
		>
			<Content page={page} direct={direct} />
		</PanelFrame>
	);
}

function Content({ page, direct }: { readonly page: AgentPage; readonly direct: boolean }) {
	const say = useMembersText();
	if (page === "teamOverview") return <OverviewPage />;
	if (page === "teamManagement") return <ManagementPage />;
	if (page === "memberTransfer") return <TeamPage />;
	if (page === "registerAccount" && direct) return <RegisterDirect />;
	return <EmptyState title={say("centre.closed", { name: say(`agent.${page}`) })} text={say(`agent.holds.${page}`)} />;
}
