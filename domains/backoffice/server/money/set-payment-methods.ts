// The ways to pay in and out as an operator sees and sets them. The cashier judges and writes down.
import {
	addPaymentMethod as add,
	type PaymentMethodLine,
	readPaymentMethods,
	readPayoutTerms,
	revealPaymentMethodAccount as reveal,
	setPaymentMethodAccount as setAccount,
	changePaymentMethod as setPaymentMethod,
	changePayoutTerms as setTerms,
} from "#cashier/api";
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
import type { Office } from "../office.ts";

export const listPaymentMethodsRoute = ({ db, brand }: Office): Route =>
	bind(listPaymentMethods, async (_input, { staff: { merchant } }) => {
		const paymentMethods = await readPaymentMethods(db, merchant);
		const payouts = shownTerms(await readPayoutTerms(db, merchant));
		return ok({ paymentMethods: paymentMethods.map(shownPaymentMethod), payouts, range: rangeOf({ brand }, merchant) });
	});

/** What a way of the brand may take and speak. */
function rangeOf({ brand }: Pick<Office, "brand">, merchant: string) {
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

export const addPaymentMethodRoute = ({ db, brand }: Office): Route =>
	bind(addPaymentMethod, async ({ paymentMethodKind: kind, ...asked }, call) => {
		const by = byOf(call);
		const done = await add(deskOf(db, call), { ...by, ...asked, kind, range: rangeOf({ brand }, by.merchant) });
		return done.ok ? ok(shownPaymentMethod(done.value)) : err(failure(done.error));
	});

export const setPaymentMethodAccountRoute = ({ db }: Office): Route =>
	bind(setPaymentMethodAccount, async ({ account, ...asked }, call) => {
		const done = await setAccount(deskOf(db, call), { ...byOf(call), ...asked, account });
		return done.ok ? ok(shownPaymentMethod(done.value)) : err(failure(done.error));
	});

export const revealPaymentMethodAccountRoute = ({ db }: Office): Route =>
	bind(revealPaymentMethodAccount, async ({ code }, call) => {
		const seen = await reveal(deskOf(db, call), { ...byOf(call), code });
		return seen.ok ? seen : err(failure(seen.error));
	});

export const changePaymentMethodRoute = ({ db, brand }: Office): Route =>
	bind(changePaymentMethod, async (asked, call) => {
		const by = byOf(call);
		const done = await setPaymentMethod(deskOf(db, call), { ...by, ...asked, range: rangeOf({ brand }, by.merchant) });
		return done.ok ? ok(shownPaymentMethod(done.value)) : err(failure(done.error));
	});

export const changePayoutTermsRoute = ({ db }: Office): Route =>
	bind(changePayoutTerms, async (asked, call) => {
		const done = await setTerms(deskOf(db, call), { ...byOf(call), ...asked });
		return done.ok ? ok(shownTerms(done.value)) : err(failure(done.error));
	});
