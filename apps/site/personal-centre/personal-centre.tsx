// The personal centre: all that is a member's own, each page at its own address.
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useBootstrapSite, useBrandText } from "#brand/ui";
import { BonusPage, DepositPage, UplinePage, WalletPage, WithdrawPage } from "#cashier/ui";
import { InboxPage, UnreadMark } from "#community/ui";
import { ProfitPage, RecordPage, useGamesText } from "#games/ui";
import { CashbackPage } from "#loyalty/ui";
import { isAgent } from "#members/core";
import { AccountPage, useMembersText, useReadMember } from "#members/ui";
import { Button, Icon, type IconName, openPopup, showToast, useAddress } from "#platform/ui";
import { MissionsPage, ReferralPage, RewardCenterPage, useGetMissionSummaryDetails } from "#promotions/ui";
import { ProtectionPage, useProtectionText } from "#protection/ui";
import { StatementPage, useWalletText } from "#wallet/ui";
import { ExcludedLine } from "../excluded/excluded-place.tsx";
import { useExclusion } from "../excluded/use-exclusion.ts";
import { closeCentre, openAgentPage, openPage, openRecord, openRound, pageOf, visiblePages } from "./centre-pages.ts";
import type { CentrePage } from "./open-pages.ts";
import { PanelFrame, panelItem } from "./panel-frame.tsx";

const icons: Readonly<Record<CentrePage, IconName>> = {
	securityCenter: "me",
	transferFund: "wallet",
	depositv2: "download",
	withdraw: "external",
	transferUpline: "arrow-right",
	personalHistoryCopy: "bets",
	manualRebate: "refresh",
	transactionHistory: "history",
	personalProfit: "sort",
	bonusDetails: "sparkles",
	rewardCenter: "rewards",
	referral: "heart",
	missionLeaderboard: "trophy",
	messageV2: "mail",
	responsiblePlay: "shield",
};

export function PersonalCentre({ page: asked }: { readonly page: string | undefined }) {
	const say = useBrandText();
	const { write } = useAddress();
	const titles = useTitles();
	const { data: site } = useBootstrapSite({});
	const { data: member } = useReadMember({}, { freshMilliseconds: 300_000 });
	const manualRebate = site?.whitelabel.MANPLAYREB3.enabled === 1;
	const pages = visiblePages({
		toUpline: member?.toUpline === true,
		manualRebate,
		excluded: useExclusion() !== undefined,
	});
	const missions = useOpenMissions(pages.includes("missionLeaderboard"));
	const page = pageOf(asked, ["securityCenter", ...pages]);
	return (
		<PanelFrame
			title={say("account.centre")}
			entries={pages.map((name) => ({
				page: name,
				name: titles[name],
				icon: icons[name],
				...(name === "messageV2" ? { mark: <UnreadMark /> } : {}),
				...(name === "missionLeaderboard" ? { count: missions } : {}),
			}))}
			current={page}
			onChoose={(name) => write(openPage(name))}
			onClose={() => write(closeCentre)}
			more={member !== undefined && isAgent(member.type) ? <ToAgentCentre /> : null}
		>
			<ExcludedLine within="panel" atMoney={page === "withdraw"} />
			<Content page={page} />
		</PanelFrame>
	);
}

/** Missions that are not done, as the badge counts them. */
const useOpenMissions = (enabled: boolean): number =>
	useGetMissionSummaryDetails({}, { enabled, freshMilliseconds: 60_000 }).data?.open ?? 0;

function useTitles(): Readonly<Record<CentrePage, string>> {
	const say = useMembersText();
	const sayWallet = useWalletText();
	const sayGames = useGamesText();
	const sayProtection = useProtectionText();
	return {
		securityCenter: say("account.title"),
		transferFund: sayWallet("statement.wallet"),
		depositv2: say("centre.depositv2"),
		withdraw: say("centre.withdraw"),
		transferUpline: say("centre.transferUpline"),
		personalHistoryCopy: sayGames("record.title"),
		manualRebate: say("centre.manualRebate"),
		transactionHistory: sayWallet("statement.title"),
		personalProfit: say("centre.personalProfit"),
		bonusDetails: say("centre.bonusDetails"),
		rewardCenter: say("centre.rewardCenter"),
		referral: say("centre.referral"),
		missionLeaderboard: say("centre.missionLeaderboard"),
		messageV2: say("centre.messageV2"),
		responsiblePlay: sayProtection("page.title"),
	};
}

function Content({ page }: { readonly page: CentrePage }): ReactNode {
	const { write } = useAddress();
	const navigate = useNavigate();
	const { data } = useBootstrapSite({});
	switch (page) {
		case "securityCenter":
			return (
				<AccountPage
					onChangePassword={() => openPopup({ name: "change-password" })}
					onSignOut={() => openPopup({ name: "sign-out" })}
					onLeft={() => void navigate({ to: "/" })}
					help={<LimitsLink />}
				/>
			);
		case "transferFund":
			return (
				<WalletPage
					playMoney={data?.brand.playMoney !== false}
					onStatement={() => write(openPage("transactionHistory"))}
				/>
			);
		case "depositv2":
			return (
				<DepositPage
					playMoney={data?.brand.playMoney !== false}
					onLimits={() => write(openPage("responsiblePlay"))}
					onPlay={() => write(closeCentre)}
				/>
			);
		case "transferUpline":
			return <UplinePage />;
		case "withdraw":
			return <WithdrawPage playMoney={data?.brand.playMoney !== false} />;
		case "personalHistoryCopy":
			return <RecordPage />;
		case "manualRebate":
			return <CashbackPage />;
		case "transactionHistory":
			return <StatementPage onOpenRound={(round) => write(openRound(round), { step: true })} />;
		case "personalProfit":
			return <ProfitPage onOpenRecord={(filters) => write(openRecord(filters), { step: true })} />;
		case "bonusDetails":
			return <BonusPage onDeposit={() => write(openPage("depositv2"))} />;
		case "messageV2":
			return <InboxPage />;
		case "rewardCenter":
			return <RewardCenterPage />;
		case "referral":
			return <ReferralPage />;
		case "missionLeaderboard":
			return <MissionsPage />;
		case "responsiblePlay":
			return <ResponsiblePlay />;
	}
}

function ResponsiblePlay() {
	const say = useProtectionText();
	return <ProtectionPage onLeft={() => showToast({ tone: "info", text: say("leave.done") })} />;
}

function LimitsLink() {
	const say = useProtectionText();
	const { write } = useAddress();
	return (
		<Button look="plain" size="small" icon="shield" onPress={() => write(openPage("responsiblePlay"))}>
			{say("page.title")}
		</Button>
	);
}

function ToAgentCentre() {
	const say = useMembersText();
	const { write } = useAddress();
	return (
		<button
			type="button"
			onClick={() => write(openAgentPage("teamOverview"))}
			className={`${panelItem} md:mt-auto md:border-t md:border-line`}
		>
			<Icon name="crown" className="hidden md:block" />
			{say("agent.title")}
		</button>
	);
}
