// An operator sees the ways to pay in and out and sets one as a whole; what somebody else set meanwhile is said and shown.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	addPaymentMethod,
	changePaymentMethod,
	changePayoutTerms,
	listPaymentMethods,
	type PaymentMethod,
	type PayoutTerms,
	revealPaymentMethodAccount,
	setPaymentMethodAccount,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { MethodsPage } from "../pages/methods-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";

const words = en.paymentMethods;
const stamp = "0".repeat(32);
const said = { name: "Mosaic Bank", summary: "By transfer", bank: "Mosaic Bank", steps: ["Send it.", "Wait."] };
const range = { currencies: ["P"], languages: ["EN", "KO"] };
const paymentMethodIn: PaymentMethod = {
	account: { holder: "Tessera Desk", number: "•••• 2889" },
	flow: "in",
	code: "mosaic-bank",
	kind: "bank-transfer",
	stamp,
	open: true,
	order: 10,
	hours: 24,
	terms: [
		{ currency: "P", smallest: "10.00", largest: "500.00", feeFixed: "0.00", feePercent: "0.50", quick: ["20.00"] },
	],
	words: [
		{ language: "EN", ...said },
		{ language: "KO", ...said, name: "모자이크 은행" },
	],
};
const paymentMethodOut: PaymentMethod = {
	...paymentMethodIn,
	flow: "out",
	code: "mosaic-payout",
	kind: "bank-account",
	open: false,
	account: { holder: "", number: "" },
	words: [{ language: "EN", name: "Pay-out", summary: "To your bank", bank: "", steps: [] }],
};
const payouts: PayoutTerms = {
	rule: { loginMinutes: 15, turnoverPercent: 100, confirmMinutes: 1440, manyADay: 3, mostOpen: 3 },
	thresholds: [{ currency: "P", secondAbove: "1000.00", largeFrom: "1000.00" }],
	stamp,
};
const every = ["cashier.methods:read", "cashier.methods:write"];
const labelled = (text: string) => new RegExp(`^${text}`);

beforeEach(() => {
	beginAnew(every);
	answerTo(listPaymentMethods, () => ({ paymentMethods: [paymentMethodIn, paymentMethodOut], payouts, range }));
});

async function openPaymentMethod(name = "Mosaic Bank") {
	await show(MethodsPage);
	await userEvent.click(await screen.findByRole("button", { name }));
	return within(await screen.findByRole("dialog"));
}
async function retype(place: Pick<typeof screen, "getByLabelText">, { label, text }: { label: string; text: string }) {
	const field = place.getByLabelText(labelled(label));
	await userEvent.clear(field);
	await userEvent.type(field, text);
}

test("lists what is open and closed with limits and fee", async () => {
	await show(MethodsPage);
	const table = within(await screen.findByRole("table"));
	for (const shown of ["mosaic-bank", "mosaic-payout", words.open, words.closed, words.flows.in, words.flows.out])
		expect(table.getByText(shown)).toBeTruthy();
	expect(table.getAllByText("P 10.00 – P 500.00")).toHaveLength(2);
	expect(table.getAllByText("P 0.00 + 0.50 %")).toHaveLength(2);
});

test("sets a way as a whole: state, terms and the words of one language", async () => {
	const dialog = await openPaymentMethod();
	answerTo(changePaymentMethod, () => paymentMethodIn);
	await userEvent.click(dialog.getByRole("checkbox", { name: words.isOpen }));
	await retype(dialog, { label: words.smallest, text: "25" });
	await retype(dialog, { label: words.quick, text: "30 40" });
	await retype(dialog, { label: words.hours.in, text: "12" });
	await userEvent.selectOptions(dialog.getByRole("combobox"), "KO");
	await retype(dialog, { label: deskWords.parts.name, text: "모자이크" });
	await retype(dialog, { label: "Step 2", text: "기다려 주세요." });
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(askedOf(changePaymentMethod).flatMap(({ body }) => body ?? [])).toEqual([
		{
			flow: "in",
			code: "mosaic-bank",
			stamp,
			settings: {
				open: false,
				order: 10,
				hours: 12,
				terms: [{ ...paymentMethodIn.terms[0], smallest: "25", quick: ["30", "40"] }],
				words: [
					paymentMethodIn.words[0],
					{ language: "KO", ...said, name: "모자이크", steps: ["Send it.", "기다려 주세요."] },
				],
			},
		},
	]);
});

