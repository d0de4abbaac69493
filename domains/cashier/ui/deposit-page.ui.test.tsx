// The deposit page: the first question, ways and amounts, the reference, proofs, the end of a deposit, and what is closed.
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ClientProvider } from "#platform/ui";
import { getBalance } from "#wallet/contract";
import {
	cancelDeposit,
	type Deposit,
	type Desk,
	declineDepositLimit,
	listDeposits,
	type Method,
	openDeposit,
	readDepositDesk,
	redeemVoucher,
} from "../contract/index.ts";
import { DepositPage } from "./deposit-page.tsx";
import en from "./messages/en.json";
import { servedPage } from "./testing/served-page.tsx";

const method = (code: string, change: Partial<Method> = {}): Method => ({
	code,
	kind: "bank-transfer",
	name: `Way ${code}`,
	summary: "By transfer",
	steps: ["First this", "Then that"],
	smallest: "10.00",
	largest: "5000.00",
	fee: { fixed: "1.00", percent: "0.50" },
	quick: ["20.00", "100.00"],
	hours: 24,
	provider: null,
	...change,
});
const deposit = (change: Partial<Deposit> = {}): Deposit => ({
	depositId: "01890a5d-ac96-774b-bcce-b302099a8057",
	reference: "7K4-MQ2-XW9",
	method: "a",
	kind: "bank-transfer",
	methodName: "Way a",
	account: { bank: "Play Bank", holder: "Play Desk", number: "0017-2204" },
	currency: "P",
	amount: "100.00",
	fee: "1.50",
	state: "pending",
	openedAt: "2026-11-22T05:00:00.000Z",
	expiresAt: "2026-11-23T05:00:00.000Z",
	closedAt: null,
	arrived: null,
	credited: null,
	reason: "",
	proofs: 0,
	agent: "",
	payment: null,
	bonus: null,
	...change,
});
const other = (number: number) => `01890a5d-ac96-774b-bcce-b302099a805${number}`;
const desk = (change: Partial<Desk> = {}): Desk => ({
	currency: "P",
	methods: [method("a"), method("b", { fee: { fixed: "0.00", percent: "0.00" } })],
	pending: [],
	mostPending: 3,
	limits: [],
	asksForLimit: false,
	blockedUntil: null,
	promotions: [],
	bonus: null,
	...change,
});

const { answerTo, failAt, sent } = servedPage();
beforeEach(() => {
	answerTo(listDeposits, () => ({ deposits: [], next: null }));
	answerTo(readDepositDesk, () => desk());
});

const onLimits = vi.fn();
const onPlay = vi.fn();
const show = (playMoney = true) =>
	render(
		<ClientProvider>
			<Suspense>
				<DepositPage playMoney={playMoney} onLimits={onLimits} onPlay={onPlay} />
			</Suspense>
		</ClientProvider>,
	);
const button = (name: string) => screen.getByRole("button", { name });

describe("through an agent", () => {
	const paymentMethod = method("agent", { kind: "agent-float", fee: { fixed: "0.00", percent: "0.00" } });
	const asked = deposit({
		method: "agent",
		kind: "agent-float",
		methodName: "Your agent",
		account: null,
		agent: "agent01",
	});
	test("it is asked for, waits for the agent by name, and is taken back while it waits", async () => {
		answerTo(readDepositDesk, () => desk({ methods: [paymentMethod] }));
		answerTo(openDeposit, () => {
			answerTo(readDepositDesk, () => desk({ methods: [paymentMethod], pending: [asked] }));
			return asked;
		});
		answerTo(cancelDeposit, () => deposit({ ...asked, state: "cancelled" }));
		show();
		await userEvent.type(await screen.findByLabelText(en.form.amount), "100");
		await userEvent.click(button(en.agentPaymentMethod.act));
		expect(await screen.findByText("agent01 sees this and decides. This page follows by itself.")).toBeDefined();
		expect(sent(openDeposit)).toEqual([{ method: "agent", amount: "100.00" }]);
		expect(screen.queryByText(en.pending.referenceHint)).toBeNull();
		await userEvent.click(button(en.pending.cancel));
		const dialog = within(await screen.findByRole("dialog"));
		expect(dialog.getByText(en.agentPaymentMethod.cancelText)).toBeDefined();
		await userEvent.click(dialog.getByRole("button", { name: en.pending.cancel }));
		await expect.poll(() => sent(cancelDeposit)).toEqual([{ depositId: asked.depositId }]);
	});
});

