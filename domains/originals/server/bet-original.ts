// Stakes on an instant game. The nonce is claimed first, in a transaction of its own; then the money moves, through the
// games' commands alone; a press that is repeated after any of it goes on where it stopped.

import type { CommandFailure } from "#games/api";
import type { PlayErrorCode } from "#games/contract";
import { playErrors } from "#games/contract";
import { type Failure, failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import type { betErrors } from "../contract/errors.ts";
import { betOriginal, type PlayedOriginal } from "../contract/index.ts";
import { isOffered, isStepped, offeredStakes, payTableOf } from "../core/index.ts";
import { type Claimed, claimRound } from "./claim-round.ts";
import { giveBack } from "./give-back.ts";
import { gameOf, type OriginalsTools, seatGameIn, seatOf } from "./ports.ts";
import { changeRound, lockRound, type RoundRow } from "./round-store.ts";
import { commandOf, settleRound } from "./settle-round.ts";
import { betEvent } from "./stepped-round.ts";
import { steppedView } from "./view.ts";
import { playWhole } from "./whole-round.ts";

type Answer = Result<PlayedOriginal, Failure<keyof typeof betErrors>>;

export const betOriginalRoute = (tools: OriginalsTools): Route =>
	bind(betOriginal, async ({ key, stake, picked }, { play }): Promise<Answer> => {
		if (picked.game !== seatGameIn(play)) return err(failure("ORIGINAL_UNKNOWN"));
		const minor = parseMinor(stake, play.currency);
		const offered = minor.ok && offeredStakes({ game: picked.game, currency: play.currency }).includes(minor.value);
		if (!offered || !isOffered(picked)) return err(failure("ORIGINAL_NOT_OFFERED"));
		const press = { seat: seatOf(play), key, stake: minor.value, currency: play.currency, picked };
		const claimed = await tools.db.tx((tx) => claimRound(tools, tx, press));
		if (!claimed.ok) return claimed;
		return isStepped(picked) ? beginStepped(tools, claimed.value, play) : playWhole(tools, claimed.value, play);
	});

/** The first press of a round of steps: its stake is taken at once (GLI-19 4.3.3), its end is open. */
async function beginStepped(tools: OriginalsTools, claimed: Claimed, play: PlayTicket): Promise<Answer> {
	const { row } = claimed;
	if (row.state !== "drawn") return goOn(tools, claimed, play);
	const staked =
		play.memberId === undefined ? await stakeTrial(tools, row, play) : await stakeMember(tools, claimed, play);
	const asDrawn = { ...row, in: ["drawn"], now: tools.clock.now() } as const;
	if (!staked.ok) {
		// The same press may be under way a second time: its late stake is refused, or goes back.
		if (play.memberId !== undefined) await giveBack(tools, row, { untouched: false });
		else await tools.db.tx((tx) => changeRound(tx, asDrawn, { state: "refused" }));
		return staked;
	}
	const open = await tools.db.tx((tx) => changeRound(tx, asDrawn, { state: "open" }));
	if (open !== undefined) return ok(await answerOf(tools, { ...claimed, row: open }, play));
	// Another hand was first: the same press, or the clock.
	const now = await tools.db.tx((tx) => lockRound(tx, row));
	return now === undefined ? err(failure("PLAY_BUSY")) : goOn(tools, { ...claimed, row: now }, play);
}

/** A press that came before, as its round stands now; refused when its stake has gone back. */
async function goOn(tools: OriginalsTools, claimed: Claimed, play: PlayTicket): Promise<Answer> {
	const { row } = claimed;
	if (row.state === "returning") await giveBack(tools, row, { untouched: false });
	if (row.state === "returning" || row.state === "refused" || row.state === "drawn") return err(failure("PLAY_BUSY"));
	const settled = await settleRound(tools, claimed, play);
	if (!settled.ok) return settled;
	return ok({ ...(await answerOf(tools, { ...claimed, row: settled.value }, play)), replayed: true });
}

type Staked = Result<undefined, Failure<PlayErrorCode>>;

async function stakeTrial(tools: OriginalsTools, row: RoundRow, play: PlayTicket): Promise<Staked> {
	const balance = await tools.games.playBalance(play);
	if (balance >= BigInt(row.stake)) return ok(undefined);
	return err(failure("INSUFFICIENT_FUNDS", { balance: formatMinor(balance, play.currency) }));
}

async function stakeMember(tools: OriginalsTools, claimed: Claimed, play: PlayTicket): Promise<Staked> {
	const { row } = claimed;
	const staked = await tools.games.bet({
		...commandOf(row),
		token: play,
		transactionId: `${row.id}:bet`,
		amount: BigInt(row.stake),
		payTable: payTableOf(gameOf(row.game)),
		events: [betEvent(claimed)],
	});
	return staked.ok ? ok(undefined) : err(playRefusal(staked.error));
}

/** A refusal as players are told; one that only a vendor's dialect can meet says that nothing was staked. */
const playRefusal = ({ code, value }: CommandFailure): Failure<PlayErrorCode> =>
	isPlayError(code) ? failure(code, value) : failure("PLAY_BUSY");

const isPlayError = (code: string): code is PlayErrorCode => code in playErrors;

/** The round as it stands, and the balance with what lies on it taken off. */
export async function answerOf(tools: OriginalsTools, running: Claimed, play: PlayTicket): Promise<PlayedOriginal> {
	const balance = await tools.games.playBalance(play);
	const onTable = play.memberId === undefined && running.row.ended === null ? BigInt(running.row.stake) : 0n;
	return {
		round: steppedView(tools.seeds, running),
		balance: formatMinor(balance - onTable, play.currency),
		replayed: false,
	};
}
