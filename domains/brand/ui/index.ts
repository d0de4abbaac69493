// The public face of the brand's screens. What a page does not need at once comes in a file of its own.
import { createElement } from "react";
import { lazyPart } from "#platform/ui";
import { LineToCome } from "./notices/line-to-come.tsx";

export { offeredApps } from "./apps/app-kinds.ts";
export { BrandMark } from "./art/brand-mark.tsx";
export { AtRest } from "./at-rest.tsx";
export {
	useBootstrapSite,
	useListBanners,
	useListCountries,
	useListPromotions,
	useReadRegisterSettings,
	useReadStatus,
	useRouteDomain,
} from "./calls.gen.ts";
export { LanguageMenu, ThemeMenu } from "./choices.tsx";
export { useCustomerService } from "./customer-service.ts";
export { useNewAnswers } from "./feedback/new-answers.ts";
export {
	FeedbackForm,
	MessageNews,
	NoticeBoard,
	NoticesPopup,
	OwnMessages,
	Paragraphs,
	PromotionPage,
	QrCode,
	VisitNoticesPopup,
} from "./later-parts.ts";
export { skipVisitNotices } from "./notices/seen-notices.ts";
export { OpenWays } from "./open-ways.tsx";
export { PlayMoney } from "./play-money.tsx";
export { SiteLink } from "./site-link.tsx";
export { Stage } from "./stage.tsx";
export { brandMessages, useBrandText } from "./text.ts";

export const SiteFooter = lazyPart(() => import("./site-footer.tsx").then((part) => part.SiteFooter));
export const HelpPage = lazyPart(() => import("./help/help-page.tsx").then((part) => part.HelpPage));
export type { NoticePlace } from "./notices/notice-board.tsx";
export const NoticePage = lazyPart(() => import("./notices/notice-page.tsx").then((part) => part.NoticePage));
export const PromotionsPage = lazyPart(() =>
	import("./promotions/promotions-page.tsx").then((part) => part.PromotionsPage),
);
export const InfoPage = lazyPart(() => import("./info-page.tsx").then((part) => part.InfoPage));
export const NotFoundPage = lazyPart(() => import("./plain-pages.tsx").then((part) => part.NotFoundPage));
export const InvalidUrlPage = lazyPart(() => import("./plain-pages.tsx").then((part) => part.InvalidUrlPage));
export const ClosedSitePage = lazyPart(() => import("./closed-site-page.tsx").then((part) => part.ClosedSitePage));
export const DownloadPage = lazyPart(() => import("./apps/download-page.tsx").then((part) => part.DownloadPage));
export const JoinPage = lazyPart(() => import("./join-page.tsx").then((part) => part.JoinPage));
export const AnnouncementLine = lazyPart(
	() => import("./notices/announcement-line.tsx").then((part) => part.AnnouncementLine),
	createElement(LineToCome),
);
export const SiteCompanions = lazyPart(() => import("./site-companions.tsx").then((part) => part.SiteCompanions));
