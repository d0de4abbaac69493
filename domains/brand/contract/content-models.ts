// What a brand says, as an operator lists and writes it: one shape for every kind. What may be said is core's to judge.
import * as z from "zod/mini";
import { instant } from "#platform/contract";
import { contentKinds, languages } from "../core/index.ts";

export const contentKind = z.enum(contentKinds);
const code = z.string().check(z.minLength(1), z.maxLength(40));

export const contentText = z.object({
	language: z.enum(languages),
	title: z.string().check(z.maxLength(200)),
	body: z.string().check(z.maxLength(20_000)),
	/** A banner's button, a promotion's summary. */
	more: z.string().check(z.maxLength(1_000)),
});

export const contentDraft = z.object({
	code,
	/** An announcement's type, a banner's group, a promotion's category, an article's topic, a page's place. */
	place: code,
	published: z.boolean(),
	from: z.nullable(instant),
	to: z.nullable(instant),
	position: z.int().check(z.minimum(0), z.maximum(100_000)),
	image: z.string().check(z.maxLength(500)),
	scene: z.string().check(z.maxLength(40)),
	link: z.string().check(z.maxLength(500)),
	texts: z.array(contentText).check(z.maxLength(languages.length)),
});
export type ContentWords = z.infer<typeof contentDraft>;

export const contentItem = z.object({
	kind: contentKind,
	/** Names it within its kind. */
	id: z.string(),
	/** An edit names the one it was made of. */
	revision: z.string(),
	...contentDraft.shape,
});
export type ContentItem = z.infer<typeof contentItem>;

export const contentLine = z.object({
	id: z.string(),
	code,
	place: code,
	published: z.boolean(),
	from: z.nullable(instant),
	to: z.nullable(instant),
	position: z.int(),
	/** In the language of whoever reads, the brand's own, or another it is written in. */
	title: z.string(),
	languages: z.array(z.string()),
});
export type ContentLine = z.infer<typeof contentLine>;