describe("a new deposit", () => {
	test("says what each way takes and keeps, and what becomes of the amount", async () => {
		show();
		await screen.findByText(en.desk.playMoney);
		const paymentMethod = (name: string) => within(screen.getByText(name).closest("label") ?? document.body);
		expect(paymentMethod("Way a").getByText("P 1.00 and 0.5 % fee")).toBeDefined();
		expect(paymentMethod("Way b").getByText(en.method.free)).toBeDefined();
		expect(screen.queryByText(en.form.credited)).toBeNull();
		await userEvent.type(screen.getByLabelText(en.form.amount), "100");
		const sums = screen.getAllByRole("definition").map(({ textContent }) => textContent);
		expect(sums).toEqual(["P100.00", "P1.50", "P98.50"]);
		await userEvent.click(screen.getByRole("radio", { name: /Way b/ }));
		expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
			"P100.00",
			"P0.00",
			"P100.00",
		]);
	});
	test("is asked for with an amount one press away, and then waits with its reference", async () => {
		answerTo(openDeposit, () => {
			answerTo(readDepositDesk, () => desk({ pending: [deposit()] }));
			return deposit();
		});
		show();
		await userEvent.click(await screen.findByRole("button", { name: "P 20.00" }));
		await userEvent.click(button(en.form.act));
		await screen.findByText("7K4-MQ2-XW9");
		expect(sent(openDeposit)).toEqual([{ method: "a", amount: "20.00" }]);
		expect(screen.getByText("0017-2204")).toBeDefined();
		expect(within(screen.getByRole("list", { name: en.pending.steps })).getAllByRole("listitem")).toHaveLength(2);
	});
	test.each([
		["", en.form.malformed],
		["much", en.form.malformed],
		["9", "From P 10.00 to P 5,000.00."],
	])("of %j is not sent, and it is said why", async (typed, sentence) => {
		show();
		const field = await screen.findByLabelText(en.form.amount);
		if (typed !== "") await userEvent.type(field, typed);
		await userEvent.click(button(en.form.act));
		expect(screen.getByRole("alert").textContent).toBe(sentence);
		expect(sent(openDeposit)).toEqual([]);
	});
	test("that the server refuses keeps what was typed", async () => {
		show();
		await userEvent.type(await screen.findByLabelText(en.form.amount), "100");
		await userEvent.click(button(en.form.act));
		await screen.findByText("Refused.");
		expect(screen.getByLabelText(en.form.amount)).toHaveProperty("value", "100");
	});
});

describe("RTS 12B before the first deposit", () => {
	test("a limit is asked for, and nothing else; without one it goes on", async () => {
		answerTo(readDepositDesk, () => desk({ asksForLimit: true }));
		answerTo(declineDepositLimit, () => {
			answerTo(readDepositDesk, () => desk());
			return {};
		});
		show();
		await screen.findByText(en.first.title);
		expect(screen.queryByRole("button", { name: en.form.act })).toBeNull();
		await userEvent.click(button(en.first.set));
		expect(screen.getByRole("alert").textContent).toBe(en.first.invalid);
		await userEvent.click(button(en.first.without));
		await screen.findByRole("button", { name: en.form.act });
		expect(sent(declineDepositLimit)).toHaveLength(1);
	});
	test("limits that hold are shown with what is left, and one press leads to them", async () => {
		answerTo(readDepositDesk, () => desk({ limits: [{ period: "week", limit: "300.00", left: "120.00" }] }));
		show();
		await screen.findByText("P 120.00 of P 300.00 left");
		await userEvent.click(button(en.desk.toLimits));
		expect(onLimits).toHaveBeenCalled();
	});
});

describe("a deposit that waits", () => {
	test("is cancelled after a question", async () => {
		answerTo(readDepositDesk, () => desk({ pending: [deposit()] }));
		answerTo(cancelDeposit, () => {
			answerTo(readDepositDesk, () => desk());
			return deposit({ state: "cancelled", account: null });
		});
		show();
		await userEvent.click(await screen.findByRole("button", { name: en.pending.cancel }));
		expect(sent(cancelDeposit)).toEqual([]);
		const dialog = within(await screen.findByRole("dialog"));
		await userEvent.click(dialog.getByRole("button", { name: en.pending.cancel }));
		await expect.poll(() => screen.queryByText("7K4-MQ2-XW9")).toBeNull();
		expect(sent(cancelDeposit)).toEqual([{ depositId: deposit().depositId }]);
	});
	test("takes no picture of another kind, and none beyond three", async () => {
		answerTo(readDepositDesk, () => desk({ pending: [deposit({ proofs: 2 })] }));
		show();
		await screen.findByText("Pictures sent: 2 of 3");
		const chooser = screen.getByLabelText(new RegExp(en.proof.title));
		const picture = (name: string) => new File([Uint8Array.from([1])], name, { type: "image/png" });
		await userEvent.upload(chooser, [picture("a.png"), picture("b.png")]);
		expect(screen.getByText(en.proof.faults.tooMany)).toBeDefined();
		expect(button(en.proof.send).hasAttribute("disabled")).toBe(true);
		await userEvent.upload(chooser, [picture("a.png")]);
		expect(button(en.proof.send).hasAttribute("disabled")).toBe(false);
	});
});

