// An operator's hand on a way to pay in or out as a whole: open or closed, its place, its terms a currency, its words a
// language. Of two who set it at once the later is told; each act is written down with before and after. The number of the
// account that transfers go to is masked wherever it is shown or written down, but for one call.
import type { Database, Tx } from "#platform/db";
import { err, formatMinor, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import {
	maskedNumber,
	mayOpen,
	type PaymentMethodAccount,
	type PaymentMethodFlow,
	type PaymentMethodRange,
	type PaymentMethodWords,
	partsFault,
	readPercent,
	tailOf,
	termsFault,
} from "../../core/index.ts";
import { writeAct } from "../operator-act.ts";
import { stampOf } from "../stamp.ts";
import {
	type StoredPaymentMethod,
	type StoredTerms,
	storedPaymentMethods,
	writePaymentMethod,
} from "./payment-method-store.ts";

/** Amounts as decimal strings of the currency; the fee's part in per cent: "1.50". */
export type TermsLine = {
	readonly currency: string;
	readonly smallest: string;
	readonly largest: string;
	readonly feeFixed: string;
	readonly feePercent: string;
	readonly quick: readonly string[];
};

export type PaymentMethodSettings = Pick<StoredPaymentMethod, "open" | "order" | "hours"> & {
	readonly terms: readonly TermsLine[];
	readonly words: readonly PaymentMethodWords[];
};

export type PaymentMethodLine = PaymentMethodSettings & {
	readonly flow: PaymentMethodFlow;
	readonly code: string;
	readonly kind: string;
	/** Where transfers go, the number masked; both empty where nothing is transferred. */
	readonly account: PaymentMethodAccount;
	/** Of what it is now: a change names it. */
	readonly stamp: string;
};

/** Those money comes in by, then those it goes out by, each in the brand's order. */
export function readPaymentMethods(
	db: Pick<Database, "read">,
	merchant: string,
): Promise<readonly PaymentMethodLine[]> {
	return db.read(async (tx) => [
		...(await linesOf(tx, { merchant, flow: "in" })),
		...(await linesOf(tx, { merchant, flow: "out" })),
	]);
}

async function linesOf(tx: Tx, asked: { readonly merchant: string; readonly flow: PaymentMethodFlow }) {
	const paymentMethods = await storedPaymentMethods(tx, asked);
	return paymentMethods.map((paymentMethod) => lineOf(paymentMethod, asked.flow));
}

/** As an operator sees it; its stamp is of all of it, the number of the account too. */
export function lineOf(
	{ id: _id, terms, account, ...paymentMethod }: StoredPaymentMethod,
	flow: PaymentMethodFlow,
): PaymentMethodLine {
	const line = { flow, ...paymentMethod, terms: terms.map(shownTerms) };
	const { holder, number } = account;
	const masked = { holder, number: number === "" ? "" : maskedNumber(tailOf(number)) };
	return { ...line, account: masked, stamp: stampOf({ ...line, account }) };
}

function shownTerms({ currency, smallest, largest, feeFixed, feeBasisPoints, quick }: StoredTerms): TermsLine {
	const show = (minor: string) => (isCurrencyCode(currency) ? formatMinor(BigInt(minor), currency) : minor);
	return {
		currency,
		smallest: show(smallest),
		largest: show(largest),
		feeFixed: show(feeFixed),
		feePercent: (feeBasisPoints / 100).toFixed(2),
		quick: quick.map((minor) => show(String(minor))),
	};
}

export type PaymentMethodOrder = {
	readonly merchant: string;
	readonly flow: PaymentMethodFlow;
	readonly code: string;
	/** Of what was looked at. */
	readonly stamp: string;
	readonly operator: string;
	readonly now: Date;
	readonly settings: PaymentMethodSettings;
	/** The brand's own currencies and languages. */
	readonly range: PaymentMethodRange;
};

/**
 * `TERMS_INVALID`: a currency or a language is missing or not the brand's, or the terms make no sense. `ACCOUNT_MISSING`:
 * nobody said where transfers go.
 */
export type PaymentMethodFault = "WAY_NOT_FOUND" | "CHANGED_MEANWHILE" | "TERMS_INVALID" | "ACCOUNT_MISSING";

/** Holds for what is asked for from now on; what waits keeps its terms. */
export function changePaymentMethod(
	db: Pick<Database, "tx">,
	order: PaymentMethodOrder,
): Promise<Result<PaymentMethodLine, PaymentMethodFault>> {
	const { merchant, flow, code, settings, operator, now: at } = order;
	return db.tx(async (tx) => {
		const [stored] = await storedPaymentMethods(tx, { merchant, flow, code });
		if (stored === undefined) return err("WAY_NOT_FOUND");
		const before = lineOf(stored, flow);
		if (before.stamp !== order.stamp) return err("CHANGED_MEANWHILE");
		const set = settingsOf({ ...stored, flow }, settings, order.range);
		if (set === undefined) return err("TERMS_INVALID");
		if (set.open && !mayOpen(before, stored.account)) return err("ACCOUNT_MISSING");
		await writePaymentMethod(tx, flow, set);
		const after = lineOf(set, flow);
		await writeAct(tx, {
			merchant,
			act: flow === "in" ? "method set" : "way out set",
			operator,
			at,
			before,
			after,
		});
		return ok(after);
	});
}

/** Undefined for what is refused. */
export function settingsOf(
	{ flow, ...stored }: StoredPaymentMethod & { readonly flow: PaymentMethodFlow },
	{ open, order, hours, terms, words }: PaymentMethodSettings,
	range: PaymentMethodRange,
): StoredPaymentMethod | undefined {
	const set = terms.map(storedTerms).filter((one) => one !== undefined);
	if (set.length < terms.length) return undefined;
	const parts = (paymentMethod: Pick<StoredPaymentMethod, "terms" | "words">) => ({
		currencies: paymentMethod.terms.map(({ currency }) => currency),
		words: paymentMethod.words,
	});
	const after = { ...stored, open, order, hours, terms: set.toSorted(byCurrency), words: words.toSorted(byLanguage) };
	const fault = partsFault({ flow, kind: stored.kind }, { before: parts(stored), after: parts(after), range });
	return fault === undefined ? after : undefined;
}

const byCurrency = (one: StoredTerms, other: StoredTerms): number => (one.currency < other.currency ? -1 : 1);
const byLanguage = (one: PaymentMethodWords, other: PaymentMethodWords): number =>
	one.language < other.language ? -1 : 1;

function storedTerms({ currency, feePercent, ...typed }: TermsLine): StoredTerms | undefined {
	if (!isCurrencyCode(currency)) return undefined;
	const feeBasisPoints = readPercent(feePercent);
	const minor = [typed.smallest, typed.largest, typed.feeFixed, ...typed.quick].map((text) =>
		parseMinor(text, currency),
	);
	const [smallest, largest, fixed, ...quick] = minor.flatMap((one) => (one.ok ? [one.value] : []));
	if (smallest === undefined || largest === undefined || fixed === undefined) return undefined;
	if (feeBasisPoints === undefined || minor.some((one) => !one.ok)) return undefined;
	if (termsFault({ smallest, largest, fee: { fixed, basisPoints: feeBasisPoints }, quick }) !== undefined)
		return undefined;
	return {
		currency,
		smallest: `${smallest}`,
		largest: `${largest}`,
		feeFixed: `${fixed}`,
		feeBasisPoints,
		quick: quick.map(String),
	};
}
