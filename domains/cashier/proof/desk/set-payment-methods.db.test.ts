// The ways to pay in and out at the desk: seen and set by whoever may, in the trail with who and from where, never over what
// somebody else set.
import { expect, test } from "vitest";
import { listActs } from "#backoffice/contract";
import { employ, openOffice } from "#backoffice/testing";
import {
	addPaymentMethod,
	changePaymentMethod,
	changePayoutTerms,
	listPaymentMethods,
	type PaymentMethodSettings,
	revealPaymentMethodAccount,
	setPaymentMethodAccount,
} from "../../contract/index.ts";

const office = await openOffice();
const { call, owner } = office;
const [sven, olga] = [await employ(office, "supervisor"), await employ(office, "cashier")];
const asSven = { token: sven.token };

const refusedAs = (code: string) => expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });
const all = async () => {
	const listed = await call(listPaymentMethods, {}, asSven);
	if (!listed.ok) throw new Error(listed.error.code);
	return listed.value;
};
const paymentMethod = async (code: string) => {
	const found = (await all()).paymentMethods.find((one) => one.code === code);
	if (found === undefined) throw new Error(`no way ${code}`);
	return found;
};
const set = async (code: string, change: Partial<PaymentMethodSettings>, token = sven.token) => {
	const { flow, stamp, code: _code, kind: _kind, account: _account, ...settings } = await paymentMethod(code);
	return call(changePaymentMethod, { flow, code, stamp, settings: { ...settings, ...change } }, { token });
};
const lastAct = async () => {
	const trail = await call(listActs, { source: "cashier" }, { token: owner });
	return trail.ok ? trail.value.acts[0] : undefined;
};

test.each(["mosaic-bank", "mosaic-payout"])(
	"%s is closed and opened, with before and after in the trail",
	async (code) => {
		expect(await set(code, { open: false })).toMatchObject({ ok: true, value: { code, open: false } });
		expect(await lastAct()).toMatchObject({
			act: code === "mosaic-bank" ? "method set" : "way out set",
			address: "203.0.113.9",
			before: expect.stringMatching(/"open":\s?true/),
			after: expect.stringMatching(/"open":\s?false/),
		});
		expect(await set(code, { open: true })).toMatchObject({ value: { open: true } });
	},
);

test("whoever saw an older one is told, and nothing is set", async () => {
	const { flow, stamp, code, kind: _kind, account: _account, ...settings } = await paymentMethod("mosaic-bank");
	const asked = (hours: number) => ({ flow, code, stamp, settings: { ...settings, hours } });
	const both = await Promise.all([
		call(changePaymentMethod, asked(30), asSven),
		call(changePaymentMethod, asked(31), { token: owner }),
	]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	expect(both).toContainEqual(refusedAs("CHANGED_MEANWHILE"));
	const { payouts } = await all();
	const rule = { ...payouts.rule, confirmMinutes: 90 };
	expect(await call(changePayoutTerms, { ...payouts, rule }, asSven)).toMatchObject({ value: { rule } });
	expect(await call(changePayoutTerms, { ...payouts, rule }, asSven)).toEqual(refusedAs("CHANGED_MEANWHILE"));
	expect((await lastAct())?.act).toBe("withdrawal rules set");
});

test("what makes no sense is refused, by the contract or by the rule", async () => {
	const { terms, words } = await paymentMethod("mosaic-bank");
	const upside = terms.map((line) => ({ ...line, smallest: "10000.00" }));
	expect(await set("mosaic-bank", { terms: upside })).toEqual(refusedAs("TERMS_INVALID"));
	for (const change of [
		{ hours: 0 },
		{ order: -1 },
		{ terms: terms.map((line) => ({ ...line, feeFixed: "-1" })) },
		{ words: words.map((one) => ({ ...one, name: " " })) },
	])
		expect(await set("mosaic-bank", change)).toEqual(refusedAs("INVALID_INPUT"));
	const { payouts } = await all();
	const thresholds = [{ currency: "KRW", secondAbove: "1", largeFrom: "1" }];
	expect(await call(changePayoutTerms, { ...payouts, thresholds }, asSven)).toEqual(refusedAs("TERMS_INVALID"));
	const rule = { ...payouts.rule, mostOpen: 21 };
	expect(await call(changePayoutTerms, { ...payouts, rule }, asSven)).toEqual(refusedAs("INVALID_INPUT"));
});

test("who may read sets nothing", async () => {
	expect((await call(listPaymentMethods, {}, { token: olga.token })).ok).toBe(true);
	expect(await set("mosaic-bank", { open: false }, olga.token)).toEqual(refusedAs("NOT_PERMITTED"));
	const { payouts } = await all();
	expect(await call(changePayoutTerms, payouts, { token: olga.token })).toEqual(refusedAs("NOT_PERMITTED"));
});

test("a way is added and sends its transfers where an owner says: in the trail, masked, with who and from where", async () => {
	const { terms, words } = await paymentMethod("mosaic-bank");
	const settings = { open: true, order: 90, hours: 12, terms, words };
	const asked = { flow: "in", code: "harbour-bank", paymentMethodKind: "bank-transfer", settings } as const;
	for (const [flow, paymentMethodKind] of [
		["in", "bank-account"],
		["out", "voucher"],
	] as const) {
		expect(addPaymentMethod.input.safeParse({ ...asked, flow, paymentMethodKind }).success).toBe(false);
	}
	expect(await call(addPaymentMethod, asked, asSven)).toMatchObject({
		ok: true,
		value: { open: false, kind: "bank-transfer" },
	});
	expect(await lastAct()).toMatchObject({ act: "method added", address: "203.0.113.9" });
	expect(await call(addPaymentMethod, asked, asSven)).toEqual(refusedAs("WAY_EXISTS"));
	expect(await set("harbour-bank", { open: true })).toEqual(refusedAs("ACCOUNT_MISSING"));
	const account = { holder: "Tessera Desk", number: "110-234-567890" };
	const { stamp } = await paymentMethod("harbour-bank");
	const send = (token: string) => call(setPaymentMethodAccount, { code: "harbour-bank", stamp, account }, { token });
	expect(await send(sven.token)).toEqual(refusedAs("NOT_PERMITTED"));
	expect(await send(owner)).toMatchObject({ value: { account: { holder: "Tessera Desk", number: "•••• 7890" } } });
	expect(await send(owner)).toEqual(refusedAs("CHANGED_MEANWHILE"));
	expect((await lastAct())?.after).not.toContain("567890");
	expect(await set("harbour-bank", { open: true })).toMatchObject({ value: { open: true } });
	const code = "harbour-bank";
	expect(await call(revealPaymentMethodAccount, { code }, { token: owner })).toMatchObject({ value: account });
	expect(await call(revealPaymentMethodAccount, { code }, asSven)).toEqual(refusedAs("NOT_PERMITTED"));
	expect(await lastAct()).toMatchObject({ act: "method account looked at", address: "203.0.113.9" });
});

test("a way speaks what the brand speaks", async () => {
	const { range, paymentMethods } = await all();
	expect(range.currencies).toEqual(["P"]);
	const { words, terms } = paymentMethods.find(({ code }) => code === "mosaic-payout") ?? { words: [], terms: [] };
	expect(range.languages).toEqual(expect.arrayContaining(words.map(({ language }) => language)));
	const dong = terms.map((line) => ({ ...line, currency: "VND" }));
	expect(await set("mosaic-payout", { terms: [...terms, ...dong] })).toEqual(refusedAs("TERMS_INVALID"));
});
