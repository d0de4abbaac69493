// Parts of the domain that no first screen asks for: the site keeps their addresses out of its entry (vite.config.ts).
import { lazyPart } from "#platform/ui";

export const Paragraphs = lazyPart(() => import("./paragraphs.tsx").then((part) => part.Paragraphs));
export const NoticeBoard = lazyPart(() => import("./notices/notice-board.tsx").then((part) => part.NoticeBoard));
export const PromotionPage = lazyPart(() =>
	import("./promotions/promotion-page.tsx").then((part) => part.PromotionPage),
);
export const QrCode = lazyPart(() => import("./apps/qr-code.tsx").then((part) => part.QrCode));
export const OwnMessages = lazyPart(() => import("./feedback/own-messages.tsx").then((part) => part.OwnMessages), null);
export const MessageNews = lazyPart(() => import("./feedback/message-news.tsx").then((part) => part.MessageNews), null);
export const FeedbackForm = lazyPart(() => import("./feedback/feedback-form.tsx").then((part) => part.FeedbackForm));
export const NoticesPopup = lazyPart(() => import("./notices/notices-popup.tsx").then((part) => part.NoticesPopup));
export const VisitNoticesPopup = lazyPart(() =>
	import("./notices/visit-notices-popup.tsx").then((part) => part.VisitNoticesPopup),
);
