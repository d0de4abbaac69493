// The words of a brand's content: languages, game categories, announcement types, banner groups, prize modes.

/** The languages the product may be offered in. A brand enables some of them. */
export const languages = [
	"EN",
	"KO",
	"CN",
	"TW",
	"JA",
	"TH",
	"VI",
	"ID",
	"BN",
	"MS",
	"MY",
	"KM",
	"LO",
	"HI",
	"TA",
	"TE",
	"UR",
	"NE",
	"SI",
	"FIL",
	"MN",
	"RU",
	"UK",
	"KK",
	"UZ",
	"TR",
	"AR",
	"FA",
	"ES",
	"PT",
	"FR",
	"DE",
	"IT",
	"PL",
	"NL",
] as const;

export type Language = (typeof languages)[number];

export function isLanguage(code: string): code is Language {
	return languages.some((language) => language === code);
}

export const gameCategories = ["LIVE", "RNG", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "PVP", "FISH"] as const;

export type GameCategory = (typeof gameCategories)[number];

/** B the notice board, PL for players who are logged in, PU a pop-up, PR a promotion, H the home page. */
export const announcementTypes = ["B", "PL", "PU", "PR", "H"] as const;

export type AnnouncementType = (typeof announcementTypes)[number];

export const bannerGroups = ["home", "w_login", "w_register"] as const;

export type BannerGroup = (typeof bannerGroups)[number];

/** The kinds of service link. The two that open a window of customer service have their addresses sealed. */
export const serviceTypes = { social: 1, mail: 2, online: 3, vip: 4 } as const;

export const isSealedService = (type: number): boolean => type === serviceTypes.online || type === serviceTypes.vip;

/** Members of a rank above this one have a customer service of their own. */
export const vipServiceAbove = 4;
