// An operator makes and edits the promotions that members may choose at a deposit, and reads them as a member does.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { giveSentences } from "#platform/ui";
import { type DeskPromotion, listDepositPromotions, saveDepositPromotion } from "../../contract/index.ts";
import en from "../messages/en.json";
import { PromotionsPage } from "../pages/promotions-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";

/** As many of the cashier's sentences as a member's words need. */
const bonus = {
	gives: "{{percent}} % of what is credited, at most {{most}}",
	asks: "Wager {{times}} times",
	asksIn: "Wager {{times}} times in {{games}}",
	inPart: "In part: {{parts}}",
	loses: "A withdrawal gives it up.",
	first: "For your first deposit.",
	once: "Once a member.",
	until: "Open until {{moment}}.",
	games: { RNG: "Slots" },
};
giveSentences({ domain: "cashier", code: "EN", content: { bonus } });
const words = en.promotions;
const stamp = "0".repeat(32);
const promotion: DeskPromotion = {
	code: "first-deposit",
	version: 3,
	stamp,
	open: true,
	order: 10,
	percent: 50,
	turnoverPercent: 1_000,
	days: 30,
	firstOnly: true,
	once: true,
	games: [],
	parts: {},
	opensAt: null,
	closesAt: null,
	terms: [{ currency: "P", smallest: "20.00", most: "200.00" }],
	names: [
		{ language: "EN", name: "First deposit" },
		{ language: "KO", name: "첫 입금" },
	],
};
const range = { currencies: ["P"], languages: ["EN", "KO"], games: ["RNG", "LIVE"] };
const every = ["cashier.promotions:read", "cashier.promotions:write"];
const { code: _code, version: _version, stamp: _stamp, ...offer } = promotion;

beforeEach(() => {
	beginAnew(every);
	answerTo(listDepositPromotions, () => ({ promotions: [promotion], range }));
	answerTo(saveDepositPromotion, () => ({ ...promotion, version: 4 }));
});

const sent = () => askedOf(saveDepositPromotion).map(({ body }) => body);
async function open() {
	await show(PromotionsPage);
	await userEvent.click(await screen.findByRole("button", { name: "First deposit" }));
	return within(await screen.findByRole("dialog"));
}
const labelled = (text: string) => new RegExp(`^${text}`);

test("lists them with their terms and version, and hands the list out as a file (T19)", async () => {
	await show(PromotionsPage);
	const table = within(await screen.findByRole("table"));
	for (const text of ["first-deposit", en.paymentMethods.open, "50 %", "P 20.00", "P 200.00", "1000 %", "30", "3"])
		expect(table.getByText(text)).toBeTruthy();
	const [heads, row] = await takeFile("promotions.csv");
	expect(row?.[heads?.indexOf("most") ?? -1]).toBe("200.00");
	expect(row?.[heads?.indexOf("version") ?? -1]).toBe("3");
});

test("an edit is previewed as a member reads it, and names what was looked at", async () => {
	const dialog = await open();
	const preview = within(dialog.getByRole("region", { name: words.preview }));
	expect(await preview.findByText(/50 % of what is credited, at most P 200.00/)).toBeTruthy();
	expect(preview.getByText(bonus.first)).toBeTruthy();
	const percent = dialog.getByLabelText(labelled(words.percent));
	await userEvent.clear(percent);
	await userEvent.type(percent, "40");
	await userEvent.click(dialog.getByLabelText("RNG"));
	await userEvent.click(dialog.getByLabelText(words.firstOnly));
	expect(await preview.findByText(/40 % of what is credited/)).toBeTruthy();
	expect(preview.getByText(/in Slots/)).toBeTruthy();
	expect(preview.queryByText(/In part/)).toBeNull();
	const counts = dialog.getByLabelText(labelled(words.partOf.replace("{{game}}", "RNG")));
	await userEvent.clear(counts);
	await userEvent.type(counts, "25");
	expect(await preview.findByText("In part: Slots 25 %")).toBeTruthy();
	await userEvent.selectOptions(dialog.getByLabelText(deskWords.parts.language), "KO");
	const name = dialog.getByLabelText(labelled(deskWords.parts.name));
	await userEvent.clear(name);
	await userEvent.type(name, "첫날");
	await userEvent.type(dialog.getByLabelText(deskWords.parts.toUtc), "2030-01-01T10:00");
	await userEvent.click(dialog.getByRole("button", { name: words.newVersion }));
	const names = [
		{ language: "EN", name: "First deposit" },
		{ language: "KO", name: "첫날" },
	];
	const terms = { percent: 40, games: ["RNG"], parts: { RNG: 25 } };
	const changed = { ...terms, firstOnly: false, names, closesAt: "2030-01-01T10:00:00.000Z" };
	await vi.waitFor(() =>
		expect(sent()).toEqual([{ code: "first-deposit", was: stamp, offer: { ...offer, ...changed } }]),
	);
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a new one is made, closed, with a code of its own", async () => {
	await show(PromotionsPage);
	await userEvent.click(await screen.findByRole("button", { name: words.add }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.code)), "harbour");
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.name)), "Harbour");
	await userEvent.type(dialog.getByLabelText(labelled(words.smallest)), "10");
	await userEvent.type(dialog.getByLabelText(labelled(words.most)), "50");
	await userEvent.click(dialog.getByRole("button", { name: words.add }));
	await vi.waitFor(() => expect(sent()).toHaveLength(1));
	expect(sent()[0]).toMatchObject({
		code: "harbour",
		offer: {
			open: false,
			terms: [{ currency: "P", smallest: "10", most: "50" }],
			names: [{ language: "EN", name: "Harbour" }],
		},
	});
	expect(sent()[0]).not.toHaveProperty("was");
});

test("a refusal keeps what was typed; who may only read is offered nothing to press", async () => {
	answerTo(saveDepositPromotion, () => undefined);
	const dialog = await open();
	const days = dialog.getByLabelText<HTMLInputElement>(labelled(words.days));
	await userEvent.clear(days);
	await userEvent.type(days, "9");
	await userEvent.click(dialog.getByRole("button", { name: words.newVersion }));
	await dialog.findByRole("alert");
	expect(days.value).toBe("9");
	beginAnew(["cashier.promotions:read"]);
	answerTo(listDepositPromotions, () => ({ promotions: [promotion], range }));
	const reading = await open();
	expect(reading.queryByRole("button", { name: words.newVersion })).toBeNull();
	expect(screen.queryByRole("button", { name: words.add })).toBeNull();
});
