import { describe, expect, test } from "vitest";
import { type ContentDraft, type ContentKind, contentFault, contentKinds } from "./index.ts";

const text = { language: "EN", title: "Words", body: "More words", more: "" } as const;
const draft: ContentDraft = {
	code: "words",
	place: "B",
	published: true,
	from: new Date("2026-05-01T12:00:00Z"),
	to: undefined,
	position: 0,
	image: "",
	scene: "mosaic-hall",
	link: "",
	texts: [text],
};
const placed: Readonly<Record<ContentKind, string>> = {
	announcement: "B",
	banner: "home",
	promotion: "welcome",
	article: "money",
	page: "footer",
};
const of = (kind: ContentKind, change: Partial<ContentDraft> = {}) =>
	contentFault(kind, { ...draft, place: placed[kind], ...change });

describe.each(contentKinds)("of the kind %s", (kind) => {
	test("what is whole may be so, in one language or several, with an end or without", () => {
		expect(of(kind)).toBeUndefined();
		expect(of(kind, { texts: [text, { ...text, language: "KO" }] })).toBeUndefined();
		expect(of(kind, { to: new Date("2026-05-01T12:00:00.001Z") })).toBeUndefined();
	});

	test.each<[Partial<ContentDraft>, keyof ContentDraft]>([
		[{ code: "" }, "code"],
		[{ code: "No Code" }, "code"],
		[{ code: "x".repeat(41) }, "code"],
		[{ place: "" }, "place"],
		[{ place: "../up" }, "place"],
		[{ to: draft.from }, "to"],
		[{ position: -1 }, "position"],
		[{ position: 0.5 }, "position"],
		[{ position: 100_001 }, "position"],
		[{ image: "javascript:alert(1)" }, "image"],
		[{ image: "http://pictures.test/a.png" }, "image"],
		[{ image: "//pictures.test/a.png" }, "image"],
		[{ link: "https://elsewhere.test" }, "link"],
		[{ link: "//elsewhere.test" }, "link"],
		[{ link: "/\\elsewhere.test" }, "link"],
		[{ texts: [] }, "texts"],
		[{ texts: [text, text] }, "texts"],
		[{ texts: [{ ...text, title: " " }] }, "texts"],
		[{ texts: [{ ...text, title: "x".repeat(201) }] }, "texts"],
		[{ texts: [{ ...text, body: "x".repeat(20_001) }] }, "texts"],
		[{ texts: [{ ...text, more: "x".repeat(1_001) }] }, "texts"],
	])("%o may not be: %s", (change, fault) => {
		expect(of(kind, change)).toBe(fault);
	});
});

test.each<[ContentKind, Partial<ContentDraft>, keyof ContentDraft | undefined]>([
	["announcement", { place: "X" }, "place"],
	["banner", { place: "B" }, "place"],
	["page", { place: "home" }, "place"],
	["page", { published: false }, "published"],
	["article", { published: false }, undefined],
	["announcement", { from: undefined }, "from"],
	["promotion", { from: undefined }, "from"],
	["banner", { from: undefined }, undefined],
	["banner", { scene: "" }, "scene"],
	["promotion", { scene: "A Scene" }, "scene"],
	["article", { scene: "" }, undefined],
	["banner", { image: "/pictures/a.png", link: "/" }, undefined],
	["banner", { image: "https://pictures.test/a.png", link: "/rng" }, undefined],
])("of the kind %s, %o: %s", (kind, change, fault) => {
	expect(of(kind, change)).toBe(fault);
});
