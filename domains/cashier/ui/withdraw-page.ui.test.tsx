// The withdrawal page: accounts, what an amount becomes, what stands before a withdrawal, what is under way, and whether what
// was paid has come.
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readAuthenticator, readPaymentPassword, renewLogin } from "#members/contract";
import { ClientProvider, giveSentences, openPopups } from "#platform/ui";
import { readIdentity, sendDocument } from "#protection/contract";
import {
	addPayoutAccount,
	cancelWithdrawal,
	confirmWithdrawal,
	disputeWithdrawal,
	listWithdrawals,
	type PayoutAccount,
	readPayoutProof,
	readWithdrawDesk,
	requestWithdrawal,
	type Withdrawal,
	type WithdrawDesk,
} from "../contract/index.ts";
import en from "./messages/en.json";
import { servedPage } from "./testing/served-page.tsx";
import { WithdrawPage } from "./withdraw-page.tsx";

giveSentences({
	domain: "members",
	code: "EN",
	content: {
		password: { show: "Show", hide: "Hide" },
		authenticator: { code: "Code of the app", codeHint: "Six digits" },
		payment: { login: "Login password" },
		renewal: { title: "Confirm", text: "In place.", act: "Confirm", done: "Confirmed." },
		problems: { required: "Required." },
	},
});
giveSentences({
	domain: "protection",
	code: "EN",
	content: {
		identity: {
			title: "Your identity",
			needed: "Needed for: {{act}}.",
			acts: { withdraw: "withdrawals" },
			kinds: {
				identity: { title: "Identity document", text: "Both sides." },
				funds: { title: "Source of funds", text: "A payslip." },
			},
			states: { waiting: "Sent {{moment}}. It waits for review." },
			send: "Send",
			sent: "It waits.",
			pictures: "Pictures",
			picturesHint: "PNG",
			choose: "Choose",
			remark: "Remark",
			kept: "Kept.",
		},
	},
});

const words = en.withdraw;
const id = (number: number) => `01890a5d-ac96-774b-bcce-b302099a805${number}`;
const account = (number: number, change: Partial<PayoutAccount> = {}): PayoutAccount => ({
	accountId: id(number),
	kind: "bank-account",
	bank: `Bank ${number}`,
	holder: "K•• M••••",
	number: `•••• 000${number}`,
	addedAt: "2026-11-20T05:00:00.000Z",
	...change,
});
const withdrawal = (number: number, change: Partial<Withdrawal> = {}): Withdrawal => ({
	withdrawalId: id(number),
	reference: `7K4-MQ2-XW${number}`,
	methodName: "Way a",
	account: { bank: "Bank 1", number: "•••• 0001" },
	currency: "P",
	amount: "100.00",
	fee: "1.50",
	arrives: "98.50",
	state: "pending",
	askedAt: "2026-11-22T05:00:00.000Z",
	paidAt: null,
	confirmBy: null,
	closedAt: null,
	confirmedByTime: false,
	reason: "",
	proven: false,
	cancellable: false,
	...change,
});
const paid = (number: number) =>
	withdrawal(number, { state: "paid", paidAt: "2026-11-22T06:00:00.000Z", confirmBy: "2026-11-23T06:00:00.000Z" });
const method = (code: string, fixed: string) => ({
	code,
	kind: "bank-account" as const,
	name: `Way ${code}`,
	summary: "To your bank",
	hours: 24,
	smallest: "20.00",
	largest: "5000.00",
	fee: { fixed, percent: "0.50" },
	quick: ["50.00", "100.00"],
});
const desk = (change: Partial<WithdrawDesk> = {}): WithdrawDesk => ({
	currency: "P",
	accounts: [account(1), account(2)],
	mostAccounts: 5,
	holder: "K•• M••••",
	available: "800.00",
	withdrawable: "800.00",
	waiting: 0,
	methods: [method("a", "1.00"), method("b", "0.00")],
	turnover: { asked: "0.00", missing: "0.00" },
	identityRequired: false,
	bonus: null,
	freshUntil: "2099-11-22T05:00:00.000Z",
	open: [],
	mostOpen: 3,
	confirmMinutes: 1_440,
	...change,
});

const pin = { patternId: "digits", minLength: 6, maxLength: 6 } as const;

const { answerTo, sent, seals } = servedPage();
beforeEach(() => {
	answerTo(listWithdrawals, () => ({ withdrawals: [], next: null }));
	answerTo(readWithdrawDesk, () => desk());
	answerTo(readPaymentPassword, () => ({ set: true, rule: pin }));
	answerTo(readAuthenticator, () => ({ on: false, backupCodesLeft: 0 }));
});

