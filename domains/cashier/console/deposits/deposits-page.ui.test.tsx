// An operator works deposits: by state and days, the oldest or newest first, as a file, by a line of the bank, and one on the
// desk with what became of it or the decision.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
	decideDeposit,
	decidePaymentLine,
	listDepositQueue,
	listPaymentLines,
	lookAtDeposit,
	matchDeposits,
	type PaymentLine,
	type QueuedDeposit,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { DepositsPage } from "../pages/deposits-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";

const at = "2026-05-01T12:00:00.000Z";
const words = en.deposits;
const reference = "7K4-MQ2-XW9";
const line: QueuedDeposit = {
	reference,
	memberId: "100007",
	account: "harbour",
	method: "mosaic-bank",
	methodNames: [
		{ language: "EN", name: "Bank transfer" },
		{ language: "KO", name: "계좌 이체" },
	],
	currency: "P",
	amount: "120.00",
	state: "pending",
	openedAt: at,
	expiresAt: at,
	proofs: 1,
	agent: "",
	closedAt: null,
	closedBy: "",
	reason: "",
	credited: null,
};
const ended = { state: "credited", closedAt: at, closedBy: "Han", credited: "119.00" } as const;
const every = ["cashier.deposits:read", "cashier.deposits:decide"];

beforeEach(() => {
	beginAnew(every);
	answerTo(listDepositQueue, () => ({ deposits: [line], next: null }));
	answerTo(lookAtDeposit, () => ({ deposit: line, pictures: ["AA=="] }));
	answerTo(listPaymentLines, () => ({ lines: [], next: null }));
});

const fields = () => askedOf(listDepositQueue).map((one) => one.fields);

describe("the list", () => {
	test("is what waits, the oldest first, and is asked by state, order and days", async () => {
		const address = await show(DepositsPage, "?state=anything&first=none");
		await screen.findByRole("button", { name: reference });
		expect(fields()).toEqual([{ state: "pending", first: "oldest" }]);
		expect(screen.queryByRole("columnheader", { name: words.credited })).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: words.states.credited }));
		await userEvent.click(screen.getByRole("button", { name: deskWords.parts.newest }));
		await userEvent.type(screen.getByLabelText(deskWords.parts.from), "2026-04-30");
		await vi.waitFor(() => expect(fields().at(-1)).toMatchObject({ state: "credited", first: "newest" }));
		await vi.waitFor(() => expect(fields().at(-1)?.from).toMatch(/^2026-04-/));
		expect(address()).toContain("state=credited");
		expect(screen.getByRole("columnheader", { name: words.credited })).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: words.states.pending }));
		await vi.waitFor(() => expect(address()).not.toContain("state="));
	});

	test("calls a way by its name in the language of whoever looks, its code below; by its code where it has none", async () => {
		const wordless = { ...line, reference: "AAA-AAA-AAA", method: "new-way", methodNames: [] };
		answerTo(listDepositQueue, () => ({ deposits: [line, wordless], next: null }));
		await show(DepositsPage);
		await screen.findByText("Bank transfer");
		expect(screen.getByText("mosaic-bank")).toBeTruthy();
		expect(screen.queryByText("계좌 이체")).toBeNull();
		expect(screen.getAllByText("new-way")).toHaveLength(1);
		await userEvent.click(screen.getByRole("button", { name: reference }));
		expect(await within(await screen.findByRole("dialog")).findByText("Bank transfer")).toBeTruthy();
	});

	test("says of each state how many are in it, a thousand and more as such", async () => {
		answerTo(listDepositQueue, () => ({ deposits: [line], counts: { pending: 3, credited: 1_000 }, next: null }));
		await show(DepositsPage);
		await screen.findByRole("button", { name: `${words.states.pending} 3` });
		expect(screen.getByRole("button", { name: `${words.states.credited} 1000+` })).toBeTruthy();
		expect(screen.getByRole("button", { name: words.states.refused })).toBeTruthy();
	});

	test("T19 is handed out as a file, every page of it", async () => {
		answerTo(listDepositQueue, (asked) =>
			asked.fields.cursor === undefined
				? { deposits: [line], next: "1_a" }
				: { deposits: [{ ...line, ...ended }], next: null },
		);
		await show(DepositsPage);
		const [heads, ...rows] = await takeFile("deposits-pending.csv");
		const column = (name: string) => rows.map((row) => row[heads?.indexOf(name) ?? -1]);
		expect(column("credited")).toEqual(["", "119.00"]);
		expect(column("closedBy")).toEqual(["", "Han"]);
	});

	test("a line of the bank shows what it means, whatever became of it, until the list is wanted again", async () => {
		answerTo(matchDeposits, () => ({ deposits: [{ ...line, ...ended, reference: "AAA-AAA-AAA" }] }));
		await show(DepositsPage);
		await screen.findByRole("button", { name: reference });
		await userEvent.type(screen.getByLabelText(words.line), "TRF AAA-AAA-AAA 120");
		await userEvent.click(screen.getByRole("button", { name: words.match }));
		await screen.findByRole("button", { name: "AAA-AAA-AAA" });
		expect(within(screen.getByRole("table")).getAllByText("P 119.00")).toHaveLength(1);
		await userEvent.click(screen.getByRole("button", { name: words.showAll }));
		await screen.findByRole("button", { name: reference });
	});
});

