// The brand at the desk: what is shown, what is sent, and that a stale edit keeps what was typed.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { BrandDesk } from "#brand/contract";
import { editBrand, readBrand } from "../../contract/index.ts";
import en from "../messages/en.json";
import { BrandPage } from "../pages/brand-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show } from "../testing/show-screen.ts";

const words = en.brand;
const desk: BrandDesk = {
	revision: "r1",
	merchant: "tessera",
	currency: "P",
	closedCountries: ["KR"],
	settings: {
		name: "Tessera",
		defaultLanguage: "EN",
		languages: ["EN", "KO"],
		membersOnly: false,
		idleMinutes: 30,
		startingBalance: "100.00",
		sessionDays: 30,
		passwordMaxAgeDays: null,
		termsVersion: "1",
		minimumAge: 18,
		feedbackMinWords: 3,
		feedbackMaxWords: 300,
	},
	maintenance: { active: false, until: null, message: "" },
	flags: [
		{ flag: "FREEPLAY3", enabled: true },
		{ flag: "MANPLAYREB3", enabled: false },
	],
	minimumAges: [{ language: "KO", years: 19 }],
	fields: [
		{ field: "username", enabled: true, required: true, patternId: "letter-first", minLength: 4, maxLength: 15 },
	],
};
const later: BrandDesk = { ...desk, revision: "r2" };

beforeEach(() => {
	beginAnew(["brand:read", "brand:write"]);
	answerTo(readBrand, () => desk);
	answerTo(editBrand, () => later);
});

const sent = () => askedOf(editBrand).map(({ body }) => body);
const box = (label: string) => screen.findByLabelText(new RegExp(label));

test("settings are shown with what each means, and sent whole, of the revision that is shown", async () => {
	await show(BrandPage);
	expect(await screen.findByText(words.hints.idleMinutes)).toBeTruthy();
	await userEvent.clear(await box(words.labels.name));
	await userEvent.type(await box(words.labels.name), " Mosaic ");
	await userEvent.type(await box(words.labels.passwordMaxAgeDays), "90");
	await userEvent.click(screen.getByLabelText("JA"));
	await userEvent.click(screen.getByRole("button", { name: words.save }));
	const settings = { ...desk.settings, name: "Mosaic", passwordMaxAgeDays: 90, languages: ["EN", "KO", "JA"] };
	await vi.waitFor(() => expect(sent()).toEqual([{ revision: "r1", edit: { kind: "settings", settings } }]));
});

test("a refused edit says why and keeps what was typed; loaded again it shows what stands", async () => {
	answerTo(editBrand, () => undefined);
	await show(BrandPage);
	await userEvent.type(await box(words.labels.name), " late");
	await userEvent.click(screen.getByRole("button", { name: words.save }));
	expect((await screen.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
	expect(await box(words.labels.name)).toHaveProperty("value", "Tessera late");
	answerTo(readBrand, () => ({ ...later, settings: { ...desk.settings, name: "Theirs" } }));
	await userEvent.click(screen.getByRole("button", { name: words.again }));
	await vi.waitFor(async () => expect(await box(words.labels.name)).toHaveProperty("value", "Theirs"));
});

test("the site is closed with an end and a sentence, and countries are opened and closed", async () => {
	await show(BrandPage, "?view=site");
	await screen.findByText(words.open);
	await userEvent.type(await box("Expected end"), "2026-12-01T14:00");
	await userEvent.type(await box(words.message), "A new ledger moves in.");
	await userEvent.click(screen.getByRole("button", { name: words.close }));
	await userEvent.click(screen.getByRole("button", { name: "Open KR" }));
	await userEvent.type(await box("two letters"), "us");
	await userEvent.click(screen.getByRole("button", { name: words.closeCountry }));
	const maintenance = { active: true, until: "2026-12-01T14:00:00.000Z", message: "A new ledger moves in." };
	await vi.waitFor(() =>
		expect(sent()).toEqual([
			{ revision: "r1", edit: { kind: "maintenance", maintenance } },
			{ revision: "r1", edit: { kind: "country", country: "KR", closed: false } },
			{ revision: "r1", edit: { kind: "country", country: "US", closed: true } },
		]),
	);
});

test("a site in maintenance says so and is opened again", async () => {
	answerTo(readBrand, () => ({ ...desk, maintenance: { active: true, until: null, message: "Soon." } }));
	await show(BrandPage, "?view=site");
	await screen.findByText(words.closed);
	await userEvent.click(screen.getByRole("button", { name: words.reopen }));
	const maintenance = { active: false, until: null, message: "" };
	await vi.waitFor(() => expect(sent()).toEqual([{ revision: "r1", edit: { kind: "maintenance", maintenance } }]));
});

test("a flag is explained and switched at a press", async () => {
	await show(BrandPage, "?view=flags");
	await userEvent.click(await screen.findByLabelText(new RegExp(words.flags.MANPLAYREB3)));
	const edit = { kind: "flag", flag: "MANPLAYREB3", enabled: true };
	await vi.waitFor(() => expect(sent()).toEqual([{ revision: "r1", edit }]));
});

test("a registration field is opened and ruled anew", async () => {
	await show(BrandPage, "?view=fields");
	await userEvent.click(await screen.findByRole("button", { name: words.fieldNames.username }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.click(dialog.getByLabelText(words.required));
	await userEvent.selectOptions(dialog.getByLabelText(words.pattern), "any");
	await userEvent.clear(dialog.getByLabelText(/Longest/));
	await userEvent.type(dialog.getByLabelText(/Longest/), "20");
	await userEvent.click(dialog.getByRole("button", { name: words.save }));
	const field = { field: "username", enabled: true, required: false, patternId: "any", minLength: 4, maxLength: 20 };
	await vi.waitFor(() => expect(sent()).toEqual([{ revision: "r1", edit: { kind: "field", field } }]));
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("fields and their kinds have words; an age of a language is set, and left out where none is typed", async () => {
	await show(BrandPage, "?view=fields");
	const table = within(await screen.findByRole("table"));
	expect(table.getByText(words.patterns["letter-first"])).toBeTruthy();
	const korean = await box("^KO");
	expect(korean).toHaveProperty("value", "19");
	await userEvent.clear(korean);
	await userEvent.type(await box("^EN"), "21");
	await userEvent.click(screen.getByRole("button", { name: words.save }));
	const edit = { kind: "minimum-ages", minimumAges: [{ language: "EN", years: 21 }] };
	await vi.waitFor(() => expect(sent()).toEqual([{ revision: "r1", edit }]));
});

test("who may only read is offered no change", async () => {
	beginAnew(["brand:read"]);
	answerTo(readBrand, () => desk);
	await show(BrandPage);
	expect(await box(words.labels.name)).toHaveProperty("value", "Tessera");
	expect(screen.queryByRole("button", { name: words.save })).toBeNull();
	await userEvent.click(screen.getByRole("tab", { name: words.views.site }));
	await screen.findByText(words.open);
	expect(screen.queryByRole("button", { name: words.close })).toBeNull();
	expect(screen.getByRole("button", { name: "Open KR" })).toHaveProperty("disabled", true);
});