const show = (change: Partial<WithdrawDesk> = {}) => {
	answerTo(readWithdrawDesk, () => desk(change));
	return render(
		<ClientProvider>
			<Suspense>
				<WithdrawPage playMoney />
			</Suspense>
		</ClientProvider>,
	);
};
const button = (name: string) => screen.getByRole("button", { name });
const findButton = (name: string) => screen.findByRole("button", { name });
const sums = () => screen.queryAllByRole("definition").map(({ textContent }) => textContent);

describe("a new withdrawal", () => {
	test("says what the fee takes and what arrives, by the way that is chosen", async () => {
		show();
		await userEvent.type(await screen.findByLabelText(en.form.amount), "100");
		expect(sums()).toEqual(["P100.00", "P1.50", "P98.50"]);
		await userEvent.click(screen.getByRole("radio", { name: /Way b/ }));
		expect(sums()).toEqual(["P100.00", "P0.50", "P99.50"]);
		await userEvent.click(button("P 50.00"));
		expect(sums()).toEqual(["P50.00", "P0.25", "P49.75"]);
		screen.getByText("You can withdraw P 800.00");
	});
	test.each([
		["", en.form.malformed],
		["much", en.form.malformed],
		["19", "From P 20.00 to P 5,000.00."],
	])("of %j is not sent, and it is said why", async (typed, sentence) => {
		show();
		const field = await screen.findByLabelText(en.form.amount);
		if (typed !== "") await userEvent.type(field, typed);
		await userEvent.click(button(words.act));
		expect(screen.getByRole("alert").textContent).toBe(sentence);
		expect(sent(requestWithdrawal)).toEqual([]);
	});
	test("is not sent without the payment password; where there is none, it is set here", async () => {
		show();
		await userEvent.type(await screen.findByLabelText(en.form.amount), "100");
		await userEvent.click(button(words.act));
		expect(sent(requestWithdrawal)).toEqual([]);
		cleanup();
		answerTo(readPaymentPassword, () => ({ set: false, rule: pin }));
		show();
		await findButton(words.setPassword);
		expect(screen.queryByLabelText(new RegExp(`^${words.password}`))).toBeNull();
	});
	test("goes nowhere where no way is open", async () => {
		show({ methods: [] });
		await screen.findByText(words.noMethods);
	});
});

