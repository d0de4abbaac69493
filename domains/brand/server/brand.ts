// A brand as it stands in memory. Data only; where it comes from is load-brands.ts.
import type { CurrencyCode } from "#platform/kernel";
import type { FieldRules, GameCategory, Language, Maintenance, Whitelabel, WordBounds } from "../core/index.ts";
import type { Announcement, Banner, HelpTopic, Page, Promotion, PromotionCategory } from "./content/content.ts";
import type { NetworkRules } from "./regions/network-rules.ts";

export type Brand = {
	readonly merchant: string;
	readonly name: string;
	readonly currency: CurrencyCode;
	/** Nothing is paid in or out in money. */
	readonly playMoney: boolean;
	readonly defaultLanguage: Language;
	readonly languages: readonly Language[];
	readonly membersOnly: boolean;
	/** Granted to a new member, in minor units. */
	readonly startingBalance: bigint;
	readonly idleMinutes: number;
	readonly sessionDays: number;
	readonly passwordMaxAgeDays: number | undefined;
	readonly termsVersion: string;
	readonly minimumAge: number;
	/** Languages of the site that ask for more years. */
	readonly minimumAges: ReadonlyMap<Language, number>;
	readonly maintenance: Maintenance;
	/** What the operator adds to the maintenance page; empty when nothing. */
	readonly maintenanceMessage: string;
	/** What is promised to who registers and to who gives a Zalo number, as it is written: "1000VND"; empty: nothing. */
	readonly offers: { readonly registration: string; readonly zalo: string };
	/** How long a message to the operator may be. */
	readonly feedback: WordBounds;
	readonly whitelabel: Whitelabel;
	readonly fields: FieldRules;
	readonly restrictedCountries: ReadonlySet<string>;
	readonly networks: NetworkRules;
	readonly sorting: readonly SortingEntry[];
	/** Points for 100 units of stake, of two decimals, of every category that earns some: of those that are off, too. */
	readonly pointRates: ReadonlyMap<GameCategory, string>;
	readonly resources: readonly Resource[];
	readonly serviceLinks: readonly ServiceLink[];
	readonly analytics: readonly { readonly provider: string; readonly id: string }[];
	readonly imageCDNs: readonly string[];
	readonly launchGameCDNs: readonly string[];
	readonly announcements: readonly Announcement[];
	readonly banners: readonly Banner[];
	readonly help: readonly HelpTopic[];
	readonly pages: readonly Page[];
	readonly promotionCategories: readonly PromotionCategory[];
	readonly promotions: readonly Promotion[];
};

/** An entry of the navigation; `point` is a rate of two decimals, like "0.70", or empty. */
export type SortingEntry = { readonly gameCategory: GameCategory; readonly point: string };

export type Resource = {
	readonly resourceType: string;
	readonly url: string;
	readonly qrCodeUrl: string;
	readonly labelNameEn: string;
};

/** `path` is ready to be answered: sealed where it has to be. */
export type ServiceLink = { readonly type: number; readonly path: string };

export type Country = { readonly countryCode: string; readonly countryDialingCode: string };

/** Everything of all brands at one version. */
export type Brands = {
	readonly version: bigint;
	readonly byMerchant: ReadonlyMap<string, Brand>;
	/** Host to merchant; "*" stands for every host that is not named. */
	readonly byHost: ReadonlyMap<string, string>;
	/** The hosts that let in agents alone; "*" as above. */
	readonly agentHosts: ReadonlySet<string>;
	readonly countries: readonly Country[];
};