test("what is refused stays typed", async () => {
	const dialog = await openPaymentMethod();
	await retype(dialog, { label: words.largest, text: "900" });
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	await dialog.findByRole("alert");
	expect(dialog.getByLabelText<HTMLInputElement>(labelled(words.largest)).value).toBe("900");
	expect(dialog.queryByRole("button", { name: deskWords.parts.lookAgain })).toBeNull();
});

test("what somebody else set meanwhile is said, and shown when it is asked for", async () => {
	const dialog = await openPaymentMethod();
	vi.stubGlobal("fetch", refuseOnce(fetch));
	await retype(dialog, { label: words.largest, text: "900" });
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	expect((await dialog.findByRole("alert")).textContent).toContain(en.errors.CHANGED_MEANWHILE);
	const theirs = {
		...paymentMethodIn,
		stamp: "1".repeat(32),
		terms: paymentMethodIn.terms.map((line) => ({ ...line, largest: "700.00" })),
	};
	answerTo(listPaymentMethods, () => ({ paymentMethods: [theirs, paymentMethodOut], payouts, range }));
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.lookAgain }));
	await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(labelled(words.largest)).value).toBe("700.00"));
});

/** The next change is refused as one of what is older; all else goes on. */
function refuseOnce(real: typeof fetch): typeof fetch {
	let refused = false;
	return async (address, init) => {
		if (refused || init?.method !== "PUT") return real(address, init);
		refused = true;
		return Response.json({ success: false, errorCode: "CHANGED_MEANWHILE", message: "" }, { status: 409 });
	};
}

test("sets what withdrawals are asked", async () => {
	await show(MethodsPage);
	await screen.findByRole("button", { name: words.savePayouts });
	answerTo(changePayoutTerms, () => payouts);
	await retype(screen, { label: words.confirmMinutes, text: "60" });
	await retype(screen, { label: words.secondAbove, text: "2000" });
	await userEvent.click(screen.getByRole("button", { name: words.savePayouts }));
	await vi.waitFor(() => expect(askedOf(changePayoutTerms)).toHaveLength(1));
	expect(askedOf(changePayoutTerms)[0]?.body).toEqual({
		stamp,
		rule: { ...payouts.rule, confirmMinutes: 60 },
		thresholds: [{ currency: "P", secondAbove: "2000", largeFrom: "1000.00" }],
	});
});

