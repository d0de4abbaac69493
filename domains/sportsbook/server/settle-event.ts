// Settles what an event decides: of every open slip with a leg on it, by what stands of all its events. A corrected result is
// settled again by a newer version; the ledger moves by the difference. Bears repetition.
import * as z from "zod/mini";
import type { Tx } from "#platform/db";
import { formatMinor } from "#platform/kernel";
import type { BookEvent } from "../contract/index.ts";
import {
	builtEnd,
	decide,
	fedCancels,
	freeBetPays,
	inWindow,
	isFed,
	type LegEnd,
	type SportState,
	settledPayout,
} from "../core/index.ts";
import { currencyOf, keptOf } from "./bet-view.ts";
import { type EventRow, findEvents, markSettled } from "./event-rows.ts";
import { sportState } from "./event-state.ts";
import { slipsWithFreeBet } from "./free-bet-rows.ts";
import { standFreeBets } from "./free-bets.ts";
import type { BookTools, TicketLine } from "./ports.ts";
import { beforeSlips, lockSlipsOn, type Slip, type Stands, writeStands } from "./slip-rows.ts";

const pageSize = 500;
const stopTimes = z.array(z.int());
const cancels = z.array(
	z.object({ key: z.optional(z.string()), from: z.optional(z.int()), to: z.optional(z.int()), reason: z.string() }),
);
type Cancel = z.infer<typeof cancels>[number];

export type Known = {
	readonly state: SportState;
	readonly status: EventRow["status"];
	readonly stops: readonly number[];
	/** Bets that operators voided. */
	readonly cancels: readonly Cancel[];
};

export function knownOf({ state: written, status, stops, cancels: cancelled }: EventRow): Known {
	const state = sportState.parse(written);
	const byFeed = isFed(state) ? fedCancels(state).map((cancel) => ({ ...cancel, reason: "feed" })) : [];
	return { cancels: [...cancels.parse(cancelled), ...byFeed], state, status, stops: stopTimes.parse(stops) };
}

/** How many slips were stood. */
export async function settleEvent({ db, games, clock }: BookTools, event: string): Promise<number> {
	const [row] = await db.read((tx) => findEvents(tx, [event]));
	if (row === undefined) return 0;
	const again = row.result_version > 1 || knownOf(row).cancels.length > 0;
	let done = 0;
	for (let after: string | undefined = beforeSlips; after !== undefined; ) {
		const from: string = after;
		const page: readonly Slip[] = await db.tx(async (tx) => {
			const slips = await lockSlipsOn(tx, { event, after: from, again, limit: pageSize });
			const settled = await standingsOf(tx, slips);
			await writeStands(
				tx,
				settled.map(({ stands }) => stands),
			);
			if (settled.length > 0)
				await games.tickets.stand(
					tx,
					settled.flatMap(({ line }) => line),
				);
			await standFreeBets(
				tx,
				{ games, clock },
				settled.map(({ slip, stands: { state } }) => ({ slip, state })),
			);
			done += settled.length;
			return slips;
		});
		after = page.length < pageSize ? undefined : page.at(-1)?.id;
	}
	await db.tx((tx) => markSettled(tx, { id: event, version: row.result_version }));
	return done;
}

type Settled = { readonly slip: Slip; readonly stands: Stands; readonly line: readonly TicketLine[] };

async function standingsOf(tx: Tx, slips: readonly Slip[]): Promise<readonly Settled[]> {
	const ids = [...new Set(slips.flatMap(({ legs }) => legs.map(({ event }) => event)))];
	const known = new Map((await findEvents(tx, ids)).map((row) => [row.id, knownOf(row)]));
	const free = await slipsWithFreeBet(
		tx,
		slips.flatMap(({ id, free_bet: free }) => (free === null ? [] : [id])),
	);
	// Whose free bet was given back stays void: it may be another bet's by now.
	const held = slips.filter(({ id, free_bet }) => free_bet === null || free.has(id));
	return held.flatMap((slip) => standingOf(slip, known) ?? []);
}

type Leg = Slip["legs"][number];
type LegStand = { readonly end: LegEnd; readonly odds: number };

