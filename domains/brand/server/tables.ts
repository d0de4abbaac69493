// The brand's tables as rows come back from them.
import type { Generated } from "kysely";

type OfBrand = { merchant: string };
type InLanguage = { language: string };

export type BrandTables = {
	"brand.version": { version: string; changed_at: Date };
	"brand.brands": OfBrand & {
		name: string;
		currency: string;
		play_money: boolean;
		default_language: string;
		languages: string[];
		members_only: Generated<boolean>;
		starting_balance: string;
		idle_minutes: Generated<number>;
		session_days: Generated<number>;
		password_max_age_days: number | null;
		terms_version: string;
		minimum_age: Generated<number>;
		maintenance: Generated<boolean>;
		maintenance_until: Date | null;
	};
	"brand.minimum_ages": OfBrand & InLanguage & { years: number };
	"brand.flags": OfBrand & { flag: string; enabled: boolean };
	"brand.registration_fields": OfBrand & {
		field: string;
		enabled: boolean;
		required: boolean;
		pattern_id: string;
		min_length: number;
		max_length: number;
	};
	"brand.domains": OfBrand & { host: string };
	"brand.restricted_countries": OfBrand & { country: string };
	"brand.network_rules": OfBrand & { network: string; allowed: boolean; note: Generated<string> };
	"brand.countries": { code: string; dialing_code: string };
	"brand.sorting": OfBrand & { category: string; position: number; enabled: boolean; point: string | null };
	"brand.resources": OfBrand & {
		resource_type: string;
		position: number;
		url: string;
		qr_code_url: string;
		label_name_en: string;
	};
	"brand.service_links": OfBrand & { position: number; type: number; address: string };
	"brand.analytics": OfBrand & { provider: string; tracking_id: string };
	"brand.cdns": OfBrand & { purpose: "image" | "launch-game"; position: number; origin: string };
	"brand.announcements": OfBrand & {
		id: Generated<string>;
		code: string;
		type: string;
		published_at: Date;
		ends_at: Date | null;
		popup: boolean;
		player: boolean;
		promotion: boolean;
	};
	"brand.announcement_texts": InLanguage & { announcement_id: string; title: string; content: string };
	"brand.banners": OfBrand & {
		id: Generated<string>;
		code: string;
		banner_group: string;
		position: number;
		image: Generated<string>;
		scene: string;
		link: string;
		announcement_id: string | null;
	};
	"brand.banner_texts": InLanguage & { banner_id: string; title: string; text: string; action: string };
	"brand.help_topics": OfBrand & { code: string; position: number };
	"brand.help_topic_texts": OfBrand & InLanguage & { topic: string; title: string };
	"brand.help_articles": OfBrand & { topic: string; code: string; position: number };
	"brand.help_article_texts": OfBrand & InLanguage & { topic: string; article: string; title: string; body: string };
	"brand.pages": OfBrand & { code: string; position: number; version: string; updated_at: Date };
	"brand.page_texts": OfBrand & InLanguage & { page: string; title: string; body: string };
};
