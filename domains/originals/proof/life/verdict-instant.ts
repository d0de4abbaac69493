// The verdict on instant games: what was shown is computed again from revealed seeds and the chain, and compared with what is
// recorded. Reads the database; changes nothing.
import { createHash, createHmac } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import type { CrashPast, OriginalRound } from "#originals/contract";
import {
	crashPointOf,
	drawInstant,
	fairBits,
	isStepped,
	laidOut,
	leadsTo,
	type OriginalEvent,
	playSteps,
	type Seeds,
	type Step,
	winOf,
} from "#originals/core";
import { type BitSource, parseMinor } from "#platform/kernel";
import { type Ask, countOf, type Verdict } from "../../../../tools/sim/promises.ts";
import type { InstantBook, KnownBet } from "./instant-book.ts";

export async function judgeInstant(book: InstantBook, ask: Ask): Promise<Verdict> {
	const { rounds, bets, flights } = book;
	return [
		{
			promise: "instant games: nobody saw a round, a bet or its end change",
			broken: book.faults,
			seen: rounds.size + bets.size,
		},
		{
			promise: `instant games: each of ${rounds.size} outcomes and wins follows from its revealed seeds, and no nonce decided two`,
			broken: [...unlike(book), ...sharedNonces(book)],
			seen: rounds.size,
		},
		{
			promise: "instant games: rounds of steps are recorded as they were shown, and none that nobody was shown",
			broken: await otherRounds(book, ask),
			seen: steppedOf(book).length,
		},
		{
			promise: `crash: ${flights.size} flights follow from the chain, and its end was published before`,
			broken: [...flights.values()].flatMap(flightFaults),
			seen: flights.size,
		},
		{
			promise: `crash: each of ${bets.size} bets was taken at what the flight reached, lost above it, or went back by rule`,
			broken: await betFaults(book, ask),
			seen: bets.size,
		},
		{
			promise: "crash: every stake is settled or went back",
			broken: await openBets(ask),
			seen: await countOf(ask, "originals.crash_bet"),
		},
	];
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

const bitsOf = (seeds: Seeds): BitSource =>
	fairBits(seeds, (message) => createHmac("sha256", seeds.serverSeed).update(message).digest());

/** Minor units of an amount of play points. Throws when it is none. */
function minorOf(text: string): bigint {
	const parsed = parseMinor(text, "P");
	if (!parsed.ok) throw new Error(`not an amount: ${text}`);
	return parsed.value;
}

type Bet = Extract<OriginalEvent, { type: "bet" }>;
const betOf = ({ events }: OriginalRound): Bet | undefined => events.find((event) => event.type === "bet");

function unlike({ rounds, seeds }: InstantBook): string[] {
	return [...rounds.values()].flatMap(({ account, round }) => {
		const bet = betOf(round);
		const serverSeed = bet === undefined ? undefined : seeds.get(bet.fair.serverHash);
		const why =
			bet === undefined
				? "holds no bet"
				: serverSeed === undefined
					? "its seed was never revealed"
					: hashOf(serverSeed) !== bet.fair.serverHash
						? "its seed has another hash"
						: followFault(round, bet, serverSeed);
		return why === undefined ? [] : [`round ${round.roundId} of ${account}: ${why}`];
	});
}

/** What of a round does not follow from its seeds; undefined when all of it does. */
function followFault(round: OriginalRound, { choice, fair }: Bet, serverSeed: string): string | undefined {
	const bits = () => bitsOf({ ...fair, serverSeed });
	const total = round.events.find((event) => event.type === "total");
	if (isStepped(choice)) {
		const played = playSteps(choice, bits(), round.events.flatMap(stepIn));
		const shown = round.events.filter((event) => event.type === "cell" || event.type === "card");
		const laid = round.events.find((event) => event.type === "laid-out")?.cells;
		if (played === undefined || !isDeepStrictEqual(played.shown, shown)) return "other steps than its seeds give";
		if (laid !== undefined && !isDeepStrictEqual(laid, laidOut(choice, bits()))) return "the mines lay elsewhere";
		const times = total?.type === "total" && total.ended === "returned" ? 10_000 : played.times;
		return winFault(round, times);
	}
	const outcome = round.events.find((event) => event.type === "outcome")?.outcome;
	const drawn = drawInstant(choice, bits());
	return isDeepStrictEqual(outcome, drawn) ? winFault(round, drawn.times) : "another outcome than its seeds give";
}

const winFault = ({ stake, win }: OriginalRound, times: number): string | undefined =>
	winOf(minorOf(stake), times) === minorOf(win) ? undefined : `won ${win} of ${stake} at ${times / 10_000} times`;

function stepIn(event: OriginalEvent): readonly Step[] {
	if (event.type === "cell") return [{ game: "mines", cell: event.cell }];
	return event.type === "card" && event.call !== "first" ? [{ game: "hi-lo", call: event.call }] : [];
}

function sharedNonces({ rounds }: InstantBook): string[] {
	const seen = new Map<string, string>();
	return [...rounds.values()].flatMap(({ round }) => {
		const { serverHash = "", nonce = 0 } = betOf(round)?.fair ?? {};
		const draw = `${serverHash}:${nonce}`;
		const before = seen.get(draw);
		seen.set(draw, round.roundId);
		return before === undefined ? [] : [`rounds ${before} and ${round.roundId} are of one draw`];
	});
}

const recorded = z.array(
	z.object({
		id: z.string(),
		game: z.string(),
		account: z.string(),
		stake: z.string(),
		win: z.string(),
		status: z.string(),
	}),
);

/** Rounds of the studio that stay open for a while: those of steps, and bets on crash, which are tickets. */
async function recordedRounds(ask: Ask) {
	const rows = await ask(
		`select case when g.code = 'crash' then r.id::text else r.vendor_round_id end as id, g.code as game, a.account, r.stake::text, r.win::text, r.status
		from games.round r join games.game g on g.id = r.game_id join members.accounts a on a.id = r.member_id
		where g.vendor = 'TESSERA_INSTANT' and (r.vendor_round_id is not null or g.code = 'crash')`,
	);
	return z.parse(recorded, rows);
}

const steppedOf = ({ rounds }: InstantBook) =>
	[...rounds.values()].filter(({ round }) => /^(?:mines|hi-lo)@/.test(round.payTable));

async function otherRounds(book: InstantBook, ask: Ask): Promise<string[]> {
	const rows = (await recordedRounds(ask)).filter(({ game }) => game !== "crash");
	const kept = new Map(rows.map((row) => [row.id, row]));
	const lost = steppedOf(book).flatMap(({ account, round: { roundId, stake, win } }) => {
		const row = kept.get(roundId);
		const same =
			row?.account === account &&
			BigInt(row.stake) === minorOf(stake) &&
			BigInt(row.win) === minorOf(win) &&
			row.status === "complete";
		return same ? [] : [`round ${roundId} of ${account}: ${win} of ${stake}, recorded ${JSON.stringify(row)}`];
	});
	const invented = rows.filter(({ id, status }) => !book.rounds.has(id) && status !== "cancelled" && status !== "void");
	return [...lost, ...invented.map((row) => `nobody was shown ${JSON.stringify(row)}`)];
}

function flightFaults({ number, point, seed, salt, chainEnd }: CrashPast): string[] {
	const drawn = crashPointOf(bitsOf({ serverSeed: seed, clientSeed: salt, nonce: number })());
	const wrong = drawn === point ? [] : [`flight ${number} ended at ${point}, its seed gives ${drawn}`];
	const chained = leadsTo({ seed, number, end: chainEnd }, hashOf);
	return chained ? wrong : [...wrong, `the seed of flight ${number} does not lead to the end of the chain`];
}

const flownRow = z.array(z.object({ id: z.string(), number: z.int(), point: z.int(), interrupted: z.boolean() }));

async function betFaults(book: InstantBook, ask: Ask): Promise<string[]> {
	const flown = new Map(
		z
			.parse(
				flownRow,
				await ask("select id::text, number, point, interrupted from originals.crash_round where state <> 'running'"),
			)
			.map((round) => [round.id, round]),
	);
	const kept = new Map((await recordedRounds(ask)).map((row) => [row.id, row]));
	return [...book.bets.values()].flatMap((known) => {
		const round = flown.get(known.bet.roundId);
		const told = book.flights.get(known.number);
		const row = kept.get(known.bet.betId);
		const why =
			round === undefined || (told !== undefined && told.point !== round.point)
				? "its flight was told otherwise"
				: (takenFault(known, round) ?? recordFault(known, row));
		return why === undefined ? [] : [`bet ${known.bet.betId} of ${known.account}: ${why}`];
	});
}

/** Hundredths throughout. */
function takenFault(
	{ bet }: KnownBet,
	{ point, interrupted }: { point: number; interrupted: boolean },
): string | undefined {
	const { state, target, taken, stake, win } = bet;
	const pays = winOf(minorOf(stake), taken * 100) === minorOf(win);
	switch (state) {
		case "taken":
			return taken <= point && (target === 0 || taken <= target) && pays ? undefined : `${win} at ${taken} of ${point}`;
		case "lost":
			return taken === 0 && minorOf(win) === 0n && (target === 0 || target > point)
				? undefined
				: `lost at ${target} of ${point}`;
		case "returned":
			return interrupted && minorOf(win) === minorOf(stake)
				? undefined
				: `went back from a flight that nobody cut short`;
		case "staked":
			return "was never decided";
	}
}

function recordFault(
	{ bet, account }: KnownBet,
	row: z.infer<typeof recorded>[number] | undefined,
): string | undefined {
	const same =
		row?.account === account &&
		BigInt(row.stake) === minorOf(bet.stake) &&
		BigInt(row.win) === minorOf(bet.win) &&
		row.status === (bet.state === "returned" ? "void" : "complete");
	return same ? undefined : `recorded as ${JSON.stringify(row)}`;
}

async function openBets(ask: Ask): Promise<string[]> {
	const rows = await ask(
		`select r.id::text, r.status, r.stake::text from games.round r join games.game g on g.id = r.game_id
		where g.vendor = 'TESSERA_INSTANT' and g.code = 'crash' and r.status = 'open'`,
	);
	return rows.map((found) => JSON.stringify(found));
}
