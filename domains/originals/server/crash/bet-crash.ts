// Stakes on the coming flight: the bet is written, the stake goes to the ledger, and the bet stands when that was done
// before the flight began. What came too late goes back. A press that is repeated goes on where it stopped.
import type { CommandFailure } from "#games/api";
import { type PlayErrorCode, playErrors } from "#games/contract";
import { type Failure, failure, type InputOf } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import type { crashBetErrors } from "../../contract/errors.ts";
import { betCrash, type CrashPlayed } from "../../contract/index.ts";
import { isOffered, offeredStakes, payTableOf } from "../../core/index.ts";
import { gameIn, seatOf } from "../ports.ts";
import { type BetRow, changeBet, findBetByKey } from "./bet-rows.ts";
import type { CrashRow } from "./crash-rows.ts";
import { balanceOf } from "./enter-crash.ts";
import { betEvent, crashCommand, returnStake, settleTrial } from "./settle-bets.ts";
import type { TableLanes } from "./table-lanes.ts";
import { type CrashTools, closesAt } from "./tools.ts";
import { betView } from "./view.ts";

type Refusal = Failure<keyof typeof crashBetErrors>;
type Answer = Result<CrashPlayed, Refusal>;

export const betCrashRoute = (tools: CrashTools, table: TableLanes): Route =>
	bind(betCrash, async (input, { play, now }): Promise<Answer> => {
		if (gameIn(play) !== "crash") return err(failure("ORIGINAL_UNKNOWN"));
		const minor = parseMinor(input.stake, play.currency);
		const level = minor.ok ? offeredStakes({ game: "crash", currency: play.currency }).indexOf(minor.value) : -1;
		if (!minor.ok || level < 0 || !isOffered({ game: "crash", target: input.target }))
			return err(failure("ORIGINAL_NOT_OFFERED"));
		const { owner } = seatOf(play);
		const round = await table.round(input.roundId);
		const stake = minor.value;
		const asked = { play, round, stake, roundId: input.roundId, target: input.target };
		const hands = { tools, table };
		const drawn =
			round === undefined || now.getTime() >= closesAt(round)
				? ("closed" as const)
				: await table.draw({
						id: tools.newId(),
						owner,
						key: input.key,
						round: round.id,
						name: await nameOf(tools, play),
						target: input.target,
						currency: play.currency,
						stake: stake.toString(),
						weight: level + 1,
						drawn_at: now,
					});
		if (drawn === "busy") return err(failure("PLAY_BUSY"));
		if (drawn !== "closed" && drawn !== undefined && round !== undefined)
			return goOn(hands, { play, bet: drawn, round });
		// A press that was sent before is the bet of then; with a key of its own it comes too late, or another bet stands.
		const known = await tools.db.read((tx) => findBetByKey(tx, { owner, key: input.key }));
		if (known !== undefined) return again(hands, known, asked);
		return err(failure(drawn === "closed" ? "CRASH_BETS_CLOSED" : "CRASH_BET_STANDS"));
	});

type Hands = { readonly tools: CrashTools; readonly table: TableLanes };

/** As others see it; null in a trial. */
const nameOf = async ({ games }: CrashTools, { memberId }: PlayTicket): Promise<string | null> =>
	memberId === undefined ? null : games.shownName(memberId);

type Asked = Pick<InputOf<typeof betCrash>, "roundId" | "target"> & {
	readonly play: PlayTicket;
	readonly round: CrashRow | undefined;
	readonly stake: bigint;
};

/** A press whose key is known: the same bet, or none. */
function again(hands: Hands, bet: BetRow, { play, round, stake, roundId, target }: Asked): Promise<Answer> | Answer {
	const same = bet.round === roundId && bet.target === target && BigInt(bet.stake) === stake;
	return same && round !== undefined ? goOn(hands, { play, bet, round }) : err(failure("DUPLICATE_TRANSACTION"));
}

type Standing = { readonly play: PlayTicket; readonly bet: BetRow; readonly round: CrashRow };

async function goOn({ tools, table }: Hands, standing: Standing): Promise<Answer> {
	const { bet, play } = standing;
	if (bet.state !== "drawn") return answerOf(tools, bet, play);
	const staked = play.memberId === undefined ? await stakeTrial(tools, standing) : await stakeMember(tools, standing);
	const open = staked.ok ? await table.open({ id: bet.id, now: tools.clock.now() }) : undefined;
	if (open === "busy") return err(failure("PLAY_BUSY"));
	if (open !== undefined) return answerOf(tools, open, play);
	await takeBack(tools, standing);
	if (!staked.ok) return staked;
	// The same press under way a second time may have opened it.
	const now = await tools.db.read((tx) => findBetByKey(tx, bet));
	return now === undefined ? err(failure("CRASH_BETS_CLOSED")) : answerOf(tools, now, play);
}

async function takeBack(tools: CrashTools, { bet, play }: Standing): Promise<void> {
	if (play.memberId !== undefined) return returnStake(tools, bet);
	const now = tools.clock.now();
	await tools.db.tx((tx) => changeBet(tx, { id: bet.id, in: ["drawn"], now }, { state: "refused" }));
}

/** A trial's purse is asked alone: it moves when the round is over. */
async function stakeTrial(tools: CrashTools, { play, bet }: Standing): Promise<Result<undefined, Refusal>> {
	const lying = await settleTrial(tools, play, bet.owner);
	const balance = (await tools.games.playBalance(play)) - lying;
	if (balance >= BigInt(bet.stake)) return ok(undefined);
	return err(failure("INSUFFICIENT_FUNDS", { balance: formatMinor(balance, play.currency) }));
}

async function stakeMember(tools: CrashTools, { play, bet, round }: Standing): Promise<Result<undefined, Refusal>> {
	const staked = await tools.games.bet({
		...crashCommand(bet),
		token: play,
		transactionId: `${bet.id}:bet`,
		amount: BigInt(bet.stake),
		payTable: payTableOf("crash"),
		events: [betEvent(bet, round, await tools.chains.drawOf(round))],
	});
	return staked.ok ? ok(undefined) : err(playRefusal(staked.error));
}

/** A refusal as players are told; one that only a vendor's dialect can meet says that nothing was staked. */
const playRefusal = ({ code, value }: CommandFailure): Failure<PlayErrorCode> =>
	isPlayError(code) ? failure(code, value) : failure("PLAY_BUSY");

const isPlayError = (code: string): code is PlayErrorCode => code in playErrors;

/** A bet as it stands; one whose stake went back is said to have come too late. */
async function answerOf(tools: CrashTools, bet: BetRow, play: PlayTicket): Promise<Answer> {
	const view = betView(bet);
	if (view === undefined) return err(failure("CRASH_BETS_CLOSED"));
	return ok({ bet: view, balance: await balanceOf(tools, play), now: tools.clock.now().getTime() });
}