/**
 * How a leg stands, and its odds: what is left of a built one after a void has its own. Taken in play, but written after the match
 * had stopped: void.
 */
export function standOfLeg(leg: Leg, placedAt: Date | null, known: Known | undefined): LegStand | undefined {
	if (known === undefined) return undefined;
	const stopped = leg.version === undefined ? undefined : known.stops[leg.version];
	if (stopped !== undefined && placedAt !== null && placedAt.getTime() > stopped)
		return { end: "void", odds: leg.odds };
	const [end, ...more] = [leg, ...(leg.more ?? [])].map((part) => endOfPart(part, placedAt, known));
	if (leg.sets !== undefined) return builtEnd([end, ...more], leg.sets);
	return end === undefined ? undefined : { end, odds: leg.odds };
}

type LegPart = Pick<Leg, "market" | "outcome" | "since">;

function endOfPart(part: LegPart, placedAt: Date | null, known: Known): LegEnd | undefined {
	if (placedAt !== null && known.cancels.some((cancel) => isCancelled(part, placedAt, cancel))) return "void";
	return decide(
		known.state,
		{ key: part.market, outcome: part.outcome, since: part.since },
		{ abandoned: known.status === "void" },
	);
}

/** By the market with its line, or by the market alone. */
function isCancelled({ market }: LegPart, placedAt: Date, { key, from, to }: Cancel): boolean {
	const whole = key === undefined || key === market || market.startsWith(`${key}|`);
	return whole && inWindow(placedAt.getTime(), { from, to });
}

function standingOf(slip: Slip, known: ReadonlyMap<string, Known>): Settled | undefined {
	const stood = slip.legs.map((leg) => standOfLeg(leg, slip.placed_at, known.get(leg.event)));
	const ends = stood.map((leg) => leg?.end);
	const whole = settledPayout(
		slip.line,
		slip.legs.map(({ odds }, place) => stood[place] ?? { odds, end: undefined }),
		slip.sizes,
	);
	const same = ends.every((end, place) => end === slip.ends[place]) && ends.length === slip.ends.length;
	if (slip.sold === 100) return undefined;
	if (whole === undefined) return same || slip.state !== "open" ? undefined : marked(slip, ends);
	const { state, returned } = paidBy(slip, { whole, ends });
	if (slip.state !== "open" && same && returned === slip.returned) return undefined;
	const stands: Stands = { ...slip, version: slip.version + 1, state, returned, ends };
	return { slip, stands, line: lineOf(slip, stands) };
}

type Ended = { readonly whole: bigint; readonly ends: readonly (LegEnd | undefined)[] };

function paidBy(slip: Slip, { whole, ends }: Ended): Pick<Stands, "state" | "returned"> {
	if (slip.free_bet !== null) {
		const profit = freeBetPays(whole, { stake: slip.stake, ends });
		return profit === undefined ? { state: "void", returned: 0n } : { state: "settled", returned: profit };
	}
	const state = ends.every((end) => end === "void") && slip.sold === 0 ? "void" : "settled";
	return { state, returned: slip.cashed + keptOf(whole, slip.sold) };
}

/** One leg more is known; the ticket stands as it stood. */
const marked = (slip: Slip, ends: readonly (LegEnd | undefined)[]): Settled => ({
	slip,
	stands: { ...slip, ends },
	line: [],
});

function lineOf(slip: Slip, { version, state, returned, ends }: Stands): readonly TicketLine[] {
	const { ticket_id: ticketId, owner } = slip;
	if (ticketId === null) return [];
	const paid = formatMinor(returned - slip.cashed, currencyOf(slip));
	const told: BookEvent = { type: "ended", ends: [...ends], paid, again: slip.state !== "open" };
	const at = { ticketId, owner, version, events: [told] };
	if (state === "void") return [{ ...at, state }];
	return [{ ...at, state: "settled", returned, counted: countedOf(slip, ends) }];
}

/** A stake that pushed was never at risk, and one of the house is not the holder's: both count for nothing. */
const countedOf = ({ stake, free_bet }: Slip, ends: readonly (LegEnd | undefined)[]): bigint =>
	free_bet !== null || ends.every((end) => end === "push" || end === "void") ? 0n : stake;
