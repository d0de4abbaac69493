// What an operator may write: the kinds of content, where each stands, and what of it cannot be so.
import { announcementTypes, bannerGroups, type Language } from "./vocabulary.ts";

export const contentKinds = ["announcement", "banner", "promotion", "article", "page"] as const;
export type ContentKind = (typeof contentKinds)[number];

export const pagePlaces = ["footer", "join", "guide"] as const;

export type ContentText = {
	readonly language: Language;
	readonly title: string;
	readonly body: string;
	/** A banner's button, a promotion's summary; empty of the others. */
	readonly more: string;
};

export type ContentDraft = {
	readonly code: string;
	/** An announcement's type, a banner's group, a promotion's category, an article's topic, a page's place. */
	readonly place: string;
	readonly published: boolean;
	/** The first moment belongs to it, the last does not. Of announcements and promotions. */
	readonly from: Date | undefined;
	readonly to: Date | undefined;
	/** The order among its neighbours; of an announcement its time is. */
	readonly position: number;
	/** A picture's address, or the name of a scene that the site draws. Of banners and promotions. */
	readonly image: string;
	readonly scene: string;
	/** A path of the site that a banner leads to. */
	readonly link: string;
	readonly texts: readonly ContentText[];
};

/** Kinds that are shown from a moment on, and may end. */
export const isScheduled = (kind: ContentKind): boolean => kind === "announcement" || kind === "promotion";
/** Kinds with a picture. */
export const isPictured = (kind: ContentKind): boolean => kind === "banner" || kind === "promotion";

const codeShape = /^[a-z0-9][a-z0-9-]{0,39}$/;
const pathShape = /^\/([^/\\]|$)/;

/** Places that are the product's own; those of the others are rows of the brand. */
const places: Partial<Readonly<Record<ContentKind, readonly string[]>>> = {
	announcement: announcementTypes,
	banner: bannerGroups,
	page: pagePlaces,
};

/** The first part that cannot be so; undefined when all can. */
export function contentFault(kind: ContentKind, draft: ContentDraft): keyof ContentDraft | undefined {
	if (!codeShape.test(draft.code)) return "code";
	if (!(places[kind]?.includes(draft.place) ?? codeShape.test(draft.place))) return "place";
	// Terms and other pages have to be found as long as the brand stands.
	if (kind === "page" && !draft.published) return "published";
	if (isScheduled(kind) && draft.from === undefined) return "from";
	if (draft.from !== undefined && draft.to !== undefined && draft.to <= draft.from) return "to";
	if (!Number.isInteger(draft.position) || draft.position < 0 || draft.position > 100_000) return "position";
	return pictureFault(kind, draft) ?? textsFault(draft.texts);
}

function pictureFault(kind: ContentKind, { image, scene, link }: ContentDraft): "image" | "scene" | "link" | undefined {
	if (isPictured(kind) && !codeShape.test(scene)) return "scene";
	if (image !== "" && !pathShape.test(image) && !/^https:\/\/[^\s"'<>]+$/.test(image)) return "image";
	return link === "" || pathShape.test(link) ? undefined : "link";
}

function textsFault(texts: readonly ContentText[]): "texts" | undefined {
	const distinct = new Set(texts.map(({ language }) => language)).size === texts.length;
	const sized = texts.every(
		({ title, body, more }) =>
			title.trim() !== "" && title.length <= 200 && body.length <= 20_000 && more.length <= 1_000,
	);
	return texts.length > 0 && distinct && sized ? undefined : "texts";
}
