// Takes what a flight stands at. The multiplier is that of the moment the call reached the server: `now` of its context.
// Cash-outs that come together are written together; the answer goes out once that is durable, and their wins are paid
// together behind it.
import type { Failure } from "#platform/contract";
import { failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import type { crashTakeErrors } from "../../contract/errors.ts";
import { type CrashPlayed, cashOutCrash } from "../../contract/index.ts";
import { takenAt } from "../../core/index.ts";
import { gameIn, seatOf } from "../ports.ts";
import type { BetRow } from "./bet-rows.ts";
import { settleTrial, winIn } from "./settle-bets.ts";
import type { TableLanes } from "./table-lanes.ts";
import type { CrashTools } from "./tools.ts";
import { betView } from "./view.ts";

type Answer = Result<CrashPlayed, Failure<keyof typeof crashTakeErrors>>;

export const cashOutCrashRoute = (tools: CrashTools, table: TableLanes): Route =>
	bind(cashOutCrash, async ({ betId }, { play, now }): Promise<Answer> => {
		if (gameIn(play) !== "crash") return err(failure("CRASH_BET_UNKNOWN"));
		const { owner } = seatOf(play);
		const bet = await table.bet({ owner, id: betId });
		if (bet === undefined || betView(bet) === undefined) return err(failure("CRASH_BET_UNKNOWN"));
		if (bet.state !== "open") return answerOf(tools, bet, play);
		const round = await table.round(bet.round);
		if (round === undefined) return err(failure("CRASH_BET_UNKNOWN"));
		const milliseconds = now.getTime() - round.flies_at.getTime();
		if (milliseconds < 0) return err(failure("CRASH_NOT_FLYING"));
		const { point } = await tools.chains.drawOf(round);
		const shown = takenAt({ milliseconds, point });
		if (shown === undefined) return err(failure("CRASH_TOO_LATE"));
		// What a target has taken before stands.
		const taken = bet.target > 0 ? Math.min(bet.target, shown) : shown;
		const row = await table.take({ id: betId, owner, taken, now });
		if (row === "busy") return err(failure("PLAY_BUSY"));
		if (row !== undefined) return answerOf(tools, row, play);
		const stands = await table.bet({ owner, id: betId });
		// The flight was cut short by a fault of ours.
		if (stands?.state === "open") return err(failure("CRASH_TOO_LATE"));
		return stands === undefined ? err(failure("CRASH_BET_UNKNOWN")) : answerOf(tools, stands, play);
	});

/** As the bet stands; a win that is not paid yet is counted in it. */
async function answerOf(tools: CrashTools, bet: BetRow, play: PlayTicket): Promise<Answer> {
	const view = betView(bet);
	if (view === undefined) return err(failure("CRASH_BET_UNKNOWN"));
	const lying = await settleTrial(tools, play, bet.owner);
	const coming = play.memberId !== undefined && bet.state === "closing" ? winIn(bet) : 0n;
	const balance = (await tools.games.playBalance(play)) - lying + coming;
	return ok({ bet: view, balance: formatMinor(balance, play.currency), now: tools.clock.now().getTime() });
}
