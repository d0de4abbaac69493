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
import { type BetRow, changeBet, findBetByKey, insertBet, openBet } from "./bet-rows.ts";
import { type CrashRow, findRound } from "./crash-rows.ts";
import { balanceOf } from "./enter-crash.ts";
import { betEvent, crashCommand, returnStake, settleTrial } from "./settle-bets.ts";
import { type CrashTools, closesAt } from "./tools.ts";
import { betView } from "./view.ts";

type Refusal = Failure<keyof typeof crashBetErrors>;
type Answer = Result<CrashPlayed, Refusal>;

export const betCrashRoute = (tools: CrashTools): Route =>
	bind(betCrash, async (input, { play, now }): Promise<Answer> => {
		if (gameIn(play) !== "crash") return err(failure("ORIGINAL_UNKNOWN"));
		const minor = parseMinor(input.stake, play.currency);
		const level = minor.ok ? offeredStakes(play.currency).indexOf(minor.value) : -1;
		if (!minor.ok || level < 0 || !isOffered({ game: "crash", target: input.target }))
			return err(failure("ORIGINAL_NOT_OFFERED"));
		const { owner } = seatOf(play);
		const { round, known } = await tools.db.read(async (tx) => ({
			round: await findRound(tx, input.roundId),
			known: await findBetByKey(tx, { owner, key: input.key }),
		}));
		const asked = { play, round, stake: minor.value, roundId: input.roundId, target: input.target };
		if (known !== undefined) return again(tools, known, asked);
		if (round === undefined || round.state !== "running" || now.getTime() >= closesAt(round))
			return err(failure("CRASH_BETS_CLOSED"));
		const name = play.memberId === undefined ? null : await tools.games.shownName(play.memberId);
		const bet = await tools.db.tx((tx) =>
			insertBet(tx, {
				...{ id: tools.newId(), owner, key: input.key, round: round.id, name, target: input.target },
				...{ currency: play.currency, stake: minor.value.toString(), weight: level + 1, drawn_at: now },
			}),
		);
		if (bet !== undefined) return goOn(tools, { play, bet, round });
		// The same press came twice at once, or another bet stands.
		const first = await tools.db.read((tx) => findBetByKey(tx, { owner, key: input.key }));
		return first === undefined ? err(failure("CRASH_BET_STANDS")) : again(tools, first, asked);
	});

type Asked = Pick<InputOf<typeof betCrash>, "roundId" | "target"> & {
	readonly play: PlayTicket;
	readonly round: CrashRow | undefined;
	readonly stake: bigint;
};

/** A press whose key is known: the same bet, or none. */
function again(
	tools: CrashTools,
	bet: BetRow,
	{ play, round, stake, roundId, target }: Asked,
): Promise<Answer> | Answer {
	const same = bet.round === roundId && bet.target === target && BigInt(bet.stake) === stake;
	return same && round !== undefined ? goOn(tools, { play, bet, round }) : err(failure("DUPLICATE_TRANSACTION"));
}

type Standing = { readonly play: PlayTicket; readonly bet: BetRow; readonly round: CrashRow };

async function goOn(tools: CrashTools, standing: Standing): Promise<Answer> {
	const { bet, play } = standing;
	if (bet.state !== "drawn") return answerOf(tools, bet, play);
	const staked = play.memberId === undefined ? await stakeTrial(tools, standing) : await stakeMember(tools, standing);
	const open = staked.ok ? await tools.db.tx((tx) => openBet(tx, { id: bet.id, now: tools.clock.now() })) : undefined;
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
