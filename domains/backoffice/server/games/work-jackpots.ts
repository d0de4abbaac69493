// Jackpots at the desk. The games judge, write and keep; here stands who asks, and the shape of the answer.
import { type HitRow, readHits, readPots, savePot } from "#games/api";
import { failure } from "#platform/contract";
import { aloneSince } from "#platform/desk/core";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import { readJackpots, saveJackpot, type WaitingFunding, type WonJackpot } from "../../contract/index.ts";
import { deskOf } from "../desk.ts";
import { decideFundingRoute, takeBackFundingRoute } from "./decide-funding.ts";
import { type FundingDesk, fundJackpotRoute } from "./fund-jackpot.ts";
import { givenAlone, type NamedFunding, waitingFundings } from "./jackpot-funding-store.ts";
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

const readJackpotsRoute = ({ db, brand }: FundingDesk): Route =>
	bind(readJackpots, async (_input, { staff: { merchant, staffId }, now }) => {
		const { currency } = brand.brand(merchant);
		const jackpots = (await readPots(db)).map(shownPot);
		const { won, waiting, given } = await db.read(async (tx) => ({
			won: await readHits(tx, { limit: wonShown }),
			waiting: await waitingFundings(tx, merchant),
			given: await givenAlone(tx, { staffId, currency, since: aloneSince(now) }),
		}));
		return ok({
			jackpots,
			won: won.map(shownWon),
			waiting: waiting.filter(({ expires_at }) => expires_at > now).map((row) => shownFunding(row, staffId)),
			givenAlone: formatMinor(given, currency),
			currencies: [currency],
		});
	});

const shownIn = (currency: string, minor: string): string =>
	isCurrencyCode(currency) ? formatMinor(BigInt(minor), currency) : minor;

function shownFunding(row: NamedFunding, staffId: string): WaitingFunding {
	const { id, jackpot, currency, amount, reason, proposed_name, proposed_by, proposed_at, expires_at } = row;
	return {
		fundingId: id,
		code: jackpot,
		currency,
		amount: shownIn(currency, amount),
		reason,
		askedBy: proposed_name,
		askedAt: proposed_at.toISOString(),
		lapsesAt: expires_at.toISOString(),
		own: proposed_by === staffId,
	};
}

function shownWon({ names: _names, number, at, ...hit }: HitRow): WonJackpot {
	const [amount, seed] = [shownIn(hit.currency, hit.amount), shownIn(hit.currency, hit.seed)];
	return { ...hit, cycle: number, amount, seed, at: at.toISOString() };
}
