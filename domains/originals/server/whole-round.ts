// Plays a round that its bet decides: one durable write of stake, win and record. What is done is only ever answered
// from what was stored: its outcome is known, so it is never staked again, however long ago it was.
import type { playErrors } from "#games/contract";
import { type Failure, failure } from "#platform/contract";
import type { PlayTicket } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import type { PlayedOriginal } from "../contract/index.ts";
import { drawInstant, isStepped, type OriginalEvent, type Outcome, payTableOf, winOf } from "../core/index.ts";
import { type Claimed, pickedOf } from "./claim-round.ts";
import { gameOf, type OriginalsTools } from "./ports.ts";
import { changeRound, type RoundRow } from "./round-store.ts";
import { betEvent } from "./stepped-round.ts";
import { playedView, wholeTrialView } from "./view.ts";

type Answer = Result<PlayedOriginal, Failure<keyof typeof playErrors>>;

export async function playWhole(tools: OriginalsTools, claimed: Claimed, play: PlayTicket): Promise<Answer> {
	if (claimed.row.state === "done") return stored(tools, claimed, play);
	return play.memberId === undefined ? playTrial(tools, claimed, play) : post(tools, claimed, { play, from: "drawn" });
}

/**
 * The games keep one key of a trial, so its row keeps the others: it is done before the purse moves, and of presses
 * that come at once only the one that ended it posts.
 */
async function playTrial(tools: OriginalsTools, claimed: Claimed, play: PlayTicket): Promise<Answer> {
	const now = tools.clock.now();
	const mine = await tools.db.tx((tx) => changeRound(tx, { ...claimed.row, in: ["drawn"], now }, { state: "done" }));
	if (mine === undefined) return stored(tools, claimed, play);
	return post(tools, claimed, { play, from: "done" });
}

async function post(
	tools: OriginalsTools,
	claimed: Claimed,
	{ play, from }: { readonly play: PlayTicket; readonly from: RoundRow["state"] },
): Promise<Answer> {
	const { row } = claimed;
	const { outcome, events } = wholeOf(tools, claimed);
	const stake = BigInt(row.stake);
	const played = await tools.games.playRound({
		play,
		key: row.key,
		stake,
		events,
		win: winOf(stake, outcome.times),
		payTable: payTableOf(gameOf(row.game)),
	});
	const now = tools.clock.now();
	const end = played.ok
		? ({ state: "done", played_id: played.value.roundId } as const)
		: ({ state: "refused" } as const);
	await tools.db.tx((tx) => changeRound(tx, { ...row, in: [from], now }, end));
	if (!played.ok) return played;
	const { value } = played;
	const balance = formatMinor(value.balance, value.currency);
	return ok({ round: playedView(value), balance, replayed: value.replayed });
}

/** A round that is done, as it was recorded; of a trial, which leaves no record, as it was drawn. */
async function stored(tools: OriginalsTools, claimed: Claimed, play: PlayTicket): Promise<Answer> {
	const { row } = claimed;
	const balance = formatMinor(await tools.games.playBalance(play), play.currency);
	if (play.memberId === undefined) {
		const { outcome, events } = wholeOf(tools, claimed);
		return ok({ round: wholeTrialView(row, { times: outcome.times, events }), balance, replayed: true });
	}
	const played = row.played_id === null ? undefined : await tools.games.round(play, row.played_id);
	// Done before its record was noted here: it is not played anew.
	if (played === undefined) return err(failure("DUPLICATE_TRANSACTION"));
	return ok({ round: playedView(played), balance, replayed: true });
}

type Whole = { readonly outcome: Outcome; readonly events: readonly OriginalEvent[] };

function wholeOf(tools: OriginalsTools, claimed: Claimed): Whole {
	const { row, pair } = claimed;
	const picked = pickedOf(row);
	if (isStepped(picked)) throw new Error("a round of steps is not played whole");
	const outcome = drawInstant(picked, tools.seeds.bitsOf(pair, row.nonce));
	return {
		outcome,
		events: [
			betEvent(claimed),
			{ type: "outcome", outcome },
			{ type: "total", times: outcome.times, ended: outcome.times > 0 ? "won" : "lost" },
		],
	};
}
