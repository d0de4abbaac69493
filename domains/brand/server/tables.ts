// The brand's tables as rows come back from them.
import type { Generated } from "kysely";
import type { BrandAct } from "../contract/operator-acts.ts";
import type { ContentKind, FeedbackCategory, FeedbackState, PromotionTaking } from "../core/index.ts";

type OfBrand = { merchant: string };
type InLanguage = { language: string };

/** Where a page is found: in the footer, at /join, or as an install guide. */
export type PagePlace = "footer" | "join" | "guide";

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
		maintenance_message: Generated<string>;
		feedback_min_words: Generated<number>;
		feedback_max_words: Generated<number>;
		registration_offer: Generated<string>;
		zalo_offer: Generated<string>;
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
	"brand.domains": OfBrand & { host: string; agents_only: Generated<boolean> };
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
		published: Generated<boolean>;
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
		published: Generated<boolean>;
	};
	"brand.banner_texts": InLanguage & { banner_id: string; title: string; text: string; action: string };
	"brand.help_topics": OfBrand & { code: string; position: number };
	"brand.help_topic_texts": OfBrand & InLanguage & { topic: string; title: string };
	"brand.help_articles": OfBrand & { topic: string; code: string; position: number; published: Generated<boolean> };
	"brand.help_article_texts": OfBrand & InLanguage & { topic: string; article: string; title: string; body: string };
	"brand.pages": OfBrand & {
		code: string;
		position: number;
		version: string;
		updated_at: Date;
		place: Generated<PagePlace>;
	};
	"brand.page_texts": OfBrand & InLanguage & { page: string; title: string; body: string };
	"brand.promotion_categories": OfBrand & { code: string; position: number };
	"brand.promotion_category_texts": OfBrand & InLanguage & { category: string; title: string };
	"brand.promotions": OfBrand & {
		code: string;
		category: string;
		position: number;
		starts_at: Date;
		ends_at: Date | null;
		taking: PromotionTaking;
		image: Generated<string>;
		scene: string;
		published: Generated<boolean>;
	};
	"brand.promotion_texts": OfBrand & InLanguage & { promotion: string; title: string; summary: string; terms: string };
	"brand.content": OfBrand & {
		kind: ContentKind;
		id: string;
		code: string;
		place: string;
		published: boolean;
		starts_at: Date | null;
		ends_at: Date | null;
		position: number;
		image: string;
		scene: string;
		link: string;
	};
	"brand.content_text": OfBrand &
		InLanguage & {
			kind: ContentKind;
			id: string;
			title: string;
			body: string;
			more: string;
		};
	"brand.seeded": { part: string };
	"brand.feedback": OfBrand & {
		id: Generated<string>;
		number: string;
		sender: string;
		network: string;
		request_key: string;
		category: FeedbackCategory;
		content: string;
		contact: string;
		language: string;
		received_at: Date;
		state: Generated<FeedbackState>;
		answer: Generated<string>;
		decided_by: string | null;
		decided_at: Date | null;
		seen_at: Date | null;
	};
	"brand.operator_act": OfBrand & {
		id: Generated<string>;
		act: BrandAct;
		operator: string;
		at: Date;
		before: unknown;
		after: unknown;
	};
};
