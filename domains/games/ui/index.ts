// The public face of the games' screens. Pages and what opens on demand come in files of their own.
import { lazyPart } from "#platform/ui";

export { useGameQuery } from "./asked-as-written.ts";
export { SessionLine } from "./frame/session-line.tsx";
export { offersTrial, useGoToGame } from "./launch.ts";
export { readLobbySearch } from "./lobby/lobby-filters.ts";
export type { StudioHall } from "./lobby/studio-hall.ts";
export { CategoryBar } from "./navigation/category-bar.tsx";
export { categoryPages, menuPages } from "./navigation/category-pages.ts";
export { useProviderStep, vendorGamesPage, vendorGamesPopup } from "./navigation/provider-step.ts";
export { useHalls } from "./navigation/use-halls.ts";
export { profitAddress } from "./profit/profit-address.ts";
export { recordAddress } from "./record/record-address.ts";
export { gamesMessages, useGamesText } from "./text.ts";

export const HomeRows = /* @__PURE__ */ lazyPart(() => import("./home/home-rows.tsx").then((part) => part.HomeRows));
export const BeginGames = /* @__PURE__ */ lazyPart(() =>
	import("./home/begin-games.tsx").then((part) => part.BeginGames),
);
export const CategoryPage = /* @__PURE__ */ lazyPart(() =>
	import("./lobby/category-page.tsx").then((part) => part.CategoryPage),
);
export const GamePage = /* @__PURE__ */ lazyPart(() => import("./frame/game-page.tsx").then((part) => part.GamePage));
export const GameByCode = /* @__PURE__ */ lazyPart(() =>
	import("./frame/game-by-code.tsx").then((part) => part.GameByCode),
);
export const SearchDialog = /* @__PURE__ */ lazyPart(() =>
	import("./search/search-dialog.tsx").then((part) => part.SearchDialog),
);
export const ProfitPage = /* @__PURE__ */ lazyPart(() =>
	import("./profit/profit-page.tsx").then((part) => part.ProfitPage),
);
export const RecordPage = /* @__PURE__ */ lazyPart(() =>
	import("./record/record-page.tsx").then((part) => part.RecordPage),
);
export const ReplayPage = /* @__PURE__ */ lazyPart(() =>
	import("./replay/replay-page.tsx").then((part) => part.ReplayPage),
);
export const ShareForm = /* @__PURE__ */ lazyPart(() =>
	import("./replay/share-form.tsx").then((part) => part.ShareForm),
);
export const FreeSpinsStrip = /* @__PURE__ */ lazyPart(() =>
	import("./free-spins/free-spins-strip.tsx").then((part) => part.FreeSpinsStrip),
);
export const TournamentsPage = /* @__PURE__ */ lazyPart(() =>
	import("./tournaments/tournaments-page.tsx").then((part) => part.TournamentsPage),
);
export const VendorGames = /* @__PURE__ */ lazyPart(() =>
	import("./navigation/vendor-games.tsx").then((part) => part.VendorGames),
);