describe("a payment at a provider", () => {
	const card = method("card", { kind: "provider", provider: { channel: "card", simulated: true } });
	const waits = (payment: Deposit["payment"]) =>
		deposit({ method: "card", kind: "provider", methodName: "Way card", account: null, payment });
	const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
	beforeEach(() => assign.mockClear());

	test("says that it is simulated, is asked for, and leads to where it is paid", async () => {
		answerTo(readDepositDesk, () => desk({ methods: [card] }));
		answerTo(openDeposit, () => waits({ state: "started", address: "/simulated-provider/pay/1" }));
		show();
		await screen.findByText(en.payment.simulatedNote);
		await userEvent.type(screen.getByLabelText(en.form.amount), "100");
		await userEvent.click(button(en.payment.act));
		await expect.poll(() => assign.mock.calls).toEqual([["/simulated-provider/pay/1"]]);
		expect(sent(openDeposit)).toEqual([{ method: "card", amount: "100.00" }]);
	});
	test("that the provider prepares waits on the page, and nobody is sent anywhere", async () => {
		answerTo(readDepositDesk, () => desk({ methods: [card], pending: [waits({ state: "opening", address: null })] }));
		answerTo(openDeposit, () => waits({ state: "opening", address: null }));
		show();
		await screen.findByText(en.payment.opening);
		await userEvent.type(screen.getByLabelText(en.form.amount), "100");
		await userEvent.click(button(en.payment.act));
		await expect.poll(() => sent(openDeposit).length).toBe(1);
		expect(assign).not.toHaveBeenCalled();
	});
	test("that can be paid shows no reference to copy and no proof to send, but the way to pay and to cancel", async () => {
		const started = waits({ state: "started", address: "https://pay.example/1" });
		answerTo(readDepositDesk, () => desk({ methods: [card], pending: [started] }));
		show();
		await userEvent.click(await screen.findByRole("button", { name: en.payment.go }));
		expect(assign).toHaveBeenCalledWith("https://pay.example/1");
		expect(screen.queryByText(en.proof.title)).toBeNull();
		await userEvent.click(button(en.pending.cancel));
		expect((await screen.findByRole("dialog")).textContent).toContain(en.payment.cancelText);
	});
	test("that somebody looks at can be neither paid again nor cancelled", async () => {
		answerTo(readDepositDesk, () => desk({ methods: [card], pending: [waits({ state: "review", address: null })] }));
		show();
		await screen.findByText(en.payment.review);
		expect(screen.queryByRole("button", { name: en.payment.go })).toBeNull();
		expect(screen.queryByRole("button", { name: en.pending.cancel })).toBeNull();
	});
	test("T13 that failed is denied with its reason", async () => {
		const failed = deposit({ kind: "provider", state: "refused", account: null });
		answerTo(listDeposits, () => ({ deposits: [failed], next: null }));
		show();
		await screen.findByText(en.payment.failed);
	});
});

describe("a voucher", () => {
	const voucher = method("v", { kind: "voucher", name: "Voucher" });
	test("with a slip is not sent: it is said at once", async () => {
		answerTo(readDepositDesk, () => desk({ methods: [method("a"), voucher] }));
		show();
		await userEvent.type(await screen.findByLabelText(en.voucher.code), "2222-2222-2222-2223");
		await userEvent.click(button(en.voucher.act));
		expect(screen.getByRole("alert").textContent).toBe(en.voucher.incomplete);
		expect(sent(redeemVoucher)).toEqual([]);
	});
	test("is offered only where the brand has it open", async () => {
		show();
		await screen.findByLabelText(en.form.amount);
		expect(screen.queryByLabelText(en.voucher.code)).toBeNull();
	});
});

describe("what is closed says so", () => {
	test.each([
		[
			"three that wait",
			{ pending: [deposit(), deposit({ depositId: other(1) }), deposit({ depositId: other(2) })] },
			en.desk.full,
		],
		["no way that is open", { methods: [] }, en.desk.noMethods],
	])("%s", async (_what, change, sentence) => {
		answerTo(readDepositDesk, () => desk(change));
		show();
		await screen.findByText(sentence);
		expect(screen.queryByRole("button", { name: en.form.act })).toBeNull();
	});
	test("five attempts that failed", async () => {
		answerTo(readDepositDesk, () => desk({ blockedUntil: "2026-11-22T05:10:00.000Z" }));
		show();
		expect((await screen.findByText(/^Five attempts failed/)).textContent).toContain("2026");
	});
	test("a desk that cannot be read, with another try", async () => {
		failAt(readDepositDesk);
		show();
		await screen.findByRole("button", { name: "Try again" });
	});
});

