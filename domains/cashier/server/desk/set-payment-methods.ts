// The ways to pay in and out as an operator sees and sets them. The cashier judges and writes down.

import { failure } from "#platform/contract";
import { type DeskCall, deskOf } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
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
import {
	addPaymentMethod as add,
	revealPaymentMethodAccount as reveal,
	setPaymentMethodAccount as setAccount,
} from "../methods/add-payment-method.ts";
import {
	type PaymentMethodLine,
	readPaymentMethods,
	changePaymentMethod as setPaymentMethod,
} from "../methods/work-payment-methods.ts";
import { readPayoutTerms, changePayoutTerms as setTerms } from "../withdrawals/work-payout-rules.ts";
import type { CashierDesk } from "./ports.ts";

export const listPaymentMethodsRoute = ({ db, brand }: CashierDesk): Route =>
	bind(listPaymentMethods, async (_input, { staff: { merchant } }) => {
		const paymentMethods = await readPaymentMethods(db, merchant);
		const payouts = shownTerms(await readPayoutTerms(db, merchant));
		return ok({ paymentMethods: paymentMethods.map(shownPaymentMethod), payouts, range: rangeOf({ brand }, merchant) });
	});

/** What a way of the brand may take and speak. */
function rangeOf({ brand }: Pick<CashierDesk, "brand">, merchant: string) {
	const { currency, languages } = brand.brand(merchant);
	return { currencies: [currency], languages: [...languages] };
}

const shownPaymentMethod = ({ terms, words, ...paymentMethod }: PaymentMethodLine): PaymentMethod => ({
	...paymentMethod,
	terms: terms.map(({ quick, ...line }) => ({ ...line, quick: [...quick] })),
	words: words.map(({ steps, ...line }) => ({ ...line, steps: [...steps] })),
});

const shownTerms = ({ thresholds, ...terms }: Awaited<ReturnType<typeof readPayoutTerms>>): PayoutTerms => ({
	...terms,
	thresholds: [...thresholds],
});

const byOf = ({ staff, now }: DeskCall) => ({ merchant: staff.merchant, operator: staff.name, now });

export const addPaymentMethodRoute = ({ db, brand }: CashierDesk): Route =>
	bind(addPaymentMethod, async ({ paymentMethodKind: kind, ...asked }, call) => {
		const by = byOf(call);
		const done = await add(deskOf(db, call), { ...by, ...asked, kind, range: rangeOf({ brand }, by.merchant) });
		return done.ok ? ok(shownPaymentMethod(done.value)) : err(failure(done.error));
	});

export const setPaymentMethodAccountRoute = ({ db }: CashierDesk): Route =>
	bind(setPaymentMethodAccount, async ({ account, ...asked }, call) => {
		const done = await setAccount(deskOf(db, call), { ...byOf(call), ...asked, account });
		return done.ok ? ok(shownPaymentMethod(done.value)) : err(failure(done.error));
	});

export const revealPaymentMethodAccountRoute = ({ db }: CashierDesk): Route =>
	bind(revealPaymentMethodAccount, async ({ code }, call) => {
		const seen = await reveal(deskOf(db, call), { ...byOf(call), code });
		return seen.ok ? seen : err(failure(seen.error));
	});

export const changePaymentMethodRoute = ({ db, brand }: CashierDesk): Route =>
	bind(changePaymentMethod, async (asked, call) => {
		const by = byOf(call);
		const done = await setPaymentMethod(deskOf(db, call), { ...by, ...asked, range: rangeOf({ brand }, by.merchant) });
		return done.ok ? ok(shownPaymentMethod(done.value)) : err(failure(done.error));
	});

export const changePayoutTermsRoute = ({ db }: CashierDesk): Route =>
	bind(changePayoutTerms, async (asked, call) => {
		const done = await setTerms(deskOf(db, call), { ...byOf(call), ...asked });
		return done.ok ? ok(shownTerms(done.value)) : err(failure(done.error));
	});