describe("one on the desk", () => {
	const open = async () => {
		const address = await show(DepositsPage, `?deposit=${reference}`);
		const dialog = within(await screen.findByRole("dialog"));
		await dialog.findByText("harbour");
		return { dialog, address };
	};

	test("is credited with what arrived, and closes", async () => {
		const { dialog, address } = await open();
		answerTo(decideDeposit, () => ({ deposit: { ...line, ...ended } }));
		const arrived = dialog.getByLabelText(new RegExp(`^${words.arrived}`));
		await userEvent.clear(arrived);
		await userEvent.type(arrived, "119");
		await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.accept }));
		await vi.waitFor(() => expect(address()).not.toContain(reference));
		expect(askedOf(decideDeposit)[0]?.body).toEqual({ reference, decision: { kind: "accept", arrived: "119" } });
	});

	test("that somebody else decided meanwhile is looked at again, and says by whom", async () => {
		const { dialog } = await open();
		answerTo(lookAtDeposit, () => ({ deposit: { ...line, ...ended, closedBy: "Mina" }, pictures: [] }));
		answerTo(decideDeposit, () => undefined);
		await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.accept }));
		expect(await dialog.findByText("Mina")).toBeTruthy();
		expect(dialog.queryByRole("button", { name: deskWords.parts.accept })).toBeNull();
	});

	test("that came to its end says how, by whom and why, and is not decided again", async () => {
		const closed = { ...line, ...ended, agent: "harbour-agent", reason: "By hand." };
		answerTo(lookAtDeposit, () => ({ deposit: closed, pictures: [] }));
		const { dialog } = await open();
		for (const text of [words.states.credited, "Han", "P 119.00", "harbour-agent", "By hand."])
			expect(dialog.getAllByText(text).length).toBeGreaterThan(0);
		expect(dialog.queryByRole("button", { name: deskWords.parts.accept })).toBeNull();
	});
});

describe("money that a provider told of", () => {
	const told: PaymentLine = {
		line: "7",
		provider: "simulator",
		number: "line-7",
		payment: "pay-7",
		amount: "50.00",
		currency: "P",
		paidAt: at,
		fault: "amount",
		reference,
	};

	test("waits above the queue, leads to its deposit, and is credited or sent back with a reason", async () => {
		answerTo(listPaymentLines, () => ({ lines: [told], next: null }));
		answerTo(decidePaymentLine, () => ({}));
		const address = await show(DepositsPage);
		const place = within(await screen.findByRole("region", { name: words.lines.waiting }));
		expect(place.getByText(words.lines.faults.amount)).toBeTruthy();
		await userEvent.click(place.getByRole("button", { name: words.lines.decide }));
		await userEvent.click(place.getByRole("button", { name: words.lines.verdicts.return }));
		await userEvent.type(place.getByLabelText(new RegExp(`^${words.lines.why}`)), "Sent back.");
		await userEvent.click(place.getByRole("button", { name: words.lines.decide }));
		await vi.waitFor(() =>
			expect(askedOf(decidePaymentLine).map(({ body }) => body)).toEqual([
				{ paymentLineId: "7", decision: { kind: "credit" } },
				{ paymentLineId: "7", decision: { kind: "return", why: "Sent back." } },
			]),
		);
		await userEvent.click(place.getByRole("button", { name: `Open ${reference}` }));
		await vi.waitFor(() => expect(address()).toContain(reference));
	});

	test("is sent back where it is of another currency, or credited to a deposit that is named for it", async () => {
		answerTo(listPaymentLines, () => ({
			lines: [{ ...told, currency: "USD", fault: "currency" as const }],
			next: null,
		}));
		answerTo(decidePaymentLine, () => ({}));
		await show(DepositsPage);
		const place = within(await screen.findByRole("region", { name: words.lines.waiting }));
		expect(place.getByLabelText(new RegExp(`^${words.lines.why}`))).toBeTruthy();
		await userEvent.click(place.getByRole("button", { name: words.lines.verdicts.credit }));
		expect(place.getByText(words.lines.referenceCurrency)).toBeTruthy();
		const field = place.getByLabelText(new RegExp(`^${words.lines.reference}`));
		expect(field.matches("[required]")).toBe(true);
		await userEvent.type(field, "ABC-DEF-GHJ");
		await userEvent.click(place.getByRole("button", { name: words.lines.decide }));
		await vi.waitFor(() =>
			expect(askedOf(decidePaymentLine).map(({ body }) => body)).toEqual([
				{ paymentLineId: "7", decision: { kind: "credit", reference: "ABC-DEF-GHJ" } },
			]),
		);
	});

	test("that is no amount is credited to nobody", async () => {
		answerTo(listPaymentLines, () => ({ lines: [{ ...told, fault: "unreadable" as const }], next: null }));
		await show(DepositsPage);
		const place = within(await screen.findByRole("region", { name: words.lines.waiting }));
		expect(place.queryByRole("button", { name: words.lines.verdicts.credit })).toBeNull();
		expect(place.getByLabelText(new RegExp(`^${words.lines.why}`))).toBeTruthy();
	});

	test("is decided by nobody who may only read", async () => {
		beginAnew(["cashier.deposits:read"]);
		answerTo(listDepositQueue, () => ({ deposits: [line], next: null }));
		answerTo(listPaymentLines, () => ({ lines: [told], next: null }));
		await show(DepositsPage);
		const place = within(await screen.findByRole("region", { name: words.lines.waiting }));
		expect(place.queryByRole("button", { name: words.lines.decide })).toBeNull();
	});
});