test("T13 the history confirms or denies each with its value and reason", async () => {
	answerTo(listDeposits, () => ({
		deposits: [
			deposit({ depositId: other(1), state: "credited", arrived: "99.00", credited: "97.50" }),
			deposit({ depositId: other(2), state: "refused", reason: "No transfer came." }),
		],
		next: null,
	}));
	show();
	const table = within(await screen.findByRole("table", { name: en.history.title }));
	expect(table.getByText(en.states.credited)).toBeDefined();
	expect(table.getByText("97")).toBeDefined();
	expect(table.getByText("No transfer came.")).toBeDefined();
});

describe("one stands at what came of it", () => {
	const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
	const paid = (number: number, change: Partial<Deposit> = {}) =>
		deposit({
			depositId: other(number),
			reference: `7K4-MQ2-XW${number}`,
			kind: "provider",
			methodName: "Card",
			account: null,
			state: "credited",
			credited: "100.00",
			closedAt: minutesAgo(1),
			...change,
		});
	beforeEach(() => {
		localStorage.clear();
		answerTo(getBalance, () => ({
			sumBalance: "999.00",
			currency: "P",
			symbol: "P",
			available: "310.00",
			held: "0.00",
			restricted: "0.00",
			purses: [],
		}));
	});
	const result = (title: string) => screen.findByRole("region", { name: title });

	test("M8 a payment that was credited: how much, its number, the balance, what next; also after a reload", async () => {
		answerTo(listDeposits, () => ({ deposits: [paid(1), paid(2, { closedAt: minutesAgo(5) })], next: null }));
		const { unmount } = show();
		const facts = within(await result(en.result.credited));
		await vi.waitFor(() =>
			expect(facts.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
				"P100.00",
				"7K4-MQ2-XW1 · Card",
				"P310.00",
			]),
		);
		expect(document.activeElement?.textContent).toBe(en.result.credited);
		unmount();
		show();
		await result(en.result.credited);
		await userEvent.click(button(en.result.play));
		expect(onPlay).toHaveBeenCalledOnce();
		expect(screen.queryByRole("region", { name: en.result.credited })).toBeNull();
	});
	test("M8 one that failed says why, and can be put away", async () => {
		answerTo(listDeposits, () => ({
			deposits: [paid(1, { state: "refused", credited: null, reason: "Declined." })],
			next: null,
		}));
		show();
		within(await result(en.result.refused)).getByText("Declined.");
		await userEvent.click(button(en.result.retry));
		expect(screen.queryByRole("region", { name: en.result.refused })).toBeNull();
	});
	test.each([
		["half an hour ago", paid(1, { closedAt: minutesAgo(31) })],
		["by a transfer", paid(1, { kind: "bank-transfer" })],
	])("one %s is history alone", async (_what, ended) => {
		answerTo(listDeposits, () => ({ deposits: [ended], next: null }));
		show();
		await screen.findByText("7K4-MQ2-XW1");
		expect(screen.queryByRole("region", { name: en.result.credited })).toBeNull();
	});
	test("M9 a reference that was asked for has the focus, and account, number and reference are one press to copy", async () => {
		answerTo(openDeposit, () => {
			answerTo(readDepositDesk, () => desk({ pending: [deposit()] }));
			return deposit();
		});
		show();
		await userEvent.type(await screen.findByLabelText(en.form.amount), "100");
		await userEvent.click(button(en.form.act));
		await screen.findByText("7K4-MQ2-XW9");
		await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(en.pending.title));
		for (const name of [en.pending.reference, en.pending.number]) button(`Copy ${name}`);
	});
	test("m17 each way says when it is credited, and has its own picture", async () => {
		const provider = { channel: "card" as const, simulated: true };
		answerTo(readDepositDesk, () => desk({ methods: [method("a"), method("c", { kind: "provider", provider })] }));
		show();
		await screen.findAllByText("Credited once we see your transfer. Send it within 24 hours");
		screen.getByText("Credited at once");
		const drawn = [...document.querySelectorAll("label > span:first-of-type use")].map((use) =>
			use.getAttribute("href"),
		);
		expect(drawn.map((href) => href?.split("#")[1])).toEqual(["bank", "card"]);
	});
});
