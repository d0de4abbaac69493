// An operator makes a batch of vouchers or asks another to agree, takes the codes once, lists as files, and cancels what nobody used.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	cancelVoucher,
	decideVouchers,
	listVoucherBatches,
	listVouchers,
	makeVouchers,
	revealVoucherCodes,
	takeBackVouchers,
	takeVoucherCodes,
	type Voucher,
	type VoucherBatch,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { VouchersPage } from "../pages/vouchers-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, saved, show, takeFile } from "../testing/show-screen.ts";

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

const batchId = "0198c000-0000-5000-8000-000000000001";
const batch = (change: Partial<VoucherBatch> = {}): VoucherBatch => ({
	batchId,
	state: "waiting",
	amount: "100.01",
	count: 20,
	worth: "2000.20",
	currency: "P",
	expiresAt: "2026-12-24T22:59:59.999Z",
	reason: "the autumn fair",
	askedBy: "Olga",
	askedAt: at,
	lapsesAt: "2026-05-04T12:00:00.000Z",
	own: false,
	...change,
});

function begin(permissions: Parameters<typeof beginAnew>[0], batches: readonly VoucherBatch[] = []): void {
	beginAnew(permissions);
	answerTo(listVouchers, () => ({ vouchers: [voucher("7")], next: null }));
	answerTo(listVoucherBatches, () => ({ batches: [...batches], givenAlone: "40.00" }));
	answerTo(decideVouchers, () => ({ outcome: "agreed" as const }));
	answerTo(takeBackVouchers, () => ({}));
	answerTo(revealVoucherCodes, () => ({ vouchers: codes }));
	answerTo(takeVoucherCodes, () => ({}));
}