describe("what stands before a withdrawal says the next step", () => {
	test("A.3.6 a login that is not fresh is made fresh in place, and what was typed stays", async () => {
		await seals();
		let fresh = false;
		show({ freshUntil: null });
		answerTo(readWithdrawDesk, () => desk(fresh ? {} : { freshUntil: null }));
		answerTo(renewLogin, () => {
			fresh = true;
			return {};
		});
		await userEvent.type(await screen.findByLabelText(en.form.amount), "100");
		expect(button(words.act)).toHaveProperty("disabled", true);
		screen.getByText(en.gates.login);
		const typed = await screen.findByLabelText(/^Login password/);
		await userEvent.click(button(en.gates.loginAct));
		expect(document.activeElement).toBe(typed);
		await userEvent.type(typed, "tiles4all{Enter}");
		await vi.waitFor(() => expect(button(words.act)).toHaveProperty("disabled", false));
		expect(screen.queryByLabelText(/^Login password/)).toBeNull();
		expect(screen.getByLabelText(en.form.amount)).toHaveProperty("value", "100");
		expect(openPopups()).toEqual([]);
	});
	test("A.3.6 adding and removing an account begin with it, in their own dialog", async () => {
		show({ freshUntil: null });
		await userEvent.click(await findButton(words.add));
		const dialog = within(await screen.findByRole("dialog"));
		await dialog.findByLabelText(/^Login password/);
		expect(dialog.queryByLabelText(new RegExp(`^${en.pending.number}`))).toBeNull();
		expect(screen.getAllByRole("dialog")).toHaveLength(1);
	});
	test("T05 a document is sent in place, and its state stands there", async () => {
		let sentOne = false;
		answerTo(readIdentity, () => ({
			level: 0,
			levels: [
				{ level: 1, needs: ["identity" as const], allows: ["withdraw" as const] },
				{ level: 2, needs: ["funds" as const], allows: [] },
			],
			documents: sentOne
				? [
						{
							document: "identity" as const,
							state: "waiting" as const,
							refusal: null,
							reason: "",
							images: 1,
							sentAt: "2026-11-22T05:00:00.000Z",
							decidedAt: null,
						},
					]
				: [],
		}));
		answerTo(sendDocument, () => {
			sentOne = true;
			return { level: 0, levels: [], documents: [] };
		});
		show({ identityRequired: true, withdrawable: "0.00" });
		const send = await findButton("Send: Identity document");
		expect(screen.queryByRole("button", { name: "Send: Source of funds" })).toBeNull();
		screen.getByText("Needed for: withdrawals.");
		expect(button(words.act)).toHaveProperty("disabled", true);
		screen.getByText(en.gates.identity);
		await userEvent.click(button(en.gates.identityAct));
		expect(document.activeElement).toBe(send);
		await userEvent.click(send);
		const dialog = within(await screen.findByRole("dialog"));
		const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
		await userEvent.upload(dialog.getByLabelText(/Pictures/), new File([bytes], "card.png", { type: "image/png" }));
		await userEvent.click(dialog.getByRole("button", { name: "Send" }));
		await screen.findByText(/^Sent .* It waits for review\./);
	});
	test("play that deposits ask for is a bar that says what is left, and what can be withdrawn is nothing", async () => {
		show({ turnover: { asked: "120.00", missing: "30.00" }, withdrawable: "0.00" });
		const bar = await screen.findByRole("progressbar", { name: words.turnover });
		expect(bar.getAttribute("aria-valuenow")).toBe("75");
		screen.getByText("P 30.00 of P 120.00 left");
		screen.getByText("You can withdraw P 0.00. P 800.00 is in your main balance");
		const dead = button(words.act);
		expect(dead).toHaveProperty("disabled", true);
		const reasons = document.getElementById(dead.getAttribute("aria-describedby") ?? "");
		expect(reasons?.textContent).toBe("P 30.00 is still to be played before you can withdraw.");
	});
	test.each([
		["all that may wait do", { waiting: 3, withdrawable: "0.00" }, en.errors.TOO_MANY_WITHDRAWALS],
		["there is nothing", { available: "0.00", withdrawable: "0.00" }, en.gates.nothing],
	])("where %s, the button says so", async (_what, change, reason) => {
		show(change);
		await screen.findByText(reason);
		expect(button(words.act)).toHaveProperty("disabled", true);
	});
	test("a payment password that is missing is a reason beside the button, with the way to set one", async () => {
		answerTo(readPaymentPassword, () => ({ set: false, rule: pin }));
		show();
		await screen.findByText(en.gates.password);
		await userEvent.click(button(words.setPassword));
		await screen.findByRole("dialog");
	});
	test("nothing is said where nothing stands before it", async () => {
		show();
		await screen.findByLabelText(en.form.amount);
		expect(screen.queryByRole("progressbar")).toBeNull();
		expect(screen.queryByText(en.gates.login)).toBeNull();
		expect(button(words.act)).toHaveProperty("disabled", false);
	});
});

describe("accounts", () => {
	test("are cards, the first one chosen, by their last signs", async () => {
		show();
		const first = await screen.findByRole("radio", { name: /Bank 1/ });
		expect(first).toHaveProperty("checked", true);
		await userEvent.click(screen.getByRole("radio", { name: /Bank 2/ }));
		expect(first).toHaveProperty("checked", false);
		screen.getByText("•••• 0002");
	});
	test("nobody has yet invites to add one; what is typed wrong is said at once", async () => {
		show({ accounts: [], holder: null });
		await screen.findByText(words.noAccount);
		expect(screen.queryByLabelText(en.form.amount)).toBeNull();
		await userEvent.click(button(words.add));
		const dialog = within(await screen.findByRole("dialog"));
		dialog.getByText(words.holderHint);
		await userEvent.type(dialog.getByLabelText(new RegExp(`^${en.pending.number}`)), "12");
		await userEvent.click(dialog.getByRole("button", { name: words.add }));
		expect(dialog.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
			words.bankMissing,
			en.errors.ACCOUNT_NUMBER_INVALID,
			words.holderMissing,
		]);
		expect(sent(addPayoutAccount)).toEqual([]);
	});
	test("are added in the name that is locked, and with the second factor of whoever has one", async () => {
		answerTo(readPaymentPassword, () => ({
			set: true,
			rule: pin,
			proof: { way: "authenticator" as const, masked: "" },
		}));
		show();
		await userEvent.click(await findButton(words.add));
		const dialog = within(await screen.findByRole("dialog"));
		dialog.getByText("Withdrawals are locked to K•• M••••. Write the name in full.");
		await dialog.findByLabelText(/^Code of the app/);
	});
	test("that are five say so", async () => {
		show({ accounts: [1, 2, 3, 4, 5].map((number) => account(number)) });
		await screen.findByText(words.full);
		expect(screen.queryByRole("button", { name: words.add })).toBeNull();
	});
	test("are removed once the wish is proven", async () => {
		show();
		await userEvent.click(await findButton("Remove the account •••• 0002"));
		const dialog = within(await screen.findByRole("dialog"));
		dialog.getByText("Bank 2 •••• 0002 is removed from your accounts.");
		await dialog.findByLabelText(new RegExp(`^${words.password}`));
	});
});

