// The agent centre: what agents see of their team, behind the same frame as the personal centre.
import {
	AnnouncementPage,
	BettingPage,
	ContractPage,
	IncomePage,
	InvitationsPage,
	ManagementPage,
	MoneyPage,
	OverviewPage,
	ProfitPage,
	RequestsPage,
	useContractKinds,
} from "#agents/ui";
import { useBootstrapSite } from "#brand/ui";
import { TeamPage } from "#cashier/ui";
import { RegisterDirect, useMembersText } from "#members/ui";
import { type IconName, useAddress } from "#platform/ui";
import {
	type AgentPage,
	closeCentre,
	contractPage,
	contractPages,
	openAgentPage,
	pageOf,
	visibleAgentPages,
} from "./centre-pages.ts";
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
	contractRequests: "info",
	memberTransfer: "arrow-right",
};

export function AgentCentre({ page: asked }: { readonly page: string }) {
	const say = useMembersText();
	const { write } = useAddress();
	const { data: site } = useBootstrapSite({});
	const direct = site?.whitelabel.DIRECTREG3.enabled === 1;
	const kinds = useContractKinds();
	// Until it is known which they are, the one that is asked for is shown: an address opens where it points.
	const contracts = kinds?.map((kind) => contractPage[kind]) ?? contractPages.filter((one) => one === asked);
	const pages = visibleAgentPages(new Set(contracts));
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
	switch (page) {
		case "announcement":
			return <AnnouncementPage />;
		case "teamOverview":
			return <OverviewPage />;
		case "teamManagement":
			return <ManagementPage />;
		case "teamBetting":
			return <BettingPage />;
		case "userProfit":
			return <ProfitPage />;
		case "myIncome":
			return <IncomePage />;
		case "transactionDetails":
			return <MoneyPage scope="transactions" />;
		case "accountChange":
			return <MoneyPage scope="changes" />;
		case "dividend":
			return <ContractPage kind="dividend" />;
		case "dailySalary":
			return <ContractPage kind="daily" />;
		case "hourlySalary":
			return <ContractPage kind="hourly" />;
		case "realTimeSalary":
			return <ContractPage kind="real-time" />;
		case "contractRequests":
			return <RequestsPage />;
		case "memberTransfer":
			return <TeamPage />;
		case "registerAccount":
			return (
				<div className="flex flex-col gap-8">
					<InvitationsPage />
					{direct ? <RegisterDirect /> : null}
				</div>
			);
	}
}
