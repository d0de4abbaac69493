// Takes what a flight stands at. The multiplier is that of the moment the call reached the server: `now` of its context. Cash-outs
// that come together are one move of the room, with their wins; the answer goes out once that is durable.
import type { Failure } from "#platform/contract";
import { failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import type { crashTakeErrors } from "../../contract/errors.ts";
import { type CrashBet, type CrashPlayed, cashOutCrash, crashTable } from "../../contract/index.ts";
import { gameIn, seatOf } from "../ports.ts";
import { findBet } from "./bet-rows.ts";
import type { CrashHands } from "./crash-room.ts";
import { rowView } from "./view.ts";

type Answer = Result<CrashPlayed, Failure<keyof typeof crashTakeErrors>>;

export const cashOutCrashRoute = (hands: CrashHands): Route =>
	bind(cashOutCrash, async ({ betId }, { play, now }): Promise<Answer> => {
		if (gameIn(play) !== "crash") return err(failure("CRASH_BET_UNKNOWN"));
		const { owner } = seatOf(play);
		const command = { type: "cash-out", betId } as const;
		const taken = await hands.rooms.act(hands.kind, { id: crashTable, seat: owner, command, at: now });
		const bet = taken.ok ? taken.value.seen().bet : undefined;
		if (bet?.betId === betId) return answerOf(hands, play, bet);
		if (!taken.ok && taken.error !== "CRASH_BET_UNKNOWN") return err(failure(codeOf(taken.error)));
		// One of an earlier round is answered as it is.
		const row = await hands.db.read((tx) => findBet(tx, { owner, id: betId }));
		return row === undefined ? err(failure("CRASH_BET_UNKNOWN")) : answerOf(hands, play, rowView(row));
	});

function codeOf(code: string): keyof typeof crashTakeErrors {
	return code === "CRASH_NOT_FLYING" || code === "CRASH_TOO_LATE" ? code : "PLAY_BUSY";
}

async function answerOf({ games, clock }: CrashHands, play: PlayTicket, bet: CrashBet): Promise<Answer> {
	const balance = formatMinor(await games.playBalance(play), play.currency);
	return ok({ bet, balance, now: clock.now().getTime() });
}
