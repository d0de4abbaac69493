// The rules of a brand: flags, registration fields and their patterns, status, and the words of its content.
export {
	type ContentDraft,
	type ContentKind,
	contentFault,
	contentKinds,
	isPictured,
	isScheduled,
	pagePlaces,
} from "./content-rules.ts";
export {
	countWords,
	type FeedbackCategory,
	type FeedbackState,
	feedbackCategories,
	feedbackStates,
	fitsBounds,
	mailAddressIn,
	type WordBounds,
} from "./feedback.ts";
export { isPageOn, isWhitelabelFlag, type Whitelabel, type WhitelabelFlag, whitelabelFlags } from "./flags.ts";
export { pickLanguage, spokenLanguage, type Wish, wishOf } from "./localised.ts";
export { type PatternId, patternIds } from "./pattern-ids.ts";
export { type CalendarDate, matchesPattern, parseDate, patternMessage, patternSource } from "./patterns.ts";
export {
	compareStates,
	type PromotionState,
	type PromotionTaking,
	promotionState,
	promotionStates,
	promotionTakings,
} from "./promotion-state.ts";
export {
	type FieldRule,
	type FieldRules,
	isRegistrationField,
	isRequired,
	type RegistrationField,
	type RegistrationRules,
	registrationFields,
} from "./registration-fields.ts";
export { openServicePath, sealServicePath } from "./service-path.ts";
export { agesFault, type BrandSettings, differences, fieldFault, settingsFault } from "./settings.ts";
export { decideStatus, type Maintenance, type SystemStatus, systemStatus } from "./status.ts";
export {
	type AnnouncementType,
	announcementTypes,
	type BannerGroup,
	bannerGroups,
	type GameCategory,
	gameCategories,
	isLanguage,
	isSealedService,
	type Language,
	languages,
	serviceTypes,
	vipServiceAbove,
} from "./vocabulary.ts";
