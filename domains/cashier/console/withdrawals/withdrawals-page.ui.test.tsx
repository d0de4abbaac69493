// An operator works withdrawals: the queue by state and days, as a file, one with both sides' pictures, and each act for
// whoever may; what the server is asked is what was pressed.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
	answerDispute,
	approveWithdrawal,
	decidePayoutLine,
	decideWithdrawal,
	listPayoutLines,
	listWithdrawalQueue,
	lookAtWithdrawal,
	type PayoutLine,
	payWithdrawal,
	type QueuedWithdrawal,
	revealPayoutAccount,
	sendWithdrawal,
	takeBackPayout,
	type WithdrawalSheet,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { WithdrawalsPage } from "../pages/withdrawals-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";

const at = "2026-05-01T12:00:00.000Z";
const words = en.withdrawals;
const reference = "7K4-MQ2-XW9";
const line: QueuedWithdrawal = {
	reference,
	memberId: "100007",
	account: "harbour",
	state: "pending",
	currency: "P",
	amount: "1500.00",
	fee: "1.00",
	arrives: "1499.00",
	bank: "Mosaic Bank",
	number: "•••• 7890",
	reasons: ["large-amount", "new-account"],
	levels: 2,
	approvedBy: [],
	disputes: 0,
	reason: "",
	askedAt: at,
	changedAt: at,
	confirmBy: null,
};
const sheet = (change: Partial<QueuedWithdrawal> = {}, more: Partial<WithdrawalSheet> = {}): WithdrawalSheet => ({
	withdrawal: { ...line, ...change },
	holder: "K•• M••••",
	provider: null,
	pictures: [],
	handed: [],
	lines: [],
	turnover: { asked: "200.00", missing: "20.00" },
	steps: [{ at, kind: "ask", by: "member", remark: "" }],
	...more,
});
/** What an act answers. */
const became = (state: QueuedWithdrawal["state"]) => (): QueuedWithdrawal => ({ ...line, state });
const every = ["read", "decide", "approve", "pay"].map((action) => `cashier.withdrawals:${action}`);
const picture = (name = "transfer.png", type = "image/png") => new File(["a picture"], name, { type });

/** Opens the one that the server answers with. */
async function openOne(answer: WithdrawalSheet, permissions = every) {
	beginAnew(permissions);
	answerTo(listWithdrawalQueue, () => ({ withdrawals: [answer.withdrawal], next: null }));
	answerTo(lookAtWithdrawal, () => answer);
	const address = await show(WithdrawalsPage, `?state=${answer.withdrawal.state}&withdrawal=${reference}`);
	const dialog = within(await screen.findByRole("dialog"));
	await dialog.findByText("harbour");
	return { dialog, address };
}
const press = async (dialog: Pick<typeof screen, "findByRole">, name: string) =>
	userEvent.click(await dialog.findByRole("button", { name }));

beforeEach(() => beginAnew(every));

describe("the queue", () => {
	test("shows what waits to approve, goes on, and is asked by state and days", async () => {
		answerTo(listWithdrawalQueue, ({ fields }) =>
			fields.cursor === undefined
				? { withdrawals: [line], next: "1_a" }
				: { withdrawals: [{ ...line, reference: "AAA-AAA-AAA", reasons: [] }], next: null },
		);
		const address = await show(WithdrawalsPage);
		await screen.findByRole("button", { name: reference });
		expect(within(screen.getByRole("table")).getByText("0 of 2")).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: "Show more" }));
		await screen.findByRole("button", { name: "AAA-AAA-AAA" });
		expect(askedOf(listWithdrawalQueue).map(({ fields }) => fields)).toEqual([
			{ state: "pending" },
			{ state: "pending", cursor: "1_a" },
		]);
		await userEvent.click(screen.getByRole("button", { name: words.states.disputed }));
		await vi.waitFor(() => expect(address()).toBe("?state=disputed"));
		await userEvent.type(screen.getByLabelText(deskWords.parts.from), "2026-04-30");
		await userEvent.type(screen.getByLabelText(deskWords.parts.to), "2026-04-30");
		await vi.waitFor(() => {
			const { from = "", to = "", state } = askedOf(listWithdrawalQueue).at(-1)?.fields ?? {};
			expect([state, Date.parse(to) - Date.parse(from)]).toEqual(["disputed", 86_400_000]);
		});
	});

	test("an address that says nothing of it is the queue of what waits", async () => {
		answerTo(listWithdrawalQueue, () => ({ withdrawals: [], next: null }));
		await show(WithdrawalsPage, "?state=anything&from=2026-99-99&to=soon");
		await screen.findByText(words.none);
		expect(askedOf(listWithdrawalQueue).at(-1)?.fields).toEqual({ state: "pending" });
	});

	test("T19 is handed out as a file, every page of it", async () => {
		answerTo(listWithdrawalQueue, ({ fields }) =>
			fields.cursor === undefined
				? { withdrawals: [line], next: "1_a" }
				: { withdrawals: [{ ...line, approvedBy: ["Han", "Lee"] }], next: null },
		);
		await show(WithdrawalsPage);
		await screen.findByRole("button", { name: reference });
		const [heads, ...rows] = await takeFile("withdrawals-pending.csv");
		const column = (name: string) => rows.map((row) => row[heads?.indexOf(name) ?? -1]);
		expect(column("amount")).toEqual(["1500.00", "1500.00"]);
		expect(column("approvedBy")).toEqual(["", "Han Lee"]);
		expect(column("reasons")).toEqual(["large-amount new-account", "large-amount new-account"]);
	});
});