describe("what is under way", () => {
	test("says where it stands, and is taken back while nobody decided", async () => {
		const open = [withdrawal(1, { cancellable: true }), withdrawal(2, { state: "disputed" })];
		show({ open });
		await screen.findByText(words.means.pending);
		screen.getByText(words.means.disputed);
		answerTo(cancelWithdrawal, () => withdrawal(1, { state: "cancelled" }));
		expect(screen.getAllByRole("button", { name: words.takeBack })).toHaveLength(1);
		await userEvent.click(button(words.takeBack));
		const dialog = within(await screen.findByRole("dialog"));
		await userEvent.click(dialog.getByRole("button", { name: words.takeBack }));
		await vi.waitFor(() => expect(sent(cancelWithdrawal)).toEqual([{ withdrawalId: id(1) }]));
	});
});

describe("what was paid", () => {
	test("is confirmed one by one, or all at once", async () => {
		answerTo(confirmWithdrawal, () => ({ confirmed: 1 }));
		show({ open: [paid(1), paid(2)] });
		await screen.findByText(words.cameTitle);
		screen.getByText(/within 24 hours it counts/);
		const [first] = screen.getAllByRole("button", { name: words.received });
		if (first !== undefined) await userEvent.click(first);
		await vi.waitFor(() => expect(sent(confirmWithdrawal)).toEqual([{ withdrawalId: id(1) }]));
		await userEvent.click(button(words.allReceived));
		await vi.waitFor(() => expect(sent(confirmWithdrawal).at(-1)).toEqual({}));
	});
	test("one alone needs no answer for all", async () => {
		show({ open: [paid(1)] });
		await findButton(words.received);
		expect(screen.queryByRole("button", { name: words.allReceived })).toBeNull();
	});
	test("and did not come is shown with pictures and a remark of at most 140 characters", async () => {
		answerTo(disputeWithdrawal, () => withdrawal(1, { state: "disputed" }));
		show({ open: [paid(1)] });
		await userEvent.click(await findButton(words.notReceived));
		const dialog = within(await screen.findByRole("dialog"));
		await userEvent.click(dialog.getByRole("button", { name: words.disputeAct }));
		dialog.getByText(en.proof.faults.none);
		const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
		const file = new File([bytes], "account.png", { type: "image/png" });
		await userEvent.upload(dialog.getByLabelText(new RegExp(words.pictures)), file);
		await userEvent.type(dialog.getByLabelText(words.remark), "x".repeat(150));
		await userEvent.click(dialog.getByRole("button", { name: words.disputeAct }));
		await vi.waitFor(() =>
			expect(sent(disputeWithdrawal)).toEqual([
				{ withdrawalId: id(1), remark: "x".repeat(140), images: [Buffer.from(bytes).toString("base64")] },
			]),
		);
	});
});

test("the history says how each ended, and why", async () => {
	const withdrawals = [
		withdrawal(1, { state: "refused", reason: "Not yours." }),
		withdrawal(2, { state: "received", confirmedByTime: true }),
	];
	answerTo(listWithdrawals, () => ({ withdrawals, next: null }));
	show();
	await screen.findByText("Not yours.");
	screen.getByText(words.byTime);
	screen.getByText(words.states.refused);
});

test("the history shows how one was paid, when it is asked for", async () => {
	const [first, second] = [withdrawal(1, { state: "received", proven: true }), withdrawal(2, { state: "refused" })];
	answerTo(listWithdrawals, () => ({ withdrawals: [first, second], next: null }));
	answerTo(readPayoutProof, () => ({ pictures: [{ sentAt: "2026-11-22T06:00:00.000Z", picture: "AAAA" }] }));
	show();
	await userEvent.click(await screen.findByRole("button", { name: words.proof }));
	const dialog = within(await screen.findByRole("dialog"));
	const picture = await dialog.findByRole<HTMLImageElement>("img");
	expect([picture.alt, picture.src]).toEqual(["Picture 1 of the transfer", "data:image/jpeg;base64,AAAA"]);
});
