// The calls of a brand.
export {
	type ContentItem,
	type ContentLine,
	type ContentWords,
	contentDraft,
	contentItem,
	contentKind,
	contentLine,
} from "./content-models.ts";
export {
	type BrandDesk,
	type BrandEdit,
	brandDesk,
	brandEdit,
	type DeskField,
	type DeskSettings,
} from "./desk-models.ts";
export { bootstrapSite } from "./endpoints/bootstrap-site.ts";
export { leaveFeedback } from "./endpoints/leave-feedback.ts";
export { listAnnouncements } from "./endpoints/list-announcements.ts";
export { listBanners } from "./endpoints/list-banners.ts";
export { listCountries } from "./endpoints/list-countries.ts";
export { listOwnMessages } from "./endpoints/list-own-messages.ts";
export { listPages } from "./endpoints/list-pages.ts";
export { listPromotions } from "./endpoints/list-promotions.ts";
export { readCustomerService } from "./endpoints/read-customer-service.ts";
export { readHelpCenter } from "./endpoints/read-help-center.ts";
export { readPage } from "./endpoints/read-page.ts";
export { readPromotion } from "./endpoints/read-promotion.ts";
export { readRegisterSettings } from "./endpoints/read-register-settings.ts";
export { readStatus } from "./endpoints/read-status.ts";
export { readWhitelabel } from "./endpoints/read-whitelabel.ts";
export { routeDomain } from "./endpoints/route-domain.ts";
export { seeOwnMessages } from "./endpoints/see-own-messages.ts";
export { messageAnsweredEvent, noticesEvent, siteStatusEvent } from "./events.ts";
export { feedbackCategory, feedbackState, fieldRule, type OwnMessage } from "./models.ts";
export { brandActs } from "./operator-acts.ts";
