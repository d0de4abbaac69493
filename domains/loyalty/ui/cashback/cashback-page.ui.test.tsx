// Cashback: what waits by hall, the press that claims it, what a refusal and too little say, and the last claims.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { claimManualRebate, getManualRebate } from "../../contract/index.ts";
import en from "../messages/en.json";
import { answerTo, asked, beginAnew, logIn, show } from "../testing/show-page.tsx";
import { CashbackPage } from "./cashback-page.tsx";

const waiting = {
	currency: "P",
	days: 7,
	smallest: "1.00",
	total: "15.50",
	lines: [
		{ category: "RNG" as const, stake: "1000.00", rate: "1.20", amount: "12.00" },
		{ category: "LIVE" as const, stake: "500.00", rate: "0.70", amount: "3.50" },
	],
	claims: [],
};
const paid = { transactionNumber: "C000000007", claimedAt: "2026-11-20T10:00:00.000Z", amount: "15.50", currency: "P" };

beforeEach(() => {
	beginAnew();
	logIn("member");
	answerTo(getManualRebate, () => waiting);
	answerTo(claimManualRebate, () => paid);
});

const open = () => show(() => <CashbackPage />, "/vip");
const claim = () => screen.findByRole("button", { name: en.cashback.act });
const claimsSent = () => asked.filter(({ pathname }) => pathname === claimManualRebate.path).length;
const table = (name: string) => screen.findByRole("table", { name });

test("what waits stands by hall, with its rate and what it gives", async () => {
	open();
	const rows = within(await table(en.cashback.halls)).getAllByRole("row");
	expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
		expect.stringMatching(/Slots.*P1,000\.00.*1\.20 %.*P12\.00$/),
		expect.stringMatching(/Live casino.*P500\.00.*0\.70 %.*P3\.50$/),
	]);
	expect(await screen.findByText(en.cashback.none)).toBeDefined();
});

test("one press claims all of it, and the page shows what is left and the claim", async () => {
	open();
	const button = await claim();
	answerTo(getManualRebate, () => ({ ...waiting, total: "0.00", lines: [], claims: [paid] }));
	await userEvent.click(button);
	expect(within(await table(en.cashback.claims)).getByText("C000000007")).toBeDefined();
	expect(claimsSent()).toBe(1);
	expect(screen.getByText(/paid from/)).toBeDefined();
});

test.each([
	["15.50", 0],
	["1.00", 0],
	["0.99", 1],
	["0.00", 1],
])("with %s to claim, the least of 1.00 is told so often: %i", async (total, times) => {
	answerTo(getManualRebate, () => ({ ...waiting, total }));
	open();
	await claim();
	expect(screen.queryAllByText("It is paid from P 1.00 on.")).toHaveLength(times);
});

test("a refusal is told where it happened, and nothing is sent again by itself", async () => {
	answerTo(claimManualRebate, () => undefined);
	open();
	await userEvent.click(await claim());
	expect(await screen.findByRole("alert")).toBeDefined();
	expect(claimsSent()).toBe(1);
});

test("what cannot be read can be read again", async () => {
	answerTo(getManualRebate, () => undefined);
	open();
	const again = await screen.findByRole("button", { name: "Try again" });
	answerTo(getManualRebate, () => waiting);
	await userEvent.click(again);
	expect(await claim()).toBeDefined();
});
