// The public face of the brand's screens. What a page does not need at once comes in a file of its own.
import { lazyPart } from "#platform/ui";

export { BrandMark } from "./art/brand-mark.tsx";
export {
	useBootstrapSite,
	useListAnnouncements,
	useListBanners,
	useListCountries,
	useReadRegisterSettings,
	useReadStatus,
} from "./calls.gen.ts";
export { LanguageMenu, ThemeMenu } from "./choices.tsx";
export { useCustomerService } from "./customer-service.ts";
export { PlayMoney } from "./play-money.tsx";
export { Stage } from "./stage.tsx";
export { brandMessages, useBrandText } from "./text.ts";

export const SiteFooter = lazyPart(() => import("./site-footer.tsx").then((part) => part.SiteFooter));
export const HelpPage = lazyPart(() => import("./help-page.tsx").then((part) => part.HelpPage));
export const NoticePage = lazyPart(() => import("./notice-page.tsx").then((part) => part.NoticePage));
export const PromotionsPage = lazyPart(() => import("./notice-page.tsx").then((part) => part.PromotionsPage));
export const InfoPage = lazyPart(() => import("./info-page.tsx").then((part) => part.InfoPage));
export const NotFoundPage = lazyPart(() => import("./plain-pages.tsx").then((part) => part.NotFoundPage));
export const NotOpenPage = lazyPart(() => import("./plain-pages.tsx").then((part) => part.NotOpenPage));
export const ClosedSitePage = lazyPart(() => import("./plain-pages.tsx").then((part) => part.ClosedSitePage));