describe("one on the desk", () => {
	test("shows what the member has, and what they paid in, were paid out and won this month, to whoever decides", async () => {
		const member = { balance: "812.00", held: "150.00", deposited: "900.00", withdrawn: "70.00", net: "-18.00" };
		const { dialog } = await openOne(sheet({}, { member }));
		const net = await dialog.findByText("Net position this month");
		for (const shown of ["P 812.00", "held P 150.00", "P 900.00", "P 70.00"])
			expect(dialog.getByText(shown)).toBeTruthy();
		expect(net.nextElementSibling?.textContent).toContain("18.00");
	});

	test("shows whose, how much, why it is looked at, who approved and when, and both sides' pictures", async () => {
		const steps = [
			{ at, kind: "ask", by: "member", remark: "" },
			{ at: "2026-05-01T13:00:00.000Z", kind: "approve", by: "Lee", remark: "" },
			{ at: "2026-05-01T14:00:00.000Z", kind: "dispute", by: "member", remark: "Nothing came." },
		];
		const pictures = (["operator", "operator", "member"] as const).map((by) => ({ by, sentAt: at, picture: "AAAA" }));
		const { dialog } = await openOne(sheet({ state: "disputed", approvedBy: ["Lee"] }, { steps, pictures }));
		for (const shown of ["P 1,500.00", "P 1,499.00", "•••• 7890", "K•• M••••", "1 of 2", "Nothing came."])
			expect(dialog.getAllByText(shown).length).toBeGreaterThan(0);
		expect(dialog.getByText(words.risks["large-amount"])).toBeTruthy();
		expect(dialog.getByText("P 20.00 of P 200.00")).toBeTruthy();
		expect(dialog.getAllByText("Lee").length).toBe(1);
		const ours = within(dialog.getByRole("region", { name: words.proofs.operator }));
		const theirs = within(dialog.getByRole("region", { name: words.proofs.member }));
		expect([ours.getAllByRole("img").length, theirs.getAllByRole("img").length]).toEqual([2, 1]);
		await userEvent.click(theirs.getByRole("img"));
		const large = within(await screen.findByRole("dialog", { name: `${words.proofs.member} 1` }));
		const width = () => large.getByRole("img").className;
		const before = width();
		await press(large, deskWords.parts.nearer);
		expect(width()).not.toBe(before);
		await press(large, deskWords.parts.farther);
		expect(width()).toBe(before);
	});

	test("is looked at again when somebody else changed it meanwhile, and only then", async () => {
		const { address } = await openOne(sheet());
		expect(askedOf(lookAtWithdrawal)).toHaveLength(1);
		expect(address()).toContain(reference);
		const later = { ...line, approvedBy: ["Lee"], changedAt: "2026-05-01T12:30:00.000Z" };
		beginAnew(every);
		let looks = 0;
		answerTo(listWithdrawalQueue, () => ({ withdrawals: [later], next: null }));
		answerTo(lookAtWithdrawal, () => {
			looks += 1;
			return looks === 1 ? sheet() : sheet(later);
		});
		await show(WithdrawalsPage, `?withdrawal=${reference}`);
		await screen.findByText(words.secondWaits);
		expect(looks).toBe(2);
	});

	test("the number is revealed when it is asked for, to who may pay", async () => {
		const { dialog } = await openOne(sheet());
		answerTo(revealPayoutAccount, () => ({ holder: "Kim Minji", bank: "Mosaic Bank", number: "110234567890" }));
		await press(dialog, words.reveal);
		await dialog.findByText("110234567890");
		expect(askedOf(revealPayoutAccount).map(({ body }) => body)).toEqual([{ reference }]);
		const reader = await openOne(sheet(), ["cashier.withdrawals:read"]);
		expect(reader.dialog.queryByRole("button", { name: words.reveal })).toBeNull();
		expect(reader.dialog.queryByRole("button", { name: words.approve })).toBeNull();
	});
});

