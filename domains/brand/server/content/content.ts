// What a brand says, as it stands in memory: every text in every language it was written in. Reads no database.
import {
	type AnnouncementType,
	type BannerGroup,
	isLanguage,
	type Language,
	type PromotionTaking,
	pickLanguage,
} from "../../core/index.ts";
import type { PagePlace } from "../tables.ts";

export type Texts<T> = ReadonlyMap<Language, T>;

export type Banner = {
	readonly id: string;
	readonly group: BannerGroup;
	readonly image: string;
	readonly scene: string;
	readonly link: string;
	readonly announcementId: string | undefined;
	readonly texts: Texts<{ readonly title: string; readonly text: string; readonly action: string }>;
};

export type Announcement = {
	readonly id: string;
	readonly type: AnnouncementType;
	readonly publishedAt: Date;
	readonly endsAt: Date | undefined;
	readonly popup: boolean;
	readonly player: boolean;
	readonly promotion: boolean;
	readonly texts: Texts<{ readonly title: string; readonly content: string }>;
};

export type HelpArticle = {
	readonly code: string;
	readonly texts: Texts<{ readonly title: string; readonly body: string }>;
};

export type HelpTopic = {
	readonly code: string;
	readonly texts: Texts<{ readonly title: string }>;
	readonly articles: readonly HelpArticle[];
};

export type Page = {
	readonly code: string;
	readonly place: PagePlace;
	readonly version: string;
	readonly updatedAt: Date;
	readonly texts: Texts<{ readonly title: string; readonly body: string }>;
};

export type PromotionCategory = {
	readonly code: string;
	readonly texts: Texts<{ readonly title: string }>;
};

export type Promotion = {
	readonly code: string;
	readonly category: string;
	readonly startsAt: Date;
	readonly endsAt: Date | undefined;
	readonly taking: PromotionTaking;
	readonly image: string;
	readonly scene: string;
	readonly texts: Texts<{ readonly title: string; readonly summary: string; readonly terms: string }>;
};

/** Rows of texts by what they belong to. Rows in a language the product does not know are left out. */
export function textsBy<Row extends { language: string }, T>(
	rows: readonly Row[],
	read: { readonly owner: (row: Row) => string; readonly text: (row: Row) => T },
): ReadonlyMap<string, Texts<T>> {
	const found = new Map<string, Map<Language, T>>();
	for (const row of rows) {
		if (!isLanguage(row.language)) continue;
		const owner = read.owner(row);
		const texts = found.get(owner) ?? new Map<Language, T>();
		texts.set(row.language, read.text(row));
		found.set(owner, texts);
	}
	return found;
}

/** The text of a thing in the language a person is shown; undefined when it has no text at all. */
export function shown<T>(
	item: { readonly texts: Texts<T> },
	wish: { readonly language: Language; readonly fallback: Language },
): T | undefined {
	return pickLanguage(item.texts, wish);
}
