// The site's routes, as the specification lists them. Each says how much of the frame stands around it.
import {
	createRootRoute,
	createRoute,
	createRouter,
	parseSearchWith,
	redirect,
	stringifySearchWith,
} from "@tanstack/react-router";
import { HelpPage, NotFoundPage, NoticePage, PromotionsPage } from "#brand/ui";
import { GamePage, HomeRows, RngPage, readLobbySearch } from "#games/ui";
import { BrokenPage } from "./broken-page.tsx";
import { ClosedCategory, ClosedPage, InfoRoute } from "./closed-routes.tsx";
import { HomePage } from "./home-page.tsx";
import { SiteFrame } from "./shell/site-frame.tsx";

/** `full`: header, side bar, footer. `wide`: no side bar. `header`: the header alone. `bare`: nothing. */
export type Around = "full" | "wide" | "header" | "bare";

declare module "@tanstack/react-router" {
	interface Register {
		router: typeof router;
	}
	interface StaticDataRouteOption {
		around?: Around;
	}
}

const root = createRootRoute({
	component: SiteFrame,
	notFoundComponent: () => <NotFoundPage />,
	errorComponent: BrokenPage,
});

const at = <const Path extends string>(path: Path, component: () => React.ReactNode, around: Around = "full") =>
	createRoute({ getParentRoute: () => root, path, component, staticData: { around } });

const gameSearch = (
	search: Record<string, unknown>,
): { gameId?: string; vassalage?: string; mode?: "real" | "demo" } => ({
	...(search.gameId === undefined ? {} : { gameId: String(search.gameId) }),
	...(typeof search.vassalage === "string" ? { vassalage: search.vassalage } : {}),
	...(search.mode === "demo" || search.mode === "real" ? { mode: search.mode } : {}),
});

const lotterySearch = (search: Record<string, unknown>): { gameCode?: string; playType?: string } => ({
	...(typeof search.gameCode === "string" ? { gameCode: search.gameCode } : {}),
	...(typeof search.playType === "string" ? { playType: search.playType } : {}),
});

const routes = root.addChildren([
	createRoute({
		getParentRoute: () => root,
		path: "/",
		beforeLoad: () => {
			throw redirect({ to: "/index", replace: true });
		},
	}),
	at("/index", () => <HomePage />),
	at("/login", () => <HomePage popup="login" />),
	at("/register", () => <HomePage popup="register" />),
	at("/register.html", () => <HomePage popup="register" />),
	createRoute({
		getParentRoute: () => root,
		path: "/rng",
		component: () => <RngPage />,
		validateSearch: readLobbySearch,
		staticData: { around: "full" },
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/game",
		component: () => <GamePage />,
		validateSearch: gameSearch,
		staticData: { around: "header" },
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/lottery",
		component: () => <ClosedCategory category="LOTT" />,
		validateSearch: lotterySearch,
		staticData: { around: "header" },
	}),
	at("/live", () => <ClosedCategory category="LIVE" />),
	at("/sports", () => <ClosedCategory category="SPORTS" />),
	at("/esports", () => <ClosedCategory category="ESPORTS" />),
	at("/elott", () => <ClosedCategory category="ELOTT" />),
	at("/pvp", () => <ClosedCategory category="PVP" />),
	at("/fish", () => <ClosedCategory category="FISH" />),
	at("/vnlottery", () => <ClosedPage page="vnlottery" />, "header"),
	at("/seaLottery", () => <ClosedPage page="seaLottery" />, "header"),
	at("/seamless", () => <ClosedPage page="seamless" />, "header"),
	at("/vip", () => <ClosedPage page="vip" />),
	at("/pointMall", () => <ClosedPage page="pointMall" />, "wide"),
	at("/promotions", () => <PromotionsPage />),
	at("/promoDetail", () => <PromotionsPage />),
	at("/down", () => <ClosedPage page="download" />),
	at("/download", () => <ClosedPage page="download" />),
	at("/join", () => <ClosedPage page="join" />),
	at("/noticePage", () => <NoticePage />),
	at("/help", () => <HelpPage />),
	at("/helpmc", () => <HelpPage />, "bare"),
	at("/page/$code", () => <InfoRoute />),
]);

/** Queries are plain words, as the specification writes them: what they mean is each route's to read. */
const plainWords = { parseSearch: parseSearchWith((word) => word), stringifySearch: stringifySearchWith(String) };

export const router = createRouter({
	routeTree: routes,
	...plainWords,
	defaultPreload: "intent",
	scrollRestoration: true,
});

/** Fetches the code of the page an address shows, while the sentences are on their way. */
export function preloadPage(path: string): void {
	if (path === "/rng") RngPage.preload();
	else if (path === "/game") GamePage.preload();
	else HomeRows.preload();
}
