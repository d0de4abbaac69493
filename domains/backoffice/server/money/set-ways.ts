// The ways to pay in and out as an operator sees and sets them. The cashier judges and writes down.
import {
	addWay as add,
	readPayoutTerms,
	readWays,
	revealWayAccount as reveal,
	setWayAccount as setAccount,
	changePayoutTerms as setTerms,
	changeWay as setWay,
	type WayLine,
} from "#cashier/api";
import { failure } from "#platform/contract";
import { type DeskCall, deskOf } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import {
	addWay,
	changePayoutTerms,
	changeWay,
	listWays,
	type PayoutTerms,
	revealWayAccount,
	setWayAccount,
	type Way,
} from "../../contract/index.ts";
import type { Office } from "../office.ts";

export const listWaysRoute = ({ db, brand }: Office): Route =>
	bind(listWays, async (_input, { staff: { merchant } }) => {
		const ways = await readWays(db, merchant);
		const payouts = shownTerms(await readPayoutTerms(db, merchant));
		return ok({ ways: ways.map(shownWay), payouts, range: rangeOf({ brand }, merchant) });
	});

/** What a way of the brand may take and speak. */
function rangeOf({ brand }: Pick<Office, "brand">, merchant: string) {
	const { currency, languages } = brand.brand(merchant);
	return { currencies: [currency], languages: [...languages] };
}

const shownWay = ({ terms, words, ...way }: WayLine): Way => ({
	...way,
	terms: terms.map(({ quick, ...line }) => ({ ...line, quick: [...quick] })),
	words: words.map(({ steps, ...line }) => ({ ...line, steps: [...steps] })),
});

const shownTerms = ({ thresholds, ...terms }: Awaited<ReturnType<typeof readPayoutTerms>>): PayoutTerms => ({
	...terms,
	thresholds: [...thresholds],
});

const byOf = ({ staff, now }: DeskCall) => ({ merchant: staff.merchant, operator: staff.name, now });

export const addWayRoute = ({ db, brand }: Office): Route =>
	bind(addWay, async ({ wayKind: kind, ...asked }, call) => {
		const by = byOf(call);
		const done = await add(deskOf(db, call), { ...by, ...asked, kind, range: rangeOf({ brand }, by.merchant) });
		return done.ok ? ok(shownWay(done.value)) : err(failure(done.error));
	});

export const setWayAccountRoute = ({ db }: Office): Route =>
	bind(setWayAccount, async ({ account, ...asked }, call) => {
		const done = await setAccount(deskOf(db, call), { ...byOf(call), ...asked, account });
		return done.ok ? ok(shownWay(done.value)) : err(failure(done.error));
	});

export const revealWayAccountRoute = ({ db }: Office): Route =>
	bind(revealWayAccount, async ({ code }, call) => {
		const seen = await reveal(deskOf(db, call), { ...byOf(call), code });
		return seen.ok ? seen : err(failure(seen.error));
	});

export const changeWayRoute = ({ db, brand }: Office): Route =>
	bind(changeWay, async (asked, call) => {
		const by = byOf(call);
		const done = await setWay(deskOf(db, call), { ...by, ...asked, range: rangeOf({ brand }, by.merchant) });
		return done.ok ? ok(shownWay(done.value)) : err(failure(done.error));
	});

export const changePayoutTermsRoute = ({ db }: Office): Route =>
	bind(changePayoutTerms, async (asked, call) => {
		const done = await setTerms(deskOf(db, call), { ...byOf(call), ...asked });
		return done.ok ? ok(shownTerms(done.value)) : err(failure(done.error));
	});
