// Stakes on the coming flight: the stake is taken as a ticket, and the bet stands when that was done before the flight began. What
// came too late goes back. A press that is repeated goes on where it stopped: its ticket has its key.
import type { Ticket } from "#games/api";
import { type Failure, failure, type InputOf } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import type { crashBetErrors } from "../../contract/errors.ts";
import { betCrash, type CrashBet, type CrashPlayed, crashTable } from "../../contract/index.ts";
import {
	type CrashBetState,
	type CrashRoundState,
	closesAt,
	isOffered,
	type OriginalEvent,
	offeredStakes,
	payTableOf,
} from "../../core/index.ts";
import { gameIn, seatOf } from "../ports.ts";
import { findBetByKey } from "./bet-rows.ts";
import { voided } from "./carry-crash.ts";
import type { CrashHands } from "./crash-room.ts";
import { betView, rowView } from "./view.ts";

type Refusal = Failure<keyof typeof crashBetErrors>;
type Answer = Result<CrashPlayed, Refusal>;

/** A ticket that nobody has settled so long after its flight was to begin is ended by the games: longer than any flight. */
const dueMilliseconds = 600_000;

export const betCrashRoute = (hands: CrashHands): Route =>
	bind(betCrash, async (input, { play, now }): Promise<Answer> => {
		if (gameIn(play) !== "crash") return err(failure("ORIGINAL_UNKNOWN"));
		const minor = parseMinor(input.stake, play.currency);
		const level = minor.ok ? offeredStakes({ game: "crash", currency: play.currency }).indexOf(minor.value) : -1;
		if (!minor.ok || level < 0 || !isOffered({ game: "crash", target: input.target }))
			return err(failure("ORIGINAL_NOT_OFFERED"));
		const stands = (await hands.rooms.read(hands.kind, crashTable))?.state;
		const { owner } = seatOf(play);
		const mine = stands?.bets.find((bet) => bet.owner === owner);
		const pressed = { input, play, owner, stake: minor.value };
		const { round } = stands ?? {};
		if (round?.roundId !== input.roundId || now.getTime() >= closesAt(round)) return again(hands, pressed, mine);
		if (mine !== undefined && mine.key !== input.key) return err(failure("CRASH_BET_STANDS"));
		return stakeOn(hands, { ...pressed, round, weight: level + 1 });
	});

type Pressed = {
	readonly input: InputOf<typeof betCrash>;
	readonly play: PlayTicket;
	readonly owner: string;
	/** Minor units. */
	readonly stake: bigint;
};

/** Bets are closed: a press that was sent before is the bet of then; with a key of its own it comes too late. */
async function again(
	hands: CrashHands,
	{ input, play, owner }: Pressed,
	mine: CrashBetState | undefined,
): Promise<Answer> {
	const { key, roundId, stake, target } = input;
	const known = mine?.key === key ? betView({ ...mine, round: roundId }) : await decidedBet(hands, { owner, key });
	if (known === undefined) return err(failure("CRASH_BETS_CLOSED"));
	const same = known.roundId === roundId && known.target === target && known.stake === stake;
	return same ? answerOf(hands, play, known) : err(failure("DUPLICATE_TRANSACTION"));
}

async function decidedBet({ db }: CrashHands, of: { owner: string; key: string }): Promise<CrashBet | undefined> {
	const row = await db.read((tx) => findBetByKey(tx, of));
	return row === undefined ? undefined : rowView(row);
}

type Staking = Pressed & { readonly round: CrashRoundState; readonly weight: number };

async function stakeOn(hands: CrashHands, staking: Staking): Promise<Answer> {
	const { games, clock } = hands;
	const { input, play, owner, stake, round, weight } = staking;
	const { key, target, roundId } = input;
	const name = play.memberId === undefined ? null : await games.shownName(play.memberId);
	const placed = await games.tickets.place({
		play,
		key,
		stake,
		about: roundId,
		dueAt: new Date(round.fliesAt + dueMilliseconds),
		payTable: payTableOf("crash"),
		terms: [betEvent(target, round)],
	});
	if (!placed.ok) return placed;
	const { ticketId, currency, state, replayed, balance } = placed.value;
	if (state === "void") return err(failure("CRASH_BETS_CLOSED"));
	const bet = { betId: ticketId, owner, key, name, currency, stake: stake.toString(), weight, target };
	const command = { type: "stake", roundId, stake: bet } as const;
	const stood = await hands.rooms.act(hands.kind, { id: crashTable, seat: owner, command, at: clock.now() });
	if (!stood.ok) return takenBack(hands, staking, { code: stood.error, ticket: placed.value });
	const seen = stood.value.seen().bet;
	if (seen?.betId !== ticketId) return again(hands, staking, undefined);
	return replayed
		? answerOf(hands, play, seen)
		: ok({ bet: seen, balance: formatMinor(balance, play.currency), now: clock.now().getTime() });
}

const betEvent = (target: number, { hash, salt, number }: CrashRoundState): OriginalEvent => ({
	type: "bet",
	choice: { game: "crash", target },
	fair: { serverHash: hash, clientSeed: salt, nonce: number },
});

type Refused = { readonly code: string; readonly ticket: Ticket };

/** It came too late, or another bet stands: the stake goes back. Where nobody knows, the same press finds out. */
async function takenBack(hands: CrashHands, pressed: Pressed, { code, ticket }: Refused): Promise<Answer> {
	if (code === "ROOM_BUSY") return err(failure("PLAY_BUSY"));
	await hands.db.tx((tx) => hands.games.tickets.stand(tx, [voided(ticket)]));
	if (code === "CRASH_BET_STANDS") return err(failure("CRASH_BET_STANDS"));
	return again(hands, pressed, undefined);
}

async function answerOf({ games, clock }: CrashHands, play: PlayTicket, bet: CrashBet): Promise<Answer> {
	const balance = formatMinor(await games.playBalance(play), play.currency);
	return ok({ bet, balance, now: clock.now().getTime() });
}
