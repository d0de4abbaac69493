// The list of promotions says what each may cost, and of those that another domain pays that they have no budget.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { listGifts, listOffers, type Offer } from "../contract/index.ts";
import en from "./messages/en.json";
import { OffersPage } from "./offers-page.tsx";
import { answerTo, beginAnew, show } from "./testing/show-screen.ts";

const checkIn: Offer = {
	id: "check-in",
	kind: "check-in",
	state: "live",
	title: "Seven days",
	version: 1,
	opensAt: "2026-11-22T10:00:00.000Z",
	closesAt: null,
	budget: "50000.00",
	spent: "12.50",
	mostOfMember: "400.00",
	mostOfAll: "50000.00",
	joined: 3,
	claimed: 2,
	waiting: 0,
};
const paidElsewhere = { budget: null, spent: null, mostOfMember: null, mostOfAll: null };
const offers: readonly Offer[] = [
	checkIn,
	{ ...checkIn, ...paidElsewhere, id: "welcome-match", kind: "match", title: "First deposit" },
	{ ...checkIn, ...paidElsewhere, id: "studio-race", kind: "race", title: "Tournament" },
];

test.each([
	["Seven days", ["IssuedP12.50", "BudgetP50,000.00"], "P50,000.00"],
	["First deposit", ["Issued–", `Budget${en.offers.noBudget}`], en.offers.noBudget],
	["Tournament", ["Issued–", `Budget${en.offers.noBudget}`], en.offers.noBudget],
])("%s is listed and opened with its budget", async (title, listed, most) => {
	beginAnew(["promotions.offers:read"]);
	answerTo(listGifts, () => ({ currency: "P", given: "0.00", gifts: [] }));
	answerTo(listOffers, () => ({ currency: "P", offers: [...offers] }));
	await show(OffersPage);
	const row = await screen.findByRole("row", { name: new RegExp(title) });
	for (const figure of listed) expect(row.textContent).toContain(figure);
	await userEvent.click(within(row).getByRole("button", { name: title }));
	const dialog = await screen.findByRole("dialog");
	const fact = within(dialog).getByText(en.offers.mostOfAll).parentElement;
	expect(fact?.textContent).toContain(most);
});
