// What a bet is worth now, and its sale in whole or in part. Pays what it is worth at that moment, never less than was shown.
import { type Failure, failure, type OutputOf } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isUuid, ok, parseMinor, type Result } from "#platform/kernel";
import type { cashOutErrors } from "../contract/errors.ts";
import { type BookEvent, cashOutSportsBet } from "../contract/index.ts";
import {
	cashOutValue,
	chancesOf,
	fairWorth,
	fedChances,
	isFed,
	jointChance,
	type LegWorth,
	offerAt,
	partOf,
	type SportState,
	worldsFor,
} from "../core/index.ts";
import { betView } from "./bet-view.ts";
import { findEvents } from "./event-rows.ts";
import { delayMilliseconds } from "./limits.ts";
import { openState } from "./look-at-legs.ts";
import { type BookTools, ownerOf } from "./ports.ts";
import { knownOf, standOfLeg } from "./settle-event.ts";
import { lockOwnSlip, type Slip, writeStands } from "./slip-rows.ts";

type Refusal = Failure<keyof typeof cashOutErrors>;

/** What a whole bet is worth, and the versions of the matches in play by which that is so. */
export type Worth = { readonly value: bigint; readonly live: ReadonlyMap<string, number> };

/** Undefined while a leg is suspended, or nothing is left to sell. */
export async function worthOf(tools: BookTools, slip: Slip): Promise<Worth | undefined> {
	// A free bet is not sold: its stake is the house's.
	if (slip.state !== "open" || slip.sold === 100 || slip.free_bet !== null) return undefined;
	const live = new Map<string, number>();
	const legs: LegWorth[] = [];
	for (const [place, leg] of slip.legs.entries()) {
		const end = slip.ends[place];
		if (end !== undefined) {
			const stands = leg.sets === undefined ? { odds: leg.odds, end } : await builtStand(tools, { slip, leg });
			if (stands === undefined) return undefined;
			legs.push(stands);
			continue;
		}
		const event = await openState(tools, leg.event);
		const chances = event === undefined ? undefined : chancesAt(event.state, leg);
		if (event === undefined || chances === undefined) return undefined;
		if (event.live) live.set(leg.event, event.version);
		legs.push({ odds: leg.odds, chances });
	}
	const value = cashOutValue(slip.line, fairWorth(legs, slip.sizes));
	return value > 0n ? { value, live } : undefined;
}

/** A built leg that is decided: what is left of it after a void has odds of its own. */
async function builtStand(
	tools: BookTools,
	{ slip, leg }: { readonly slip: Slip; readonly leg: Slip["legs"][number] },
) {
	const [row] = await tools.db.read((tx) => findEvents(tx, [leg.event]));
	return row === undefined ? undefined : standOfLeg(leg, slip.placed_at, knownOf(row));
}

const certainly = { won: 0, "half-won": 0, push: 0, "half-lost": 0, lost: 0 } as const;

function chancesAt(state: SportState, { market, outcome, since, more }: Slip["legs"][number]) {
	if (isFed(state)) return more === undefined ? fedChances(state, { key: market, outcome }) : undefined;
	if (more !== undefined) {
		const parts = [{ market, outcome, since }, ...more];
		const won = jointChance(
			state,
			parts.map((part) => ({ key: part.market, outcome: part.outcome, since: part.since })),
		);
		return won === undefined ? undefined : { ...certainly, won, lost: 1 - won };
	}
	const named = offerAt(state.sport, market);
	const worlds = worldsFor(state, { key: market, outcome, since });
	if (named === undefined || worlds === undefined) return undefined;
	return chancesOf(named.offer.type, worlds, { outcome, line: named.line });
}

export const offerOf = async (tools: BookTools, slip: Slip): Promise<bigint | undefined> => {
	const worth = await worthOf(tools, slip);
	return worth === undefined ? undefined : partOf(worth.value, 100 - slip.sold);
};

export const cashOutSportsBetRoute = (tools: BookTools): Route =>
	bind(
		cashOutSportsBet,
		async (
			{ betId, part, atLeast, version },
			{ play },
		): Promise<Result<OutputOf<typeof cashOutSportsBet>, Refusal>> => {
			const owner = ownerOf(play);
			const least = parseMinor(atLeast, play.currency);
			const slip = isUuid(betId) ? await tools.db.tx((tx) => lockOwnSlip(tx, { id: betId, owner })) : undefined;
			if (slip === undefined || !least.ok) return err(failure("BET_UNKNOWN"));
			if (slip.state !== "open" || slip.version !== version || slip.sold + part > 100 || slip.free_bet !== null)
				return err(failure("BET_CLOSED"));
			const worth = await worthAfterWait(tools, { slip, seen: await worthOf(tools, slip) });
			if (!worth.ok) return err(failure(worth.error));
			const paid = partOf(worth.value.value, part);
			if (paid < least.value) return err(failure("OFFER_CHANGED", { offer: formatMinor(paid, play.currency) }));
			const sold = await sell(tools, slip, { part, paid });
			if (sold === undefined) return err(failure("BET_CLOSED"));
			const balance = formatMinor(await tools.games.playBalance(play), play.currency);
			return ok({
				now: tools.clock.now().getTime(),
				bet: betView(sold),
				paid: formatMinor(paid, play.currency),
				balance,
			});
		},
	);

type Seen = { readonly slip: Slip; readonly seen: Worth | undefined };

/** Where a leg is in play after the wait, if nothing stopped its match meanwhile. */
export async function worthAfterWait(
	tools: BookTools,
	{ slip, seen }: Seen,
): Promise<Result<Worth, "MARKET_SUSPENDED" | "SCORE_CHANGED">> {
	if (seen === undefined) return err("MARKET_SUSPENDED");
	if (seen.live.size > 0) await tools.wait(delayMilliseconds);
	const worth = await worthOf(tools, slip);
	if (worth === undefined) return err("MARKET_SUSPENDED");
	return [...seen.live].some(([event, at]) => worth.live.get(event) !== at) ? err("SCORE_CHANGED") : ok(worth);
}

type Sale = { readonly part: number; readonly paid: bigint };

/** Against a settlement or another sale that was first, by the version. */
export async function sell(
	{ db, games, clock }: BookTools,
	seen: Slip,
	{ part, paid }: Sale,
): Promise<Slip | undefined> {
	return db.tx(async (tx) => {
		const slip = await lockOwnSlip(tx, seen);
		if (slip === undefined || slip.version !== seen.version || slip.state !== "open" || slip.ticket_id === null)
			return undefined;
		const sold = slip.sold + part;
		const cashed = slip.cashed + paid;
		const state = sold === 100 ? "settled" : "open";
		const after: Slip = { ...slip, version: slip.version + 1, sold, cashed, returned: cashed, state };
		await writeStands(tx, [after]);
		const told: BookEvent = { type: "cashed", part, paid: String(paid), at: clock.now().getTime() };
		const { ticket_id: ticketId, owner } = slip;
		await games.tickets.stand(tx, [
			{ ticketId, owner, version: after.version, state, returned: cashed, events: [told] },
		]);
		return after;
	});
}
