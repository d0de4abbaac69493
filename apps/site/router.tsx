// The site's routes, as the specification lists them. Each says how much of the frame stands around it.
import {
	createRootRoute,
	createRoute,
	createRouter,
	parseSearchWith,
	redirect,
	stringifySearchWith,
	useSearch,
} from "@tanstack/react-router";
import { DownloadPage, HelpPage, JoinPage, NotFoundPage, NoticePage, PromotionsPage } from "#brand/ui";
import type { Category } from "#games/core";
import { CategoryPage, categoryPages, GamePage, HomeRows, readLobbySearch, TournamentsPage } from "#games/ui";
import { PointMallPage, VipPage } from "#loyalty/ui";
import { PhoneSimulator } from "#members/ui";
import { lazyPart } from "#platform/ui";
import { BrokenPage } from "./broken-page.tsx";
import { UnlessExcluded } from "./excluded/unless-excluded.tsx";
import { HomePage } from "./home-page.tsx";
import { InfoRoute } from "./info-route.tsx";
import { ReplayRoute } from "./replay-route.tsx";
import { readGameSearch, readLotterySearch } from "./route-search.ts";
import { SiteFrame } from "./shell/site-frame.tsx";

const HallPage = lazyPart(() => import("./hall-page.tsx").then((part) => part.HallPage));
const PlacePage = lazyPart(() => import("./place-page.tsx").then((part) => part.PlacePage));
const Offers = lazyPart(() => import("./offers.tsx").then((part) => part.Offers));
const OfferPage = lazyPart(() => import("./offers.tsx").then((part) => part.OfferPage));

/** `full`: header, side bar, footer. `wide`: no side bar. `header`: the header alone. `game`: the header, and the page fills the rest. `bare`: nothing. */
export type Around = "full" | "wide" | "header" | "game" | "bare";

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

/** What is an offer, and is kept from whoever is excluded. */
const offer = <const Path extends string>(path: Path, component: () => React.ReactNode, around: Around = "full") =>
	at(path, () => <UnlessExcluded whole="page">{component()}</UnlessExcluded>, around);

type Asking<Search> = { readonly around: Around; readonly search: (search: Record<string, unknown>) => Search };

/** A route that reads its query. */
const asking = <const Path extends string, Search>(
	path: Path,
	component: () => React.ReactNode,
	{ around, search }: Asking<Search>,
) => createRoute({ getParentRoute: () => root, path, component, validateSearch: search, staticData: { around } });

/** A hall, whether it is open or not: its page shows what the server lists. */
const hall = <const Path extends string>(path: Path, category: Category) =>
	asking(path, () => <HallPage page={category} />, { around: "full", search: readLobbySearch });

function LotteryRoute() {
	const { gameCode, playType } = useSearch({ from: "/lottery" });
	return <HallPage page="LOTT" gameCode={gameCode} playType={playType} />;
}

function VietnamRoute() {
	const { gameCode, playType } = useSearch({ from: "/vnlottery" });
	return <PlacePage path="/vnlottery" gameCode={gameCode} playType={playType} />;
}

function SeaRoute() {
	const { gameCode, playType } = useSearch({ from: "/seaLottery" });
	return <PlacePage path="/seaLottery" gameCode={gameCode} playType={playType} />;
}

const readHallOfLotteries = (search: Record<string, unknown>) => ({
	...readLobbySearch(search),
	...readLotterySearch(search),
});

const home = createRoute({
	getParentRoute: () => root,
	path: "/",
	beforeLoad: () => {
		throw redirect({ to: "/index", replace: true });
	},
});

const routes = root.addChildren([
	home,
	at("/index", () => <HomePage />),
	at("/login", () => <HomePage popup="login" />),
	at("/register", () => <HomePage popup="register" />),
	at("/register.html", () => <HomePage popup="register" />),
	hall("/rng", "RNG"),
	asking("/game", () => <GamePage />, { around: "game", search: readGameSearch }),
	asking("/lottery", LotteryRoute, { around: "header", search: readHallOfLotteries }),
	hall("/live", "LIVE"),
	hall("/sports", "SPORTS"),
	hall("/esports", "ESPORTS"),
	hall("/elott", "ELOTT"),
	hall("/pvp", "PVP"),
	hall("/fish", "FISH"),
	asking("/vnlottery", VietnamRoute, { around: "header", search: readLotterySearch }),
	asking("/seaLottery", SeaRoute, { around: "header", search: readLotterySearch }),
	asking("/seamless", () => <GamePage />, { around: "game", search: readGameSearch }),
	at("/vip", () => <VipPage />),
	offer("/pointMall", () => <PointMallPage />, "wide"),
	offer("/promotions", () => <Offers />),
	offer("/promoDetail", () => <OfferPage />),
	offer("/tournaments", () => <TournamentsPage />),
	at("/down", () => <DownloadPage />),
	at("/download", () => <DownloadPage />),
	offer("/join", () => <JoinPage />),
	at("/noticePage", () => <NoticePage />),
	at("/help", () => <HelpPage />),
	at("/helpmc", () => <HelpPage inPopup />, "bare"),
	at("/phoneSimulator", () => <PhoneSimulator />, "bare"),
	at("/page/$code", () => <InfoRoute />),
	at("/replay/$code", () => <ReplayRoute />, "wide"),
]);

/** Queries are plain words, as the specification writes them: what they mean is each route's to read. */
const plainWords = { parseSearch: parseSearchWith((word) => word), stringifySearch: stringifySearchWith(String) };

export const router = createRouter({
	routeTree: routes,
	...plainWords,
	defaultErrorComponent: BrokenPage,
	defaultPreload: "intent",
	scrollRestoration: true,
});

const hallPaths: ReadonlySet<string> = new Set(Object.values(categoryPages));

const ownParts: Readonly<Record<string, { preload: () => void }>> = {
	"/game": GamePage,
	"/seamless": GamePage,
	"/promotions": {
		preload() {
			Offers.preload();
			PromotionsPage.preload();
		},
	},
	"/help": HelpPage,
};

/** Fetches the code of the page an address shows, while the sentences are on their way. */
export function preloadPage(path: string): void {
	if (hallPaths.has(path)) {
		HallPage.preload();
		CategoryPage.preload();
	} else (ownParts[path] ?? HomeRows).preload();
}
