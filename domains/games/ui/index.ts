// The public face of the games' screens. Pages and what opens on demand come in files of their own.
import { lazyPart } from "#platform/ui";

export { useGameQuery } from "./asked-as-written.ts";
export { SessionLine } from "./frame/session-line.tsx";
export {
	BeginGames,
	FreeSpinsStrip,
	GameByCode,
	ProfitPage,
	RecordPage,
	SearchDialog,
	ShareForm,
	VendorGames,
} from "./later-parts.ts";
export { offersTrial, useGoToGame } from "./launch.ts";
export { readLobbySearch } from "./lobby/lobby-filters.ts";
export type { StudioHall } from "./lobby/studio-hall.ts";
export { CategoryBar } from "./navigation/category-bar.tsx";
export { categoryPages, menuPages } from "./navigation/category-pages.ts";
export { useProviderStep, vendorGamesPage, vendorGamesPopup } from "./navigation/provider-step.ts";
export { useHalls } from "./navigation/use-halls.ts";
export { usePoint } from "./navigation/use-point.ts";
export { profitAddress } from "./profit/profit-address.ts";
export { recordAddress } from "./record/record-address.ts";
export { gamesMessages, useGamesText } from "./text.ts";

export const HomeRows = /* @__PURE__ */ lazyPart(() => import("./home/home-rows.tsx").then((part) => part.HomeRows));
export const CategoryPage = /* @__PURE__ */ lazyPart(() =>
	import("./lobby/category-page.tsx").then((part) => part.CategoryPage),
);
export const GamePage = /* @__PURE__ */ lazyPart(() => import("./frame/game-page.tsx").then((part) => part.GamePage));
export const ReplayPage = /* @__PURE__ */ lazyPart(() =>
	import("./replay/replay-page.tsx").then((part) => part.ReplayPage),
);
export const TournamentsPage = /* @__PURE__ */ lazyPart(() =>
	import("./tournaments/tournaments-page.tsx").then((part) => part.TournamentsPage),
);
