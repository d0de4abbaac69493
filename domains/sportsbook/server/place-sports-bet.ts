// Bets a slip. Legs are looked at, a bet in play waits, legs are looked at again: what stopped a match meanwhile fails it, on
// both sides alike. Nothing is staked before. What was written while a match stopped goes back at once.
import { type Failure, failure, type OutputOf, type ParsedInputOf } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { type CurrencyCode, err, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import type { betErrors } from "../contract/errors.ts";
import { type BetEvent, placeSportsBet, sportsOf } from "../contract/index.ts";
import { type BetKind, kindOf, linesOfKind, mostPaid } from "../core/index.ts";
import { betView } from "./bet-view.ts";
import { factorOf } from "./desk/desk-rows.ts";
import { type ExposureRow, listExposures } from "./exposure-rows.ts";
import { stakeFreeBet } from "./free-bet-rows.ts";
import { freeBetFault } from "./free-bets.ts";
import { bookEvent } from "./fresh-events.ts";
import { giveBack } from "./give-back.ts";
import { loadsOf, roomOn } from "./liability.ts";
import { delayMilliseconds, leastStake, mostOnEvent, mostPaidOf, mostStake } from "./limits.ts";
import { type LookedAt, lookAtLeg, type Part, stillAt } from "./look-at-legs.ts";
import { type BookTools, bookOf, ownerOf, type Ticket } from "./ports.ts";
import { type BigBet, referralOf } from "./refer-bet.ts";
import { bindSlip, dropSlip, findSlip, insertSlip, openOn, type Slip } from "./slip-rows.ts";

type Input = ParsedInputOf<typeof placeSportsBet>;
type Refusal = Failure<keyof typeof betErrors>;
type Answer = Result<OutputOf<typeof placeSportsBet>, Refusal>;

const day = 86_400_000;
/** A slip whose stake nobody knows of by then was left by a server that died. */
export const lostAfter = 60_000;
export const payTable = "sportsbook@1";

/** A slip's tickets are found by this. */
export const aboutOf = ({ id }: Pick<Slip, "id">): string => `slip|${id}`;

type Asked = {
	readonly play: PlayTicket;
	readonly input: Input;
	readonly kind: BetKind;
	readonly line: bigint;
	readonly stake: bigint;
};

export const placeSportsBetRoute = (tools: BookTools): Route =>
	bind(placeSportsBet, async (input, { play }): Promise<Answer> => {
		const asked = askedOf(input, play);
		if (!asked.ok) return asked;
		const before = await placedBefore(tools, asked.value);
		if (before !== undefined) return before;
		const legs = await agreedLegs(tools, asked.value);
		if (!legs.ok) return legs;
		const waits = (await limitOf(tools, asked.value, legs.value)) ?? (await heldUp(tools, asked.value, legs.value));
		return waits === undefined ? place(tools, asked.value, legs.value) : err(waits);
	});

/** What a free bet may not stake; what a trader looks at first, where the house has not decided it already. */
function heldUp(tools: BookTools, asked: Asked, looked: readonly LookedAt[]): Promise<Refusal | undefined> {
	const { play, input, kind, line } = asked;
	if (input.freeBet === undefined) return referralOf(tools, wholeBetOf(asked, looked));
	const odds = looked.map(({ leg }) => leg.odds);
	const wish = { line, lines: linesOfKind(looked.length, kind), odds };
	return freeBetFault(tools, { play, id: input.freeBet, wish });
}

function wholeBetOf({ play, input: { key }, kind, line, stake }: Asked, looked: readonly LookedAt[]): BigBet {
	const { currency, memberId, merchant } = play;
	const legs = looked.map(({ leg }) => leg);
	const most = mostPaid(
		line,
		legs.map(({ odds }) => odds),
		kind.sizes,
	);
	const owner = memberId === undefined ? undefined : ownerOf(play);
	return { merchant, owner, key, currency, legs, sizes: kind.sizes, line, stake, most };
}

function askedOf(input: Input, play: PlayTicket): Result<Asked, Refusal> {
	const { currency } = play;
	const book = bookOf(play);
	if (book === undefined) return err(failure("EVENT_UNKNOWN"));
	const kind = kindOf(input.legs.length, input.sizes);
	const once = new Set(input.legs.map(({ eventId }) => eventId)).size === input.legs.length;
	if (kind === undefined || !once) return err(failure("COMBINATION"));
	const line = parseMinor(input.line, currency);
	const least = formatMinor(leastStake(currency), currency);
	if (!line.ok || line.value < leastStake(currency)) return err(failure("BELOW_MIN", { least }));
	const stake = line.value * BigInt(linesOfKind(input.legs.length, kind));
	if (stake > mostStake(currency))
		return err(failure("ABOVE_MAX", { most: formatMinor(mostStake(currency), currency) }));
	return ok({ play, input, kind, line: line.value, stake });
}

/** The same press again, whose answer was lost: its bet stands, or it never came to one and is asked anew. */
async function placedBefore(tools: BookTools, { play, input, line }: Asked): Promise<Answer | undefined> {
	const slip = await tools.db.read((tx) => findSlip(tx, { owner: ownerOf(play), key: input.key }));
	if (slip === undefined) return undefined;
	const ticket = await ticketOf(tools, play, slip);
	if (ticket === undefined) {
		// The same press may still be on its way to its stake.
		if (slip.created_at.getTime() > tools.clock.now().getTime() - lostAfter) return err(failure("PLAY_BUSY"));
		await tools.db.tx((tx) => dropSlip(tx, slip.id));
		return undefined;
	}
	const same =
		slip.line === line &&
		(slip.free_bet ?? undefined) === input.freeBet &&
		slip.sizes.join() === input.sizes.join() &&
		slip.legs.map((leg) => namesOf(leg.event, [leg, ...(leg.more ?? [])])).join() ===
			input.legs.map((leg) => namesOf(leg.eventId, [leg, ...(leg.with ?? [])])).join();
	if (!same) return err(failure("DUPLICATE_TRANSACTION"));
	await tools.db.tx((tx) => bindSlip(tx, { id: slip.id, ticket: ticket.ticketId, at: ticket.placedAt }));
	return ok(await answerOf(tools, play, { slip, replayed: true }));
}

const namesOf = (event: string, parts: readonly Part[]): string =>
	[event, ...parts.flatMap(({ market, outcome }) => [market, outcome])].join(" ");

export const ticketOf = async (tools: BookTools, play: PlayTicket, slip: Slip): Promise<Ticket | undefined> =>
	(await tools.games.tickets.own(play, { about: aboutOf(slip), limit: 1 }))[0];

/** Looked at twice, with the wait between where one is in play. */
async function agreedLegs(tools: BookTools, { play, input }: Asked): Promise<Result<readonly LookedAt[], Refusal>> {
	const book = bookOf(play);
	const offered = book === undefined ? [] : sportsOf(book);
	const looked: LookedAt[] = [];
	for (const wish of input.legs) {
		const leg = await lookAtLeg(tools, wish, input.accept);
		if (!leg.ok) return leg;
		if (!offered.includes(leg.value.leg.sport)) return err(failure("EVENT_UNKNOWN"));
		looked.push(leg.value);
	}
	if (!looked.some(({ live }) => live)) return ok(looked);
	await tools.wait(delayMilliseconds);
	for (const leg of looked) {
		const moved = await stillAt(tools, leg);
		if (moved !== undefined) return err(moved);
	}
	const agreed: LookedAt[] = [];
	for (const wish of input.legs) {
		const leg = await lookAtLeg(tools, wish, input.accept);
		if (!leg.ok) return leg;
		agreed.push(leg.value);
	}
	return ok(agreed);
}

async function limitOf(tools: BookTools, asked: Asked, legs: readonly LookedAt[]): Promise<Refusal | undefined> {
	const { play } = asked;
	const { currency } = play;
	const said = (most: bigint) => ({ most: formatMinor(most, currency) });
	const { most: paid } = wholeBetOf(asked, legs);
	const events = legs.map(({ leg }) => leg.event);
	const owner = ownerOf(play);
	const { open, factor, exposures } = await tools.db.read(async (tx) => ({
		open: await openOn(tx, { owner, events }),
		factor: BigInt(await factorOf(tx, owner)),
		exposures: play.memberId === undefined ? [] : await listExposures(tx, events),
	}));
	const mostOfTicket = (mostPaidOf(currency) * factor) / 100n;
	if (paid > mostOfTicket) return failure("ABOVE_MAX", said(mostOfTicket));
	const most = (mostOnEvent(currency) * factor) / 100n;
	const over = events.find((event) => (open.get(event) ?? 0n) + paid > most);
	if (over !== undefined) return failure("ABOVE_EVENT_MAX", { event: over, ...said(most) });
	return play.memberId === undefined ? undefined : houseRoom(tools, asked, { legs, paid, exposures });
}

type Loading = {
	readonly legs: readonly LookedAt[];
	readonly paid: bigint;
	readonly exposures: readonly ExposureRow[];
};

/** What the house may still lose on each of the matches; a leg of several bears its share by what its odds win. */
async function houseRoom(
	tools: BookTools,
	{ play: { currency }, stake }: Asked,
	{ legs, paid, exposures }: Loading,
): Promise<Refusal | undefined> {
	const weight = legs.reduce((sum, { leg }) => sum + leg.odds - 100, 0);
	for (const { leg } of legs) {
		const event = (await tools.rooms.read(tools.room, leg.event))?.state;
		const load = loadsOf(exposures.filter((one) => one.event === leg.event)).find((one) => one.currency === currency);
		const share = (amount: bigint) => (amount * BigInt(leg.odds - 100)) / BigInt(weight);
		const [staked, pays] = [share(stake), share(paid)];
		if (event === undefined || staked <= 0n) continue;
		const odds = Number((pays * 100n) / staked);
		const wish = { key: leg.market, outcome: leg.outcome, since: leg.since, odds };
		const room = roomOn(event, { currency, bets: load?.bets ?? [], wish });
		if (room !== undefined && staked > room)
			return failure("ABOVE_EVENT_MAX", { event: leg.event, most: formatMinor(room, currency) });
	}
	return undefined;
}

async function place(tools: BookTools, asked: Asked, looked: readonly LookedAt[]): Promise<Answer> {
	const { play, input, kind, line, stake } = asked;
	const { legs, most } = wholeBetOf(asked, looked);
	const row = {
		id: tools.newId(),
		owner: ownerOf(play),
		key: input.key,
		vendor: play.vendor,
		currency: play.currency,
		legs: JSON.stringify(legs),
		sizes: JSON.stringify(kind.sizes),
		line,
		stake,
		most,
		ticket_id: null,
		placed_at: null,
		created_at: tools.clock.now(),
		free_bet: input.freeBet ?? null,
	};
	for (const { event } of legs)
		if (!(await bookEvent(tools, event))) return err(failure("MARKET_SUSPENDED", { event }));
	const written = await writeSlip(
		tools,
		row,
		legs.map(({ event }) => event),
	);
	if (!written.ok) return written;
	const slip = written.value;
	const placed = await tools.games.tickets.place({
		play,
		key: input.key,
		...(row.free_bet === null ? { stake } : { stake: 0n, houseStake: stake }),
		anyStake: true,
		about: aboutOf(slip),
		payTable,
		dueAt: new Date(Math.max(...legs.map(({ kickoff }) => kickoff)) + 7 * day),
		terms: [termsOf(slip, play.currency)],
	});
	if (!placed.ok) {
		await tools.db.tx((tx) => dropSlip(tx, slip.id));
		return placed;
	}
	const { ticketId: ticket, placedAt: at } = placed.value;
	await tools.db.tx((tx) => bindSlip(tx, { id: slip.id, ticket, at }));
	const late = await stoppedMeanwhile(tools, looked);
	if (late !== undefined) {
		await giveBack(tools, slip, placed.value);
		return err(late);
	}
	return ok(await answerOf(tools, play, { slip: { ...slip, placed_at: at }, replayed: placed.value.replayed }));
}

type SlipRow = Parameters<typeof insertSlip>[1];

/** With its free bet, which one slip alone has. The same press on its way twice: the other one was first. */
const writeSlip = (
	{ db, clock }: BookTools,
	row: SlipRow,
	on: readonly string[],
): Promise<Result<Slip, Failure<"PLAY_BUSY" | "FREE_BET_GONE">>> =>
	db.tx(async (tx) => {
		const slip = await insertSlip(tx, row, on);
		if (slip === undefined || slip.id !== row.id) return err(failure("PLAY_BUSY"));
		const { free_bet: id } = slip;
		if (id === null || (await stakeFreeBet(tx, { id, slip: slip.id, now: clock.now() }))) return ok(slip);
		await dropSlip(tx, slip.id);
		return err(failure("FREE_BET_GONE"));
	});

const termsOf = (slip: Slip, currency: CurrencyCode): BetEvent => ({
	type: "bet",
	legs: [...slip.legs],
	sizes: [...slip.sizes],
	line: formatMinor(slip.line, currency),
	key: slip.key,
	...(slip.free_bet === null ? {} : { free: true as const }),
});

async function stoppedMeanwhile(tools: BookTools, looked: readonly LookedAt[]): Promise<Refusal | undefined> {
	for (const leg of looked) {
		const moved = await stillAt(tools, leg);
		if (moved !== undefined) return moved;
	}
	return undefined;
}

type Of = { readonly slip: Slip; readonly replayed: boolean };

async function answerOf({ games, clock }: BookTools, play: PlayTicket, { slip, replayed }: Of) {
	const balance = formatMinor(await games.playBalance(play), play.currency);
	return { now: clock.now().getTime(), bet: betView(slip), balance, replayed };
}
