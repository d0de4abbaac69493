// The personal centre: a panel over the page, its pages in a list at the left, on a phone a sheet with tabs.
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense, useRef } from "react";
import { useBootstrapSite, useBrandText } from "#brand/ui";
import { RecordPage, useGamesText } from "#games/ui";
import { AccountPage, useMembersText } from "#members/ui";
import {
	buttonClass,
	Dialog,
	EmptyState,
	Icon,
	IconButton,
	type IconName,
	openPopup,
	Skeleton,
	useAddress,
	usePlatformText,
} from "#platform/ui";
import { StatementPage, useWalletText, WalletPage } from "#wallet/ui";
import { type CentrePage, centrePages, closeCentre, openPage, openRound } from "./centre-pages.ts";

const icons: Readonly<Record<CentrePage, IconName>> = {
	securityCenter: "me",
	transferFund: "wallet",
	personalHistoryCopy: "bets",
	transactionHistory: "history",
};

export type PersonalCentreProps = {
	readonly page: CentrePage | "closed";
	readonly onPasswordChanged: () => void;
};

export function PersonalCentre({ page, onPasswordChanged }: PersonalCentreProps) {
	const say = useBrandText();
	const sayPlatform = usePlatformText();
	const { write } = useAddress();
	const titles = useTitles();
	const close = () => write(closeCentre);
	const current = useRef<HTMLButtonElement>(null);
	return (
		<Dialog open bare size="panel" title={say("account.centre")} firstFocus={current} onClose={close}>
			<div className="relative flex h-[90dvh] min-h-0 flex-col md:grid md:h-full md:grow md:grid-cols-[224px_minmax(0,1fr)]">
				<aside className="flex shrink-0 flex-col gap-2 border-line px-4 pt-4 md:border-e md:bg-ground md:px-3 md:pt-6">
					<p className="px-1 text-20 font-bold md:mb-2 md:px-3">{say("account.centre")}</p>
					<nav aria-label={say("account.centre")} className="scroll-row gap-1 md:flex-col md:overflow-visible">
						{centrePages.map((name) => (
							<button
								key={name}
								ref={name === page ? current : undefined}
								type="button"
								aria-current={name === page ? "page" : undefined}
								onClick={() => write(openPage(name))}
								className="flex h-11 shrink-0 items-center gap-3 rounded-control px-3 text-14 font-medium whitespace-nowrap text-text-2 transition hover:bg-surface-2 hover:text-text-1 -outline-offset-2 aria-[current=page]:bg-surface-2 aria-[current=page]:text-text-1"
							>
								<Icon name={icons[name]} className="hidden md:block" />
								{titles[name]}
							</button>
						))}
					</nav>
				</aside>
				<div className="flex min-h-0 grow flex-col">
					<h2 className="hidden px-8 pt-6 pb-4 text-20 font-bold md:block">
						{page === "closed" ? say("closed.badge") : titles[page]}
					</h2>
					<div key={page} className="min-h-0 grow overflow-y-auto px-4 pt-3 pb-8 md:px-8 md:pt-0">
						<Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
							<Content page={page} onPasswordChanged={onPasswordChanged} />
						</Suspense>
					</div>
				</div>
				<IconButton
					icon="close"
					label={sayPlatform("close")}
					onPress={close}
					className="absolute end-3 top-3 md:end-4 md:top-4"
				/>
			</div>
		</Dialog>
	);
}

function useTitles(): Readonly<Record<CentrePage, string>> {
	const sayMembers = useMembersText();
	const sayWallet = useWalletText();
	const sayGames = useGamesText();
	return {
		securityCenter: sayMembers("account.title"),
		transferFund: sayWallet("statement.wallet"),
		personalHistoryCopy: sayGames("record.title"),
		transactionHistory: sayWallet("statement.title"),
	};
}

function Content({ page, onPasswordChanged }: PersonalCentreProps): ReactNode {
	const { write } = useAddress();
	const { data } = useBootstrapSite({});
	switch (page) {
		case "securityCenter":
			return (
				<AccountPage
					onPasswordChanged={onPasswordChanged}
					onSignOut={() => {
						write(closeCentre);
						openPopup({ name: "sign-out" });
					}}
					help={<HelpLink />}
				/>
			);
		case "transferFund":
			return (
				<WalletPage
					playMoney={data?.brand.playMoney !== false}
					onStatement={() => write(openPage("transactionHistory"))}
				/>
			);
		case "personalHistoryCopy":
			return <RecordPage />;
		case "transactionHistory":
			return <StatementPage onOpenRound={(round) => write(openRound(round), { step: true })} />;
		case "closed":
			return <NotOpen />;
	}
}

function HelpLink() {
	const say = useBrandText();
	return (
		<Link
			to="/page/$code"
			params={{ code: "responsible-gaming" }}
			className={buttonClass({ look: "plain", size: "small" })}
		>
			{say("nav.responsible")}
		</Link>
	);
}

function NotOpen() {
	const say = useBrandText();
	return <EmptyState title={say("nav.soonLong")} text={say("account.cashierClosed")} />;
}
