// Parts of the domain that no first screen asks for: the site keeps their addresses out of its entry (vite.config.ts).
import { lazyPart } from "#platform/ui";

export const BeginGames = lazyPart(() => import("./home/begin-games.tsx").then((part) => part.BeginGames));
export const GameByCode = lazyPart(() => import("./frame/game-by-code.tsx").then((part) => part.GameByCode));
export const SearchDialog = lazyPart(() => import("./search/search-dialog.tsx").then((part) => part.SearchDialog));
export const ProfitPage = lazyPart(() => import("./profit/profit-page.tsx").then((part) => part.ProfitPage));
export const RecordPage = lazyPart(() => import("./record/record-page.tsx").then((part) => part.RecordPage));
export const ShareForm = lazyPart(() => import("./replay/share-form.tsx").then((part) => part.ShareForm));
export const FreeSpinsStrip = lazyPart(() =>
	import("./free-spins/free-spins-strip.tsx").then((part) => part.FreeSpinsStrip),
);
export const VendorGames = lazyPart(() => import("./navigation/vendor-games.tsx").then((part) => part.VendorGames));