describe("an act", () => {
	test("approves as the first, and closes what is done", async () => {
		const { dialog, address } = await openOne(sheet());
		answerTo(decideWithdrawal, () => ({ ...line, approvedBy: ["Han"] }));
		expect(dialog.getByText(words.needsSecond)).toBeTruthy();
		await press(dialog, words.approve);
		await vi.waitFor(() => expect(address()).not.toContain(reference));
		expect(askedOf(decideWithdrawal).map(({ body }) => body)).toEqual([{ reference, decision: { kind: "approve" } }]);
	});

	test("approves as the second by a permission of its own, and a refusal is said", async () => {
		const once = sheet({ approvedBy: ["Lee"] });
		const { dialog } = await openOne(once);
		await press(dialog, words.approveSecond);
		expect((await dialog.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
		expect(askedOf(approveWithdrawal).map(({ body }) => body)).toEqual([{ reference }]);
		const { dialog: first } = await openOne(
			once,
			every.filter((one) => !one.endsWith("approve")),
		);
		expect(first.queryByRole("button", { name: words.approveSecond })).toBeNull();
		expect(first.getByText(words.secondWaits)).toBeTruthy();
	});

	test.each([
		["pending", "refuse", deskWords.parts.refuse, deskWords.parts.why],
		["disputed", "give-back", words.giveBack, words.whyBack],
	] as const)("ends one that is %s with a reason: %s", async (state, kind, act, why) => {
		const { dialog, address } = await openOne(sheet({ state }));
		answerTo(decideWithdrawal, became("refused"));
		await press(dialog, act);
		await userEvent.type(dialog.getByLabelText(new RegExp(`^${why}`)), "Not yours.");
		await press(dialog, act);
		await vi.waitFor(() => expect(address()).not.toContain(reference));
		expect(askedOf(decideWithdrawal)[0]?.body).toEqual({ reference, decision: { kind, why: "Not yours." } });
	});

	test.each([
		["approved", payWithdrawal, words.pay],
		["disputed", answerDispute, words.answer],
	] as const)("on one that is %s sends pictures and a remark", async (state, endpoint, act) => {
		const { dialog, address } = await openOne(sheet({ state }));
		answerTo(endpoint, became("paid"));
		await press(dialog, act);
		expect(dialog.getByText(words.faults.none)).toBeTruthy();
		const chooser = dialog.getByLabelText(new RegExp(words.pictures));
		await userEvent.upload(chooser, [picture(), picture("b.png"), picture("c.png"), picture("d.png")]);
		await dialog.findByText(words.faults.tooMany);
		await press(dialog, act);
		expect(askedOf(endpoint)).toEqual([]);
		await userEvent.upload(chooser, [picture()]);
		await userEvent.type(dialog.getByLabelText(words.remark), "Batch 7.");
		await press(dialog, act);
		await vi.waitFor(() => expect(address()).not.toContain(reference));
		expect(askedOf(endpoint)[0]?.body).toEqual({ reference, remark: "Batch 7.", images: [btoa("a picture")] });
	});

	test("hands it to a provider where there is one, and says which and whether it is simulated", async () => {
		const { dialog } = await openOne(sheet({ state: "approved" }));
		expect(dialog.queryByRole("button", { name: words.send })).toBeNull();
		const provider = { code: "simulator", simulated: true };
		const { dialog: offered } = await openOne(sheet({ state: "approved" }, { provider }));
		expect(offered.getByText(words.provider.simulated)).toBeTruthy();
		expect(offered.getByText(/^simulator pays it out/)).toBeTruthy();
		answerTo(sendWithdrawal, became("sent"));
		await press(offered, words.send);
		await vi.waitFor(() => expect(askedOf(sendWithdrawal).map(({ body }) => body)).toEqual([{ reference }]));
	});
});

describe("what a provider has", () => {
	const paid: PayoutLine = {
		line: "7",
		provider: "simulator",
		number: "SIMOUT-1",
		amount: "50.00",
		currency: "P",
		account: "7890",
		paidAt: at,
		fault: "amount",
		state: "review",
		closedBy: "",
		reason: "",
		reference,
	};
	const handed = [
		{ provider: "simulator", simulated: true, sentAt: at, state: "failed", reason: "the bank declined it" },
		{ provider: "gateway", simulated: false, sentAt: "2026-05-01T13:00:00.000Z", state: "review", reason: "" },
	] as const;
	const inQuestion = () => sheet({ state: "sent" }, { handed: [...handed], lines: [paid] });

	test("is shown with each time it was handed over and what it says it paid, and nothing of one it never had", async () => {
		const { dialog } = await openOne(inQuestion());
		const place = within(dialog.getByRole("region", { name: words.provider.title }));
		const { states, faults } = words.provider;
		for (const shown of ["the bank declined it", "50.00 P", "•••• 7890", states.failed, states.review, faults.amount])
			expect(place.getByText(shown)).toBeTruthy();
		expect(place.getAllByText(words.provider.simulated)).toHaveLength(1);
		expect(dialog.queryByRole("button", { name: words.pay })).toBeNull();
		const { dialog: none } = await openOne(sheet());
		expect(none.queryByRole("region", { name: words.provider.title })).toBeNull();
	});

	test.each([
		["dismiss", words.provider.then.dismiss],
		["settle", words.provider.then.settle],
	] as const)("is judged with a reason by who may pay: %s", async (verdict, then) => {
		const { dialog } = await openOne(inQuestion());
		answerTo(decidePayoutLine, () => ({}));
		await press(dialog, words.provider.verdicts[verdict]);
		expect(dialog.getByText(then)).toBeTruthy();
		await userEvent.type(dialog.getByLabelText(new RegExp(`^${words.provider.why}`)), "As the bank says.");
		await press(dialog, words.provider.decide);
		const body = { payoutLineId: "7", verdict, reason: "As the bank says." };
		await vi.waitFor(() => expect(askedOf(decidePayoutLine).map((asked) => asked.body)).toEqual([body]));
		const { dialog: reader } = await openOne(inQuestion(), ["cashier.withdrawals:read"]);
		expect(reader.queryByRole("button", { name: words.provider.decide })).toBeNull();
	});

	test("is taken back with a reason by who may pay, where nothing that it said waits", async () => {
		const silent = [{ ...handed[0], state: "accepted", reason: "" }] as const;
		const { dialog, address } = await openOne(sheet({ state: "sent" }, { handed: [...silent] }));
		answerTo(takeBackPayout, became("approved"));
		await press(dialog, words.provider.takeBack);
		expect(dialog.getByText(words.provider.takeBackAsk)).toBeTruthy();
		await userEvent.type(dialog.getByLabelText(new RegExp(`^${words.provider.why}`)), "Their desk says so.");
		await press(dialog, words.provider.takeBack);
		await vi.waitFor(() => expect(address()).not.toContain(reference));
		expect(askedOf(takeBackPayout).map(({ body }) => body)).toEqual([{ reference, reason: "Their desk says so." }]);
		for (const [seen, may] of [
			[inQuestion(), every],
			[sheet({ state: "sent" }, { handed: [...silent] }), ["cashier.withdrawals:read"]],
		] as const) {
			const { dialog: other } = await openOne(seen, [...may]);
			expect(other.queryByRole("button", { name: words.provider.takeBack })).toBeNull();
		}
	});

	test("waits above the queue: one of a withdrawal leads to it, one of nobody's is put aside there", async () => {
		answerTo(listWithdrawalQueue, () => ({ withdrawals: [], next: null }));
		const nobodys: PayoutLine = { ...paid, line: "8", fault: "unknown", reference: null };
		answerTo(listPayoutLines, () => ({ lines: [paid, nobodys], next: null }));
		answerTo(lookAtWithdrawal, inQuestion);
		const address = await show(WithdrawalsPage);
		const place = within(await screen.findByRole("region", { name: words.provider.waiting }));
		expect(place.getAllByRole("button", { name: words.provider.decide })).toHaveLength(1);
		expect(place.queryByRole("button", { name: words.provider.verdicts.settle })).toBeNull();
		await userEvent.click(place.getByRole("button", { name: `Decide on ${reference}` }));
		await vi.waitFor(() => expect(address()).toContain(reference));
	});
});
