// Jackpots at the desk. The games judge, write and keep; here stands who asks, and the shape of the answer.

import { failure } from "#platform/contract";
import { deskOf } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import { readJackpots, saveJackpot, type WaitingFunding, type WonJackpot } from "../../contract/index.ts";
import { type HitRow, readHits } from "../jackpots/hits.ts";
import { readPots, savePot } from "../jackpots/work-jackpots.ts";
import { decideFundingRoute, takeBackFundingRoute } from "./decide-funding.ts";
import { type FundingDesk, fundJackpotRoute } from "./fund-jackpot.ts";
import { amountOf, type Funding, fundingApprovals } from "./funding-approval.ts";
import { shownPot } from "./shown-pot.ts";

const wonShown = 50;

export const jackpotRoutes = (desk: FundingDesk): readonly Route[] => [
	readJackpotsRoute(desk),
	bind(saveJackpot, async ({ jackpot: code, was: version, kind, currency, settings }, call) => {
		const { merchant, name: operator } = call.staff;
		const order = { merchant, operator, now: call.now, code, version, kind, currency, settings };
		const saved = await savePot(deskOf(desk.db, call), order);
		if (saved.ok) return ok(shownPot(saved.value));
		const { error } = saved;
		return err("part" in error ? failure(error.code, { part: error.part }) : failure(error.code));
	}),
	fundJackpotRoute(desk),
	decideFundingRoute(desk),
	takeBackFundingRoute(desk),
];

const readJackpotsRoute = (desk: FundingDesk): Route =>
	bind(readJackpots, async (_input, { staff: { merchant, staffId }, now }) => {
		const fundings = fundingApprovals(desk);
		const { currency } = desk.brand.brand(merchant);
		const jackpots = (await readPots(desk.db)).map(shownPot);
		const { won, waiting, given } = await desk.db.read(async (tx) => ({
			won: await readHits(tx, { limit: wonShown }),
			waiting: await fundings.waiting(tx, { merchant, now }),
			given: await fundings.givenAlone(tx, { byId: staffId, currency, now }),
		}));
		return ok({
			jackpots,
			won: won.map(shownWon),
			waiting: waiting.map((row) => shownFunding(row, staffId)),
			givenAlone: formatMinor(given, currency),
			currencies: [currency],
		});
	});

const shownIn = (currency: string, minor: string): string =>
	isCurrencyCode(currency) ? formatMinor(BigInt(minor), currency) : minor;

function shownFunding({ id, terms, reason, ...row }: Funding, staffId: string): WaitingFunding {
	return {
		fundingId: id,
		code: terms.jackpot,
		currency: terms.currency,
		amount: amountOf(terms),
		reason,
		askedBy: row.askedBy,
		askedAt: row.askedAt.toISOString(),
		lapsesAt: row.expiresAt.toISOString(),
		own: row.askedById === staffId,
	};
}

function shownWon({ names: _names, number, at, ...hit }: HitRow): WonJackpot {
	const [amount, seed] = [shownIn(hit.currency, hit.amount), shownIn(hit.currency, hit.seed)];
	return { ...hit, cycle: number, amount, seed, at: at.toISOString() };
}
