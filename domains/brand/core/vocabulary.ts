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

/** The type of the customer service link that opens the online customer service. */
export const onlineServiceType = 3;
