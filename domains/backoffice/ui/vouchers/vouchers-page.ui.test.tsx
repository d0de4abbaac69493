// An operator makes a batch of vouchers, sees the codes once, takes lists as files and cancels what nobody used.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { cancelVoucher, listVouchers, makeVouchers, type Voucher } from "../../contract/index.ts";
import en from "../messages/en.json";
import { VouchersPage } from "../pages/vouchers-page.tsx";
import { answerTo, askedOf, beginAnew, saved, show, takeFile } from "../testing/show-screen.tsx";

const words = en.vouchers;
const at = "2026-05-01T12:00:00.000Z";
const voucher = (number: string, change: Partial<Voucher> = {}): Voucher => ({
	number,
	amount: "25.00",
	currency: "P",
	state: "open",
	madeAt: at,
	madeBy: "Han",
	expiresAt: at,
	closedAt: null,
	account: "",
	...change,
});
const codes = [
	{ number: "8", code: "ABCD-EFGH-JKMN-PQRS" },
	{ number: "9", code: "BCDE-FGHJ-KMNP-QRST" },
];
const made = () => askedOf(makeVouchers).flatMap(({ body }) => body ?? []);

beforeEach(() => {
	beginAnew(["cashier.vouchers:read", "cashier.vouchers:write"]);
	answerTo(listVouchers, ({ fields }) =>
		fields.cursor === undefined
			? { vouchers: [voucher("7"), voucher("6", { state: "redeemed", account: "harbour" })], next: "6" }
			: { vouchers: [voucher("5", { state: "expired" })], next: null },
	);
});

test("lists vouchers by state, page after page, and T19 as a file without a code", async () => {
	const address = await show(VouchersPage);
	await screen.findByRole("button", { name: "7" });
	const table = within(screen.getByRole("table"));
	expect([table.getByText("harbour"), table.getByText(words.states.redeemed)]).toHaveLength(2);
	const rows = await takeFile("vouchers.csv");
	expect(rows.map((row) => `${row[0]} ${row[3]}`)).toEqual(["number state", "7 open", "6 redeemed", "5 expired"]);
	await userEvent.selectOptions(screen.getByRole("combobox"), words.states.withdrawn);
	await vi.waitFor(() => expect(address()).toBe("?state=withdrawn"));
	await vi.waitFor(() => expect(askedOf(listVouchers).at(-1)?.fields).toEqual({ state: "withdrawn" }));
});

test("makes a batch whose codes are shown once, and handed out as a file", async () => {
	await show(VouchersPage);
	await userEvent.click(await screen.findByRole("button", { name: words.make }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.type(dialog.getByLabelText(new RegExp(`^${en.deposits.amount}`)), "25");
	const count = dialog.getByLabelText(new RegExp(`^${words.count}`));
	await userEvent.clear(count);
	await userEvent.type(count, "2");
	await userEvent.type(dialog.getByLabelText(new RegExp(`^${words.ends}`)), "2026-06-30");
	await userEvent.click(dialog.getByRole("button", { name: words.make }));
	await dialog.findByRole("alert");
	answerTo(makeVouchers, () => ({ currency: "P", vouchers: codes }));
	await userEvent.click(dialog.getByRole("button", { name: words.make }));
	await dialog.findByText("ABCD-EFGH-JKMN-PQRS");
	const end = new Date(new Date("2026-07-01T00:00").getTime() - 1).toISOString();
	expect(made().at(-1)).toEqual({ amount: "25", count: 2, expiresAt: end });
	await userEvent.click(dialog.getByRole("button", { name: words.codesFile }));
	expect(saved[0]?.name).toBe("voucher-codes.csv");
	expect(await saved[0]?.text).toContain("9,BCDE-FGHJ-KMNP-QRST");
	await userEvent.click(dialog.getByRole("button", { name: words.handed }));
	await vi.waitFor(() => expect(screen.queryByText("ABCD-EFGH-JKMN-PQRS")).toBeNull());
	await userEvent.click(screen.getByRole("button", { name: words.make }));
	expect(screen.queryByText("ABCD-EFGH-JKMN-PQRS")).toBeNull();
});

test("cancels one that nobody used, once it is said what comes of it", async () => {
	await show(VouchersPage);
	await userEvent.click(await screen.findByRole("button", { name: "6" }));
	expect(screen.queryByRole("alertdialog")).toBeNull();
	await userEvent.click(screen.getByRole("button", { name: "7" }));
	await screen.findByText(words.cancelWill.replace("{{number}}", "7"));
	answerTo(cancelVoucher, () => ({}));
	await userEvent.click(screen.getByRole("button", { name: words.cancel }));
	await vi.waitFor(() => expect(askedOf(cancelVoucher).map(({ body }) => body)).toEqual([{ number: "7" }]));
	await vi.waitFor(() => expect(screen.queryByRole("button", { name: words.cancel })).toBeNull());
});

test("who may only read is offered neither", async () => {
	beginAnew(["cashier.vouchers:read"]);
	answerTo(listVouchers, () => ({ vouchers: [voucher("7")], next: null }));
	await show(VouchersPage);
	await screen.findByText("7");
	expect(screen.queryByRole("button", { name: words.make })).toBeNull();
	expect(screen.queryByRole("button", { name: "7" })).toBeNull();
});
