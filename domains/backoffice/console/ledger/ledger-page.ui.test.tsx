// An operator reads the ledger: the entries of an account, a transfer with its legs, a trial balance, each as a file.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { type LedgerEntry, listEntries, readTransfer, readTrialBalance } from "../../contract/index.ts";
import en from "../messages/en.json";
import { LedgerPage } from "../pages/ledger-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";

const at = "2026-05-01T12:00:00.000Z";
const keyOf = (number: number) => `019a0000-0000-7000-8000-00000000000${number}`;
const entry = (number: number): LedgerEntry => ({
	memberId: "100007",
	key: keyOf(number),
	purse: "cash",
	version: `${number}`,
	at,
	kind: "grant",
	amount: "-5.00",
	balanceAfter: "123.45",
	counter: "house:starting-balances",
	currency: "P",
	reference: null,
	group: keyOf(9),
});

beforeEach(() => {
	beginAnew(["wallet.ledger:read"]);
	answerTo(listEntries, ({ fields }) =>
		fields.cursor === undefined ? { entries: [entry(2)], next: "further" } : { entries: [entry(1)], next: null },
	);
	answerTo(readTransfer, () => ({
		entry: entry(2),
		legs: [entry(2), { ...entry(3), counter: "house:bank" }],
		hold: null,
		adjusted: { reason: "a fee twice", actor: "Han" },
	}));
	answerTo(readTrialBalance, ({ fields }) => ({
		day: fields.day ?? "2026-05-02",
		lines: [{ account: "house:bank", currency: "P", amount: "-123.45", postings: "2" }],
		sums: [{ currency: "P", amount: "0.00" }],
		held: [{ currency: "P", purse: "cash", purpose: "withdrawal", amount: "10.00", holds: "1" }],
	}));
});

test("entries are listed page after page", async () => {
	await show(LedgerPage);
	expect(await screen.findAllByRole("button", { name: en.codes.kinds.grant })).toHaveLength(1);
	await userEvent.click(screen.getByRole("button", { name: "Show more" }));
	await vi.waitFor(() => expect(screen.getAllByRole("button", { name: en.codes.kinds.grant })).toHaveLength(2));
	const house = "house:starting-balances";
	expect(askedOf(listEntries).map(({ fields }) => fields)).toEqual([{ house }, { house, cursor: "further" }]);
});

test("a number is a member's, anything else the house's", async () => {
	const search = await show(LedgerPage, "?account=games:originals");
	const field = await screen.findByLabelText(en.ledger.account);
	await screen.findByRole("button", { name: en.codes.kinds.grant });
	expect(askedOf(listEntries).at(-1)?.fields).toEqual({ house: "games:originals" });
	await userEvent.clear(field);
	await userEvent.type(field, "100007");
	await userEvent.click(screen.getByRole("button", { name: deskWords.parts.filter }));
	await vi.waitFor(() => expect(askedOf(listEntries).at(-1)?.fields).toEqual({ memberId: "100007" }));
	expect(search()).toBe("?account=100007");
});

test("that there is nothing is said, and why it is refused", async () => {
	answerTo(listEntries, ({ fields }) => (fields.house === "no:" ? undefined : { entries: [], next: null }));
	await show(LedgerPage);
	await screen.findByText(en.ledger.none);
	await userEvent.clear(screen.getByLabelText(en.ledger.account));
	await userEvent.type(screen.getByLabelText(en.ledger.account), "no:");
	await userEvent.click(screen.getByRole("button", { name: deskWords.parts.filter }));
	expect((await screen.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
});

test("T19 the entries are handed out as a file, every page of them, each with its number and its group", async () => {
	await show(LedgerPage, "?account=100007");
	const [heads, ...rows] = await takeFile("ledger-100007.csv");
	const column = (name: string) => rows.map((row) => row[heads?.indexOf(name) ?? -1]);
	expect(column("key")).toEqual([keyOf(2), keyOf(1)]);
	expect(column("amount")).toEqual(["-5.00", "-5.00"]);
	expect(column("reference")).toEqual(["", ""]);
	expect(column("group")).toEqual([keyOf(9), keyOf(9)]);
});

test("an entry opens with every leg of its transfer, and with who adjusted and why", async () => {
	await show(LedgerPage);
	await userEvent.click(await screen.findByRole("button", { name: en.codes.kinds.grant }));
	const dialog = within(await screen.findByRole("dialog"));
	await dialog.findByText("Adjusted by Han: a fee twice");
	expect(dialog.getByText(`100007 ${en.codes.purses.cash} ↔ ${en.codes.accounts["house:bank"]}`)).toBeTruthy();
	expect(askedOf(readTransfer).map(({ fields }) => fields)).toEqual([{ memberId: "100007", entryKey: keyOf(2) }]);
});

test("T19 the trial balance adds up, is had as of a day, and is handed out as a file", async () => {
	await show(LedgerPage);
	await userEvent.click(await screen.findByRole("tab", { name: en.ledger.trial }));
	await screen.findByText("house:bank");
	expect(screen.getByText(`${en.ledger.held}: ${en.codes.holds.withdrawal} (${en.codes.purses.cash})`)).toBeTruthy();
	const rows = await takeFile("trial-balance-2026-05-02.csv");
	expect(rows).toEqual([
		["account", "currency", "amount", "postings"],
		["house:bank", "P", "-123.45", "2"],
	]);
	await userEvent.type(screen.getByLabelText(en.ledger.day), "2026-04-30");
	await vi.waitFor(() => expect(askedOf(readTrialBalance).at(-1)?.fields).toEqual({ day: "2026-04-30" }));
});

test("entries are narrowed by kind and days, and the address keeps it", async () => {
	answerTo(listEntries, () => ({ entries: [], next: null }));
	const address = await show(LedgerPage, "?kind=nonsense&from=2026-05-01");
	await userEvent.selectOptions(await screen.findByRole("combobox"), "withdraw");
	await vi.waitFor(() => expect(address()).toBe("?kind=withdraw&from=2026-05-01"));
	await userEvent.type(screen.getByLabelText(deskWords.parts.to), "2026-05-03");
	await vi.waitFor(() => {
		const { kind, from = "", to = "" } = askedOf(listEntries).at(-1)?.fields ?? {};
		expect([kind, Date.parse(to) - Date.parse(from)]).toEqual(["withdraw", 3 * 86_400_000]);
	});
});
