// What the brand says, at the desk: listed by kind, opened, written language by language, previewed, planned and taken off.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { ContentItem, ContentLine } from "#brand/contract";
import { giveSentences } from "#platform/ui";
import { listContent, readContent, saveContent } from "../../contract/index.ts";
import en from "../messages/en.json";
import { ContentPage } from "../pages/content-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";

const words = en.content;
const item: ContentItem = {
	kind: "announcement",
	id: "autumn",
	code: "autumn",
	revision: "r1",
	place: "B",
	published: true,
	position: 0,
	from: "2026-05-01T12:00:07.000Z",
	to: null,
	image: "",
	scene: "",
	link: "",
	texts: [{ language: "EN", title: "Autumn", body: "Leaves fall.\n\n## Soon\n\nWinter.", more: "" }],
};
const line: ContentLine = {
	id: "autumn",
	code: "autumn",
	place: "B",
	published: true,
	from: item.from,
	to: null,
	position: 0,
	title: "Autumn",
	languages: ["EN"],
};
const planned: ContentLine = { ...line, id: "winter", title: "Winter", from: "2999-01-01T00:00:00.000Z" };
const off: ContentLine = { ...line, id: "spring", title: "=Spring", published: false };
const { kind: _kind, id: _id, revision: _revision, ...draft } = item;

beforeEach(() => {
	beginAnew(["brand.content:read", "brand.content:write"]);
	answerTo(listContent, ({ fields }) => {
		const lines = fields.cursor === undefined ? [line, planned] : [off];
		if (fields.section !== "announcement") return { lines: [], places: ["daily"], next: null };
		return { lines, places: [], next: fields.cursor === undefined ? "more" : null };
	});
	answerTo(readContent, () => item);
	answerTo(saveContent, () => item);
});

giveSentences({ domain: "brand", code: "EN", content: { notices: { types: { B: "News of the house" } } } });

const sent = () => askedOf(saveContent).map(({ body }) => body);

async function openOne(): Promise<ReturnType<typeof within>> {
	await show(ContentPage);
	await userEvent.click(await screen.findByRole("button", { name: "Autumn" }));
	const dialog = within(await screen.findByRole("dialog"));
	await dialog.findByLabelText(words.title);
	return dialog;
}

test("lists a kind with where each piece stands, and another kind at a press", async () => {
	const search = await show(ContentPage);
	await screen.findByText("Winter");
	await userEvent.click(screen.getByRole("button", { name: "Show more" }));
	await screen.findByText("=Spring");
	const table = within(screen.getByRole("table"));
	for (const state of ["shown", "planned", "off"] as const) expect(table.getByText(words.states[state])).toBeTruthy();
	expect(table.getAllByText("News of the house")).toHaveLength(3);
	await userEvent.click(screen.getByRole("button", { name: words.kinds.banner }));
	await screen.findByText(words.none);
	expect(search()).toContain("kind=banner");
});

test("T19 the list is handed out as a file, no word a formula", async () => {
	await show(ContentPage);
	const [heads, ...rows] = await takeFile("announcement.csv");
	expect(heads).toEqual(["id", "place", "title", "published", "from", "to", "position", "languages"]);
	expect(rows.map((row) => row[2])).toEqual(["Autumn", "Winter", "'=Spring"]);
});

test("a piece is written in another language, previewed, taken off, and sent of the revision that was read", async () => {
	const dialog = await openOne();
	expect(await dialog.findByRole("heading", { name: "Soon" })).toBeTruthy();
	await userEvent.click(dialog.getByRole("button", { name: "KO" }));
	await userEvent.type(dialog.getByLabelText(words.title), "가을");
	await userEvent.type(dialog.getByRole("textbox", { name: words.body }), "낙엽이 져요.");
	expect(await dialog.findByRole("heading", { name: "가을" })).toBeTruthy();
	await userEvent.click(dialog.getByLabelText(words.published));
	await userEvent.click(dialog.getByRole("button", { name: en.brand.save }));
	const texts = [...item.texts, { language: "KO", title: "가을", body: "낙엽이 져요.", more: "" }];
	const body = {
		section: "announcement",
		stands: { id: "autumn", revision: "r1" },
		draft: { ...draft, published: false, texts },
	};
	await vi.waitFor(() => expect(sent()).toEqual([body]));
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an end is planned; a moment that was not touched keeps its seconds", async () => {
	const dialog = await openOne();
	await userEvent.type(dialog.getByLabelText(deskWords.parts.toUtc), "2026-06-01T10:00");
	await userEvent.click(dialog.getByRole("button", { name: en.brand.save }));
	const to = "2026-06-01T10:00:00.000Z";
	await vi.waitFor(() => expect(sent()).toMatchObject([{ draft: { from: item.from, to } }]));
});

test("a refused edit says why and keeps what was typed", async () => {
	answerTo(saveContent, () => undefined);
	const dialog = await openOne();
	await userEvent.type(dialog.getByLabelText(words.title), " late");
	await userEvent.click(dialog.getByRole("button", { name: en.brand.save }));
	expect((await dialog.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
	expect(dialog.getByLabelText(words.title)).toHaveProperty("value", "Autumn late");
});

test("a new banner is added with its place, order, picture and path", async () => {
	await show(ContentPage, "?kind=banner");
	await userEvent.click(await screen.findByRole("button", { name: words.add }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.type(dialog.getByLabelText(/Code/), "leaves");
	await userEvent.selectOptions(dialog.getByLabelText(words.place), "w_login");
	await userEvent.clear(dialog.getByLabelText(/Order/));
	await userEvent.type(dialog.getByLabelText(/Order/), "4");
	await userEvent.type(dialog.getByLabelText(words.link), "/rng");
	await userEvent.type(dialog.getByLabelText(words.title), "Leaves");
	await userEvent.type(dialog.getByLabelText(words.more), "Look");
	await userEvent.click(dialog.getByRole("button", { name: en.brand.save }));
	const texts = [{ language: "EN", title: "Leaves", body: "", more: "Look" }];
	const banner = {
		code: "leaves",
		place: "w_login",
		position: 4,
		link: "/rng",
		scene: "mosaic-hall",
		from: null,
		texts,
	};
	await vi.waitFor(() => expect(sent()).toMatchObject([{ section: "banner", draft: banner }]));
});

test("who may only read sees all and is offered no change", async () => {
	beginAnew(["brand.content:read"]);
	answerTo(listContent, () => ({ lines: [line], places: [], next: null }));
	answerTo(readContent, () => item);
	const dialog = await openOne();
	expect(dialog.queryByRole("button", { name: en.brand.save })).toBeNull();
	expect(screen.queryByRole("button", { name: words.add })).toBeNull();
});

test("a new promotion stands in one of the brand's categories, also where none is listed yet", async () => {
	await show(ContentPage, "?kind=promotion");
	await userEvent.click(await screen.findByRole("button", { name: words.add }));
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.getByRole("option", { name: "daily" })).toBeTruthy();
});
