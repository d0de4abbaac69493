// The ways to pay in and out as an operator sees and sets them. The cashier judges and writes down.
import {
	readPayoutTerms,
	readWays,
	changePayoutTerms as setTerms,
	changeWay as setWay,
	type WayLine,
} from "#cashier/api";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { changePayoutTerms, changeWay, listWays, type PayoutTerms, type Way } from "../contract/index.ts";
import { type DeskCall, deskOf } from "./desk.ts";
import type { Office } from "./office.ts";

export const listWaysRoute = ({ db }: Office): Route =>
	bind(listWays, async (_input, { staff: { merchant } }) => {
		const ways = await readWays(db, merchant);
		return ok({ ways: ways.map(shownWay), payouts: shownTerms(await readPayoutTerms(db, merchant)) });
	});

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

export const changeWayRoute = ({ db }: Office): Route =>
	bind(changeWay, async (asked, call) => {
		const done = await setWay(deskOf(db, call), { ...byOf(call), ...asked });
		return done.ok ? ok(shownWay(done.value)) : err(failure(done.error));
	});

export const changePayoutTermsRoute = ({ db }: Office): Route =>
	bind(changePayoutTerms, async (asked, call) => {
		const done = await setTerms(deskOf(db, call), { ...byOf(call), ...asked });
		return done.ok ? ok(shownTerms(done.value)) : err(failure(done.error));
	});