beforeEach(() => {
	begin(["cashier.vouchers:read", "cashier.vouchers:write"]);
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

const labelled = (text: string) => new RegExp(`^${text}`);
async function openForm() {
	await show(VouchersPage);
	await userEvent.click(await screen.findByRole("button", { name: words.make }));
	return within(await screen.findByRole("dialog"));
}
type Form = Awaited<ReturnType<typeof openForm>>;
async function fill(form: Form, typed: { readonly amount: string; readonly count: string }): Promise<void> {
	await userEvent.type(form.getByLabelText(labelled(deskWords.parts.amount)), typed.amount);
	const count = form.getByLabelText(labelled(words.count));
	await userEvent.clear(count);
	await userEvent.type(count, typed.count);
	await userEvent.type(form.getByLabelText(labelled(words.ends)), "2026-06-30");
	await userEvent.type(form.getByLabelText(labelled(deskWords.parts.because)), "the autumn fair");
}

test("makes a batch whose codes are shown until they are taken, and handed out as a file", async () => {
	const dialog = await openForm();
	await fill(dialog, { amount: "25", count: "2" });
	expect(dialog.getByText("P 50.00")).toBeTruthy();
	expect(dialog.queryByText(words.willWait)).toBeNull();
	await userEvent.click(dialog.getByRole("button", { name: words.make }));
	await dialog.findByRole("alert");
	answerTo(makeVouchers, () => ({ waits: false, batchId }));
	answerTo(revealVoucherCodes, () => undefined);
	await userEvent.click(dialog.getByRole("button", { name: words.make }));
	// The answer with the codes was lost: they are asked for again.
	await dialog.findByRole("alert");
	answerTo(revealVoucherCodes, () => ({ vouchers: codes }));
	await userEvent.click(dialog.getByRole("button", { name: words.show }));
	await dialog.findByText("ABCD-EFGH-JKMN-PQRS");
	const end = new Date(new Date("2026-07-01T00:00").getTime() - 1).toISOString();
	expect(made().at(-1)).toEqual({ amount: "25", count: 2, expiresAt: end, reason: "the autumn fair" });
	await userEvent.click(dialog.getByRole("button", { name: words.codesFile }));
	expect(saved[0]?.name).toBe("voucher-codes.csv");
	expect(await saved[0]?.text).toContain("9,BCDE-FGHJ-KMNP-QRST");
	await userEvent.click(dialog.getByRole("button", { name: words.handed }));
	await vi.waitFor(() => expect(screen.queryByText("ABCD-EFGH-JKMN-PQRS")).toBeNull());
	expect(askedOf(takeVoucherCodes).map(({ body }) => body)).toEqual([{ batchId }]);
	await userEvent.click(screen.getByRole("button", { name: words.make }));
	expect(screen.queryByText("ABCD-EFGH-JKMN-PQRS")).toBeNull();
});

test("what is more than one makes alone is said before it is pressed; it waits, and no code is asked for", async () => {
	const dialog = await openForm();
	expect(dialog.getByText(/24 hours/).textContent).toContain("60.00");
	await fill(dialog, { amount: "6.01", count: "10" });
	expect(dialog.getByText(words.willWait)).toBeTruthy();
	answerTo(makeVouchers, () => ({ waits: true, batchId }));
	await userEvent.click(dialog.getByRole("button", { name: words.make }));
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(askedOf(revealVoucherCodes)).toEqual([]);
});

async function openBatch() {
	await show(VouchersPage);
	await userEvent.click(await screen.findByRole("button", { name: "20 × P 100.01" }));
	return within(await screen.findByRole("dialog"));
}

test("another sees what is asked for and agrees, or says why not; whoever asked takes it back and does not agree", async () => {
	const may = ["cashier.vouchers:read", "cashier.vouchers:write", "cashier.vouchers:decide"];
	begin(may, [batch()]);
	const dialog = await openBatch();
	for (const text of ["P 2,000.20", "20 × P 100.01", "the autumn fair", /^Olga/])
		expect(dialog.getByText(text)).toBeTruthy();
	expect(dialog.getByText(words.goodUntil).nextElementSibling?.textContent).toContain("2026");
	await userEvent.click(dialog.getByRole("button", { name: words.agree }));
	await vi.waitFor(() =>
		expect(askedOf(decideVouchers)).toMatchObject([{ body: { batchId, decision: { kind: "approve" } } }]),
	);
	const again = await openBatch();
	await userEvent.click(again.getByRole("button", { name: deskWords.parts.refuseInstead }));
	await userEvent.type(again.getByLabelText(labelled(deskWords.parts.why)), "too many");
	await userEvent.click(again.getByRole("button", { name: deskWords.parts.refuse }));
	await vi.waitFor(() =>
		expect(askedOf(decideVouchers)[1]?.body).toMatchObject({ decision: { kind: "refuse", why: "too many" } }),
	);
	begin(may, [batch({ own: true })]);
	const own = await openBatch();
	for (const name of [words.agree, words.show]) expect(own.queryByRole("button", { name })).toBeNull();
	await userEvent.click(own.getByRole("button", { name: deskWords.parts.takeBack }));
	await vi.waitFor(() => expect(askedOf(takeBackVouchers)).toMatchObject([{ body: { batchId } }]));
	begin(["cashier.vouchers:read"], [batch()]);
	const reading = await openBatch();
	for (const name of [words.agree, deskWords.parts.takeBack, words.show])
		expect(reading.queryByRole("button", { name })).toBeNull();
});

test("once another agreed, whoever asked looks at the codes and takes them", async () => {
	begin(["cashier.vouchers:read", "cashier.vouchers:write"], [batch({ state: "made", own: true })]);
	const dialog = await openBatch();
	expect(screen.queryByText("ABCD-EFGH-JKMN-PQRS")).toBeNull();
	await userEvent.click(dialog.getByRole("button", { name: words.show }));
	await dialog.findByText("ABCD-EFGH-JKMN-PQRS");
	await userEvent.click(dialog.getByRole("button", { name: words.handed }));
	await vi.waitFor(() => expect(askedOf(takeVoucherCodes).map(({ body }) => body)).toEqual([{ batchId }]));
	await vi.waitFor(() => expect(screen.queryByText("ABCD-EFGH-JKMN-PQRS")).toBeNull());
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
	begin(["cashier.vouchers:read"]);
	await show(VouchersPage);
	await screen.findByText("7");
	expect(screen.queryByRole("button", { name: words.make })).toBeNull();
	expect(screen.queryByRole("button", { name: "7" })).toBeNull();
});