test("who may only read is offered nothing to press, and a refusal is said", async () => {
	beginAnew(["cashier.methods:read"]);
	answerTo(listPaymentMethods, () => ({ paymentMethods: [paymentMethodIn], payouts, range }));
	const dialog = await openPaymentMethod();
	expect(dialog.queryByRole("button", { name: deskWords.parts.save })).toBeNull();
	expect(dialog.getByLabelText(labelled(words.smallest)).closest("fieldset[disabled]")).not.toBeNull();
	expect(screen.queryByRole("button", { name: words.savePayouts })).toBeNull();
	beginAnew(every);
	await show(MethodsPage);
	expect((await screen.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
});

test("T19 the list is handed out as a file, a line a way and currency", async () => {
	await show(MethodsPage);
	await screen.findByRole("table");
	const [heads, ...rows] = await takeFile("methods.csv");
	const column = (name: string) => rows.map((row) => row[heads?.indexOf(name) ?? -1]);
	expect(column("code")).toEqual(["mosaic-bank", "mosaic-payout"]);
	expect(column("largest")).toEqual(["500.00", "500.00"]);
	expect(column("languages")).toEqual(["EN KO", "EN"]);
});

test("adds a way with its terms and the words of a language; what is empty is left out", async () => {
	await show(MethodsPage);
	await userEvent.click(await screen.findByRole("button", { name: words.add }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.selectOptions(dialog.getByLabelText(words.kind), "voucher");
	expect(dialog.queryByLabelText(labelled(words.bank))).toBeNull();
	await userEvent.selectOptions(dialog.getByLabelText(words.kind), "bank-transfer");
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.code)), "harbour-bank");
	for (const [label, text] of [
		[words.smallest, "10"],
		[words.largest, "500"],
		[deskWords.parts.name, "Harbour"],
		[words.summary, "By transfer"],
		[words.bank, "Harbour Bank"],
	] as const)
		await retype(dialog, { label, text });
	await userEvent.click(dialog.getByRole("button", { name: words.addStep }));
	await userEvent.type(dialog.getByLabelText("Step 1"), "Send it.");
	await userEvent.click(dialog.getByRole("button", { name: words.addStep }));
	answerTo(addPaymentMethod, () => paymentMethodIn);
	await userEvent.click(dialog.getByRole("button", { name: words.add }));
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(askedOf(addPaymentMethod)[0]?.body).toEqual({
		flow: "in",
		code: "harbour-bank",
		paymentMethodKind: "bank-transfer",
		settings: {
			open: false,
			order: 100,
			hours: 24,
			terms: [{ currency: "P", smallest: "10", largest: "500", feeFixed: "0", feePercent: "0", quick: [] }],
			words: [{ language: "EN", name: "Harbour", summary: "By transfer", bank: "Harbour Bank", steps: ["Send it."] }],
		},
	});
});

test("a currency of the brand that a way does not take yet is added with terms of its own", async () => {
	const wide = { ...range, currencies: ["P", "KRW"] };
	answerTo(listPaymentMethods, () => ({ paymentMethods: [paymentMethodIn], payouts, range: wide }));
	const dialog = await openPaymentMethod();
	await userEvent.click(dialog.getByRole("button", { name: "Take KRW, too" }));
	const won = within(dialog.getByRole("group", { name: "Terms in KRW" }));
	await userEvent.type(won.getByLabelText(labelled(words.smallest)), "10000");
	await userEvent.type(won.getByLabelText(labelled(words.largest)), "90000");
	answerTo(changePaymentMethod, () => paymentMethodIn);
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	await vi.waitFor(() => expect(askedOf(changePaymentMethod).filter(({ body }) => body !== undefined)).toHaveLength(1));
	const [sent] = askedOf(changePaymentMethod).flatMap(({ body }) => body ?? []);
	expect(sent).toMatchObject({ settings: { terms: [{ currency: "P" }, { currency: "KRW", smallest: "10000" }] } });
});

test("where transfers go is masked; whoever may sees it in full and sets another one", async () => {
	const masked = await openPaymentMethod();
	expect(masked.getByText("•••• 2889")).toBeTruthy();
	expect(masked.queryByRole("button", { name: words.editAccount })).toBeNull();
	beginAnew([...every, "cashier.methods:account"]);
	answerTo(listPaymentMethods, () => ({ paymentMethods: [paymentMethodIn], payouts, range }));
	answerTo(revealPaymentMethodAccount, () => ({ holder: "Tessera Desk", number: "0017-2204-2889" }));
	answerTo(setPaymentMethodAccount, () => paymentMethodIn);
	const dialog = await openPaymentMethod();
	await userEvent.click(await dialog.findByRole("button", { name: words.editAccount }));
	expect((await dialog.findByLabelText<HTMLInputElement>(labelled(words.number))).value).toBe("0017-2204-2889");
	await retype(dialog, { label: words.number, text: "110-234-567890" });
	await userEvent.click(dialog.getByRole("button", { name: words.saveAccount }));
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	const account = { holder: "Tessera Desk", number: "110-234-567890" };
	expect(askedOf(setPaymentMethodAccount).map(({ body }) => body)).toEqual([{ code: "mosaic-bank", stamp, account }]);
});
