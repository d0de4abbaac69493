// The frame around every page: top bar, categories, side rail, dock, footer, the phone's bottom bar, popups and messages.
import { Outlet, useMatches } from "@tanstack/react-router";
import { Suspense, useCallback, useEffect } from "react";
import {
	AtRest,
	ClosedSitePage,
	InvalidUrlPage,
	SiteCompanions,
	useBootstrapSite,
	useBrandText,
	useReadStatus,
	useRouteDomain,
} from "#brand/ui";
import { ChatDrawer } from "#community/ui";
import {
	CallRefused,
	closePopup,
	currentSession,
	describeSession,
	isMember,
	LayerPlace,
	lazyPart,
	Skeleton,
	Toasts,
	useAddress,
	useSession,
	WhenNear,
	watchActs,
} from "#platform/ui";
import { useExclusion } from "../excluded/use-exclusion.ts";
import { CentreHost } from "../personal-centre/centre-host.tsx";
import { agentName, panelName } from "../personal-centre/panel-names.ts";
import { closeChat, useChatOpen } from "../popups/chat-open.ts";
import { PopupHost } from "../popups.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { useDefaultLanguage } from "./default-language.ts";
import { SecondBar } from "./second-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useEndedSession } from "./use-ended-session.ts";
import { useForcedPassword } from "./use-forced-password.ts";
import { useMembersOnly } from "./use-members-only.ts";
import { hasRoom, useRoom } from "./use-room.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const PageDescription = lazyPart(() => import("./page-description.tsx").then((part) => part.PageDescription));
/** What goes along with a page brings a connection of its own: a first visit has long been drawn by then. */
const companionsMilliseconds = 4_000;

/** Of members alone, so that no visitor pays for them. */
const RankNews = lazyPart(() => import("./member-news.tsx").then((part) => part.RankNews));
const MemberNews = lazyPart(() => import("./member-news.tsx").then((part) => part.MemberNews));
const ExcludedPlace = lazyPart(() => import("../excluded/excluded-place.tsx").then((part) => part.ExcludedPlace));

const Foot = lazyPart(() => import("./foot.tsx").then((part) => part.Foot));
/** Each keeps its column until it is here. */
const Rail = lazyPart(() => import("./rail.tsx").then((part) => part.Rail), <div />);
const Dock = lazyPart(() => import("./dock.tsx").then((part) => part.Dock), <div />);

/** A phone never pays for the bars at the sides; a wider window has them on their way before the first drawing. */
export function preloadFrame(): void {
	if (hasRoom("md")) Rail.preload();
	if (hasRoom("tab")) Dock.preload();
}

export function SiteFrame() {
	const { error: unknownHost } = useRouteDomain({ url: location.hostname }, { freshMilliseconds: 300_000 });
	const { data: status } = useReadStatus({ url: location.host }, { everyMilliseconds: 60_000 });
	const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.around === "bare" });
	if (unknownHost instanceof CallRefused && unknownHost.failure.code === "INVALID_URL") {
		return (
			<Suspense>
				<InvalidUrlPage />
			</Suspense>
		);
	}
	// The customer service's own window stays open to who is told to contact it.
	if (status !== undefined && status.status !== 0 && !bare) {
		return (
			<Suspense>
				<ClosedSitePage status={status} />
			</Suspense>
		);
	}
	return <OpenSite />;
}

function ChatBeside() {
	const open = useChatOpen();
	const wide = useRoom("md");
	if (!open || !wide) return null;
	return (
		<Suspense>
			<ChatDrawer onClose={closeChat} />
		</Suspense>
	);
}

function OpenSite() {
	const say = useBrandText();
	const around = useMatches({ select: (matches) => matches.at(-1)?.staticData.around }) ?? "full";
	const [hasRail, hasDock] = [useRoom("md"), useRoom("tab")];
	const framed = around === "full" || around === "wide";
	const bar = useExclusion();
	const member = isMember(useSession());
	useBrandSession();
	const sentAway = useMembersOnly();
	useShortcuts();
	useEndedSession();
	useForcedPassword();
	useEffect(watchActs, []);
	return (
		<>
			<a
				href="#content"
				className="fixed start-4 top-3 z-60 -translate-y-20 rounded-control bg-accent px-4 py-2 font-medium text-accent-ink focus:translate-y-0"
			>
				{say("nav.skip")}
			</a>
			{around === "bare" ? null : <TopBar />}
			{framed ? <SecondBar /> : null}
			{around === "bare" || bar === undefined ? null : (
				<Suspense>
					<ExcludedPlace />
				</Suspense>
			)}
			{/* Another frame is another place: kept, the page would be seen moving as bars come and go around it. */}
			<div
				key={around}
				className={around === "full" ? "tab:grid tab:grid-cols-[var(--rail)_minmax(0,1fr)_var(--dock)]" : ""}
			>
				{around === "full" ? <RailPlace drawn={hasRail} /> : null}
				<main
					id="content"
					tabIndex={-1}
					className={
						around === "game"
							? "outline-none"
							: "mx-auto min-h-[calc(100dvh-8rem)] w-full max-w-[1360px] px-4 py-3 outline-none md:px-8 md:py-4"
					}
				>
					<Suspense fallback={<Skeleton className="h-96 rounded-panel" />}>
						{sentAway ? <Skeleton className="h-96 rounded-panel" /> : <Outlet />}
					</Suspense>
				</main>
				{around === "full" && hasDock ? <Dock /> : null}
			</div>
			{framed ? (
				<WhenNear className="h-200">
					<Foot />
				</WhenNear>
			) : null}
			{framed && !hasRail ? <BottomBar /> : null}
			<Layers />
			{bar === undefined ? <ChatBeside /> : null}
			<Toasts />
			<PageDescription />
			{member ? <RankNews /> : null}
			<AtRest milliseconds={companionsMilliseconds}>
				<SiteCompanions notices={framed && bar === undefined} />
				{member ? <MemberNews /> : null}
			</AtRest>
		</>
	);
}

/** Its column stands in every grid; too narrow for the rail, it has no width. */
const RailPlace = ({ drawn }: { readonly drawn: boolean }) => (drawn ? <Rail /> : <div />);

/** What lies over the page. A layer that does not come can be closed like any other. */
function Layers() {
	const { write } = useAddress();
	const close = useCallback(() => {
		closePopup(0);
		write({ [panelName]: undefined, [agentName]: undefined });
	}, [write]);
	return (
		<LayerPlace value={close}>
			<CentreHost />
			<PopupHost />
		</LayerPlace>
	);
}

/** The brand's code goes with every call and stays over logins. */
function useBrandSession(): void {
	const { data } = useBootstrapSite({}, { freshMilliseconds: 300_000 });
	useDefaultLanguage(data?.brand.defaultLanguage);
	useEffect(() => {
		if (data !== undefined && currentSession().merchant !== data.brand.merchant)
			describeSession({ merchant: data.brand.merchant });
	}, [data]);
}
